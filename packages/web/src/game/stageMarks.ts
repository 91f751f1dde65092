/** What is said at a square: the dice that decide about it, who has died there, why a walk stopped. */
import type { Side } from '@sensorium/engine';
import type { Target } from './board/Marks.tsx';
import { squareOf } from './deathwing/useLevel.ts';
import { capital, pieceName, wordFor } from './displayNames.ts';
import type { LogEntry } from './logbook.ts';
import { strangerActing, type Scene } from './scene.ts';
import { sentenceFor, type Teller } from './sentences.ts';
import { throwOf } from './throws.ts';
import type { Halt } from './walking.ts';

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

const deathMark = ({ words, dossier }: Teller, own: Side, { event, names }: LogEntry): Target[] => {
  if (event.is !== 'piece-killed' || event.at < 0) return [];
  const profile = names.get(event.piece) ?? dossier.rosterProfiles[event.piece];
  const isOne = event.side === 'marines';
  const name = isOne ? pieceName(words, dossier, event.piece, profile) : wordFor(words.units, event.unit);
  return [{ at: event.at, label: `✝ ${capital(name)}`, kind: event.side === own ? 'loss' : 'kill' }];
};

/** Who of the other side acts, by name, where he stands. */
const strangerMark = ({ words, dossier }: Teller, scene: Scene): Target[] => {
  const { square = -1, profile = -1 } = scene.stage.actors.get(strangerActing(scene)) ?? {};
  return square < 0
    ? []
    : [{ at: square, label: capital(pieceName(words, dossier, strangerActing(scene), profile)), kind: 'acting' }];
};

const decidedMarks = (teller: Teller, scene: Scene): Target[] => {
  const { log, dice } = scene;
  const last = log.at(-1);
  if (last?.event.is === 'piece-killed') return deathMark(teller, scene.view.side, last);
  if (dice === null) return [];
  const isOver = last !== undefined && last.number > dice.entries[0]!.number;
  return isOver ? [] : dice.entries.flatMap((entry) => throwMark(teller, scene, entry));
};

/** Those of the command that is being told. */
export const stageMarks = (teller: Teller, scene: Scene): Target[] => {
  const decided = decidedMarks(teller, scene);
  return [...strangerMark(teller, scene).filter(({ at }) => decided.every((other) => other.at !== at)), ...decided];
};

/** As much of it as has room at a square; all of it stands below the board. */
const MOST = 34;
const shortened = (text: string): string => (text.length <= MOST ? text : `${text.slice(0, MOST - 1).trimEnd()}…`);

export const haltMarks = (teller: Teller, halted: Halt | null): Target[] => {
  if (halted === null || halted.at < 0) return [];
  const { event, names, features } = halted.by;
  const why = sentenceFor(teller, event, names, features)?.text ?? teller.words.hints.stopped;
  return [{ at: halted.at, label: `! ${shortened(why)}`, kind: 'choice' }];
};
