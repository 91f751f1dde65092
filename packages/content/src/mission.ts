/** A mission as programs use it: the file's content with its boards cut into rows. */
import { FACINGS, type Coordinates, type Facing, type FacingName } from '@sensorium/engine';
import type { MissionFile } from './missionSchema.ts';

type Frozen<T> = T extends object ? { readonly [Key in keyof T]: Frozen<T[Key]> } : T;

export type Mission = Frozen<Omit<MissionFile, 'board'>> & {
  readonly board: { readonly floor: readonly string[]; readonly sections: readonly string[] };
};
export type Lesson = Mission['lessons'][number];
export type Language = keyof Mission['words'];
export const LANGUAGES: readonly Language[] = ['en', 'fr'];

const WALLS = '# ';
const DOORS = '|-';
export const DUCT = 'U';

export const facingNamed = (name: FacingName): Facing => FACINGS.indexOf(name);

/** Every square of the floor plan whose character is wanted, in reading order. */
export const squaresWhere = (mission: Mission, isWanted: (character: string) => boolean): [x: number, y: number][] =>
  mission.board.floor.flatMap((row, y) =>
    Array.from(row).flatMap((character, x): [number, number][] => (isWanted(character) ? [[x, y]] : [])),
  );

export const isWall = (character: string | undefined): boolean => character === undefined || WALLS.includes(character);
export const isDoor = (character: string): boolean => DOORS.includes(character);
const isOpenFloor = (character: string): boolean => !isWall(character) && !isDoor(character) && character !== DUCT;

/** `any` is every floor square without door and duct (M6.1). */
export const markedSquares = (mission: Mission, mark: string): Coordinates[] =>
  squaresWhere(mission, mark === 'any' ? isOpenFloor : (character) => character === mark);
