// What the browser's events say: when something happened, and whether a key is meant for the box.

// The event's own time where it is on this page's clock, as it should be.
export function timeOf(event) {
  const now = performance.now();
  return event.timeStamp > now - 1000 && event.timeStamp <= now ? event.timeStamp : now;
}

export function isTyping(event) {
  return event.ctrlKey || event.altKey || event.metaKey || event.target.matches?.("input, select");
}
