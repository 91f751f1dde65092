/** Whether the boards of a mission are sound: every square has its section, doors bar, joints lead out (M7.1). */
import { DX, DY, type Coordinates } from '@sensorium/engine';
import { rulesFor } from '@sensorium/rules';
import { BOX, shapeOf, type Cell } from './box.ts';
import type { Finding, Report } from './checkMission.ts';
import {
  FEATURES,
  facingNamed,
  floorAt,
  isDoor,
  isWall,
  levelsOf,
  sectionName,
  squaresWhere,
  type LevelDrawing,
  type Mission,
} from './mission.ts';

/** Where in the mission a row of a drawing stands. */
export const rowPath = (block: 'floor' | 'sections', y: number, level = 0): Finding['path'] =>
  level === 0 ? ['board', block, y] : ['board', 'above', level - 1, block, y];

const placed = (x: number, y: number, level: number): string =>
  `(${level === 0 ? [x, y].join(', ') : [x, y, level].join(', ')})`;

export const isFloorAt = (mission: Mission, at: Coordinates): boolean => !isWall(floorAt(mission, at));

/** The terrain the chosen modules know; everything, where they cannot be compiled: that is said elsewhere. */
const terrainKnown = (mission: Mission): ((id: string) => boolean) => {
  try {
    const { terrainIndex } = rulesFor(mission.modules);
    return (id) => terrainIndex.has(id);
  } catch {
    return () => true;
  }
};

/** Places of a mission file reach so far (`[x, y]`). */
const FARTHEST = 200;

export const checkRows = (mission: Mission, report: Report): void => {
  const isKnown = terrainKnown(mission);
  levelsOf(mission).forEach((drawing, level) => {
    const faults = faultsOf(drawing, level, isKnown);
    const [floor, sections] = [drawing.floor.length, drawing.sections.length];
    const isShifted = floor !== sections && faults.some(({ rule }) => rule === NO_SECTION);
    if (isShifted)
      report('error', NO_SECTION, rowPath('sections', 0, level).slice(0, -1), 'rows-differ', { floor, sections });
    for (const { rule, path, reason, values, at } of faults)
      if (!isShifted || rule !== NO_SECTION) report('error', rule, path, reason, values, at);
  });
  if (squaresWhere(mission, (character) => !isWall(character)).length === 0)
    report('error', 'C1.1', ['board', 'floor'], 'no-floor');
};

interface Fault {
  readonly rule: string;
  readonly path: Finding['path'];
  readonly reason: Finding['reason'];
  readonly values: Finding['values'];
  readonly at: Coordinates;
}

/** C1.2: every floor square belongs to a section. */
const NO_SECTION = 'C1.2';

/** What is wrong first in each row. */
const faultsOf = (drawing: LevelDrawing, level: number, isKnown: (terrain: string) => boolean): Fault[] => {
  const { floor, sections } = drawing;
  const faults: Fault[] = [];
  for (let y = 0; y < Math.max(floor.length, sections.length); y++) {
    let fault: Fault | null = null;
    for (let x = 0; fault === null && x < Math.max(floor[y]?.length ?? 0, sections[y]?.length ?? 0); x++)
      fault = faultAt(drawing, x, y, level, isKnown);
    if (fault !== null) faults.push(fault);
  }
  return faults;
};

const faultAt = (
  { floor, sections }: LevelDrawing,
  x: number,
  y: number,
  level: number,
  isKnown: (terrain: string) => boolean,
): Fault | null => {
  const character = floor[y]?.[x] ?? '#';
  const name = sections[y]?.[x];
  const feature = FEATURES[character];
  const wrong = (
    rule: string,
    block: 'floor' | 'sections',
    reason: Finding['reason'],
    values: Finding['values'] = {},
  ): Fault => ({
    rule,
    path: rowPath(block, y, level),
    reason,
    values: { where: placed(x, y, level), ...values },
    at: level === 0 ? [x, y] : [x, y, level],
  });
  if (feature === undefined && !/[# .0-9A-Za-z]/.test(character))
    return wrong('M0.1', 'floor', 'means-nothing', { sign: spelled(floor[y]!, x) });
  if (feature !== undefined && !isKnown(feature))
    return wrong('M0.1', 'floor', 'terrain-unknown', { sign: character, terrain: feature });
  if (!isWall(character) && Math.max(x, y) > FARTHEST) return wrong('M0.1', 'floor', 'too-far', { farthest: FARTHEST });
  if (!isWall(name) && /\s/.test(name!))
    return wrong('M0.1', 'sections', 'no-section-name', { sign: spelled(sections[y]!, x) });
  if (!isWall(character) && isWall(name)) return wrong(NO_SECTION, 'sections', 'in-no-section');
  if (isWall(character) && !isWall(name)) return wrong(NO_SECTION, 'sections', 'section-on-wall', { section: name! });
  return null;
};

/** A character as a person can see it. */
const spelled = (row: string, x: number): string => {
  const character = String.fromCodePoint(row.codePointAt(x)!);
  return /\s/.test(character) ? `a ${character === '\t' ? 'tab' : 'strange space'}` : `'${character}'`;
};

interface Section {
  readonly name: string;
  readonly level: number;
  readonly cells: Cell[];
}

const sectionsOf = (mission: Mission): Section[] => {
  const sections = new Map<string, Section>();
  levelsOf(mission).forEach((drawing, level) =>
    drawing.sections.forEach((row, y) =>
      Array.from(row).forEach((letter, x) => {
        if (isWall(letter)) return;
        const name = sectionName(letter, level);
        const known = sections.get(name);
        if (known === undefined) sections.set(name, { name, level, cells: [[x, y]] });
        else known.cells.push([x, y]);
      }),
    ),
  );
  return [...sections.values()];
};

/** No row of a board is as long. */
const ROW = 0x1000;

const isContiguous = (cells: readonly Cell[]): boolean => {
  const [first, ...others] = cells.map(([x, y]) => y * ROW + x);
  const left = new Set(others);
  const frontier = [first!];
  for (let cell = frontier.pop(); cell !== undefined; cell = frontier.pop())
    for (let direction = 0; direction < 4; direction++) {
      const next: number = cell + DY[direction]! * ROW + DX[direction]!;
      if (left.delete(next)) frontier.push(next);
    }
  return left.size === 0;
};

/** Boards of geotiles are not built out of the box. */
const GENERATED = 'generated';

export const checkSections = (mission: Mission, report: Report): void => {
  const used = new Map<string, number>();
  for (const { name, level, cells } of sectionsOf(mission)) {
    const path = rowPath('sections', cells[0]![1], level);
    const [x, y] = cells[0]!;
    const at: Coordinates = level === 0 ? [x, y] : [x, y, level];
    if (!isContiguous(cells)) report('error', 'C1.2', path, 'section-scattered', { section: name }, at);
    if (mission.origin === GENERATED) continue;
    const shape = shapeOf(cells);
    if (shape !== null) used.set(shape, (used.get(shape) ?? 0) + 1);
    else report('warning', 'M7.1', path, 'not-of-the-box', { section: name }, at);
  }
  for (const { id, count } of BOX)
    if ((used.get(id) ?? 0) > count)
      report('warning', 'M7.1', ['board', 'sections'], 'box-empty', { used: used.get(id)!, shape: id, count });
};

/** A door bars the way it is drawn across: floor on both sides of it, wall at its ends. */
export const checkDoors = (mission: Mission, report: Report): void => {
  for (const at of squaresWhere(mission, isDoor)) {
    const [x, y, level = 0] = at;
    const [dx, dy] = floorAt(mission, at) === '|' ? [1, 0] : [0, 1];
    const isFloor = (nx: number, ny: number): boolean => isFloorAt(mission, [nx, ny, level]);
    const path = rowPath('floor', y, level);
    const where = placed(x, y, level);
    if (!isFloor(x - dx, y - dy) || !isFloor(x + dx, y + dy))
      report('warning', 'M0.1', path, 'door-without-floor', { where }, at);
    if (isFloor(x - dy, y - dx) || isFloor(x + dy, y + dx))
      report('warning', 'M0.1', path, 'door-walked-round', { where }, at);
  }
};

export const checkJoints = (mission: Mission, report: Report): void => {
  const check = (list: 'entries' | 'exits', rule: string): void =>
    mission[list].forEach(({ at, side }, index) => {
      const [x, y, level = 0] = at;
      const [bx, by] = [x + DX[facingNamed(side)]!, y + DY[facingNamed(side)]!];
      const where = placed(x, y, level);
      const wrong = (reason: Finding['reason']): void => report('error', rule, [list, index], reason, { side, where });
      if (!isFloorAt(mission, at)) wrong('no-floor-square');
      else if (isFloorAt(mission, [bx, by, level])) wrong('floor-beside');
      else if (list === 'exits' && (bx < 0 || by < 0)) wrong('no-room-for-exit');
      if (mission[list].findIndex((other) => other.side === side && placed(...padded(other.at)) === where) < index)
        wrong('joint-twice');
    });
  check('entries', 'C18.1');
  check('exits', 'M0.5');
};

const padded = ([x, y, level = 0]: Coordinates): [number, number, number] => [x, y, level];
