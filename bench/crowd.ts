/** A saved game with sixty pieces on the board: what the page must draw quickly. */
import { MISSIONS, toScenario } from '@sensorium/content';
import { Table, pending, type Coordinates, type Scenario } from '@sensorium/engine';
import { createPlayer } from '@sensorium/players';
import { setupFor } from '@sensorium/rules';

const ALIENS = 'diceroller-2';
const PIECES = 60;
/** Marines are left alone where they begin: nobody stands nearer than this. */
const CLEAR = 6;

const crowded = (scenario: Scenario): Scenario => {
  const [level] = scenario.board.levels;
  const taken = new Set(scenario.features.map(({ at }) => `${at[0]},${at[1]}`));
  const begin = scenario.deployment.flatMap(({ squares }) => squares ?? []);
  const isFree = ([x, y]: Coordinates): boolean =>
    !taken.has(`${x},${y}`) && begin.every(([bx, by]) => Math.abs(x - bx) + Math.abs(y - by) >= CLEAR);
  const squares = level!.floor
    .flatMap((row, y) => Array.from(row).flatMap((mark, x): Coordinates[] => (mark === '.' ? [[x, y]] : [])))
    .filter(isFree);
  const wanted = PIECES - scenario.pieces.length;
  const step = squares.length / wanted;
  const aliens = Array.from({ length: wanted }, (_, n) => squares[Math.floor(n * step)]!);
  return {
    ...scenario,
    pieces: [...scenario.pieces, ...aliens.map((at) => ({ is: 'genestealer', at, faces: 0 as const }))],
  };
};

/** Deployed, the marines to act. */
export const crowdedGame = (): string => {
  const mission = MISSIONS.find(({ id }) => id === 'decoy')!;
  const table = new Table(setupFor(crowded(toScenario(mission, { modules: [ALIENS] }))), { seed: 1 });
  const marines = createPlayer('marine-drill', { seed: 1 });
  for (let open = pending(table.game); open?.decision === 'deploy'; open = pending(table.game)) {
    const answer = table.play(open.side, marines.decide(table.game));
    if ('reason' in answer) throw new Error(`${answer.rule} ${answer.reason}`);
  }
  return JSON.stringify({ ...table.replay(), sides: { marines: 'person', aliens: ALIENS }, clock: 'off' });
};
