// Why the box asks again, as far as a page can know: the box says the same "?" whatever the
// reason, and the ghost alone may read more.
import { say } from "./say.js";

const MANY = 4; // from here on a rhythm has no meaning
let knocks = null; // of the rhythm that was unclear

// count: knocks just now.
export function why({ echo }, count) {
  if (echo?.tone !== "unclear") knocks = null;
  else knocks ??= count;
  if (knocks === null) return "";
  if (knocks < MANY) return say("The ghost's display may say why.");
  return say("{n} knocks mean nothing here.", { n: knocks });
}
