/** Commands said on copies, and what each is good for. */
import {
  advance,
  cloneGame,
  recording,
  type Chance,
  type Command,
  type Drawn,
  type Game,
  type Piece,
} from '@sensorium/engine';
import { stepsToAim, threatsOn } from '@sensorium/players/worth';
import { oddsOf } from '../odds/odds.ts';
import type { Deed, Purpose } from './deed.ts';

/** What came of one command on a copy: the game then, and whether anything was left to chance or brought to light. */
export interface Step {
  readonly after: Game;
  readonly isChancy: boolean;
}

export const stepOf = (game: Game, command: Command, chance: Chance): Step => {
  const drawn: Drawn = [];
  let isChancy = false;
  const after = cloneGame(game);
  after.chance = recording(chance, drawn);
  after.sink = ({ reveals }) => {
    isChancy ||= reveals === true;
  };
  advance(after, command);
  after.chance = chance;
  after.sink = null;
  return { after, isChancy: isChancy || drawn.length > 0 };
};

const movePurpose = (before: Game, after: Game, { id, side }: Piece): Purpose => {
  const steps = stepsToAim(before, id);
  const left = stepsToAim(after, id);
  const isNearer = steps !== null && left !== null && left < steps;
  if (side === 'aliens') return isNearer ? 'hunt' : 'hide';
  if (isNearer) return 'goal';
  return threatsOn(after, id) < threatsOn(before, id) ? 'cover' : 'post';
};

const purposeOf = (before: Game, after: Game, { piece: id }: Command): Purpose => {
  const was = before.state.pieces[id];
  const is = after.state.pieces[id];
  if (was === null || was === undefined) return 'other';
  if (is === null || is === undefined) return was.side === 'aliens' ? 'show' : 'other';
  if (was.weapon !== 'overwatch' && is.weapon === 'overwatch') return 'watch';
  if (was.weapon === 'jammed' && is.weapon !== 'jammed') return 'mend';
  if (was.square < 0) return 'other';
  if (was.square !== is.square) return movePurpose(before, after, was);
  if (was.facing !== is.facing) return 'face';
  return before.state.features.length !== after.state.features.length ||
    before.state.features.some((feature, i) => feature.is !== after.state.features[i]!.is)
    ? 'door'
    : 'other';
};

/** Words by which one only lets others go on. */
const SILENT: readonly string[] = ['end', 'pass', 'stop', 'time-up'];
export const isSilent = ({ do: word }: Command): boolean => SILENT.includes(word);

export const deedOf = (before: Game, command: Command, after: Game, isSure: boolean): Deed => {
  const odds = command.piece < 0 || before.setup.rules.interjections.has(command.do) ? null : oddsOf(before, command);
  const isBurning = odds !== null && (odds.burns?.length ?? 0) > 0;
  const isAimed = odds !== null && (odds.kill > 0 || odds.each.length > 0);
  return {
    command,
    from: before.state.pieces[command.piece]?.square ?? -1,
    to: after.state.pieces[command.piece]?.square ?? -1,
    facing: after.state.pieces[command.piece]?.facing ?? -1,
    purpose: isBurning ? 'burn' : isAimed ? 'kill' : purposeOf(before, after, command),
    kill: isAimed ? Math.max(odds.kill, ...odds.each.map(({ chance }) => chance)) : -1,
    isSure,
  };
};
