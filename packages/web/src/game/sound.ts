/** Sound made by code: short, dry, over a quiet hum, and silent until somebody asks for it. */
import type { GameEvent } from '@sensorium/engine';
import { lookOf } from './looks/events.ts';
import type { AnyEventLook } from './looks/events.ts';
import { SOUNDS } from './looks/sounds.ts';
import type { Beat } from './player.ts';
import { isThrown } from './scene.ts';
import { hum, speak } from './voices.ts';

/** Dice rattle when they are cast; what is decided sounds when it is told; a contact that moves pings. */
export const soundOf = (event: GameEvent, beat: Beat, isContact = false): AnyEventLook['sound'] => {
  if (beat === 'cast') return 'dice';
  if (beat === 'told' && isContact && (event.is === 'piece-moved' || event.is === 'piece-entered')) return 'ping';
  const { sound } = lookOf(event);
  return beat === 'landed' || (sound === 'dice' && isThrown(event)) ? null : sound;
};

/** What is on while there is sound. */
interface Speaker {
  readonly context: AudioContext;
  readonly out: GainNode;
  readonly endHum: () => void;
}

/** Browsers let a page speak only after a gesture. */
const isAllowed = (): boolean => navigator.userActivation?.hasBeenActive ?? true;

export class SoundBox {
  private speaker: Speaker | null = null;
  private volume = 0.6;
  private isOn = false;

  tune(isOn: boolean, volume: number): void {
    this.isOn = isOn && volume > 0;
    this.volume = volume;
    if (!this.isOn) return this.close();
    if (isAllowed()) this.speakerNow().out.gain.value = volume;
  }

  play(event: GameEvent, beat: Beat, isContact: boolean): void {
    const sound = soundOf(event, beat, isContact);
    if (!this.isOn || sound === null || !isAllowed()) return;
    const { context, out } = this.speakerNow();
    for (const voice of typeof sound === 'string' ? SOUNDS[sound] : sound) speak(context, out, voice);
  }

  close(): void {
    this.speaker?.endHum();
    void this.speaker?.context.close();
    this.speaker = null;
  }

  private speakerNow(): Speaker {
    if (this.speaker !== null) return this.speaker;
    const context = new AudioContext();
    const out = context.createGain();
    out.gain.value = this.volume;
    out.connect(context.destination);
    this.speaker = { context, out, endHum: hum(context, out) };
    return this.speaker;
  }
}
