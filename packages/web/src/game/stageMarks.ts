/** What is decided on the board while it is being told: the dice at the square they are about, and who has died there. */
import type { GameEvent } from '@sensorium/engine';
import type { Target } from './board/Marks.tsx';
import { squareOf } from './deathwing/useLevel.ts';
import { capital, pieceName, wordFor } from './displayNames.ts';
import type { LogEntry } from './logbook.ts';
import type { Scene } from './scene.ts';
import type { Teller } from './sentences.ts';
import { throwOf } from './throws.ts';

const throwMark = (teller: Teller, { stage, dice }: Scene, { event, names }: LogEntry): Target[] => {
  const thrown = throwOf(teller, event, names);
  if (thrown === null) return [];
  const about = squareOf(event);
  const at = about >= 0 ? about : (stage.actors.get(thrown.piece)?.square ?? -1);
  if (at < 0) return [];
  const values = [thrown.attack, thrown.defence].filter((side) => side.length > 0);
  const faces = values.map((side) => side.map(({ value }) => value).join(' ')).join(' : ');
  const label = dice?.isLanded === true ? `${faces} ${thrown.isGood ? '✓' : '✗'}` : '…';
  return [{ at, label, kind: 'dice' }];
};

const deathMark = ({ words, dossier }: Teller, event: GameEvent, names: LogEntry['names']): Target[] => {
  if (event.is !== 'piece-killed' || event.at < 0) return [];
  const profile = names.get(event.piece) ?? dossier.rosterProfiles[event.piece];
  const isOne = event.side === 'marines';
  const name = isOne ? pieceName(words, dossier, event.piece, profile) : wordFor(words.units, event.unit);
  return [{ at: event.at, label: `✝ ${capital(name)}`, kind: isOne ? 'loss' : 'kill' }];
};

/** Those of the command that is being told. */
export const stageMarks = (teller: Teller, scene: Scene): Target[] => {
  const { log, dice } = scene;
  const last = log.at(-1);
  if (last?.event.is === 'piece-killed') return deathMark(teller, last.event, last.names);
  if (dice === null) return [];
  const isOver = last !== undefined && last.number > dice.entries[0]!.number;
  return isOver ? [] : dice.entries.flatMap((entry) => throwMark(teller, scene, entry));
};
