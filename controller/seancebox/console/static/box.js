// The page: what the box says goes to its place, what people do goes to the box.
import { Buttons } from "./buttons.js";
import { isTyping, on } from "./events.js";
import { Help, Keys } from "./help.js";
import { darken, light } from "./lamps.js";
import { addLine } from "./log.js";
import { paint } from "./oled.js";
import { Pad } from "./pad.js";
import { Peek } from "./peek.js";
import { Post } from "./post.js";
import { always, find, put, say } from "./say.js";
import { Sounds } from "./sounds.js";
import { showState, showTime } from "./state.js";
import { Stream } from "./stream.js";
import { Tongue } from "./tongue.js";
import { why } from "./why.js";

const NOTICE = 6000;
const name = [...crypto.getRandomValues(new Uint32Array(2))].map((n) => n.toString(36)).join("");
const sounds = new Sounds(find("sound"));
const post = new Post(name, notice, () => stream.restart());
const buttons = new Buttons(post);
const pad = new Pad(find("pad"), find("knocks"), post, () => sounds.thud());
const peek = new Peek(find("peek"), find("oled-ghost"), find("behind"));
const help = new Help(find("help"), find("how"), find("close"));
const keys = new Keys(find("keys"));
const tongue = new Tongue(find("language"), post);
let state = null;
let time = {};

const stream = new Stream(
  `/events?page=${name}`,
  {
    state: (data) => {
      state = data;
      tell();
      help.follow(data.state);
      tongue.follow(data.language);
      sounds.isMuted = Boolean(data.sound_muted);
    },
    time: (data) => showTime(time = data),
    log: (data) => addLine(find("log"), data),
    cue: (data) => sounds.play(data),
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
    showTime(time = {});
  },
);
always(() => {
  if (state) tell();
  showTime(time);
});

function tell() {
  showState(state, post);
  put(find("why"), why(state, pad.count));
}

let hush = 0;
function notice(reason) {
  find("notice").hidden = false;
  put(find("notice"), say("The box refuses: {reason}", { reason }));
  clearTimeout(hush);
  hush = setTimeout(() => { find("notice").hidden = true; }, NOTICE);
}

const KEYS = {
  "g": () => peek.toggle(),
  "m": () => sounds.toggle(),
  "h": () => help.toggle(),
  "?": () => keys.toggle(),
  "escape": () => (help.isOpen ? help : peek).hide(),
};
on(window, "keydown", (event) => {
  if (!event.repeat && !isTyping(event)) KEYS[event.key.toLowerCase()]?.();
});

// The mouse moves no focus to a button: the space bar goes on knocking.
on(document, "mousedown", (event) => {
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
on(window, "blur", () => buttons.releaseAll());
on(window, "pagehide", () => { peek.hide(); stream.close(); });
on(window, "pageshow", look);
on(document, "visibilitychange", look);
look();
