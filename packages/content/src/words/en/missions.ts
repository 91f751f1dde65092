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
    hints: {
      marines: [
        'The way home opens when five genestealers have shown themselves: look at blips early, from far away and on overwatch.',
        'Do not spend every command point in your own turn. Who may still have one left is attacked with more care.',
      ],
      aliens: [
        'Two kills win, so nobody needs to hurry: keep figures hidden, since five shown open the way home.',
        'Wait for the marine who must spend his turn on teleporting.',
      ],
    },
  },
  'scn-establish': {
    title: 'Establish a Perimeter',
    briefing:
      'The boarding parties need ground to stand on. The four nearest ways in must be closed before the next wave lands.',
    marines: 'Secure the four entry areas nearest to your corridors.',
    aliens: 'Prevent it.',
    rules: [REINFORCEMENTS, CORRIDORS, SECURING, AMBUSHES, 'Ten quiet turns are an alien win.'],
    hints: {
      marines: [
        'The four areas are known from the start. Send pairs, one who looks into the area and one who watches his back.',
        'Take the one nearest to your corridors first; what is secured brings nothing more against you.',
      ],
      aliens: [
        'A genestealer on the entry square keeps its area open. Hold one of the four well instead of all of them badly.',
        'Reinforcements are counted: bring them in where the marines must come anyway.',
      ],
    },
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
    hints: {
      marines: [
        'Name as secured the four areas that lie nearest to your corridors; the aliens must then come the long way.',
        'One genestealer on a corridor square loses the game. Stand in depth, so that a jam in front is not the end.',
      ],
      aliens: [
        'You need one square, not a battle. Draw the fire with some and run with one.',
        'Come together: blips that arrive one by one are shot one by one, and when none is left you have lost.',
      ],
    },
  },
  'scn-raid': {
    title: 'Raid',
    briefing:
      'Somewhere among these corridors is a control room, and in it the tanks from which the brood grows. They must not survive the day.',
    marines: 'Destroy both cryogenic tanks in the control room.',
    aliens: 'Prevent it.',
    rules: [REINFORCEMENTS, CORRIDORS, SECURING, AMBUSHES, 'Ten quiet turns are an alien win.'],
    hints: {
      marines: [
        'Grenades, cannon and hammers break tanks; decide before the start who carries what to the control room.',
        'Secure the entry areas you pass: the way back does not matter, but what comes from behind does.',
      ],
      aliens: [
        'Both tanks must go. Keep a reserve near the control room even while the fight is elsewhere.',
        'A quiet turn is a step towards your win. Wait in ambush rather than run into bolters.',
      ],
    },
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
    hints: {
      marines: [
        'One marine leaves a turn. The first must reach the beacon early, and the last must still be standing.',
        'Hold the room’s doorways with bolters on overwatch while the others go one by one.',
      ],
      aliens: [
        'At most one blip comes a turn, so do not waste any on closed corridors: gather near the control room.',
        'Who teleports spends a whole activation standing still. Strike those who cover him.',
      ],
    },
  },
  'scn-destroy': {
    title: 'Search and Destroy',
    briefing:
      'No more half measures: this part of the wreck is to be cleared, way in by way in, until nothing is left to come.',
    marines: 'Secure every entry area, or outlast the aliens until their blips are used up and none is left.',
    aliens: 'Kill all marines.',
    rules: [REINFORCEMENTS, CORRIDORS, SECURING, AMBUSHES, 'Ten quiet turns are a draw.'],
    hints: {
      marines: [
        'Clear one side of the wreck after the other, and secure before you move on.',
        'Two ways lead to victory. When areas are too far apart, a line that holds outlasts the blips as well.',
      ],
      aliens: [
        'Attack those who have gone to secure: they look into an area and have their backs to the rest of the board.',
        'Do not feed blips one by one into overwatch. You have a fixed number of them.',
      ],
    },
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
  hints: {
    marines: [
      'Ten boards lie before you: a marine saved is worth more than a board cleared. Go for the exit corridor.',
      'Where a board has tanks, stop for a reload while the deck is quiet; it costs a whole activation.',
      'Secure the entry areas beside your way, and fewer come from behind.',
    ],
    aliens: [
      'The automaton plays this side: it comes for the nearest marine, and waits for nobody.',
      'Reinforcements come by a die, turn after turn: the longer a board takes, the more there are.',
    ],
  },
};

export const missions = { scenarios, stand };

export type MissionTexts = typeof missions;
