// The ghost's piece of hardwood: it gives under a blow, and counts along.
import { isTyping, on, onPress, timeOf } from "./events.js";
import { made } from "./say.js";

const PAUSE = 1300; // ms without a knock: what comes next is another rhythm
const BLOW = 90;
const RING = 600; // until its ring has run out into the wood

export class Pad {
  count = 0; // knocks of the present rhythm
  #end = 0;
  #touched = -BLOW; // when, by a finger

  // heard: called with each knock.
  constructor(pad, dots, post, heard) {
    Object.assign(this, { pad, dots, post, heard });
    onPress(pad, (event) => {
      this.#touched = performance.now();
      this.#knock(event);
    }, (event) => {
      if (performance.now() - this.#touched > BLOW) this.#knock(event);
    });
    on(window, "keydown", (event) => {
      const isOnControl = document.activeElement?.matches("button:not(#pad), input, select");
      const isKnock = event.code === "Space" && !isOnControl && !isTyping(event);
      if (!isKnock && !(event.code === "Enter" && document.activeElement === pad)) return;
      event.preventDefault(); // the page must not scroll
      if (!event.repeat) this.#knock(event);
    });
  }

  #knock(event) {
    this.post.send("/knock", { at: [timeOf(event)] });
    this.heard();
    this.#give();
    this.count++;
    this.dots.append(made("i"));
    clearTimeout(this.#end);
    this.#end = setTimeout(() => { this.count = 0; this.dots.replaceChildren(); }, PAUSE);
  }

  #give() {
    const ring = made("i");
    ring.className = "ring";
    this.pad.append(ring);
    setTimeout(() => ring.remove(), RING);
    this.pad.classList.add("down");
    setTimeout(() => this.pad.classList.remove("down"), BLOW);
  }
}
