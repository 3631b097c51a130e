// Four dry wooden sounds, made here; silent until switched on.

import { settings } from "./settings.js";

/** @typedef {"card" | "pair" | "turn" | "yaku"} Sound */

/** @type {AudioContext | null} */
let context = null;

/** @param {Sound} name */
export function play(name) {
  if (!settings.sound) return;
  context ??= new AudioContext();
  const at = context.currentTime;
  if (name === "card") knock(context, at, 520, 0.07);
  if (name === "pair") knock(context, at, 330, 0.1);
  if (name === "turn") {
    knock(context, at, 420, 0.08);
    knock(context, at + 0.14, 500, 0.08);
    if ("vibrate" in navigator) navigator.vibrate(10);
  }
  if (name === "yaku") bell(context, at);
}

/** Wood on wood: a short burst of noise in a narrow band. @param {AudioContext} audio @param {number} at @param {number} pitch @param {number} length */
function knock(audio, at, pitch, length) {
  const frames = Math.ceil(audio.sampleRate * length);
  const buffer = audio.createBuffer(1, frames, audio.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < frames; i++) data[i] = (Math.random() * 2 - 1) * (1 - i / frames) ** 6;
  const noise = audio.createBufferSource();
  noise.buffer = buffer;
  const band = audio.createBiquadFilter();
  band.type = "bandpass";
  band.frequency.value = pitch;
  band.Q.value = 6;
  const volume = audio.createGain();
  volume.gain.value = 1.4;
  noise.connect(band).connect(volume).connect(audio.destination);
  noise.start(at);
}

/** @param {AudioContext} audio @param {number} at */
function bell(audio, at) {
  for (const [pitch, loud] of [
    [1320, 0.08],
    [2650, 0.03],
  ]) {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(loud, at);
    volume.gain.exponentialRampToValueAtTime(0.0001, at + 0.15);
    tone.connect(volume).connect(audio.destination);
    tone.start(at);
    tone.stop(at + 0.16);
  }
}
