// What has happened, the newest first.
import { made } from "./say.js";

const MOST_LINES = 300;

// line: its number. strikes: those of the lines that it takes back. begins: another evening.
export function addLine(list, { text, line, strikes = [], begins }) {
  for (const gone of strikes) strike(list.querySelector(`[data-line="${gone}"]`));
  const item = made("li", text);
  item.lang = list.lang;
  item.dataset.line = line;
  if (begins) item.className = "begins";
  list.prepend(item);
  if (list.children.length > MOST_LINES) list.lastElementChild.remove();
}

function strike(item) {
  item?.replaceChildren(made("s", item.textContent));
}
