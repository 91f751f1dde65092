/** Everything that is measured, by the name it has in the figures. */
import { MISSIONS, toScenario } from '@sensorium/content';
import type { Game, Setup } from '@sensorium/engine';
import { setupFor } from '@sensorium/rules';
import { HIDEOUT, ship } from '../packages/rules/testing/boards.ts';
import { twoDecks } from '../packages/rules/testing/deathwingBoards.ts';
import { scenarioOf, type Sketch } from '../packages/rules/testing/scenarios.ts';
import { boards, checkedBoards } from './generator.ts';
import { games } from './games.ts';
import { compilations, copies, copiesWithCells, savesAndLoads, sightQueries } from './parts.ts';
import { inTheMiddle, openly, silently } from './play.ts';
import { boardgameMoves, chessPlies } from './rivals.ts';

type Work = () => number;

const CREWED = ship(24, 10, 20);
/** One of each kind of armour and weapon of chapter A. */
const MIXED = [
  'captain',
  'librarian',
  'tactical-sergeant',
  'devastator-marine',
  'techmarine',
  'eliminator',
  'aggressor',
  'scout',
  'apothecary',
  'terminator',
];

const mixedCrew = (): Sketch => ({
  ...CREWED,
  id: 'ship-24-mixed',
  modules: ['arsenal'],
  pieces: Object.fromEntries(
    Object.entries(CREWED.pieces).map(([key, figure], i) => [
      key,
      i < MIXED.length ? { ...figure, is: MIXED[i]! } : figure,
    ]),
  ),
});

const BOARDS: Readonly<Record<string, () => Sketch>> = {
  hideout: () => HIDEOUT,
  'ship-30': () => ship(30, 10, 20),
  'ship-24': () => CREWED,
  'ship-24-deathwing': () => ({ ...CREWED, id: 'ship-24-deathwing', modules: ['deathwing'] }),
  'decks-24': () => twoDecks(24, 10, 20),
  'ship-24-arsenal': () => ({ ...CREWED, id: 'ship-24-arsenal', modules: ['arsenal'] }),
  'ship-24-mixed': mixedCrew,
  '30 × 30 squares, 10 pieces': () => ship(30, 5, 5, 0),
  '60 × 60 squares, 10 pieces': () => ship(60, 5, 5, 0),
  '30 × 30 squares, 60 pieces': () => ship(30, 30, 30, 0),
  '60 × 60 squares, 60 pieces': () => ship(60, 30, 30, 0),
};

/** A mission of ours, or a board drawn for measuring. */
const setupNamed = (id: string): Setup => {
  const mission = MISSIONS.find((other) => other.id === id);
  return setupFor(mission === undefined ? scenarioOf(BOARDS[id]!()) : toScenario(mission));
};

export const gameNamed = (id: string): Game => inTheMiddle(setupNamed(id));

const OF_A_BOARD: Readonly<Record<string, (id: string) => Work>> = {
  'commands, no events': (id) => silently(setupNamed(id)),
  'commands, events, two views': (id) => openly(setupNamed(id)),
  'copy of the state': (id) => copies(gameNamed(id)),
  'copy of state and cells': (id) => copiesWithCells(gameNamed(id)),
  'line of sight, cached': (id) => sightQueries(gameNamed(id)),
  'save and load': (id) => savesAndLoads(gameNamed(id)),
};

const OTHERS: Readonly<Record<string, () => Work>> = {
  'chessops: plies': chessPlies,
  'boardgame.io: bare moves of its reducer': boardgameMoves,
  'rules of all chapters compiled': () => compilations,
  'boards laid and made missions of': boards,
  'the same, checked and set up': checkedBoards,
  'marine-random against alien-random: games': () => games('marine-random', 'alien-random'),
  'marine-drill against diceroller-1: games': () => games('marine-drill', 'diceroller-1'),
};

/** `BOARD: WHAT`, or one of the others. */
export const workNamed = (name: string): Work => {
  const other = OTHERS[name];
  if (other !== undefined) return other();
  const [id, what] = name.split(': ') as [string, string];
  return OF_A_BOARD[what]!(id);
};
