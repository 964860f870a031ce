// What only the ghost may see: fetched while one looks behind the screen, and not kept.
import { addLine } from "./log.js";
import { paint, wipe } from "./oled.js";
import { showFace } from "./state.js";
import { Stream } from "./stream.js";

export class Peek {
  constructor(button, glass, place) {
    Object.assign(this, { button, glass, place });
    this.stream = new Stream("/ghost/events", {
      oled: (data) => paint(glass, data),
      state: (data) => { place.lang = data.language ?? "en"; showFace("ghost-", data); },
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
    this.place.hidden = this.glass.hidden = !isOpen;
    this.button.setAttribute("aria-expanded", isOpen);
  }

  #forget() {
    wipe(this.glass);
    for (const part of this.place.querySelectorAll("p, ul, ol")) part.replaceChildren();
  }
}
