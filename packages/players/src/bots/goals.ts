import {
  RulesError,
  onBoard,
  pathDistance,
  pieceOf,
  profileOf,
  squareAt,
  type Board,
  type Coordinates,
  type Facing,
  type Game,
  type MissionRuleId,
  type MissionRulePlan,
  type MissionRulePlanOf,
  type Piece,
  type PieceId,
  type Rules,
  type Setup,
  type Square,
} from '@sensorium/engine';
import { catOf, isBurned, unsecuredSquares, type Cat } from '@sensorium/rules';
import { learnHoles } from './fields.ts';
import { scenarioGoals } from './scenarioGoals.ts';

/** What a mission asks of the marines, as far as a bot can use it. */
export interface Goals {
  /** M1.3, M4.3: sections still to burn. */
  readonly burn: readonly (readonly Square[])[];
  /** M0.5. */
  readonly exits: readonly { readonly at: Square; readonly side: Facing }[];
  /** M0.6: the C.A.T. where it lies, or its carrier. */
  readonly cat: Cat | null;
  /** M5.4: every marine should leave. */
  readonly everybodyLeaves: boolean;
  /** M5.4: so many are enough, or 0. */
  readonly escapes: number;
  /** M6.5: squares no alien may reach. */
  readonly guard: readonly Square[];
  /** Squares marines should come to, all of them to any of these. */
  readonly occupy: readonly Square[];
  /** D19.21: whoever goes no farther loses. */
  readonly isUrgent: boolean;
  /** Squares marines must stand on, one each: consoles, or posts from which every entry square is covered (M2.3). */
  readonly posts: readonly Square[];
  /** M2.3: kills that win, or 0. */
  readonly kills: number;
  /** D20.11: things to be destroyed. */
  readonly smash: readonly Square[];
  /** D20.3, D20.14: whoever may teleport should. */
  readonly teleports: boolean;
  /** Those without whom the mission is lost. */
  readonly leavers: readonly PieceId[];
  /** D13: entry squares still to be secured. */
  readonly secure: readonly Square[];
}

/** What a rule of that id asks now. */
export type Reader<Id extends MissionRuleId> = (game: Game, plan: MissionRulePlanOf<Id>) => Partial<Goals>;

const squares = (game: Game, places: readonly Coordinates[]): Square[] =>
  places.map(([x, y, level]) => squareAt(game.setup.board, x, y, level));

/** What each rule of a mission asks; null where it asks nothing that a bot could aim at. */
const READERS: { readonly [Id in MissionRuleId]: Reader<Id> | null } = {
  'burn-targets': (game, plan) => {
    const { board } = game.setup;
    const left = plan.sections.filter((name) => !isBurned(game.state, name));
    return { burn: left.map((name) => board.sectionSquares[board.sectionNames.indexOf(name)] ?? []) };
  },
  exits: (game, plan) => ({
    exits: plan.squares.map(({ at, side }) => ({
      at: squareAt(game.setup.board, at[0], at[1], at[2]),
      side,
    })),
  }),
  escape: (_game, plan) => ({ everybodyLeaves: true, escapes: plan.count }),
  cat: (game) => ({ cat: catOf(game) }),
  'hold-ducts': (game) => {
    const duct = game.setup.rules.terrainIndex.get('duct');
    return { guard: game.state.features.filter(({ is }) => is === duct).map(({ at }) => at) };
  },
  occupy: (game, plan) => ({ posts: squares(game, plan.squares) }),
  'cover-entries': (game) => ({ posts: coveringPosts(game.setup.board) }),
  'reach-corridor': (game, plan) => ({ occupy: squares(game, plan.squares) }),
  garrison: (game, plan) => ({ occupy: squares(game, plan.corners) }),
  kill: (_game, plan) => ({ kills: plan.count }),
  scenario: scenarioGoals,
  'bring-out': (game, plan) => leaving(game, plan.unit),
  secure: (game) => ({ secure: unsecuredSquares(game) }),
  'all-dead': null,
  'ambush-allowance': null,
  automaton: null,
  ducts: null,
  'heavy-enemy': null,
  'no-flamer': null,
  'no-lurking': null,
  'one-per-section': null,
  'rescue-cat': null,
  'secure-areas': null,
  'slay-leader': null,
  'solo-mission': null,
  'turn-limit': null,
  waves: null,
  'weapons-cache': null,
};

const readers = new Map<string, Reader<MissionRuleId> | null>(
  Object.entries(READERS as Readonly<Record<string, Reader<MissionRuleId> | null>>),
);

/** What rules of a module from outside ask of the bots; null where they ask nothing that a bot could aim at. */
export const addGoals = <Id extends MissionRuleId>(goals: { readonly [Rule in Id]: Reader<Rule> | null }): void => {
  for (const [id, reader] of Object.entries(goals)) readers.set(id, reader as Reader<MissionRuleId> | null);
};

/** The table pairs a rule with a reader of its own plan. */
const readerOf = (id: string): Reader<MissionRuleId> | null => {
  const reader = readers.get(id);
  if (reader === undefined) throw new RulesError(`nobody has told the bots what the mission rule '${id}' asks`);
  return reader;
};

/** Called where rules from outside are installed: throws with the rule of which no bot has been told. */
export const requireGoals = ({ missionRules }: Rules): void => {
  for (const id of missionRules.keys()) readerOf(id);
};

const asked = (game: Game, plan: MissionRulePlan): Partial<Goals> => readerOf(plan.is)?.(game, plan) ?? {};

const COVERED = 6;
const postsOf = new WeakMap<Board, readonly Square[]>();

/** M2.3: few squares from which every entry square is within six steps, the one that covers most first. */
const coveringPosts = (board: Board): readonly Square[] => {
  let posts = postsOf.get(board);
  if (posts === undefined) postsOf.set(board, (posts = findPosts(board)));
  return posts;
};

const findPosts = (board: Board): Square[] => {
  const posts: Square[] = [];
  let open = board.entries.flatMap(({ squares: entrySquares }) => entrySquares);
  while (open.length > 0) {
    let best = open[0]!;
    let most = 0;
    for (let square = 0; square < board.size; square++) {
      if (board.floor[square] !== 1) continue;
      const worth = open.filter((entry) => pathDistance(board, entry, square) <= COVERED).length;
      if (worth > most) {
        most = worth;
        best = square;
      }
    }
    posts.push(best);
    open = open.filter((entry) => pathDistance(board, entry, best) > COVERED);
  }
  return posts;
};

/** All go for the exit, so that nobody stands in the way of whoever must leave. */
const leaving = (game: Game, unit: string): Partial<Goals> => ({
  everybodyLeaves: true,
  leavers: game.state.marines.filter((id) => profileOf(game, pieceOf(game, id)).is === unit),
});

const NOTHING: Goals = {
  burn: [],
  exits: [],
  cat: null,
  everybodyLeaves: false,
  escapes: 0,
  guard: [],
  occupy: [],
  isUrgent: false,
  posts: [],
  kills: 0,
  smash: [],
  teleports: false,
  leavers: [],
  secure: [],
};

interface Known {
  readonly memory: Game['state']['memory'];
  readonly features: number;
  readonly quietTurns: number;
  readonly goals: Goals;
}

const cache = new WeakMap<Setup, Known>();

/** What is still to be done. */
export const goalsOf = (game: Game): Goals => {
  const { memory, features, quietTurns } = game.state;
  learnHoles(game, (square) => game.setup.hooks.linkedSquares(game, square));
  const known = cache.get(game.setup);
  const isMoving = known?.goals.cat !== null;
  const isSame = known?.memory === memory && known.features === features.length && known.quietTurns === quietTurns;
  if (isSame && !isMoving) return known.goals;
  const goals: Goals = Object.assign({ ...NOTHING }, ...game.setup.scenario.rules.map((plan) => asked(game, plan)));
  cache.set(game.setup, { memory, features: features.length, quietTurns, goals });
  return goals;
};

/** The gear slot of a weapon that burns sections, or −1. */
const flamerSlot = (game: Game, piece: Piece): number =>
  profileOf(game, piece).rows.findIndex((row) => row.ranged?.area === 'section');

export const flamesLeft = (game: Game, piece: Piece): number => {
  const slot = flamerSlot(game, piece);
  return slot < 0 ? 0 : (piece.counts[profileOf(game, piece).gear[slot]!] ?? 0);
};

/** Whoever the mission cannot do without, and everybody who must get somewhere. */
export const isVital = (game: Game, goals: Goals, id: PieceId): boolean => {
  const marine = pieceOf(game, id);
  if (!onBoard(marine)) return false;
  if ((goals.cat !== null && goals.cat.by === id) || goals.leavers.includes(id)) return true;
  return goals.burn.length > 0 && flamesLeft(game, marine) > 0;
};
