// What the box asks, what answers it, and what has happened.
const HOURS = ["", "I", "II", "III", "IV", "V", "VI", "VII"];
const KNOCKS = { yes: "1 knock = yes", no: "2 = no", "go on": "3 = go on" };
const CARDS_PER_KIND = 18; // characters, locations, objects
const MOST_LINES = 300;
const find = (id) => document.getElementById(id);

export function showState(data, post) {
  say(find("state"), data.state);
  say(find("hour"), data.hour ? `hour ${HOURS[data.hour]}` : "");
  showFace("", data);
  say(find("fault"), data.fault);
  showEar(data.listens ?? []);
  showInputs(data.inputs ?? []);
  showSeats(data.seats ?? []);
  showGuesses(data.state === "TIMER" ? (data.seats ?? []).filter((seat) => seat.seeks) : [], post);
  find("muted").hidden = !data.sound_muted;
  say(find("number"), data.number ? `(${data.number} safely kept)` : "");
  document.body.dataset.number = data.number ?? "";
}

// which: "" for the table's words, "ghost-" for the ghost's.
export function showFace(which, { asks, lines = [], hint, echo }) {
  say(find(`${which}asks`), asks);
  find(`${which}lines`).replaceChildren(...lines.map((line) => made("li", line)));
  say(find(`${which}hint`), hint);
  say(find(`${which}echo`), echo ? [echo.word, ...echo.about].join(" · ") : "");
}

export function addLine(list, { text, at }) {
  const line = made("li", text);
  if (at) line.prepend(made("time", at));
  list.prepend(line);
  if (list.children.length > MOST_LINES) list.lastElementChild.remove();
}

let hush = 0;
export function notice(text) {
  find("notice").hidden = false;
  say(find("notice"), text);
  clearTimeout(hush);
  hush = setTimeout(() => { find("notice").hidden = true; }, 6000);
}

export function isTyping(event) {
  return event.ctrlKey || event.altKey || event.metaKey || event.target.matches?.("input");
}

function showEar(listens) {
  const heard = Object.keys(KNOCKS).filter((rhythm) => listens.includes(rhythm)).map((rhythm) => KNOCKS[rhythm]);
  say(find("listens"), heard.length ? heard.join(" · ") : "deaf to knocks now");
  find("pad").classList.toggle("deaf", !heard.length);
}

function showInputs(inputs) {
  find("inputs").replaceChildren(...inputs.flatMap(({ who, does }) => [made("dt", who), made("dd", does)]));
}

function showSeats(seats) {
  for (const button of document.querySelectorAll(".colours [data-button]")) {
    const seat = seats.find(({ psychic }) => psychic === button.dataset.button);
    const parts = [seat?.seeks, seat?.card && `card ${seat.card}`];
    say(button.querySelector("small"), parts.filter(Boolean).join(" · "));
  }
}

function showGuesses(seats, post) {
  const place = find("guesses").querySelector("div");
  const fields = [...place.querySelectorAll("input")];
  if (fields.map((field) => field.dataset.guess).join() !== seats.map((seat) => seat.psychic).join()) {
    place.replaceChildren(...seats.map((seat) => guessField(seat, post)));
  }
  for (const seat of seats) {
    const field = place.querySelector(`[data-guess="${seat.psychic}"]`);
    const min = 1 + CARDS_PER_KIND * seat.found;
    const max = CARDS_PER_KIND * (1 + seat.found);
    Object.assign(field, { min, max, placeholder: `${min}–${max}` });
    if (field !== document.activeElement) field.value = seat.card ?? "";
  }
  find("guesses").hidden = !seats.length;
}

function guessField({ psychic }, post) {
  const label = made("label", psychic);
  const field = document.createElement("input");
  field.type = "number";
  field.dataset.guess = psychic;
  field.addEventListener("change", () => {
    if (!field.reportValidity()) return;
    post.send("/guess", { psychic, card: field.value === "" ? null : Number(field.value) });
  });
  field.addEventListener("keydown", (event) => { if (event.key === "Enter") field.blur(); });
  label.append(field);
  return label;
}

// Only what changed is written, so that a live region speaks once.
function say(element, text) {
  if (element.textContent !== (text ?? "")) element.textContent = text ?? "";
}

function made(tag, text) {
  const element = document.createElement(tag);
  element.textContent = text;
  return element;
}
