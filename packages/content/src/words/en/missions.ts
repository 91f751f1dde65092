import type { ScenarioId } from '@sensorium/rules';
import type { Mission } from '../../mission.ts';

type Texts = Mission['words']['en'];

const REINFORCEMENTS = 'The alien player takes as many of the reinforcements due as he likes, out of a fixed total.';
const CORRIDORS = 'Marines fill their corridors from the far end; a squad stays together.';
const SECURING = 'A marine beside an entry square, looking at it with nothing in the way, secures the area for good.';
const AMBUSHES = 'One reinforcement a turn may be given up for an ambush counter, four times in all.';

const scenarios: Readonly<Record<ScenarioId, Texts>> = {
  'scn-recon': {
    title: 'Reconnaissance',
    briefing:
      'Nobody knows what lives in this part of the wreck. A squad is put down by teleport to find out, and to come home with the answer.',
    marines:
      'See a genestealer and teleport everybody out, losing one marine at most. The way home opens when five genestealers have shown themselves.',
    aliens: 'Kill two marines.',
    rules: [REINFORCEMENTS, CORRIDORS, 'Entry areas cannot be secured.', AMBUSHES, 'Ten quiet turns are a draw.'],
  },
  'scn-establish': {
    title: 'Establish a Perimeter',
    briefing:
      'The boarding parties need ground to stand on. The four nearest ways in must be closed before the next wave lands.',
    marines: 'Secure the four entry areas nearest to your corridors.',
    aliens: 'Prevent it.',
    rules: [REINFORCEMENTS, CORRIDORS, SECURING, AMBUSHES, 'Ten quiet turns are an alien win.'],
  },
  'scn-defend': {
    title: 'Defensive Perimeter',
    briefing:
      'The perimeter stands, and everything in the wreck has heard it. Hold the landing corridors until nothing comes any more.',
    marines: 'Outlast the aliens: when their blips are used up and none is left, you have held.',
    aliens: 'Bring a genestealer onto a square of a deployment corridor, or kill all marines.',
    rules: [
      REINFORCEMENTS,
      'Marines deploy anywhere, after naming four entry areas that are secured from the start. No other can be secured.',
      'No ambush counters. Ten quiet turns are a marine win.',
    ],
  },
  'scn-raid': {
    title: 'Raid',
    briefing:
      'Somewhere among these corridors is a control room, and in it the tanks from which the brood grows. They must not survive the day.',
    marines: 'Destroy both cryogenic tanks in the control room.',
    aliens: 'Prevent it.',
    rules: [REINFORCEMENTS, CORRIDORS, SECURING, AMBUSHES, 'Ten quiet turns are an alien win.'],
  },
  'scn-escape': {
    title: 'Escape',
    briefing:
      'The fleet is leaving. The only teleport beacon still alive on this deck is in the control room, and it takes one marine at a time.',
    marines: 'Teleport at least half of your marines out of the control room.',
    aliens: 'Kill so many that it can no longer be done.',
    rules: [
      'One reinforcement a turn at most, out of a fixed total.',
      CORRIDORS,
      SECURING,
      'A marine teleports from a square of the control room, one marine a turn.',
      AMBUSHES,
      'Ten quiet turns are an alien win.',
    ],
  },
  'scn-destroy': {
    title: 'Search and Destroy',
    briefing:
      'No more half measures: this part of the wreck is to be cleared, way in by way in, until nothing is left to come.',
    marines: 'Secure every entry area, or outlast the aliens until their blips are used up and none is left.',
    aliens: 'Kill all marines.',
    rules: [REINFORCEMENTS, CORRIDORS, SECURING, AMBUSHES, 'Ten quiet turns are a draw.'],
  },
};

/** D23. */
const stand: Texts = {
  title: 'Cloud Runner’s Last Stand',
  briefing:
    'Five veterans go in to end it. Ten boards lie between the boarding point and the chamber where the leader of the brood waits. Nothing is brought up from behind: what you shoot is gone, and who falls stays where he fell.',
  marines: 'Bring everybody who lives to the exit corridor of each board; on the tenth, kill the leader.',
  aliens: 'Let nobody reach the last room.',
  rules: [
    'Reinforcements come by a die each turn. Entry areas may be secured.',
    'Tanks are a weapons cache: a reload for 4 action points.',
  ],
};

export const missions = { scenarios, stand };

export type MissionTexts = typeof missions;
