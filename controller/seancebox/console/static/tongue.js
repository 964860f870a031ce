// Which language the page speaks: that of the table's face. To choose another is to tell the box.
import { on } from "./events.js";
import { fetched, speak } from "./say.js";

export class Tongue {
  #box = "en"; // what the table's face speaks

  constructor(choice, post) {
    this.choice = choice;
    on(choice, "change", () => post.send("/language", { language: choice.value }));
    this.#offer();
  }

  follow(language = this.#box) {
    this.#box = this.choice.value = language;
    speak(language);
  }

  async #offer() {
    const languages = await fetched("/languages") ?? [];
    this.choice.append(...languages.map(({ code, name }) => new Option(name, code)));
    this.choice.hidden = languages.length < 2;
    this.follow();
  }
}
