import { plural } from '../numbers.ts';
import type { Widened } from '../../widened.ts';
import type { ScenarioId } from '@sensorium/rules';

const scenario = (name: string, note: string) => ({ name, note });

/** The screen on which boards are laid (D19). */
export const generate = {
  title: 'Endless missions',
  intro:
    'Ten map tiles, six scenarios, a new board every time. Lay the tiles in turn with somebody, against a program, or let them fall as they will.',
  how: 'Who lays the tiles',
  ways: { bot: 'You and a program', two: 'Two people', lot: 'By lot' },
  wayNotes: {
    bot: 'In turn; you attach the marines’ corridors',
    two: 'In turn, at this screen',
    lot: 'The whole board at once, the same for the same seed',
  },
  scenario: 'Scenario',
  byDie: 'Roll a die',
  byDieNote: 'One of the six',
  scenarios: {
    'scn-recon': scenario('Reconnaissance', 'See them, and come home'),
    'scn-establish': scenario('Establish a perimeter', 'Secure the four nearest ways in'),
    'scn-defend': scenario('Defensive perimeter', 'Hold the landing corridors'),
    'scn-raid': scenario('Raid', 'Destroy the tanks in the control room'),
    'scn-escape': scenario('Escape', 'Teleport out of the control room'),
    'scn-destroy': scenario('Search and destroy', 'Secure every way in'),
  } satisfies Readonly<Record<ScenarioId, { name: string; note: string }>>,
  forces: 'Forces',
  forceWays: {
    own: { name: 'Two standard squads', note: 'Ten marines, or a list of yours when the game begins' },
    bid: { name: 'Bid and buy', note: 'When the tiles lie, the lower bid leads the marines' },
  },
  seedNote: 'The same number draws the same tiles.',
  begin: 'Lay the first tile',
  draw: 'Draw a board',
  table: 'The board as it lies',
  cell: (column: number, row: number, isFitting: boolean) =>
    `Column ${column}, row ${row}: ${isFitting ? 'the tile fits here' : 'the tile does not fit here'}`,
  connector: (number: number) => `Attach a corridor to way out ${number}`,
  layYours: (number: number) => `Your tile: number ${number} of 8`,
  layAs: (who: string, number: number) => `${who} lays tile ${number} of 8`,
  seats: ['Player 1', 'Player 2'] as readonly [string, string],
  sideSeats: ['The marine player', 'The alien player'] as readonly [string, string],
  addRoom: 'Alien player: add the control room',
  attach: (number: number) => `Marine player: attach deployment corridor ${number}`,
  attachNote:
    'Two corridors of five squares, for your squads. Every way out that stays open is a way in for the aliens.',
  finished: 'The board is finished',
  hand: 'Tile in hand',
  tiles: [
    'Guard Post',
    'Side Armoury',
    'Crossways',
    'Pillared Hall',
    'Ring Main',
    'Cell Block',
    'Cargo Hall',
    'Switchback',
    'Twin Holds',
    'Control Room',
  ] as readonly string[],
  pickCell: 'Choose a place on the table.',
  fits: 'It fits here.',
  turn: 'Turn',
  lay: 'Lay it here',
  finishByLot: 'Finish by lot',
  another: 'Another board',
  again: 'Start again',
  rolled: (die: number) => `die: ${die}`,
  reinforcements: (perTurn: number, total: number) =>
    `Up to ${plural(perTurn, 'contact', 'contacts')} a turn, ${total} in all`,
  play: 'Play this board',
  download: 'Download the mission file',
  share: 'This board by name',
  shareNote: 'Whoever has this name has this board: in an address after #/new/, or with sensorium play.',
};

export type GenerateWords = Widened<typeof generate>;
