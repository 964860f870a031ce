// The page: what the box says goes to its place, what people do goes to the box.
import { Stream } from "./stream.js";
import { Post } from "./post.js";
import { Buttons } from "./buttons.js";
import { listenForKnocks } from "./pad.js";
import { Peek } from "./peek.js";
import { Sounds } from "./sounds.js";
import { darken, light } from "./lamps.js";
import { paint } from "./oled.js";
import * as words from "./words.js";

const find = (id) => document.getElementById(id);
const name = [...crypto.getRandomValues(new Uint32Array(2))].map((n) => n.toString(36)).join("");
const sounds = new Sounds(find("sound"));
const post = new Post(name, words.notice, () => stream.restart());
const buttons = new Buttons(post);
const peek = new Peek(find("peek"), find("behind"));

const stream = new Stream(
  `/events?page=${name}`,
  {
    state: (data) => { words.showState(data, post); sounds.isMuted = Boolean(data.sound_muted); },
    log: (data) => words.addLine(find("log"), data),
    cue: (data) => sounds.play(data.cue),
    lamp: (data) => light(data.lamp, data.level),
    oled: (data) => paint(find("oled-table"), data),
  },
  () => {
    find("log").replaceChildren();
    document.body.classList.remove("away");
    post.open();
  },
  () => {
    document.body.classList.add("away");
    post.shut();
    buttons.forget();
    darken();
  },
);

listenForKnocks(find("pad"), post);
addEventListener("keydown", (event) => {
  if (event.repeat || words.isTyping(event)) return;
  if (event.key === "g") peek.toggle();
  if (event.key === "m") sounds.toggle();
  if (event.key === "Escape") peek.hide();
});

// The mouse moves no focus to a button: the space bar goes on knocking.
document.addEventListener("mousedown", (event) => {
  if (!event.target.closest("button")) return;
  event.preventDefault();
  document.activeElement.blur();
});

// A browser has few lines to one place: a tab that nobody looks at gives its own back.
function look() {
  if (document.hidden) {
    buttons.releaseAll();
    peek.hide();
    stream.close();
  } else {
    stream.open();
  }
}
addEventListener("blur", () => buttons.releaseAll());
addEventListener("pagehide", () => { peek.hide(); stream.close(); });
addEventListener("pageshow", look);
document.addEventListener("visibilitychange", look);
look();
