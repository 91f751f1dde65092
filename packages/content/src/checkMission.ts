/** Whether a mission can be played: errors forbid it, warnings are advice (M7.1, M7.2). */
import {
  DIRECTION_COUNT,
  ScenarioError,
  coordinatesOf,
  createGame,
  distanceOnFoot,
  squareAt,
  type Coordinates,
  type Game,
  type Square,
} from '@sensorium/engine';
import { setupFor } from '@sensorium/rules';
import { checkDoors, checkJoints, checkRows, checkSections, isFloorAt, rowPath } from './checkBoard.ts';
import { checkPromises } from './checkPromises.ts';
import { floorAt, isDoor, markedSquares, membersOf, type Mission } from './mission.ts';
import { missionFindings, type FindingValues } from './words/en/missionFindings.ts';
import { toScenario } from './scenario.ts';

export interface Finding {
  readonly severity: 'error' | 'warning';
  readonly rule: string;
  /** In English; `tellMissionFinding` says it in any language. */
  readonly message: string;
  readonly reason: FindingReason;
  readonly values: FindingValues;
  /** Where in the mission: `['entries', 2]`, `['board', 'floor', 7]` for a row. */
  readonly path: readonly (string | number)[];
  /** The square it is about, if it is about one. */
  readonly at?: Coordinates;
}

type FindingReason = keyof typeof missionFindings;

export type Report = (
  severity: Finding['severity'],
  rule: string,
  path: Finding['path'],
  reason: FindingReason,
  values?: FindingValues,
  at?: Coordinates,
) => void;

/** Everything that is wrong with a mission or speaks against it, errors first. */
export const checkMission = (mission: Mission): Finding[] => {
  const findings: Finding[] = [];
  const report: Report = (severity, rule, path, reason, values = {}, at = squareOf(mission, path)) =>
    findings.push({
      severity,
      rule,
      message: missionFindings[reason](values),
      reason,
      values,
      path,
      ...(at === undefined ? {} : { at }),
    });
  checkRows(mission, report);
  if (findings.length > 0) return findings;
  checkSections(mission, report);
  checkDoors(mission, report);
  checkJoints(mission, report);
  checkPromises(mission, report);
  checkPlayers(mission, report);
  if (!findings.some(({ severity }) => severity === 'error')) checkPlay(mission, report);
  return findings.sort((a, b) => (a.severity === b.severity ? 0 : a.severity === 'error' ? -1 : 1));
};

/** The square of what stands at that path of the mission, if it has one. */
const squareOf = (mission: Mission, path: Finding['path']): Coordinates | undefined => {
  let part: unknown = mission;
  let at: Coordinates | undefined;
  for (const key of path) {
    part = (part as Readonly<Record<string, unknown>> | undefined)?.[key];
    if (typeof part === 'object' && part !== null && Object.hasOwn(part, 'at') && 'at' in part)
      at = part.at as Coordinates;
  }
  return at;
};

/** A3.10: of two marine players each has a marine. */
const checkPlayers = (mission: Mission, report: Report): void => {
  if (membersOf(mission).every(({ player }) => player === 2)) report('error', 'A3.10', ['force'], 'first-player-empty');
};

const DISTANCE_WANTED = 17;
const DISTANCE_LEAST = 7;

/** Rules say themselves what is wrong with a board, the number of the rule first. */
const SPOKEN = /^([A-Z]\d+\.\d+): (.*)$/;

const checkPlay = (mission: Mission, report: Report): void => {
  let game: Game;
  try {
    game = createGame(setupFor(toScenario(mission)), { seed: 1 });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const [, rule = 'C2.4', reason = message] = SPOKEN.exec(message) ?? [];
    const at = error instanceof ScenarioError ? error.at : null;
    const path = at === null ? [] : rowPath('floor', at[1], at[2]);
    report('error', rule, path, 'rules-say', { reason }, at ?? undefined);
    return;
  }
  const cutOff = squareCutOff(game);
  if (cutOff === null) checkDistances(mission, game, report);
  else
    report(
      'error',
      'C1.1',
      rowPath('floor', cutOff.to[1], cutOff.to[2]),
      'no-way',
      { from: `(${cutOff.from.join(', ')})`, to: `(${cutOff.to.join(', ')})` },
      cutOff.to,
    );
};

/** A floor square nobody can come to, however many doors, crates and bulkheads are broken on the way; holes link levels. */
const squareCutOff = (game: Game): { from: Coordinates; to: Coordinates } | null => {
  const { board, rules } = game.setup;
  const isBlocked = (id: string): boolean => rules.terrain[rules.terrainIndex.get(id)!]!.blocksMovement;
  const isOpen = board.floor.slice();
  for (const { at, is } of game.state.features) {
    const { blocksMovement, destroyed } = rules.terrain[is]!;
    if (blocksMovement && (destroyed === undefined || isBlocked(destroyed))) isOpen[at] = 0;
  }
  const first = isOpen.indexOf(1);
  const left = isOpen.slice();
  const frontier: Square[] = [];
  const reach = (square: Square): void => {
    if (square < 0 || left[square] !== 1) return;
    left[square] = 0;
    frontier.push(square);
  };
  reach(first);
  for (let square = frontier.pop(); square !== undefined; square = frontier.pop()) {
    for (let direction = 0; direction < 4; direction++) reach(board.neighbours[square * DIRECTION_COUNT + direction]!);
    for (const next of game.setup.hooks.linkedSquares(game, square)) reach(next);
  }
  const lost = left.indexOf(1);
  return lost < 0 ? null : { from: coordinatesOf(board, first), to: coordinatesOf(board, lost) };
};

/** M7.2; where the marines may deploy anywhere there is no distance to measure. */
const checkDistances = (mission: Mission, game: Game, report: Report): void => {
  const starts = mission.deployment.flatMap(({ on }) => (on === 'any' ? [] : markedSquares(mission, on)));
  if (starts.length === 0 || mission.origin === 'generated') return;
  const square = ([x, y, level]: Coordinates): Square => squareAt(game.setup.board, x, y, level);
  mission.entries.forEach(({ at, id }, index) => {
    const distance = Math.min(...starts.map((start) => distanceOnFoot(game, square(start), square(at))));
    if (distance < DISTANCE_LEAST)
      report('warning', 'M7.2', ['entries', index], 'area-near', { area: id, distance, wanted: DISTANCE_WANTED });
    if (starts.some((start) => isStraightRun(mission, at, start)))
      report('warning', 'M7.2', ['entries', index], 'straight-run', { area: id });
  });
};

const isStraightRun = (mission: Mission, from: Coordinates, to: Coordinates): boolean => {
  const level = from[2] ?? 0;
  const dx = Math.sign(to[0] - from[0]);
  const dy = Math.sign(to[1] - from[1]);
  if ((dx !== 0 && dy !== 0) || level !== (to[2] ?? 0)) return false;
  let [x, y] = from;
  for (; x !== to[0] || y !== to[1]; x += dx, y += dy)
    if (!isFloorAt(mission, [x, y, level]) || isBarrier(floorAt(mission, [x, y, level])!)) return false;
  return true;
};

const isBarrier = (character: string): boolean => isDoor(character) || '=&$'.includes(character);
