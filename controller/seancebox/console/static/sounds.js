// The cues, made in the browser; silent until somebody switches them on.
const CUES = { // tones: [Hz, seconds, begins after]
  "heard": [[880, 0.05, 0]],
  "yes": [[523, 0.14, 0], [784, 0.3, 0.13]],
  "no": [[392, 0.14, 0], [294, 0.3, 0.13]],
  "unclear": [[440, 0.1, 0], [440, 0.1, 0.16], [440, 0.1, 0.32]],
  "not now": [[196, 0.12, 0]],
  "sand out": [[659, 0.9, 0], [523, 1.2, 0.4]],
  "hour strikes": [[220, 1.6, 0], [330, 1.4, 0.02]],
  "won": [[523, 0.3, 0], [659, 0.3, 0.18], [784, 0.3, 0.36], [1047, 0.9, 0.54]],
  "lost": [[330, 0.5, 0], [262, 0.5, 0.35], [196, 1.2, 0.7]],
};

export class Sounds {
  isMuted = false; // by the box
  #audio = null;
  #voice = null;

  constructor(button) {
    this.button = button;
    button.addEventListener("click", () => this.toggle());
  }

  toggle() {
    const isOn = !this.#isOn();
    this.button.setAttribute("aria-pressed", isOn);
    if (isOn) (this.#audio ??= new AudioContext()).resume();
    else this.#audio?.suspend();
  }

  // A newer cue cuts the older off.
  play(cue) {
    if (!this.#isOn() || this.isMuted || !CUES[cue]) return;
    this.#voice?.disconnect();
    this.#voice = new GainNode(this.#audio, { gain: 0.25 });
    this.#voice.connect(this.#audio.destination);
    for (const [frequency, seconds, after] of CUES[cue]) this.#tone(frequency, seconds, after);
  }

  #isOn() {
    return this.button.getAttribute("aria-pressed") === "true";
  }

  #tone(frequency, seconds, after) {
    const begin = this.#audio.currentTime + after;
    const tone = new OscillatorNode(this.#audio, { type: "triangle", frequency });
    const bell = new GainNode(this.#audio, { gain: 0 });
    bell.gain.setValueAtTime(0, begin);
    bell.gain.linearRampToValueAtTime(1, begin + 0.01);
    bell.gain.exponentialRampToValueAtTime(0.001, begin + seconds);
    tone.connect(bell).connect(this.#voice);
    tone.start(begin);
    tone.stop(begin + seconds);
  }
}
