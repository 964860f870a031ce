// What the browser's events say: when something happened, and whether it is meant for the box.

// kinds: names of events, with spaces between.
export function on(target, kinds, act) {
  for (const kind of kinds.split(" ")) target.addEventListener(kind, act);
}

// The event's own time where it is on this page's clock, as it should be.
export function timeOf(event) {
  const now = performance.now();
  return event.timeStamp > now - 1000 && event.timeStamp <= now ? event.timeStamp : now;
}

// down: a finger comes down. bare: a click without one, as assistive technology sends it.
export function onPress(element, down, bare) {
  on(element, "pointerdown", (event) => { if (event.button === 0) down(event); });
  on(element, "click", (event) => { if (!event.detail) bare(event); });
  on(element, "contextmenu", (event) => event.preventDefault());
  // A key that was taken as it went down must not click as it comes up.
  on(element, "keyup", (event) => { if (/Space|Enter/.test(event.code)) event.preventDefault(); });
}

export function isTyping(event) {
  return event.ctrlKey || event.altKey || event.metaKey || event.target.matches?.("input, select");
}
