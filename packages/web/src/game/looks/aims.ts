/** What each rule that ends a game says in the strip of aims while it is played, and in the end who has won and why. */
import {
  recall,
  squareAt,
  type Board,
  type Coordinates,
  type MissionRuleId,
  type MissionRulePlan,
  type MissionRulePlanOf,
  type Piece,
  type Side,
  type View,
} from '@sensorium/engine';
import { catFateOf, catOf, isBurned, securedKey } from '@sensorium/rules';
import type { Dossier } from '../../engine/protocol.ts';
import { coveredEntries } from '../coverage.ts';
import { pieceName, wordFor, type GameWords } from '../displayNames.ts';
import { scenarioAim } from '../scenarios/aims.ts';
import { Rows } from './rows.ts';

export type Winner = Exclude<View['winner'], 'none'>;

/** Where a game stands, in somebody's language. */
export interface Standing {
  readonly dossier: Dossier;
  readonly board: Board;
  readonly view: View;
  readonly words: GameWords;
}

export interface Aim<Plan> {
  /** How far it has come, as the side sees it; empty where it is none of its aims. */
  readonly told: (standing: Standing, plan: Plan, side: Side) => string;
  /** The rules by which it ends a game, by who has won. */
  readonly ends: (plan: Plan) => Partial<Readonly<Record<Winner, string>>>;
  /** Why it has ended. */
  readonly why: (standing: Standing, plan: Plan, winner: Winner) => string;
  /** Whether it is fulfilled as the board stands: of two that cite the same rule the one that has ended the game. */
  readonly isMet: (standing: Standing, plan: Plan) => boolean;
}

/** So many of those that are needed. */
interface Count {
  readonly done: number;
  readonly of: number;
}
const isDone = ({ done, of }: Count): boolean => done >= of;

const marinesIn = ({ view }: Standing): Piece[] => view.marines.map((id) => view.pieces[id]!);

const fates = (standing: Standing, fate: Piece['fate']): number =>
  marinesIn(standing).filter((marine) => marine.fate === fate).length;

const deadOf = (standing: Standing): Count => ({
  done: fates(standing, 'dead'),
  of: standing.view.marines.length,
});

const securedAreas = ({ board, view }: Standing): number =>
  board.entries.filter(({ id }) => recall(view, securedKey(id)) === 1).length;

/** On the board and, if squares are asked for, on one of them. */
const standingOn = (standing: Standing, squares: readonly Coordinates[]): number => {
  const wanted = new Set(squares.map(([x, y, level]) => squareAt(standing.board, x, y, level)));
  return marinesIn(standing).filter(({ square }) => wanted.has(square)).length;
};

const flamesOf = (standing: Standing): number =>
  marinesIn(standing)
    .filter(({ fate }) => fate === 'in-play' || fate === 'in-hand')
    .flatMap(({ profile, counts }) => {
      const { gear, rows } = standing.dossier.profiles[profile]!;
      return gear.map((item, i) => (rows[i]!.ranged?.area === 'section' ? (counts[item] ?? 0) : 0));
    })
    .reduce((sum, flames) => sum + flames, 0);

const covered = ({ board, view }: Standing): Count => {
  const entries = coveredEntries(board, view);
  return { done: entries.filter(({ isCovered }) => isCovered).length, of: entries.length };
};

const ducts = ({ dossier, view }: Standing): Count => {
  const counted = (id: string): number => view.features.filter(({ is }) => dossier.terrain[is]?.id === id).length;
  const done = counted('destroyed-duct');
  return { done, of: done + counted('duct') };
};

const burned = ({ view }: Standing, { sections }: { readonly sections: readonly string[] }): Count => ({
  done: sections.filter((section) => isBurned(view, section)).length,
  of: sections.length,
});

const out = (standing: Standing, { count }: { readonly count: number }) => ({
  done: fates(standing, 'escaped'),
  of: count,
  dead: fates(standing, 'dead'),
  kills: standing.view.marines.length - count + 1,
});

const broughtOut = (standing: Standing, { unit }: { readonly unit: string }) => {
  const wanted = marinesIn(standing).filter(({ profile }) => standing.dossier.profiles[profile]!.is === unit);
  return {
    done: wanted.filter(({ fate }) => fate === 'escaped').length,
    of: wanted.length,
    who: wordFor(standing.words.units, unit),
  };
};

const catTold = ({ dossier, view, words }: Standing): string => {
  const said = words.aims['rescue-cat'];
  const cat = catOf({ state: view });
  if (cat === null) {
    const fate = catFateOf({ state: view });
    return fate === 'destroyed' ? said.destroyed : fate === 'rescued' ? said.saved : said.waiting;
  }
  const place = cat.by < 0 ? said.loose : said.carried(pieceName(words, dossier, cat.by, view.pieces[cat.by]?.profile));
  return cat.isDamaged ? `${place}, ${said.damaged}` : place;
};

const leaderSlain = ({ dossier, view }: Standing): Count => ({
  done: view.aliens.some((id) => dossier.profiles[view.pieces[id]?.profile ?? -1]?.is === 'genestealer-leader') ? 0 : 1,
  of: 1,
});

const turnsOf = ({ view }: Standing, { turn }: { readonly turn: number }) => ({ turn: view.turn, last: turn });

const never = (): boolean => false;

/** Null for what ends no game. */
const AIMS: { readonly [Id in MissionRuleId]: Aim<MissionRulePlanOf<Id>> | null } = {
  'burn-targets': {
    told: (at, plan, side) => at.words.aims['burn-targets'][side]({ ...burned(at, plan), flames: flamesOf(at) }),
    ends: ({ rule = 'M1.3', lostBy = 'M1.4' }) => ({ marines: rule, aliens: lostBy }),
    why: (at, plan, winner) => {
      const { won, lost } = at.words.aims['burn-targets'];
      return winner === 'marines' ? won(burned(at, plan)) : lost;
    },
    isMet: (at, plan) => isDone(burned(at, plan)),
  },
  kill: {
    told: ({ view, words }, { count }, side) => words.aims.kill[side]({ done: view.kills, of: count }),
    ends: ({ rule = 'M2.3' }) => ({ marines: rule }),
    why: ({ view, words }, { count }) => words.aims.kill.won({ done: view.kills, of: count }),
    isMet: ({ view }, { count }) => view.kills >= count,
  },
  'cover-entries': {
    told: (at, _plan, side) => at.words.aims['cover-entries'][side](covered(at)),
    ends: ({ rule = 'M2.3' }) => ({ marines: rule }),
    why: ({ words }) => words.aims['cover-entries'].won,
    isMet: (at) => isDone(covered(at)),
  },
  'all-dead': {
    told: (at, _plan, side) => (side === 'aliens' ? at.words.aims['all-dead'].aliens(deadOf(at)) : ''),
    ends: ({ rule = 'M2.4' }) => ({ aliens: rule }),
    why: ({ words }) => words.aims['all-dead'].lost,
    isMet: (at) => isDone(deadOf(at)),
  },
  escape: {
    told: (at, plan, side) => at.words.aims.escape[side](out(at, plan)),
    ends: ({ rule = 'M5.4', lostBy = 'M5.5' }) => ({ marines: rule, aliens: lostBy }),
    why: (at, plan, winner) => at.words.aims.escape[winner === 'marines' ? 'won' : 'lost'](out(at, plan)),
    isMet: (at, plan) => isDone(out(at, plan)),
  },
  'bring-out': {
    told: (at, plan, side) => at.words.aims['bring-out'][side](broughtOut(at, plan)),
    ends: ({ rule = 'M5.4', lostBy = 'M5.5' }) => ({ marines: rule, aliens: lostBy }),
    why: (at, plan, winner) => at.words.aims['bring-out'][winner === 'marines' ? 'won' : 'lost'](broughtOut(at, plan)),
    isMet: (at, plan) => isDone(broughtOut(at, plan)),
  },
  'rescue-cat': {
    told: catTold,
    ends: ({ rule = 'M3.4', lostBy = 'M3.5' }) => ({ marines: rule, aliens: lostBy, draw: rule }),
    why: ({ words }, _plan, winner) => {
      const { won, lost, draw } = words.aims['rescue-cat'];
      return { marines: won, aliens: lost, draw }[winner];
    },
    isMet: ({ view }) => ['destroyed', 'rescued'].includes(catFateOf({ state: view })),
  },
  'hold-ducts': {
    told: (at, plan, side) => at.words.aims['hold-ducts'][side]({ ...ducts(at), ...turnsOf(at, plan) }),
    ends: ({ rule = 'M6.5', lostBy = 'M6.6' }) => ({ marines: rule, aliens: lostBy }),
    why: (at, plan, winner) => {
      const { won, lost } = at.words.aims['hold-ducts'];
      return winner === 'marines' ? won(turnsOf(at, plan)) : lost;
    },
    isMet: (at) => ducts(at).done > 0,
  },
  occupy: {
    told: (at, { squares, count }, side) => at.words.aims.occupy[side]({ done: standingOn(at, squares), of: count }),
    ends: ({ rule = 'M0.7' }) => ({ marines: rule }),
    why: (at, { squares, count }) => at.words.aims.occupy.won({ done: standingOn(at, squares), of: count }),
    isMet: (at, { squares, count }) => standingOn(at, squares) >= count,
  },
  secure: {
    told: (at, { count }, side) => at.words.aims.secure[side]({ done: securedAreas(at), of: count }),
    ends: ({ rule = 'D13.5' }) => ({ marines: rule }),
    why: (at, { count }) => at.words.aims.secure.won({ done: securedAreas(at), of: count }),
    isMet: (at, { count }) => securedAreas(at) >= count,
  },
  'turn-limit': {
    told: (at, plan, side) => at.words.aims['turn-limit'][plan.winner === side ? 'hold' : 'turn'](turnsOf(at, plan)),
    ends: ({ winner, rule = 'M6.5' }) => ({ [winner]: rule }),
    why: (at, plan, winner) => {
      const { won, lost, draw } = at.words.aims['turn-limit'];
      return { marines: won, aliens: lost, draw }[winner](turnsOf(at, plan));
    },
    isMet: never,
  },
  'reach-corridor': {
    told: (at, { squares }, side) => {
      const { marines, aliens } = at.words.aims['reach-corridor'];
      if (side === 'aliens') return aliens(deadOf(at));
      const alive = marinesIn(at).filter(({ square }) => square >= 0).length;
      return marines({ done: standingOn(at, squares), of: alive });
    },
    ends: () => ({ marines: 'D23.9', aliens: 'D23.24' }),
    why: ({ words }, _plan, winner) => words.aims['reach-corridor'][winner === 'marines' ? 'won' : 'lost'],
    isMet: never,
  },
  'slay-leader': {
    told: (at, _plan, side) => at.words.aims['slay-leader'][side](side === 'marines' ? leaderSlain(at) : deadOf(at)),
    ends: () => ({ marines: 'D23.23', aliens: 'D23.24' }),
    why: ({ words }, _plan, winner) => words.aims['slay-leader'][winner === 'marines' ? 'won' : 'lost'],
    isMet: never,
  },
  scenario: scenarioAim,
  'ambush-allowance': null,
  automaton: null,
  cat: null,
  ducts: null,
  exits: null,
  garrison: null,
  'heavy-enemy': null,
  'no-flamer': null,
  'no-lurking': null,
  'one-per-section': null,
  'secure-areas': null,
  'solo-mission': null,
  waves: null,
  'weapons-cache': null,
};

/** The table pairs a rule with an aim of its own plan. */
export type AnyAim = Aim<MissionRulePlan> | null;

export const AIM_LOOKS = new Rows<MissionRuleId, AnyAim>(
  'aim',
  AIMS as unknown as Readonly<Record<MissionRuleId, AnyAim>>,
);
