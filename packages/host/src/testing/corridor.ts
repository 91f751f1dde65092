/** A small place with every secret in it. */
import { Table, cloneState, type Frame, type Game, type Scenario, type State } from '@sensorium/engine';
import { setupFor } from '@sensorium/rules';

const E = 1;
const W = 3;

/** Two marines (1 a marine, 2 a flamer marine) look at genestealer a; blip b lies behind a door, blip c lurks in area North. */
const CORRIDOR: Scenario = {
  id: 'corridor',
  modules: ['core'],
  options: {},
  board: {
    levels: [
      {
        floor: ['#########', '#.......#', '#####.###', '###.....#', '#########'],
        sections: ['         ', ' AAAAABB ', '     B   ', '   CCCCC ', '         '],
      },
    ],
    entries: [
      { id: 'N', squares: [{ at: [7, 1], side: 1 }] },
      { id: 'S', squares: [{ at: [3, 3], side: 3 }] },
    ],
  },
  features: [{ at: [5, 2], is: 'closed-door' }],
  burning: [[4, 3]],
  pieces: [
    { is: 'marine', at: [2, 1], faces: E },
    { is: 'flamer-marine', at: [1, 1], faces: E },
    { is: 'genestealer', at: [6, 1], faces: W },
    { is: 'blip', at: [6, 3], value: 3 },
    { is: 'blip', area: 'N', value: 2 },
  ],
  deployment: [],
  startingBlips: 0,
  reinforcements: 0,
  novice: false,
  rules: [],
};

/** The corridor at its first decision, changed as the test wants it. */
export const corridorTable = (change: (state: State) => void = () => undefined): Table => {
  const setup = setupFor(CORRIDOR);
  const { game } = new Table(setup, { seed: 7 });
  const state = cloneState(game.state);
  change(state);
  return new Table(setup, {
    seed: 7,
    begin: (fresh: Game) => {
      fresh.state = state;
      fresh.cells = game.cells;
    },
  });
};

export const toAlienPhase = (state: State): void => {
  state.phase = 'alien-action';
  // The marine action phase was the last step taken; the end phase is the next.
  state.stack = state.stack.flatMap((frame): Frame[] =>
    frame.kind === 'marine-action'
      ? [{ kind: 'alien-action' }]
      : frame.kind === 'sequence'
        ? [{ ...frame, step: 5 }]
        : [frame],
  );
};
