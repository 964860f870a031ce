// A line from the box that mends itself, after a restart of the box too.
const QUIET = 12000; // the box beats every 5 s
const AGAIN = 1000;

export class Stream {
  #source = null;
  #timer = 0;

  // heard: what to do with the data of each kind. alive, away: called when that changes.
  constructor(url, heard, alive, away) {
    Object.assign(this, { url, heard, alive, away });
  }

  open() {
    if (this.#source) return;
    const source = this.#source = new EventSource(this.url);
    source.onopen = () => { this.alive(); this.#watch(); };
    source.onerror = () => { if (source === this.#source) this.restart(AGAIN); };
    source.addEventListener("beat", () => this.#watch());
    for (const [kind, act] of Object.entries(this.heard)) {
      source.addEventListener(kind, (event) => { this.#watch(); act(JSON.parse(event.data)); });
    }
    this.#watch();
  }

  restart(after = 0) {
    this.close();
    this.#timer = setTimeout(() => this.open(), after);
  }

  close() {
    clearTimeout(this.#timer);
    this.#source?.close();
    this.#source = null;
    this.away();
  }

  #watch() {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.restart(), QUIET);
  }
}
