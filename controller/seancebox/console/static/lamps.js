// Every lamp, alive in the rhythm that tells what it means.
const lamps = [...document.querySelectorAll("[data-lamp]")];
for (const lamp of lamps) {
  lamp.append(document.createElement("i"));
  if (!lamp.closest("button")) lamp.setAttribute("role", "img");
}

// lights: level 0..1 and pattern by lamp; one that isn't named is dark.
export function showLamps(lights) {
  for (const lamp of lamps) {
    const { level = 0, pattern = "steady" } = lights[lamp.dataset.lamp] ?? {};
    lamp.style.setProperty("--level", level);
    lamp.classList.toggle("lit", level > 0);
    lamp.classList.toggle("faint", level < 0.5);
    lamp.dataset.level = level;
    lamp.dataset.pattern = pattern;
    describe(lamp, level > 0 ? (pattern === "steady" ? "lit" : pattern) : "dark");
    // One beat for all: what blinks in turn must really take turns.
    for (const life of lamp.getAnimations({ subtree: true })) life.startTime = 0;
  }
}

export const darken = () => showLamps({});

function describe(lamp, how) {
  const button = lamp.closest("button");
  if (button) button.title = `${lamp.dataset.lamp} lamp: ${how}`;
  else lamp.setAttribute("aria-label", `${lamp.dataset.lamp}: ${how}`);
}
