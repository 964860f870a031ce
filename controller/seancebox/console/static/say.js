// The page's own words: each is known by its English, and said in the language that is spoken.
const texts = [...document.querySelectorAll("[data-say]")].map((element) => [element, squeezed(element.textContent)]);
const writers = [];
let words = {};
let wanted = "en";

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
  words = found ?? {};
  document.documentElement.lang = found ? language : "en";
  for (const write of writers) write();
}

// The JSON at a place of the box, or null where there is none.
export async function fetched(path) {
  try {
    const answer = await fetch(path);
    return answer.ok ? await answer.json() : null;
  } catch {
    return null;
  }
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

function squeezed(text) {
  return text.trim().replace(/\s+/g, " ");
}

always(() => {
  document.title = say("Séance box");
  for (const [element, english] of texts) put(element, say(english));
  for (const element of document.querySelectorAll("[data-say-label]")) {
    element.setAttribute("aria-label", say(element.dataset.sayLabel));
  }
  for (const heading of document.querySelectorAll("section > h2")) {
    heading.parentElement.setAttribute("aria-label", heading.firstChild.textContent);
  }
});
