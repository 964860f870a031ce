// The box's cues and the wood, made in the browser; silent until somebody switches them on.
import { on } from "./events.js";

const PARTIALS = [[1, 0.2], [2.76, 0.05]]; // of a small bell: times the note, how loud
const RING = 0.4; // seconds that a note rings on
const FELT = 2400; // Hz; what is above is soft

export class Sounds {
  isMuted = false; // by the box
  #audio = null;
  #voice = null;
  #heard = 0; // until when a "heard" sounds

  constructor(button) {
    this.button = button;
    on(button, "click", () => this.toggle());
  }

  toggle() {
    const isOn = !this.#isOn();
    this.button.setAttribute("aria-pressed", isOn);
    if (isOn) (this.#audio ??= new AudioContext()).resume();
    else this.#audio?.suspend();
  }

  // notes: [Hz, seconds], one after the other, 0 Hz for a rest. A newer cue cuts the older off,
  // but for "heard": that is heard out.
  play({ cue, notes = [] }) {
    if (!this.#isOn() || this.isMuted) return;
    this.#voice?.disconnect();
    this.#voice = new BiquadFilterNode(this.#audio, { frequency: FELT });
    this.#voice.connect(this.#audio.destination);
    let begin = Math.max(this.#audio.currentTime, this.#heard);
    for (const [hertz, seconds] of notes) {
      for (const [times, loud] of hertz ? PARTIALS : []) {
        this.#tone(hertz * times, begin, seconds + RING, loud, this.#voice);
      }
      begin += seconds;
    }
    if (cue === "heard") [this.#heard, this.#voice] = [begin, null];
  }

  // A knuckle on hardwood: it falls as it dies away.
  thud() {
    if (this.#isOn()) this.#tone(170, this.#audio.currentTime, 0.12, 0.6, this.#audio.destination, 70);
  }

  #isOn() {
    return this.button.getAttribute("aria-pressed") === "true";
  }

  #tone(frequency, begin, seconds, loud, into, falls = frequency) {
    const end = begin + seconds;
    const tone = new OscillatorNode(this.#audio, { frequency });
    const bell = new GainNode(this.#audio, { gain: 0 });
    tone.frequency.setValueAtTime(frequency, begin);
    tone.frequency.exponentialRampToValueAtTime(falls, end);
    bell.gain.setValueAtTime(0, begin);
    bell.gain.linearRampToValueAtTime(loud, begin + 0.006);
    bell.gain.exponentialRampToValueAtTime(0.001, end);
    tone.connect(bell).connect(into);
    tone.start(begin);
    tone.stop(end);
  }
}
