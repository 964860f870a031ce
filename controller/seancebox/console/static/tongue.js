// Which language the page speaks: the one that its visitor chose, or else the box's.
import { on } from "./events.js";
import { keep, kept } from "./keeper.js";
import { fetched, speak } from "./say.js";

export class Tongue {
  #box = "en"; // what the table's face speaks

  constructor(choice) {
    this.choice = choice;
    on(choice, "change", () => { keep("language", choice.value); this.follow(); });
    this.#offer();
  }

  follow(language = this.#box) {
    this.#box = language;
    speak(this.choice.value || language);
  }

  async #offer() {
    const languages = await fetched("/languages") ?? [];
    this.choice.append(...languages.map(({ code, name }) => new Option(name, code)));
    this.choice.hidden = languages.length < 2;
    this.choice.value = kept("language") ?? "";
    if (this.choice.selectedIndex < 0) this.choice.value = ""; // one that the box has no more
    this.follow();
  }
}
