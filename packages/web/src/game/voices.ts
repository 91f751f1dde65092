/** Voices and the hum of the ship, on whatever plays or records them. */
import type { Voice } from './looks/sounds.ts';

const noises = new WeakMap<BaseAudioContext, AudioBuffer>();

/** One second of hiss a context; nothing of the game depends on it. */
const noiseOf = (context: BaseAudioContext): AudioBuffer => {
  const known = noises.get(context);
  if (known !== undefined) return known;
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  noises.set(context, buffer);
  return buffer;
};

const hissing = (context: BaseAudioContext, filter: BiquadFilterNode): AudioBufferSourceNode => {
  const source = context.createBufferSource();
  source.buffer = noiseOf(context);
  source.loop = true;
  source.connect(filter);
  return source;
};

const lowpass = (context: BaseAudioContext, hertz: number): BiquadFilterNode => {
  const filter = context.createBiquadFilter();
  filter.type = 'lowpass';
  filter.frequency.value = hertz;
  return filter;
};

/** Says one voice into `out`, now. */
export const speak = (context: BaseAudioContext, out: AudioNode, voice: Voice): void => {
  const start = context.currentTime + (voice.delay ?? 0);
  const end = start + voice.seconds;
  const glide = (pitch: AudioParam): void => {
    pitch.setValueAtTime(voice.from, start);
    pitch.exponentialRampToValueAtTime(voice.to, end);
  };
  const gain = context.createGain();
  gain.gain.setValueAtTime(voice.gain * 0.5, start);
  gain.gain.exponentialRampToValueAtTime(0.0001, end);
  gain.connect(out);
  let source: AudioScheduledSourceNode;
  if (voice.type === 'noise') {
    const filter = lowpass(context, voice.from);
    glide(filter.frequency);
    filter.connect(gain);
    source = hissing(context, filter);
  } else {
    const tone = context.createOscillator();
    tone.type = voice.type;
    glide(tone.frequency);
    tone.connect(gain);
    source = tone;
  }
  source.start(start);
  source.stop(end);
};

/** Hertz of the hull: two that beat slowly against each other, and one above. */
const HULL = [41, 41.6, 61.5] as const;
const HUM = 0.05;
const AIR = 0.028;
/** Seconds until it is there, so that it is not heard to begin. */
const SWELL = 3;

/** A dead ship: a hull that hums, and air that comes and goes. Says how to end it. */
export const hum = (context: BaseAudioContext, out: AudioNode): (() => void) => {
  const now = context.currentTime;
  const swell = context.createGain();
  swell.gain.setValueAtTime(0.0001, now);
  swell.gain.exponentialRampToValueAtTime(1, now + SWELL);
  swell.connect(out);

  const hull = context.createGain();
  hull.gain.value = HUM;
  hull.connect(swell);
  const tones = HULL.map((hertz) => {
    const tone = context.createOscillator();
    tone.type = 'sawtooth';
    tone.frequency.value = hertz;
    tone.connect(lowpass(context, 110)).connect(hull);
    return tone;
  });

  const air = context.createGain();
  air.gain.value = AIR;
  air.connect(swell);
  const filter = lowpass(context, 320);
  filter.connect(air);
  const breath = context.createOscillator();
  breath.frequency.value = 0.07;
  const depth = context.createGain();
  depth.gain.value = AIR * 0.7;
  breath.connect(depth).connect(air.gain);

  const sources = [...tones, hissing(context, filter), breath];
  for (const source of sources) source.start(now);
  return () => {
    for (const source of sources) source.stop();
    swell.disconnect();
  };
};
