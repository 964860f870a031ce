// The sand, and what happens by itself before long.
import { put, say } from "./say.js";

const find = (id) => document.getElementById(id);

export function showTime({ sand, fuse }) {
  put(find("sand"), sand ? sandWords(sand) : "");
  put(find("fuse"), fuse ? say("by itself in {n} s", { n: fuse.left }) : "");
}

function sandWords({ left, is_running }) {
  const clock = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
  return is_running ? say("sand: {clock}", { clock }) : say("sand: {clock}, it stands", { clock });
}
