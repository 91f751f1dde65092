/** A mission while it is being drawn: the same data as a finished one, which may still be wrong in every way a check can name. */
import type { Coordinates, FacingName } from '@sensorium/engine';
import { MISSIONS, type Mission } from '@sensorium/content';

export type Draft = Mission;
export type Cell = readonly [x: number, y: number];
export type Joint = Draft['exits'][number];

export const WALL = '#';
export const FLOOR = '.';

/** Of one level, either way: no game gets through more (`loadMission`). */
export const LARGEST = 100;

const SIZE = { width: 24, height: 16 };

const blank = (width: number, height: number): string[] => Array.from({ length: height }, () => WALL.repeat(width));

const NO_WORDS = { title: '', briefing: '', marines: '', aliens: '', rules: [], hints: { marines: [], aliens: [] } };

/** Nothing drawn yet: a squad of five, who wins by killing, and a blip a turn. Its title is in a language of its author. */
export const emptyDraft = (id: string, title: string, language = 'en'): Draft => ({
  id,
  order: 999,
  difficulty: 3,
  origin: 'own',
  forbids: [],
  modules: ['core', 'missions'],
  options: {},
  words: { en: { ...NO_WORDS, title }, ...(language === 'en' ? {} : { [language]: { title } }) },
  board: { floor: blank(SIZE.width, SIZE.height), sections: blank(SIZE.width, SIZE.height), above: [] },
  entries: [],
  exits: [],
  force: [
    {
      squad: 'A',
      pieces: [{ is: 'sergeant' }, { is: 'flamer-marine' }, { is: 'marine' }, { is: 'marine' }, { is: 'marine' }],
    },
  ],
  deployment: [{ by: 'marines', who: ['A'], on: '1' }],
  aliens: [],
  blips: { start: 1, perTurn: 1 },
  objectives: [{ is: 'kill', count: 12 }, { is: 'all-dead' }],
  special: [],
  automaton: { mentionedMarines: 'none', objectiveSquares: [], alienGoalSquares: [] },
});

const LONGEST_ID = 40;

/** A title as the name of a mission in commands, saves and links. */
export const idFrom = (title: string, otherwise: string): string =>
  title
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^[^a-z]+|-+$/g, '')
    .slice(0, LONGEST_ID)
    .replace(/-+$/, '') || otherwise;

/** A mission of ours or of a friend to go on with: under a name that nobody else has. */
export const openedAsCopy = (mission: Mission, isTaken: (id: string) => boolean): Draft => {
  const isKnown = (id: string): boolean => isTaken(id) || MISSIONS.some((other) => other.id === id);
  if (!isKnown(mission.id)) return mission;
  const stem = mission.id.replace(/-copy(-\d+)?$/, '').slice(0, LONGEST_ID - 8);
  let id = `${stem}-copy`;
  for (let number = 2; isKnown(id); number++) id = `${stem}-copy-${number}`;
  return { ...mission, id, order: 999, origin: mission.origin === 'codex' ? 'own' : mission.origin };
};

/** Coordinates as a mission file writes them: the level only where it is not the lowest. */
export const placeOn = (level: number, [x, y]: Cell): Coordinates => (level === 0 ? [x, y] : [x, y, level]);
export const isAt = ([x, y, level = 0]: Coordinates, on: number, [cx, cy]: Cell): boolean =>
  level === on && x === cx && y === cy;

const STEPS: Readonly<Record<FacingName, Cell>> = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };
export const beside = ([x, y]: Cell, side: FacingName): Cell => [x + STEPS[side][0], y + STEPS[side][1]];
