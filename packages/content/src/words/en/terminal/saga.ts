import { number, percent, plural } from '../numbers.ts';
import type { Widened } from '../../widened.ts';

type Counts = Readonly<Record<'lost' | 'kills' | 'blips', number>>;

/** What the campaign and the solo mission say at the terminal. */
export const saga = {
  stages: {
    'scn-recon': 'Reconnaissance',
    'scn-establish': 'Establish a perimeter',
    'scn-defend': 'Defensive perimeter',
    'scn-raid': 'Raid',
    'scn-destroy': 'Search and destroy',
  },
  outcomes: { marines: 'won', aliens: 'lost', draw: 'drawn', declined: 'not attacked' },
  fates: { ready: '', bound: 'holds the perimeter', disbanded: 'disbanded', 'given-up': 'lost' },
  state: (name: string, stage: string) => `${name}: next is ${stage}.`,
  supplies: (blips: number, torpedoes: number) => `Blips left: ${blips} of 125. Torpedoes left: ${torpedoes}.`,
  options: (chosen: string) => `Rule options: ${chosen}.`,
  raidLost: 'The Raid was lost: 3 command points and 30 seconds less in every turn (D21.20).',
  resting: 'rests',
  kills: (kills: number, scenarios: number) =>
    `${plural(kills, 'kill', 'kills')} in ${plural(scenarios, 'scenario', 'scenarios')}`,
  lostIn: (stage: string, rule: string) => `lost in ${stage} (${rule})`,
  chooseSquads: 'Which squads go? Numbers, such as 1 3: ',
  sameBoard: 'The same board again? y/n: ',
  attack: 'Aliens: attack the perimeter? y/n: ',
  openArea: (areas: string) => `Every way in would be secured. Which is open (${areas})? `,
  giveUp: (squads: string) => `The perimeter fell. Which squad is lost (${squads})? `,
  regroup: 'Enter to go on, or: disband SQUAD, or: disband SQUAD and the squad of each member: ',
  noRoom: 'Its members find no places in squads that have lost somebody (D21.6).',
  arrival: (name: string, dice: string, isDead: boolean) => `${name} teleports in: ${dice}${isDead ? ': lost' : ''}.`,
  winners: { marines: 'marines', aliens: 'aliens', none: 'nobody' },
  simulated: (winner: string, rule: string, { lost, marines, kills, blips }: Counts & { readonly marines: number }) =>
    `${winner} (${rule}), lost ${lost} of ${marines}, ${plural(kills, 'kill', 'kills')}, ${plural(blips, 'blip', 'blips')}`,
  stagePlayed: (stage: string, played: number, won: number) =>
    `${stage} played ${number(played).padStart(5)}, won ${number(won).padStart(5)}`,
  ends: (ends: string, { lost, kills, blips }: Counts) =>
    `Ends: ${ends}. In the average: ${number(lost)} marines lost, ${number(kills)} kills, ${number(blips)} blips.`,
  shareWon: (won: number, of: number, { low, high }: { readonly low: number; readonly high: number }) =>
    `${won} of ${of} won by the marines: 95% interval ${percent(low)} – ${percent(high)}`,
  won: (rule: string) => `The marines have won the campaign (${rule}).`,
  lost: (rule: string) => `The aliens have won the campaign (${rule}).`,
  kept: (file: string) => `Kept in ${file}.`,
  board: (board: number) => `Board ${board} of 10.`,
  standKills: (kills: number) => `Kills so far: ${kills}.`,
  standWon: 'The leader is dead. The mission is won.',
  standLost: (kills: number) => `Nobody is left. ${plural(kills, 'kill', 'kills')}.`,
  marine: (name: string, state: string) => `  ${name.padEnd(16)} ${state}`,
  fellOn: (board: number) => `fell on board ${board}`,
  tile: (tile: number) => `Tile ${tile}: where does it lie?`,
  cell: (column: number, row: number) => `column ${column}, row ${row}`,
  ways: (edges: string) => `ways ${edges}`,
  entryArrow: (edge: string) => `the marines come in from ${edge}`,
  exitArrow: (edge: string) => `they leave to ${edge}`,
  layTile: 'Its number, or Enter for a lot: ',
  noSuchPlacement: 'There is no such place. Type one of the numbers.',
};

export type SagaWords = Widened<typeof saga>;
