// What the box asks, what answers it, and how long there is.
import { showGuesses } from "./guesses.js";
import { all, find, made, put, say } from "./say.js";

const HOURS = ["", "I", "II", "III", "IV", "V", "VI", "VII"];
const KNOCKS = { "yes": () => say("1 = yes"), "no": () => say("2 = no"), "go on": () => say("3 = go on") };

export function showState(data, post) {
  Object.assign(document.body.dataset, { number: data.number ?? "", state: data.state });
  put(find("state"), data.title ?? data.state);
  put(find("hour"), data.hour ? say("hour {hour}", { hour: HOURS[data.hour] }) : "");
  find("service").hidden = !data.is_menu;
  find("muted").hidden = !data.sound_muted;
  put(find("number"), data.number ? say("{n} safely kept", { n: data.number }) : "");
  for (const place of all("[data-box]")) place.lang = data.language ?? "en";
  showFace("", data);
  put(find("fault"), data.fault);
  showEar(data.listens ?? []);
  showInputs(data.inputs ?? []);
  showSeats(data.seats ?? []);
  showGuesses(data.state === "TIMER" ? (data.seats ?? []).filter((seat) => seat.seeks) : [], post);
}

// which: "" for the table's words, "ghost-" for the ghost's.
export function showFace(which, { asks, lines = [], hint, echo }) {
  put(find(`${which}asks`), asks);
  find(`${which}lines`).replaceChildren(...lines.map((line) => made("li", line)));
  put(find(`${which}hint`), hint);
  put(find(`${which}echo`), echo ? [echo.word, ...echo.about].join(" · ") : "");
}

// The sand, and what happens by itself before long.
export function showTime({ sand, fuse }) {
  put(find("sand"), sand ? sandWords(sand) : "");
  put(find("fuse"), fuse ? say("by itself in {n} s", { n: fuse.left }) : "");
}

function sandWords({ left, is_running }) {
  const clock = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
  return is_running ? say("sand: {clock}", { clock }) : say("sand: {clock}, it stands", { clock });
}

function showEar(listens) {
  const heard = Object.keys(KNOCKS).filter((rhythm) => listens.includes(rhythm));
  put(find("listens"), heard.map((rhythm) => KNOCKS[rhythm]()).join(" · ") || say("deaf to knocks now"));
  find("pad").classList.toggle("deaf", !listens.length);
}

function showInputs(inputs) {
  find("inputs").replaceChildren(...inputs.flatMap(({ who, does }) => [made("dt", who), made("dd", does)]));
}

function showSeats(seats) {
  for (const button of all(".colours [data-button]")) {
    const seat = seats.find(({ psychic }) => psychic === button.dataset.button);
    const parts = [seat?.seeks, seat?.card && say("card {card}", { card: seat.card })];
    put(button.querySelector("small"), parts.filter(Boolean).join(" · "));
  }
}
