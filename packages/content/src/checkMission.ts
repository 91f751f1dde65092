/** Whether a mission can be played: errors forbid it, warnings are advice (M7.1, M7.2). */
import { DX, DY, pathDistance, squareAt, type Board, type Coordinates } from '@sensorium/engine';
import { setupFor } from '@sensorium/rules';
import { BOX, shapeOf, type Cell } from './box.ts';
import { checkPromises } from './checkPromises.ts';
import { facingNamed, isDoor, isWall, markedSquares, squaresWhere, type Mission } from './mission.ts';
import { toScenario } from './scenario.ts';

export interface Finding {
  readonly severity: 'error' | 'warning';
  readonly rule: string;
  readonly message: string;
  /** Where in the mission: `['entries', 2]`, `['board', 'floor', 7]` for a row. */
  readonly path: readonly (string | number)[];
}

export type Report = (severity: Finding['severity'], rule: string, path: Finding['path'], message: string) => void;

/** Everything that is wrong with a mission or speaks against it, errors first. */
export const checkMission = (mission: Mission): Finding[] => {
  const findings: Finding[] = [];
  const report: Report = (severity, rule, path, message) => findings.push({ severity, rule, message, path });
  checkRows(mission, report);
  if (findings.length > 0) return findings;
  checkSections(mission, report);
  checkDoors(mission, report);
  checkJoints(mission, report);
  checkPromises(mission, report);
  if (!findings.some(({ severity }) => severity === 'error')) checkPlay(mission, report);
  return findings.sort((a, b) => (a.severity === b.severity ? 0 : a.severity === 'error' ? -1 : 1));
};

const floorAt = (mission: Mission, x: number, y: number): boolean => !isWall(mission.board.floor[y]?.[x]);

const checkRows = (mission: Mission, report: Report): void => {
  const { floor, sections } = mission.board;
  for (let y = 0; y < Math.max(floor.length, sections.length); y++) {
    const row = floor[y] ?? '';
    const names = sections[y] ?? '';
    for (let x = 0; x < Math.max(row.length, names.length); x++) {
      if (!/[#\s.|\-0-9A-Za-z]/.test(row[x] ?? '#'))
        report('error', 'M0.1', ['board', 'floor', y], `'${row[x]}' at (${x}, ${y}) means nothing on a board`);
      const name = names[x];
      if (floorAt(mission, x, y) && isWall(name))
        report('error', 'C1.2', ['board', 'sections', y], `the floor square (${x}, ${y}) belongs to no section`);
      if (!floorAt(mission, x, y) && !isWall(name))
        report('error', 'C1.2', ['board', 'sections', y], `section ${name} has (${x}, ${y}), where there is no floor`);
    }
  }
  if (squaresWhere(mission, (character) => !isWall(character)).length === 0)
    report('error', 'C1.1', ['board', 'floor'], 'the board has no floor');
};

const sectionsOf = (mission: Mission): Map<string, Cell[]> => {
  const sections = new Map<string, Cell[]>();
  mission.board.sections.forEach((row, y) =>
    Array.from(row).forEach((name, x) => {
      if (isWall(name)) return;
      sections.set(name, [...(sections.get(name) ?? []), [x, y]]);
    }),
  );
  return sections;
};

const isContiguous = (cells: readonly Cell[]): boolean => {
  const left = new Set(cells.map(String));
  const frontier: Cell[] = [cells[0]!];
  left.delete(String(cells[0]));
  for (let cell = frontier.pop(); cell !== undefined; cell = frontier.pop())
    for (let direction = 0; direction < 4; direction++) {
      const next: Cell = [cell[0] + DX[direction]!, cell[1] + DY[direction]!];
      if (left.delete(String(next))) frontier.push(next);
    }
  return left.size === 0;
};

const checkSections = (mission: Mission, report: Report): void => {
  const used = new Map<string, number>();
  for (const [name, cells] of sectionsOf(mission)) {
    const path = ['board', 'sections', cells[0]![1]];
    if (!isContiguous(cells)) report('error', 'C1.2', path, `section ${name} lies in several places`);
    const shape = shapeOf(cells);
    if (shape === null) report('warning', 'M7.1', path, `section ${name} is no shape of the box`);
    else used.set(shape, (used.get(shape) ?? 0) + 1);
  }
  for (const { id, count } of BOX)
    if ((used.get(id) ?? 0) > count)
      report(
        'warning',
        'M7.1',
        ['board', 'sections'],
        `the board needs ${used.get(id)} of ${id}; the box holds ${count}`,
      );
};

/** A door bars the way it is drawn across: floor on both sides of it, wall at its ends. */
const checkDoors = (mission: Mission, report: Report): void => {
  for (const [x, y] of squaresWhere(mission, isDoor)) {
    const [dx, dy] = mission.board.floor[y]![x] === '|' ? [1, 0] : [0, 1];
    const path = ['board', 'floor', y];
    if (!floorAt(mission, x - dx, y - dy) || !floorAt(mission, x + dx, y + dy))
      report('warning', 'M0.1', path, `the door at (${x}, ${y}) has no floor on one of its sides`);
    if (floorAt(mission, x - dy, y - dx) || floorAt(mission, x + dy, y + dx))
      report('warning', 'M0.1', path, `the door at (${x}, ${y}) can be walked round`);
  }
};

const checkJoints = (mission: Mission, report: Report): void => {
  const check = (list: 'entries' | 'exits', rule: string): void =>
    mission[list].forEach(({ at: [x, y], side }, index) => {
      const [bx, by] = [x + DX[facingNamed(side)]!, y + DY[facingNamed(side)]!];
      const path = [list, index];
      if (!floorAt(mission, x, y)) report('error', rule, path, `(${x}, ${y}) is no floor square`);
      else if (floorAt(mission, bx, by)) report('error', rule, path, `${side} of (${x}, ${y}) there is floor`);
      else if (list === 'exits' && (bx < 0 || by < 0))
        report(
          'error',
          rule,
          path,
          `${side} of (${x}, ${y}) the board has no room for an exit; begin it one square later`,
        );
      if (mission[list].findIndex((other) => other.side === side && String(other.at) === String([x, y])) < index)
        report('error', rule, path, `${side} of (${x}, ${y}) there is another already`);
    });
  check('entries', 'C18.1');
  check('exits', 'M0.5');
};

const DISTANCE_WANTED = 17;
const DISTANCE_LEAST = 7;

const checkPlay = (mission: Mission, report: Report): void => {
  let board: Board;
  try {
    ({ board } = setupFor(toScenario(mission)));
  } catch (error) {
    report('error', 'C2.4', [], error instanceof Error ? error.message : String(error));
    return;
  }
  const square = ([x, y]: Coordinates): number => squareAt(board, x, y);
  const floor = squaresWhere(mission, (character) => !isWall(character)).map(square);
  const cutOff = floor.find((other) => pathDistance(board, floor[0]!, other) > board.size);
  if (cutOff !== undefined)
    report(
      'error',
      'C1.1',
      ['board', 'floor', board.y[cutOff]!],
      `no way leads from (${board.x[floor[0]!]}, ${board.y[floor[0]!]}) to (${board.x[cutOff]}, ${board.y[cutOff]})`,
    );
  else checkDistances(mission, board, report);
};

/** M7.2; where the marines may deploy anywhere there is no distance to measure. */
const checkDistances = (mission: Mission, board: Board, report: Report): void => {
  const starts = mission.deployment.flatMap(({ on }) => (on === 'any' ? [] : markedSquares(mission, on)));
  if (starts.length === 0) return;
  mission.entries.forEach(({ at: [x, y], id }, index) => {
    const entry = squareAt(board, x, y);
    const distance = Math.min(...starts.map(([sx, sy]) => pathDistance(board, squareAt(board, sx, sy), entry)));
    if (distance < DISTANCE_LEAST)
      report(
        'warning',
        'M7.2',
        ['entries', index],
        `area ${id} is ${distance} squares from the marines' start; about ${DISTANCE_WANTED} are better`,
      );
    if (starts.some((start) => isStraightRun(mission, [x, y], start)))
      report('warning', 'M7.2', ['entries', index], `from area ${id} a straight corridor leads to the marines' start`);
  });
};

const isStraightRun = (mission: Mission, from: Cell, to: Coordinates): boolean => {
  const dx = Math.sign(to[0] - from[0]);
  const dy = Math.sign(to[1] - from[1]);
  if (dx !== 0 && dy !== 0) return false;
  let [x, y]: Cell = from;
  for (; x !== to[0] || y !== to[1]; x += dx, y += dy)
    if (!floorAt(mission, x, y) || isDoor(mission.board.floor[y]![x]!)) return false;
  return true;
};
