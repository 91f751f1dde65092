/** Games as files: the drill marines against an automaton, the same dice every time. */
import { MISSIONS, toScenario } from '@sensorium/content';
import { Table, pending, type Side } from '@sensorium/engine';
import { createPlayer } from '@sensorium/players';
import { setupFor } from '@sensorium/rules';

const ALIENS = 'diceroller-1';
const BOT = 'alien-hunter-5';
const MARINES = 'marine-drill';
const MOST_COMMANDS = 5000;

/** A person has no rule module: the aliens he takes over were led by a bot that has none either. */
const aliensFor = (person: Side): string => (person === 'marines' ? ALIENS : BOT);

/** Played to its end, or until the person's actions of a turn. */
const recordedGame = (missionId: string, seed: number, lastTurn: number, person: Side, marines = MARINES): Table => {
  const mission = MISSIONS.find(({ id }) => id === missionId)!;
  const aliens = aliensFor(person);
  const modules = aliens === ALIENS ? [ALIENS] : [];
  const table = new Table(setupFor(toScenario(mission, { modules })), { seed });
  const players = {
    marines: createPlayer(marines, { seed }),
    aliens: createPlayer(aliens, { seed, budget: { nodes: 200 } }),
  };
  for (let said = 0; said < MOST_COMMANDS; said++) {
    const open = pending(table.game);
    const isReached = open?.decision === 'action' && open.side === person && table.game.state.turn >= lastTurn;
    if (open === null || isReached) break;
    const answer = table.play(open.side, players[open.side].decide(table.game));
    if ('reason' in answer) throw new Error(`${open.side}: ${answer.rule} ${answer.reason}`);
  }
  return table;
};

const asFile = (table: Table, person: Side): string => {
  const sides = { marines: MARINES, aliens: aliensFor(person), [person]: 'person' };
  return JSON.stringify({ ...table.replay(), sides, clock: 'off' });
};

export const finishedGame = (mission = 'first-steps', seed = 11): string =>
  asFile(recordedGame(mission, seed, Infinity, 'marines'), 'marines');

/** Marines who do whatever comes to their mind against a brood that thinks. */
export const blunderedGame = (): string =>
  asFile(recordedGame('suicide-mission', 4, Infinity, 'aliens', 'marine-random'), 'marines');

/** With the first dice from this seed on whose game lasts that long: how bots play changes. */
export const unfinishedGame = (mission: string, seed: number, turn: number, person: Side = 'marines'): string => {
  const table = recordedGame(mission, seed, turn, person);
  return pending(table.game) === null ? unfinishedGame(mission, seed + 1, turn, person) : asFile(table, person);
};

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
