/** D16.6: where the marines of another force start, and the corridor squares added if they do not fit. */
import {
  MissionError,
  carriesFlamer,
  floorAt,
  isWall,
  levelsOf,
  markedSquares,
  sectionAt,
  type ForcePiece,
  type LevelDrawing,
  type Mission,
  type MissionChoices,
} from '@sensorium/content';
import { DX, DY, type Coordinates } from '@sensorium/engine';
import type { ForceFinding } from './forces/checkForce.ts';
import { sectionLetter } from './sectionLetters.ts';

/** The mission as it is played with the force, and the choices that go with it. */
export interface ForcedMission {
  readonly mission: Mission;
  readonly choices: MissionChoices;
}

/** The marines who start where a squad of the mission would. */
export interface Start {
  readonly squad: string;
  readonly pieces: ForcePiece[];
}

export const startsOf = (mission: Mission): Start[] => mission.force.map(({ squad }) => ({ squad, pieces: [] }));

export const emptiest = (starts: readonly Start[]): Start =>
  starts.toSorted((a, b) => a.pieces.length - b.pieces.length)[0]!;

const MARK_ANY = 'any';

/** D16.6: the squares a deployment group lacks for its pieces, by its mark. */
const shortages = (mission: Mission, starts: readonly Start[]): Map<string, number> => {
  const wanted = new Map<string, number>();
  for (const { squad, pieces } of starts) {
    const group = mission.deployment.findLast(({ by, who }) => by === 'marines' && who.some((one) => one[0] === squad));
    const marks = mission.deployment.filter(({ who }) => who.some((one) => one[0] === squad)).map(({ on }) => on);
    if (group === undefined || group.on === MARK_ANY || new Set(marks).size > 1) continue;
    wanted.set(group.on, (wanted.get(group.on) ?? 0) + pieces.length);
  }
  const isCrowded = mission.special.some(({ is }) => is === 'one-per-section');
  return new Map(
    [...wanted].flatMap(([mark, marines]): [string, number][] => {
      const squares = markedSquares(mission, mark);
      const room = isCrowded ? sectionsAt(mission, squares).size : squares.length;
      return marines > room ? [[mark, marines - room]] : [];
    }),
  );
};

const sectionsAt = (mission: Mission, squares: readonly Coordinates[]): Set<string> =>
  new Set(squares.map((at) => sectionAt(mission, at)));

const isFloor = (mission: Mission, ...at: Coordinates): boolean => !isWall(floorAt(mission, at));

const boardOf = ([lowest, ...above]: readonly LevelDrawing[]): Mission['board'] => ({ ...lowest!, above });

/** Shifts a mission right and down, so that squares can be added before its first column and row. */
const shifted = (mission: Mission, dx: number, dy: number): Mission => {
  if (dx === 0 && dy === 0) return mission;
  const moved = (rows: readonly string[]): string[] => [
    ...Array.from({ length: dy }, () => ''),
    ...rows.map((row) => '#'.repeat(dx) + row),
  ];
  const place = ([x, y, ...level]: Coordinates): Coordinates => [x + dx, y + dy, ...level];
  const squares = (list: Mission['automaton']['objectiveSquares']): Mission['automaton']['objectiveSquares'] =>
    list.map((one) => (typeof one === 'string' ? one : place(one)));
  return {
    ...mission,
    board: boardOf(
      levelsOf(mission).map(({ floor, sections }) => ({ floor: moved(floor), sections: moved(sections) })),
    ),
    entries: mission.entries.map((entry) => ({ ...entry, at: place(entry.at) })),
    exits: mission.exits.map((exit) => ({ ...exit, at: place(exit.at) })),
    aliens: mission.aliens.map((alien) => ({ ...alien, at: place(alien.at) })),
    objectives: mission.objectives.map((objective) =>
      objective.is === 'scenario'
        ? {
            ...objective,
            corridors: objective.corridors.map((corridor) => corridor.map(place)),
            ...(objective.controlRoom === undefined ? {} : { controlRoom: objective.controlRoom.map(place) }),
          }
        : objective,
    ),
    automaton: {
      ...mission.automaton,
      objectiveSquares: squares(mission.automaton.objectiveSquares),
      alienGoalSquares: squares(mission.automaton.alienGoalSquares),
    },
  };
};

/** The end of a corridor, and which way it would run on. */
export interface Rear {
  readonly x: number;
  readonly y: number;
  readonly level: number;
  readonly direction: number;
}

const NEIGHBOURS: readonly (readonly [number, number])[] = [-1, 0, 1].flatMap((dy) =>
  [-1, 0, 1].flatMap((dx): [number, number][] => (dx === 0 && dy === 0 ? [] : [[dx, dy]])),
);

/** Whether a corridor can run on from the end without touching other floor, not even at a corner, or an entry area. */
const hasRoom = (mission: Mission, { x, y, level, direction }: Rear, length: number): boolean => {
  const [dx, dy] = [DX[direction]!, DY[direction]!];
  const own = new Set([`${x},${y}`]);
  for (let step = 1; step <= length; step++) own.add(`${x + dx * step},${y + dy * step}`);
  for (let step = 1; step <= length; step++)
    for (const [nx, ny] of [...NEIGHBOURS, [0, 0] as const]) {
      const [tx, ty] = [x + dx * step + nx, y + dy * step + ny];
      const isOwnEnd = step === 1 && nx * dx + ny * dy < 0;
      if (!own.has(`${tx},${ty}`) && !isOwnEnd && isFloor(mission, tx, ty, level)) return false;
    }
  return [...mission.entries, ...mission.exits].every(({ at }) => at[0] !== x || at[1] !== y || (at[2] ?? 0) !== level);
};

/** Ends of the corridor: squares of the mark with floor on one side only, where straight on there is wall. */
const rearsOf = (mission: Mission, mark: string): Rear[] =>
  markedSquares(mission, mark).flatMap(([x, y, level = 0]) =>
    [0, 1, 2, 3].flatMap((direction): Rear[] => {
      const [dx, dy] = [DX[direction]!, DY[direction]!];
      const sides = [0, 1, 2, 3].filter((other) => isFloor(mission, x + DX[other]!, y + DY[other]!, level));
      const goesOn = isFloor(mission, x - dx, y - dy, level) && !isFloor(mission, x + dx, y + dy, level);
      return sides.length === 1 && goesOn ? [{ x, y, level, direction }] : [];
    }),
  );

const SECTION_LENGTH = 5;

const freeLetters = ({ sections }: LevelDrawing, count: number): string[] => {
  const used = new Set(sections.join(''));
  const free: string[] = [];
  for (let index = 0; free.length < count; index++)
    if (!used.has(sectionLetter(index))) free.push(sectionLetter(index));
  return free;
};

const put = (rows: readonly string[], x: number, y: number, character: string): string[] => {
  const next = [...rows];
  while (next.length <= y) next.push('');
  const row = next[y]!.padEnd(x + 1, '#');
  next[y] = row.slice(0, x) + character + row.slice(x + 1);
  return next;
};

/** The mission with a corridor that runs on, five squares a section, and the squares added. */
export const runOn = (
  mission: Mission,
  rear: Rear,
  missing: number,
  mark: string,
): { readonly mission: Mission; readonly added: readonly Coordinates[] } => {
  const [dx, dy] = [DX[rear.direction]!, DY[rear.direction]!];
  const [sx, sy] = [Math.max(0, -(rear.x + dx * missing)), Math.max(0, -(rear.y + dy * missing))];
  const room = shifted(mission, sx, sy);
  const [ox, oy] = [rear.x + sx, rear.y + sy];
  const added: Coordinates[] = [];
  const levels = [...levelsOf(room)];
  const letters = freeLetters(levels[rear.level]!, Math.ceil(missing / SECTION_LENGTH));
  let { floor, sections } = levels[rear.level]!;
  for (let step = 1; step <= missing; step++) {
    const letter = letters[Math.floor((step - 1) / SECTION_LENGTH)]!;
    added.push(rear.level === 0 ? [ox + dx * step, oy + dy * step] : [ox + dx * step, oy + dy * step, rear.level]);
    floor = put(floor, ox + dx * step, oy + dy * step, mark);
    sections = put(sections, ox + dx * step, oy + dy * step, letter);
  }
  levels[rear.level] = { floor, sections };
  return { mission: { ...room, board: boardOf(levels) }, added };
};

/** D16.6: straight corridor squares at the rear of the starting corridor. */
const lengthened = (mission: Mission, mark: string, missing: number): Mission => {
  const isCrowded = mission.special.some(({ is }) => is === 'one-per-section');
  const rear = isCrowded ? undefined : rearsOf(mission, mark).find((end) => hasRoom(mission, end, missing));
  return rear === undefined ? refuse(mission, missing) : runOn(mission, rear, missing, mark).mission;
};

/** Why a force that keeps the rules of its list cannot go into this mission. */
export class ForceError extends MissionError {
  readonly finding: Pick<ForceFinding, 'rule' | 'reason' | 'values'>;

  constructor(message: string, finding: ForceError['finding']) {
    super(`${finding.rule}: ${message}`);
    this.finding = finding;
  }
}

const refuse = (mission: Mission, missing: number): never => {
  throw new ForceError(
    `${missing} marines more than ${mission.id} has starting squares for, and no starting corridor can be lengthened`,
    { rule: 'D16.6', reason: 'no-room', values: { missing } },
  );
};

export const mustBurn = ({ objectives }: Pick<Mission, 'objectives'>): boolean =>
  objectives.some(({ is }) => is === 'burn-targets');

/** A force that cannot burn what must be burned would lose at once. */
const checkFlamers = (mission: Mission, starts: readonly Start[]): void => {
  if (!mustBurn(mission) || starts.some(({ pieces }) => pieces.some(carriesFlamer))) return;
  throw new ForceError(`${mission.id} must be burned, and nobody of this force carries a heavy flamer`, {
    rule: 'M0.3',
    reason: 'no-flamer',
    values: {},
  });
};

/** D16.6: the mission with starting squares for all of them. */
export const withRoom = (mission: Mission, starts: readonly Start[]): Mission => {
  checkFlamers(mission, starts);
  let roomy = mission;
  for (const [mark, missing] of shortages(mission, starts)) roomy = lengthened(roomy, mark, missing);
  return roomy;
};
