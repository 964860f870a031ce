// The ghost's piece of hardwood.
import { timeOf } from "./post.js";
import { isTyping } from "./words.js";

export function listenForKnocks(pad, post) {
  const knock = (event) => {
    post.send("/knock", { at: [timeOf(event)] });
    pad.classList.add("down");
    setTimeout(() => pad.classList.remove("down"), 90);
  };
  pad.addEventListener("pointerdown", (event) => { if (event.button === 0) knock(event); });
  pad.addEventListener("contextmenu", (event) => event.preventDefault());
  addEventListener("keydown", (event) => {
    const isOnControl = document.activeElement?.matches("button:not(#pad), input");
    const isKnock = event.code === "Space" && !isOnControl && !isTyping(event);
    if (!isKnock && !(event.code === "Enter" && document.activeElement === pad)) return;
    event.preventDefault(); // the page must not scroll
    if (!event.repeat) knock(event);
  });
}
