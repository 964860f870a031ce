// Buttons are down as long as a finger, a key or a latch holds them.
import { isTyping, on, onPress, timeOf } from "./events.js";
import { all } from "./say.js";

const KEYS = { y: "yes", n: "no", c: "crow" };
const SHORTEST = 50; // ms; a tap on a touchpad can be over at once, a button's contact can't
const COLOURS = ["blue", "white", "red", "yellow", "purple", "black"];

export class Buttons {
  #holders = new Map(); // finger, key or latch → the buttons it holds, and since when

  constructor(post) {
    this.post = post;
    for (const element of all("[data-button]")) this.#wire(element);
    on(window, "keydown", (event) => this.#keyDown(event));
    on(window, "keyup", (event) => this.#release(`key ${event.code}`, timeOf(event)));
  }

  releaseAll() {
    for (const holder of [...this.#holders.keys()]) this.#letGo(holder, performance.now());
  }

  forget() {
    this.#holders.clear();
    this.#show();
  }

  #wire(element) {
    const buttons = element.dataset.button.split(" ");
    const end = (event) => this.#release(`finger ${event.pointerId}`, timeOf(event));
    onPress(element, (event) => {
      element.setPointerCapture(event.pointerId);
      this.#press(`finger ${event.pointerId}`, buttons, event);
    }, (event) => this.#tap(buttons, event));
    on(element, "pointerup pointercancel lostpointercapture", end);
    on(element, "keydown", (event) => {
      if (event.code !== "Space" && event.code !== "Enter") return;
      event.preventDefault();
      if (!event.repeat) this.#press(`key ${event.code}`, buttons, event);
    });
    on(element, "blur", () => {
      for (const code of ["Space", "Enter"]) this.#release(`key ${code}`, performance.now());
    });
  }

  #keyDown(event) {
    if (event.repeat || isTyping(event)) return;
    const digit = /^(?:Digit|Numpad)([1-6])$/.exec(event.code);
    const button = digit ? COLOURS[digit[1] - 1] : KEYS[event.key.toLowerCase()];
    if (button) this.#press(`key ${event.code}`, [button], event);
  }

  #press(holder, buttons, event) {
    const latch = `latch ${buttons}`;
    if (this.#holders.has(latch)) this.#release(latch, timeOf(event));
    else this.#hold(event.shiftKey ? latch : holder, buttons, timeOf(event));
  }

  #tap(buttons, event) {
    const isLatched = this.#holders.has(`latch ${buttons}`);
    if (!isLatched && buttons.some((button) => this.#down().has(button))) return; // a press under way
    this.#press(`click ${buttons}`, buttons, event);
    this.#release(`click ${buttons}`, timeOf(event));
  }

  #hold(holder, buttons, at) {
    this.#letGo(holder, at);
    const before = this.#down();
    this.#holders.set(holder, { buttons, at });
    this.#tell(before, at);
  }

  #release(holder, at) {
    const grip = this.#holders.get(holder);
    const rest = grip ? grip.at + SHORTEST - at : 0;
    if (rest <= 0) return this.#letGo(holder, at);
    setTimeout(() => {
      if (this.#holders.get(holder) === grip) this.#letGo(holder, at + rest);
    }, rest);
  }

  #letGo(holder, at) {
    const before = this.#down();
    if (this.#holders.delete(holder)) this.#tell(before, at);
  }

  #tell(before, at) {
    const after = this.#down();
    for (const button of new Set([...before, ...after])) {
      const is_down = after.has(button);
      if (is_down !== before.has(button)) this.post.send("/button", { button, is_down, at });
    }
    this.#show();
  }

  #down() {
    return new Set([...this.#holders.values()].flatMap((grip) => grip.buttons));
  }

  #show() {
    const down = this.#down();
    for (const element of all("[data-button]")) {
      const isDown = element.dataset.button.split(" ").every((button) => down.has(button));
      element.classList.toggle("down", isDown);
    }
  }
}
