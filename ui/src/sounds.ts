/** A few short sounds, made here and now: a whistle, a card, a wagon, a knock, a bell. */

import { settings } from "./settings.svelte";

export type Sound = "whistle" | "card" | "wagon" | "knock" | "bell";

let context: AudioContext | null = null;

/** Plays a sound, if sounds are on and the browser lets us. */
export function play(sound: Sound): void {
  if (!settings.sound || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  void context.resume();
  SOUNDS[sound](context, context.currentTime);
}

const SOUNDS: Record<Sound, (audio: AudioContext, now: number) => void> = {
  whistle: (audio, now) => {
    for (const pitch of [659, 784, 988]) tone(audio, "triangle", pitch, now, 0.38, 0.05, pitch * 1.03);
  },
  card: (audio, now) => noise(audio, now, 0.09, 2600, 0.25),
  wagon: (audio, now) => {
    tone(audio, "square", 180, now, 0.07, 0.05, 120);
    tone(audio, "square", 150, now + 0.1, 0.07, 0.05, 100);
  },
  knock: (audio, now) => {
    for (const after of [0, 0.13, 0.26]) noise(audio, now + after, 0.06, 420, 0.5);
  },
  bell: (audio, now) => {
    tone(audio, "sine", 880, now, 0.4, 0.12, 880);
    tone(audio, "sine", 2217, now, 0.25, 0.04, 2217);
  },
};

function tone(audio: AudioContext, kind: OscillatorType, from: number, start: number, length: number, loud: number, to: number): void {
  const oscillator = new OscillatorNode(audio, { type: kind, frequency: from });
  oscillator.frequency.linearRampToValueAtTime(to, start + length);
  oscillator.connect(fading(audio, start, length, loud));
  oscillator.start(start);
  oscillator.stop(start + length);
}

function noise(audio: AudioContext, start: number, length: number, pitch: number, loud: number): void {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index++) samples[index] = Math.random() * 2 - 1;
  const source = new AudioBufferSourceNode(audio, { buffer });
  const filter = new BiquadFilterNode(audio, { type: "bandpass", frequency: pitch, Q: 1.2 });
  source.connect(filter).connect(fading(audio, start, length, loud));
  source.start(start);
}

function fading(audio: AudioContext, start: number, length: number, loud: number): AudioNode {
  const gain = new GainNode(audio, { gain: 0 });
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(loud, start + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0005, start + length);
  gain.connect(audio.destination);
  return gain;
}
