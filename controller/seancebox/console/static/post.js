// The way to the box: one message after the other, each with this browser's own times.
const OPENING_SAMPLES = 5;
const SAMPLE_EVERY = 15000;
const MOST_KNOCKS = 16; // that the box takes in one message

export class Post {
  #waiting = [];
  #isBusy = false;
  #isOpen = false;
  #clock = 0;

  // tell: shows what the box refused. lost: called when the box can't be reached.
  constructor(page, tell, lost) {
    Object.assign(this, { page, tell, lost });
  }

  open() {
    this.#isOpen = true;
    for (let i = 0; i < OPENING_SAMPLES; i++) this.send("/clock", {});
    clearInterval(this.#clock);
    this.#clock = setInterval(() => this.send("/clock", {}), SAMPLE_EVERY);
  }

  shut() {
    this.#isOpen = false;
    this.#waiting = [];
    clearInterval(this.#clock);
  }

  send(path, body) {
    if (!this.#isOpen) return;
    const last = this.#waiting.at(-1);
    const joins = path === "/knock" && last?.path === path && last.body.at.length < MOST_KNOCKS;
    if (joins) last.body.at = [...last.body.at, ...body.at].sort((a, b) => a - b);
    else this.#waiting.push({ path, body });
    this.#pump();
  }

  async #pump() {
    if (this.#isBusy) return;
    this.#isBusy = true;
    while (this.#waiting.length) await this.#deliver(this.#waiting.shift());
    this.#isBusy = false;
  }

  async #deliver({ path, body }) {
    try {
      const answer = await fetch(path, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ ...body, page: this.page, sent: performance.now() }),
        signal: AbortSignal.timeout(3000),
      });
      if (answer.status === 409) this.lost();
      else if (!answer.ok) this.tell((await answer.json()).error);
    } catch {
      if (this.#isOpen) this.lost(); // the box lets go of all buttons when the stream ends
    }
  }
}
