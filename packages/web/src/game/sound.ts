/** Sound made by code: short, dry, and silent until somebody asks for it. */
import type { GameEvent } from '@sensorium/engine';

interface Voice {
  readonly type: 'noise' | OscillatorType;
  readonly from: number;
  readonly to: number;
  readonly seconds: number;
  readonly gain: number;
  readonly delay?: number;
}

const burst = (count: number, gap: number, voice: Voice): Voice[] =>
  Array.from({ length: count }, (_, i) => ({ ...voice, delay: i * gap }));

const SOUNDS: Partial<Record<GameEvent['is'], readonly Voice[]>> = {
  'piece-moved': [{ type: 'noise', from: 160, to: 70, seconds: 0.09, gain: 0.35 }],
  'piece-entered': [{ type: 'noise', from: 240, to: 60, seconds: 0.2, gain: 0.4 }],
  'piece-turned': [{ type: 'triangle', from: 110, to: 90, seconds: 0.07, gain: 0.2 }],
  'shot-fired': burst(4, 0.06, { type: 'noise', from: 1600, to: 120, seconds: 0.13, gain: 0.8 }),
  'flamer-fired': [{ type: 'noise', from: 900, to: 180, seconds: 0.8, gain: 0.7 }],
  'squares-ignited': [{ type: 'noise', from: 400, to: 90, seconds: 0.7, gain: 0.4 }],
  'self-destructed': [
    { type: 'noise', from: 700, to: 30, seconds: 1.3, gain: 1 },
    { type: 'sine', from: 90, to: 28, seconds: 1.1, gain: 0.9 },
  ],
  'close-combat-fought': burst(3, 0.09, { type: 'sawtooth', from: 900, to: 180, seconds: 0.1, gain: 0.22 }),
  'door-struck': [{ type: 'square', from: 120, to: 60, seconds: 0.2, gain: 0.4 }],
  'piece-killed': [
    { type: 'sawtooth', from: 620, to: 70, seconds: 0.4, gain: 0.22 },
    { type: 'noise', from: 300, to: 80, seconds: 0.3, gain: 0.4 },
  ],
  'door-opened': [{ type: 'noise', from: 220, to: 700, seconds: 0.22, gain: 0.3 }],
  'door-closed': [{ type: 'noise', from: 700, to: 140, seconds: 0.22, gain: 0.35 }],
  'door-destroyed': [{ type: 'noise', from: 1000, to: 40, seconds: 0.5, gain: 0.7 }],
  'blip-converted': [
    { type: 'sine', from: 1250, to: 320, seconds: 0.32, gain: 0.3 },
    { type: 'sine', from: 640, to: 160, seconds: 0.4, gain: 0.25, delay: 0.06 },
  ],
  'burst-fired': burst(12, 0.05, { type: 'noise', from: 1900, to: 160, seconds: 0.1, gain: 0.7 }),
  'grenade-fired': [{ type: 'triangle', from: 240, to: 480, seconds: 0.12, gain: 0.4 }],
  'grenade-burst': [{ type: 'noise', from: 900, to: 40, seconds: 0.7, gain: 0.9 }],
  'cannon-exploded': [{ type: 'noise', from: 900, to: 30, seconds: 1, gain: 1 }],
  'hammer-detonated': [
    { type: 'noise', from: 800, to: 30, seconds: 1.2, gain: 1 },
    { type: 'sine', from: 110, to: 30, seconds: 1, gain: 0.9 },
  ],
  'thing-cut': burst(8, 0.05, { type: 'sawtooth', from: 340, to: 300, seconds: 0.06, gain: 0.3 }),
  'deflection-rolled': [{ type: 'triangle', from: 1400, to: 500, seconds: 0.22, gain: 0.3 }],
  'marine-fell': [{ type: 'sine', from: 400, to: 90, seconds: 0.4, gain: 0.3 }],
  'landing-rolled': [{ type: 'noise', from: 200, to: 50, seconds: 0.3, gain: 0.7 }],
  'piece-climbed': burst(3, 0.12, { type: 'triangle', from: 210, to: 190, seconds: 0.06, gain: 0.25 }),
  'die-parried': [{ type: 'triangle', from: 1800, to: 1200, seconds: 0.2, gain: 0.3 }],
  'psi-spent': [{ type: 'sine', from: 300, to: 900, seconds: 0.5, gain: 0.25 }],
  'marine-teleported': [{ type: 'sine', from: 200, to: 1600, seconds: 0.6, gain: 0.3 }],
  'area-secured': [{ type: 'square', from: 440, to: 660, seconds: 0.16, gain: 0.14 }],
  'ambush-turned-over': [{ type: 'sine', from: 900, to: 300, seconds: 0.4, gain: 0.3 }],
  'blip-placed': [{ type: 'sine', from: 980, to: 960, seconds: 0.12, gain: 0.25 }],
  'overwatch-set': [{ type: 'square', from: 520, to: 760, seconds: 0.09, gain: 0.12 }],
  'cp-drawn': [{ type: 'triangle', from: 440, to: 660, seconds: 0.16, gain: 0.2 }],
  'time-ran-out': burst(3, 0.18, { type: 'square', from: 330, to: 330, seconds: 0.12, gain: 0.2 }),
  'game-ended': [
    { type: 'triangle', from: 220, to: 220, seconds: 0.7, gain: 0.25 },
    { type: 'triangle', from: 277, to: 277, seconds: 0.7, gain: 0.2, delay: 0.1 },
    { type: 'triangle', from: 330, to: 330, seconds: 0.9, gain: 0.2, delay: 0.2 },
  ],
};

export class SoundBox {
  private context: AudioContext | null = null;
  private noise: AudioBuffer | null = null;
  private volume = 0.6;
  private isOn = false;

  tune(isOn: boolean, volume: number): void {
    this.isOn = isOn;
    this.volume = volume;
  }

  /** Browsers let a page speak only after a gesture; the first cue after one makes the context. */
  play(event: GameEvent): void {
    const voices = SOUNDS[event.is];
    if (!this.isOn || this.volume === 0 || voices === undefined) return;
    this.context ??= new AudioContext();
    for (const voice of voices) this.speak(this.context, voice);
  }

  close(): void {
    void this.context?.close();
    this.context = null;
  }

  private speak(context: AudioContext, voice: Voice): void {
    const start = context.currentTime + (voice.delay ?? 0);
    const end = start + voice.seconds;
    const gain = context.createGain();
    gain.gain.setValueAtTime(voice.gain * this.volume * 0.5, start);
    gain.gain.exponentialRampToValueAtTime(0.0001, end);
    gain.connect(context.destination);
    const source =
      voice.type === 'noise'
        ? this.hiss(context, voice, start, end, gain)
        : this.tone(context, voice, start, end, gain);
    source.start(start);
    source.stop(end);
  }

  private tone(
    context: AudioContext,
    voice: Voice,
    start: number,
    end: number,
    out: AudioNode,
  ): AudioScheduledSourceNode {
    const source = context.createOscillator();
    source.type = voice.type as OscillatorType;
    source.frequency.setValueAtTime(voice.from, start);
    source.frequency.exponentialRampToValueAtTime(voice.to, end);
    source.connect(out);
    return source;
  }

  private hiss(
    context: AudioContext,
    voice: Voice,
    start: number,
    end: number,
    out: AudioNode,
  ): AudioScheduledSourceNode {
    this.noise ??= whiteNoise(context);
    const source = context.createBufferSource();
    source.buffer = this.noise;
    source.loop = true;
    const filter = context.createBiquadFilter();
    filter.type = 'lowpass';
    filter.frequency.setValueAtTime(voice.from, start);
    filter.frequency.exponentialRampToValueAtTime(voice.to, end);
    source.connect(filter).connect(out);
    return source;
  }
}

const whiteNoise = (context: AudioContext): AudioBuffer => {
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return buffer;
};
