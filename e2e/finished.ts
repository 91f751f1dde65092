/** Games as files: the drill marines against an automaton, the same dice every time. */
import { MISSIONS, toScenario } from '@sensorium/content';
import { Table, pending } from '@sensorium/engine';
import { createPlayer } from '@sensorium/players';
import { setupFor } from '@sensorium/rules';

const ALIENS = 'diceroller-1';
const MARINES = 'marine-drill';
const MOST_COMMANDS = 5000;

/** Played to its end, or until the marines' actions of a turn. */
const recordedGame = (missionId: string, seed: number, lastTurn: number): string => {
  const mission = MISSIONS.find(({ id }) => id === missionId)!;
  const table = new Table(setupFor(toScenario(mission, { modules: [ALIENS] })), { seed });
  const players = { marines: createPlayer(MARINES, { seed }), aliens: createPlayer(ALIENS, { seed }) };
  for (let said = 0; said < MOST_COMMANDS; said++) {
    const open = pending(table.game);
    if (open === null || (open.side === 'marines' && table.game.state.turn >= lastTurn)) break;
    const answer = table.play(open.side, players[open.side].decide(table.game));
    if ('reason' in answer) throw new Error(`${open.side}: ${answer.rule} ${answer.reason}`);
  }
  return JSON.stringify({ ...table.replay(), sides: { marines: 'person', aliens: ALIENS }, clock: 'off' });
};

export const finishedGame = (mission = 'first-steps', seed = 11): string => recordedGame(mission, seed, Infinity);

export const unfinishedGame = (mission: string, seed: number, turn: number): string =>
  recordedGame(mission, seed, turn);

/** The marines of the first mission one behind the other before its first door, the sergeant nearest. */
export const gameAtTheDoor = (seed = 3): string => {
  const scenario = toScenario(MISSIONS[0]!, { modules: [ALIENS] });
  const pieces = scenario.pieces.map((piece, i) => ({
    ...piece,
    at: [DOOR.x, DOOR.y - 1 - i] as const,
    faces: SOUTH,
  }));
  const table = new Table(setupFor({ ...scenario, pieces, deployment: [] }), { seed });
  return JSON.stringify({ ...table.replay(), sides: { marines: 'person', aliens: ALIENS }, clock: 'off' });
};
const SOUTH = 2;
const DOOR = { x: 1, y: 5 };
