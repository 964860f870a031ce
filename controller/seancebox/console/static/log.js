// What has happened, the newest first.
import { made } from "./say.js";

const MOST_LINES = 300;

// strikes: the lines that this one takes back. begins: another evening.
export function addLine(list, { text, strikes = [], begins }) {
  for (const gone of strikes) strike(list, gone);
  const line = made("li", text);
  line.lang = list.lang;
  if (begins) line.className = "begins";
  list.prepend(line);
  if (list.children.length > MOST_LINES) list.lastElementChild.remove();
}

function strike(list, text) {
  const lines = [...list.children];
  const end = lines.findIndex((line) => line.className === "begins");
  const evening = end < 0 ? lines : lines.slice(0, end);
  evening.find((line) => line.firstChild.nodeName !== "S" && line.textContent === text)?.replaceChildren(made("s", text));
}
