// What only the ghost may see: fetched while one looks behind the screen, and not kept.
import { on } from "./events.js";
import { paint, wipe } from "./oled.js";
import { all } from "./say.js";
import { showFace } from "./state.js";
import { Stream } from "./stream.js";

export class Peek {
  constructor(button, glass, place) {
    Object.assign(this, { button, glass, place });
    this.stream = new Stream("/ghost/events", {
      oled: (data) => paint(glass, data),
      state: (data) => { place.lang = data.language ?? "en"; showFace("ghost-", data); },
    }, () => this.#forget(), () => this.#forget());
    on(button, "click", () => this.toggle());
  }

  toggle() {
    if (!this.place.hidden) return this.hide();
    this.#open(true);
    this.stream.open();
  }

  hide() {
    this.stream.close();
    this.#open(false);
  }

  #open(isOpen) {
    this.place.hidden = this.glass.hidden = !isOpen;
    this.button.setAttribute("aria-expanded", isOpen);
  }

  #forget() {
    wipe(this.glass);
    for (const part of all("p, ul", this.place)) part.replaceChildren();
  }
}
