// How to play this box, in one screen; and the keys beside what they work.
import { on } from "./events.js";
import { keep, kept } from "./keeper.js";
import { all } from "./say.js";

export class Help {
  constructor(panel, button, close) {
    Object.assign(this, { panel, button });
    on(button, "click", () => this.toggle());
    on(close, "click", () => this.hide());
    this.#open(!kept("has-read"));
  }

  toggle() {
    if (this.isOpen) return this.hide();
    this.#open(true);
    this.panel.scrollIntoView({ block: "nearest" });
  }

  hide() {
    keep("has-read", "yes");
    if (this.panel.contains(document.activeElement)) this.button.focus();
    this.#open(false);
  }

  // Mark what is to be done in `state`.
  follow(state) {
    for (const step of all("[data-step]", this.panel)) {
      step.toggleAttribute("aria-current", step.dataset.step === state);
    }
  }

  #open(isOpen) {
    this.isOpen = isOpen;
    this.panel.hidden = !isOpen;
    this.button.setAttribute("aria-expanded", isOpen);
  }
}

export class Keys {
  constructor(button) {
    this.button = button;
    on(button, "click", () => this.toggle());
    if (kept("keys") === "true") this.toggle();
  }

  toggle() {
    const isShown = document.body.classList.toggle("keys");
    keep("keys", isShown);
    this.button.setAttribute("aria-pressed", isShown);
  }
}
