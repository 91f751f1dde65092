/** What is heard of what is told. */
import { useEffect, useState } from 'preact/compat';
import type { GameEvent } from '@sensorium/engine';
import type { Dossier } from '../engine/protocol.ts';
import type { GameSession } from './session.ts';
import type { GameSettings } from './settings.ts';
import { SoundBox } from './sound.ts';
import type { Stage } from './stage.ts';

const isContact = ({ profiles }: Dossier, { actors }: Stage, event: GameEvent): boolean => {
  const actor = 'piece' in event ? actors.get(event.piece) : undefined;
  return actor !== undefined && profiles[actor.profile]!.unit.isBlip;
};

export const useSound = ({ player, dossier }: GameSession, { sound, volume }: GameSettings): void => {
  const [box] = useState(() => new SoundBox());
  useEffect(() => box.tune(sound, volume), [box, sound, volume]);
  useEffect(() => {
    const stop = player.onCue((event, before, beat) => box.play(event, beat, isContact(dossier, before, event)));
    return () => {
      stop();
      box.close();
    };
  }, [player, dossier, box]);
};
