// Every lamp as its pin drives it.
const lamps = [...document.querySelectorAll("[data-lamp]")];
for (const lamp of lamps) {
  lamp.append(document.createElement("i"));
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

function show(lamp, level) {
  lamp.style.setProperty("--level", level);
  lamp.dataset.level = level;
  lamp.classList.toggle("lit", level >= 0.5);
  const words = `${lamp.dataset.lamp}: ${level > 0 ? "lit" : "dark"}`;
  if (lamp.closest("button")) lamp.closest("button").setAttribute("aria-description", `lamp of ${words}`);
  else lamp.setAttribute("aria-label", words);
}

darken();
