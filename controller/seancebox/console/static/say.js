// The page's own words: each is known by its English, and said in the language that is spoken.
const texts = all("[data-say]").map((element) => [element, element.textContent.replace(/\s+/g, " ")]);
const writers = [];
let words = {};
let spoken = "en";
let wanted = spoken;

export function say(english, fields = {}) {
  return (words[english] ?? english).replace(/\{(\w+)\}/g, (_, name) => fields[name]);
}

// write: puts words in their place; done anew whenever another language is spoken.
export function always(write) {
  writers.push(write);
  write();
}

export async function speak(language) {
  if (language === wanted) return;
  wanted = language;
  const found = language === "en" ? null : await fetched(`/words/${language}.json`);
  if (language !== wanted) return;
  if (found === undefined) return wanted = spoken; // until it is asked for again
  spoken = language;
  words = found ?? {};
  document.documentElement.lang = found ? language : "en";
  for (const write of writers) write();
}

// The JSON at a place of the box, null where there is none, undefined if the box can't be asked.
export async function fetched(path) {
  try {
    const answer = await fetch(path);
    if (answer.status === 404) return null;
    if (answer.ok) return await answer.json();
  } catch {
    // it is away
  }
}

export function find(id) {
  return document.getElementById(id);
}

export function all(selector, within = document) {
  return [...within.querySelectorAll(selector)];
}

// Only what changed is written, so that a live region speaks once.
export function put(element, text) {
  if (element.textContent !== (text ?? "")) element.textContent = text ?? "";
}

export function made(tag, text = "") {
  const element = document.createElement(tag);
  element.textContent = text;
  return element;
}

always(() => {
  document.title = say("Séance box");
  for (const [element, english] of texts) put(element, say(english));
  for (const element of all("[data-say-label]")) {
    element.setAttribute("aria-label", say(element.dataset.sayLabel));
  }
  for (const heading of all("section > h2")) {
    heading.parentElement.setAttribute("aria-label", heading.firstChild.textContent);
  }
});
