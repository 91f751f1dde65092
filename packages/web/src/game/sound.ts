/** Sound made by code: short, dry, and silent until somebody asks for it. */
import type { GameEvent } from '@sensorium/engine';
import { lookOf } from './looks/events.ts';
import type { EventLook } from './looks/look.ts';
import { SOUNDS, type Voice } from './looks/sounds.ts';
import type { Beat } from './player.ts';
import { isThrown } from './scene.ts';

/** Dice rattle when they are cast; what is decided sounds when it is told. */
export const soundOf = (event: GameEvent, beat: Beat): EventLook<'phase-began'>['sound'] => {
  if (beat === 'cast') return 'dice';
  const { sound } = lookOf(event);
  return beat === 'landed' || (sound === 'dice' && isThrown(event)) ? null : sound;
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
  play(event: GameEvent, beat: Beat): void {
    const sound = soundOf(event, beat);
    if (!this.isOn || this.volume === 0 || sound === null) return;
    this.context ??= new AudioContext();
    for (const voice of typeof sound === 'string' ? SOUNDS[sound] : sound) this.speak(this.context, voice);
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
