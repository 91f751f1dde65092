/** S9.13, S9.20 (c): whether each level of a side is clearly weaker than the next, mission by mission. */
import { MISSIONS } from '@sensorium/content';
import { otherSide, type Side } from '@sensorium/engine';
import { HUNTERS, LOWER_CAPTAINS, YARDSTICK, type CellName } from './grid.ts';
import type { GameLine } from './records.ts';

export const LEVELS_OF: Readonly<Record<Side, readonly string[]>> = {
  marines: [...LOWER_CAPTAINS, 'marine-captain'],
  aliens: HUNTERS,
};

/** The cells of a side, mission by mission, all levels of a mission together. */
export const levelCells = (side: Side, isWanted: (mission: string) => boolean = () => true): CellName[] =>
  MISSIONS.filter(({ id }) => isWanted(id)).flatMap(({ id: mission }) =>
    LEVELS_OF[side].map((level) =>
      side === 'marines'
        ? { mission, marines: level, aliens: YARDSTICK.aliens }
        : { mission, marines: YARDSTICK.marines, aliens: level },
    ),
  );

export interface LevelRow {
  readonly mission: string;
  /** The share of its games each level won, weakest first; null where it has played fewer than are asked for. */
  readonly won: readonly (number | null)[];
  /** Levels that do not beat the one below by enough though there is room. */
  readonly short: readonly string[];
}

const LEAST_STEP = 0.08;
/** Where a mission leaves room. */
const ROOM = { low: 0.05, high: 0.95 };

const isShort = (below: number | null | undefined, own: number | null): boolean =>
  below !== null &&
  below !== undefined &&
  own !== null &&
  below < ROOM.high - LEAST_STEP &&
  own > ROOM.low &&
  own - below < LEAST_STEP;

export const levelRows = (side: Side, lines: readonly GameLine[], games: number): LevelRow[] => {
  const levels = LEVELS_OF[side];
  const shareOf = (mission: string, level: string): number | null => {
    const own = lines.filter(
      (line) =>
        line.mission === mission && line[side] === level && line[otherSide(side)] === YARDSTICK[otherSide(side)],
    );
    return own.length < games ? null : own.filter(({ outcome }) => outcome === side).length / own.length;
  };
  return MISSIONS.map(({ id: mission }) => {
    const won = levels.map((level) => shareOf(mission, level));
    return { mission, won, short: levels.filter((_, place) => isShort(won[place - 1], won[place]!)) };
  }).filter(({ won }) => won.some((share) => share !== null));
};
