/** A7.1–A7.7: runs of sustained fire. */
import {
  edit,
  pieceOf,
  profileOf,
  type Game,
  type Piece,
  type PieceId,
  type Reasoned,
  type Run,
  type Square,
} from '@sensorium/engine';
import { hasTrait } from './data.ts';
import type { WeaponRow } from './rows.ts';
import { decodeShot } from './shotCodes.ts';

/** A shot's target: a figure, or else the thing on a square. */
export interface Aim {
  readonly target: PieceId;
  readonly door: Square;
}

const isSameAim = (run: Pick<Run, 'target' | 'door'>, aim: Aim): boolean =>
  run.target === aim.target && run.door === aim.door;

/** Shots already fired at this target with this weapon in the figure's run; the second run is that of its partner. */
export const shotsInRun = (game: Game, shooter: Piece, how: number, aim: Aim, partner: number): number => {
  const { run } = game.state;
  if (run === null || run.by !== shooter.id) return 0;
  if (run.weapon === how) return isSameAim(run, aim) ? run.shots : 0;
  const { second } = run;
  return second !== undefined && run.weapon === partner && isSameAim(second, aim) ? second.shots : 0;
};

/** A7.5. */
const isFast = (game: Game, id: PieceId): boolean => {
  if (id < 0) return false;
  const piece = pieceOf(game, id);
  return hasTrait(game, piece, 'fast');
};

const PISTOLS = ['bolt-pistol', 'plasma-pistol', 'graviton-pistol', 'laser-pistol', 'flamer-pistol'];
const ALWAYS_SCOPED = 'forge-bolter';

/** Table A-11, A15.18: the weapon that a unit's entry fits the scope to. */
const SCOPED: Readonly<Record<string, string>> = {
  scout: 'bolt-pistol',
  'heavy-intercessor': 'storm-bolter',
  'heavy-intercessor-sergeant': 'storm-bolter',
};

/** A12.17: the weapons that the figure's scope is fitted to; where its entry names none, the rifle before the pistol. */
const isScoped = (game: Game, shooter: Piece, how: number): boolean => {
  const { gear, rows, is } = profileOf(game, shooter);
  const place = decodeShot(how).gear;
  if (gear[place] === ALWAYS_SCOPED) return true;
  if (!rows.some(({ row }) => row === 'scope')) return false;
  const isPistol = (i: number): boolean => PISTOLS.includes(rows[i]?.row ?? '');
  const weapons = rows.flatMap((row, i) => (row.ranged === undefined ? [] : [i]));
  const own = SCOPED[is];
  if (own !== undefined && weapons.some((i) => rows[i]!.row === own)) return rows[place]!.row === own;
  return !isPistol(place) || weapons.every(isPistol);
};

const BONUS: Reasoned = { value: -1, because: 'A7.2' };

/** A7.2: one less from the second shot on, never more. */
export const sustainedBonus = (
  game: Game,
  shooter: Piece,
  row: WeaponRow,
  how: number,
  target: PieceId,
  shots: number,
): readonly Reasoned[] => {
  if (!row.isSustained || shots === 0 || shooter.side !== 'marines') return [];
  return isFast(game, target) && !isScoped(game, shooter, how) ? [] : [BONUS];
};

/** Counters of a figure's overwatch run: whom it fired at last, and how often with each weapon (A15.33). */
const OVERWATCH_TARGET = 'overwatch-target';
const OVERWATCH_SHOTS = 'overwatch-run-';

export const isOverwatchRunCounter = (counter: string): boolean =>
  counter === OVERWATCH_TARGET || counter.startsWith(OVERWATCH_SHOTS);

/** A7.6: consecutive overwatch shots already fired at this figure. */
export const overwatchShots = ({ counts }: Piece, how: number, target: PieceId): number =>
  counts[OVERWATCH_TARGET] === target + 1 ? (counts[OVERWATCH_SHOTS + how] ?? 0) : 0;

/** A7.6: when the figure fires at something else, a door too, the runs of all its weapons end. */
export const noteOverwatchShot = (game: Game, id: PieceId, how: number, target: PieceId): void => {
  const shots = overwatchShots(pieceOf(game, id), how, target) + 1;
  if (pieceOf(game, id).counts[OVERWATCH_TARGET] !== target + 1) endOverwatchRun(game, id);
  if (target < 0) return;
  const { counts } = pieceOf(game, id);
  edit(game, id).counts = { ...counts, [OVERWATCH_TARGET]: target + 1, [OVERWATCH_SHOTS + how]: shots };
};

export const endOverwatchRun = (game: Game, id: PieceId): void => {
  const { counts } = pieceOf(game, id);
  const kept = Object.entries(counts).filter(([counter]) => !isOverwatchRunCounter(counter));
  if (kept.length < Object.keys(counts).length) edit(game, id).counts = Object.fromEntries(kept);
};
