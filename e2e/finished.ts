/** A finished game as a file: the drill marines against an automaton, the same dice every time. */
import { MISSIONS, toScenario } from '@sensorium/content';
import { Table, pending } from '@sensorium/engine';
import { createPlayer } from '@sensorium/players';
import { setupFor } from '@sensorium/rules';

const ALIENS = 'diceroller-1';
const MARINES = 'marine-drill';
const MOST_COMMANDS = 5000;

export const finishedGame = (missionId = 'first-steps', seed = 11): string => {
  const mission = MISSIONS.find(({ id }) => id === missionId)!;
  const table = new Table(setupFor(toScenario(mission, { modules: [ALIENS] })), { seed });
  const players = { marines: createPlayer(MARINES, { seed }), aliens: createPlayer(ALIENS, { seed }) };
  for (let said = 0; said < MOST_COMMANDS; said++) {
    const open = pending(table.game);
    if (open === null) break;
    const answer = table.play(open.side, players[open.side].decide(table.game));
    if ('reason' in answer) throw new Error(`${open.side}: ${answer.rule} ${answer.reason}`);
  }
  if (pending(table.game) !== null) throw new Error('the game does not end');
  return JSON.stringify({ ...table.replay(), sides: { marines: 'person', aliens: ALIENS }, clock: 'off' });
};
