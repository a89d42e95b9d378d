/** Small sounds, made here: wood on wood, cloth, a coin, a candle, a knock at one's turn. Only if somebody wants them. */
import type { GameEvent } from "../api/types";
import { setting } from "./settings.svelte";

export type Sound = "wood" | "cloth" | "coin" | "candle" | "knock";

const SOUNDS: Record<string, Sound> = {
  "costume-placed": "cloth",
  "hat-placed": "cloth",
  day: "cloth",
  "set-placed": "wood",
  "theater-placed": "wood",
  recruited: "wood",
  "recruited-extra": "wood",
  activated: "wood",
  engaged: "wood",
  "backstage-used": "wood",
  money: "coin",
  prestige: "candle",
};
/** So many of one moment at most, so far apart. */
const MOST = 3;
const APART = 0.11;
/** All of it is soft. */
const LOUD = 0.22;

/** The sounds of what has happened: each once, in the order of what happened. */
export function soundsOf(events: readonly GameEvent[], turn: boolean): Sound[] {
  const sounds = new Set<Sound>();
  for (const { id } of events) {
    const sound = SOUNDS[id];
    if (sound) sounds.add(sound);
  }
  const heard = [...sounds].slice(0, MOST);
  return turn ? [...heard, "knock"] : heard;
}

let context: AudioContext | null = null;

/** Lets what has happened be heard; `turn` if it is one's turn now. */
export function ring(events: readonly GameEvent[], turn: boolean): void {
  if (setting("sound") === "on") soundsOf(events, turn).forEach((sound, place) => play(sound, place * APART));
}

/** One sound, now or a little later. A browser that lets nothing be heard yet, or never, stays silent. */
export function play(sound: Sound, delay = 0): void {
  try {
    context ??= new AudioContext();
    void context.resume();
    MADE[sound](context, context.currentTime + delay);
  } catch {
    // There is nothing to hear it with.
  }
}

const MADE: Record<Sound, (on: AudioContext, at: number) => void> = {
  wood: (on, at) => {
    tone(on, at, 190, 0.09, 0.9, "triangle");
    noise(on, at, 900, 0.05, 0.5);
  },
  cloth: (on, at) => noise(on, at, 2600, 0.16, 0.35),
  coin: (on, at) => {
    tone(on, at, 2093, 0.22, 0.3);
    tone(on, at + 0.05, 3136, 0.3, 0.25);
  },
  candle: (on, at) => {
    tone(on, at, 587, 0.35, 0.4);
    tone(on, at + 0.08, 880, 0.45, 0.3);
  },
  knock: (on, at) => {
    for (const pause of [0, 0.14]) tone(on, at + pause, 150, 0.1, 1, "triangle");
  },
};

function tone(on: AudioContext, at: number, pitch: number, length: number, loud: number, type: OscillatorType = "sine"): void {
  const source = on.createOscillator();
  source.type = type;
  source.frequency.value = pitch;
  source.connect(fading(on, at, length, loud));
  source.start(at);
  source.stop(at + length);
}

function noise(on: AudioContext, at: number, pitch: number, length: number, loud: number): void {
  const buffer = on.createBuffer(1, Math.ceil(length * on.sampleRate), on.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let place = 0; place < samples.length; place += 1) samples[place] = 2 * Math.random() - 1;
  const source = on.createBufferSource();
  source.buffer = buffer;
  const filter = on.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  source.connect(filter).connect(fading(on, at, length, loud));
  source.start(at);
}

/** What goes in is heard, and dies away. */
function fading(on: AudioContext, at: number, length: number, loud: number): GainNode {
  const gain = on.createGain();
  gain.gain.setValueAtTime(loud * LOUD, at);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  gain.connect(on.destination);
  return gain;
}
