/** A mission as programs use it: the file's content with its boards cut into rows. */
import { FACINGS, type Coordinates, type Facing, type FacingName } from '@sensorium/engine';
import type { MissionFile } from './missionSchema.ts';

type Frozen<T> = T extends object ? { readonly [Key in keyof T]: Frozen<T[Key]> } : T;

/** One level of a board, drawn. */
export interface LevelDrawing {
  readonly floor: readonly string[];
  readonly sections: readonly string[];
}

export type Mission = Frozen<Omit<MissionFile, 'board'>> & {
  /** The lowest level, and those above it, lowest first. */
  readonly board: LevelDrawing & { readonly above: readonly LevelDrawing[] };
};

/** A17.5: one of them may come out of a blip of three. */
export const HEAVY_ENEMIES = ['stalker', 'alpha', 'patriarch'] as const;

/** Characters, and bytes of a file. Ours have ten thousand; whatever takes long to read takes at most so long. */
export const LONGEST_MISSION = 200_000;

const DOORS = '|-';
export const DUCT = 'U';

/** What stands for terrain on a floor plan; chapter D's as cases draw it. */
export const FEATURES: Readonly<Record<string, string>> = {
  '|': 'closed-door',
  '-': 'closed-door',
  [DUCT]: 'duct',
  '=': 'bulkhead',
  '%': 'debris',
  '&': 'crate',
  $: 'cryo-tank',
  '*': 'trap',
  '^': 'ladder',
  ':': 'disposal-chute',
  '!': 'outer-door',
};

export const facingNamed = (name: FacingName): Facing => FACINGS.indexOf(name);

export type Member = Mission['force'][number]['pieces'][number];

export const membersOf = ({ force }: Pick<Mission, 'force'>): Member[] => force.flatMap(({ pieces }) => pieces);
/** A3.10: whether two can share its marines, squad by squad or as the file says. */
export const isForTwo = (mission: Pick<Mission, 'force'>): boolean =>
  mission.force.length > 1 || membersOf(mission).some(({ player }) => player === 2);
export const hasSpecial = ({ special }: Mission, is: Mission['special'][number]['is']): boolean =>
  special.some((rule) => rule.is === is);
export const hasSection = (mission: Mission, name: string): boolean =>
  (levelsOf(mission)[Number(name[2] ?? 0)]?.sections ?? []).some((row) => row.includes(name[0]!));

/** A square under one name, whether or not its level is written. */
export const placeKey = ([x, y, level = 0]: Coordinates): string => `${x},${y},${level}`;

/** Every level of the board, lowest first. */
export const levelsOf = ({ board }: Pick<Mission, 'board'>): readonly LevelDrawing[] => [board, ...board.above];

/** Coordinates as a mission file writes them: the level only where it is not the lowest. */
const placeOf = (x: number, y: number, level: number): Coordinates => (level === 0 ? [x, y] : [x, y, level]);

/** Every square of the floor plans whose character is wanted, in reading order. */
export const squaresWhere = (
  mission: Pick<Mission, 'board'>,
  isWanted: (character: string) => boolean,
): Coordinates[] => {
  const squares: Coordinates[] = [];
  levelsOf(mission).forEach(({ floor }, level) =>
    floor.forEach((row, y) => {
      for (let x = 0; x < row.length; x++) if (isWanted(row[x]!)) squares.push(placeOf(x, y, level));
    }),
  );
  return squares;
};

/** What is drawn on that square of the floor plan, and in which section. */
export const floorAt = (mission: Mission, [x, y, level = 0]: Coordinates): string | undefined =>
  levelsOf(mission)[level]?.floor[y]?.[x];
export const sectionAt = (mission: Mission, [x, y, level = 0]: Coordinates): string =>
  sectionName(levelsOf(mission)[level]?.sections[y]?.[x] ?? '', level);

/** Sections of upper levels have names of their own (D8.1). */
export const sectionName = (letter: string, level: number): string => (level === 0 ? letter : `${letter}@${level}`);

export const isWall = (character: string | undefined): boolean =>
  character === undefined || character === '#' || character === ' ';
export const isDoor = (character: string): boolean => DOORS.includes(character);
/** Whether pieces may be put there; rubble is no hindrance. */
const isPlainFloor = (character: string): boolean =>
  !isWall(character) && (FEATURES[character] === undefined || FEATURES[character] === 'debris');

/** `any` is every floor square on which nothing stands: no door, no duct, no other feature (M6.1). */
export const markedSquares = (mission: Pick<Mission, 'board'>, mark: string): Coordinates[] =>
  squaresWhere(mission, mark === 'any' ? isPlainFloor : (character) => character === mark);
