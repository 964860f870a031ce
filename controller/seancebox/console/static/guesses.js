// The card under each intuition token, for whoever likes to tell the box.
import { on } from "./events.js";
import { colour } from "./lamps.js";
import { all, find } from "./say.js";

const CARDS_PER_KIND = 18; // characters, locations, objects
const form = find("guesses");
on(form, "submit", (event) => event.preventDefault());

export function showGuesses(seats, post) {
  const place = form.querySelector("div");
  const fields = all("input", place);
  if (fields.map((field) => field.dataset.guess).join() !== seats.map((seat) => seat.psychic).join()) {
    place.replaceChildren(...seats.map((seat) => guessField(seat, post)));
  }
  for (const seat of seats) {
    const field = place.querySelector(`[data-guess="${seat.psychic}"]`);
    const min = 1 + CARDS_PER_KIND * seat.found;
    const max = CARDS_PER_KIND * (1 + seat.found);
    Object.assign(field, { min, max, placeholder: `${min}–${max}` });
    field.previousSibling.textContent = colour(seat.psychic);
    if (field !== document.activeElement) field.value = seat.card ?? "";
  }
  form.hidden = !seats.length;
}

function guessField({ psychic }, post) {
  const label = document.createElement("label");
  const field = document.createElement("input");
  field.type = "number";
  field.dataset.guess = psychic;
  on(field, "change", () => {
    if (!field.reportValidity()) return;
    post.send("/guess", { psychic, card: field.value === "" ? null : Number(field.value) });
  });
  on(field, "keydown", (event) => { if (event.key === "Enter") field.blur(); });
  label.append("", field);
  return label;
}
