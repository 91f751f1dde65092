/** Chapter X: signallers light beacons. A rule module from outside: a unit, a verb, an event, a decision, an objective. */
import {
  declareModule,
  planOf,
  popFrame,
  push,
  recall,
  refusal,
  remember,
  squareAt,
  wordNumber,
  type Coordinates,
  type Decision,
  type Game,
  type MissionRule,
  type Piece,
  type PieceId,
  type Refusal,
  type Square,
  type UnitRow,
  type Verb,
} from '@sensorium/engine';
import { rulesFor } from '@sensorium/rules';

interface Words {
  light: 'none';
  heed: 'none';
}
interface Decisions {
  'heed-beacon': true;
}
interface Frames {
  'heed-beacon': object;
}
interface Events {
  'beacon-lit': { readonly piece: PieceId; readonly at: Square; readonly left: number };
  'beacon-heeded': object;
}
interface MissionRules {
  'light-beacons': { readonly squares: readonly Coordinates[] };
}
interface Units {
  signaller: UnitRow;
}

declare module '@sensorium/engine' {
  interface WordTypes extends Words {}
  interface DecisionTypes extends Decisions {}
  interface FrameTypes extends Frames {}
  interface EventTypes extends Events {}
  interface MissionRuleTypes extends MissionRules {}
  interface UnitTypes extends Units {}
  interface MemoryTypes {
    [square: `beacon-${number}`]: number;
    'beacons-heeded': number;
  }
}

// --- the unit --------------------------------------------------------------------------------------------------------

const marine = rulesFor(['core']).units.get('marine')!;
const signaller: UnitRow = { ...marine, verbs: [...marine.verbs, 'light'] };

// --- the verb and its event ------------------------------------------------------------------------------------------

const keyOf = (at: Square) => `beacon-${at}` as const;
const beaconsOf = ({ setup: { scenario, board } }: Game): Square[] =>
  (planOf(scenario, 'light-beacons')?.squares ?? []).map(([x, y, level]) => squareAt(board, x, y, level));
export const darkBeacons = (game: Game): Square[] =>
  beaconsOf(game).filter((at) => recall(game.state, keyOf(at)) === 0);

const NO_BEACON = refusal('X1.1', 'no-beacon-here');
const lightRefusal = (game: Game, { square }: Piece): Refusal | null =>
  darkBeacons(game).includes(square) ? null : NO_BEACON;

/** X1.1: a signaller on the square of a beacon lights it; X1.2: the alien player may heed it. */
const light: Verb = {
  id: 'light',
  target: 'none',
  isUsed: (scenario) => planOf(scenario, 'light-beacons') !== undefined,
  options: (game, piece, offers) => {
    if (lightRefusal(game, piece) === null) offers.offer(-1, 0, 1);
  },
  refusal: (game, piece) => lightRefusal(game, piece),
  cost: () => 1,
  perform: (game, { id, square }) => {
    remember(game.state, keyOf(square), 1);
    game.state.changed = true;
    game.sink?.({ is: 'beacon-lit', piece: id, at: square, left: darkBeacons(game).length, rule: 'X1.1' });
    push(game, { kind: 'heed-beacon' });
  },
};

// --- the decision ----------------------------------------------------------------------------------------------------

const HEED_OR_NOT = refusal('X1.2', 'heed-the-beacon-or-not');

/** X1.2: one more blip in every turn from now on, for each beacon heeded. */
const heedBeacon: Decision<'heed-beacon'> = {
  kind: 'heed-beacon',
  decision: 'heed-beacon',
  isPublic: true,
  side: () => 'aliens',
  options: (game, _frame, out) => {
    out.add(wordNumber(game, 'pass'), -1, -1, 0, 0);
    out.add(wordNumber(game, 'heed'), -1, -1, 0, 0);
  },
  refusal: () => HEED_OR_NOT,
  choose: (game, _frame, { do: word }) => {
    popFrame(game);
    if (word === 'pass') return;
    remember(game.state, 'beacons-heeded', recall(game.state, 'beacons-heeded') + 1);
    game.sink?.({ is: 'beacon-heeded', rule: 'X1.2' });
  },
  otherwise: () => ({ do: 'pass', piece: -1, at: -1, how: 0, cp: 0 }),
};

// --- the objective ---------------------------------------------------------------------------------------------------

/** X1.3: the marines win when every beacon shines. */
const lightBeacons: MissionRule<'light-beacons'> = {
  id: 'light-beacons',
  hooks: () => ({
    conditions: (game) => (darkBeacons(game).length === 0 ? { winner: 'marines', rule: 'X1.3' } : null),
    reinforcements: (game, due) => due + recall(game.state, 'beacons-heeded'),
  }),
};

interface Vocabulary {
  words: Words;
  decisions: Decisions;
  frames: Frames;
  events: Events;
  missionRules: MissionRules;
  units: Units;
}

export const beacons = declareModule<Vocabulary>({
  id: 'beacons',
  needs: ['core'],
  units: { signaller },
  verbs: [light],
  answers: { heed: 'none' },
  decisions: [heedBeacon],
  missionRules: [lightBeacons],
  declares: {
    words: { light: true, heed: true },
    decisions: { 'heed-beacon': true },
    frames: { 'heed-beacon': true },
    events: { 'beacon-lit': true, 'beacon-heeded': true },
    missionRules: { 'light-beacons': true },
    units: { signaller: true },
  },
});

/** What a refusal of these rules can say besides those of the house. */
export const REASONS = [NO_BEACON, HEED_OR_NOT].map(({ reason }) => reason);
