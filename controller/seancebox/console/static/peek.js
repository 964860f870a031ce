// What only the ghost may see: fetched while one looks behind the screen, and not kept.
import { Stream } from "./stream.js";
import { paint, wipe } from "./oled.js";
import { addLine, showFace } from "./words.js";

export class Peek {
  constructor(button, place) {
    Object.assign(this, { button, place });
    this.stream = new Stream("/ghost/events", {
      oled: (data) => paint(place.querySelector("canvas"), data),
      state: (data) => showFace("ghost-", data),
      log: (data) => addLine(place.querySelector("ol"), data),
    }, () => this.#forget(), () => this.#forget());
    button.addEventListener("click", () => this.toggle());
  }

  toggle() {
    if (this.place.hidden) this.#show();
    else this.hide();
  }

  hide() {
    this.stream.close();
    this.#open(false);
  }

  #show() {
    this.#open(true);
    this.stream.open();
  }

  #open(isOpen) {
    this.place.hidden = !isOpen;
    this.button.setAttribute("aria-expanded", isOpen);
    this.button.firstElementChild.textContent = isOpen ? "come back from behind the screen" : "look behind the screen";
  }

  #forget() {
    wipe(this.place.querySelector("canvas"));
    for (const part of this.place.querySelectorAll("p, ul, ol")) part.replaceChildren();
  }
}
