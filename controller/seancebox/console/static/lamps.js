// Every lamp as its pin drives it.
import { all, always, made, say } from "./say.js";

const lamps = all("[data-lamp]");
for (const lamp of lamps) {
  lamp.append(made("i"));
  if (!lamp.closest("button")) lamp.setAttribute("role", "img");
}

export function light(name, level) { // level: 0..1
  const lamp = document.querySelector(`[data-lamp="${name}"]`);
  const group = lamp.closest(".lamps"); // the ghost's, hidden where none is built in
  if (group) group.hidden = false;
  show(lamp, level);
}

export function darken() {
  for (const lamp of lamps) show(lamp, 0);
}

// The word of a psychic's colour.
export function colour(psychic) {
  return document.querySelector(`.colours [data-button="${psychic}"] b`).textContent;
}

function show(lamp, level) {
  lamp.style.setProperty("--level", level);
  lamp.dataset.level = level;
  const button = lamp.closest("button");
  const name = { lamp: named(lamp) };
  const words = level > 0 ? say("{lamp}: lit", name) : say("{lamp}: dark", name);
  (button ?? lamp).setAttribute(button ? "aria-description" : "aria-label", words);
}

function named(lamp) {
  const { lamp: name } = lamp.dataset;
  if (lamp.closest("button")) return colour(name);
  return name.startsWith("hour") ? say("hour {hour}", { hour: lamp.textContent }) : lamp.textContent;
}

always(() => {
  for (const lamp of lamps) show(lamp, Number(lamp.dataset.level ?? 0));
});
