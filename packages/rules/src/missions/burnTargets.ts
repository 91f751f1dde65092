/** M1.3, M1.4, M4.3, M4.4: sections that must burn, and the flamers that can do it. M6.3: where no flamer may be fired. */
import {
  onBoard,
  pieceOf,
  profileOf,
  refusal,
  type Game,
  type MissionRule,
  type PieceId,
  type Square,
  recall,
  remember,
  type State,
  planOf,
} from '@sensorium/engine';
import { sectionsOf } from './places.ts';

declare module '@sensorium/engine' {
  interface MemoryTypes {
    [section: `burned:${string}`]: number;
  }
  interface MissionRuleTypes {
    'burn-targets': BurnTargets;
    'no-flamer': NoFlamer;
  }
  interface EventTypes {
    'target-burned': { readonly section: string; readonly left: number };
  }
}

interface BurnTargets {
  readonly sections: readonly string[];
  readonly rule?: string;
  readonly lostBy?: string;
}

const keyOf = (section: string) => `burned:${section}` as const;

/** Whether a section that must burn has done so. */
export const isBurned = (state: Pick<State, 'memory'>, section: string): boolean => recall(state, keyOf(section)) !== 0;

/** The living marines who can still set a section on fire. */
export const loadedFlamers = (game: Game): PieceId[] =>
  game.state.marines.filter((id) => {
    const marine = pieceOf(game, id);
    const { gear, rows } = profileOf(game, marine);
    return onBoard(marine) && gear.some((item, i) => rows[i]!.ranged?.area === 'section' && marine.counts[item] !== 0);
  });

export const burnTargets: MissionRule<'burn-targets'> = {
  id: 'burn-targets',
  hooks: ({ sections, rule = 'M1.3', lostBy = 'M1.4' }, board) => {
    const targets = sectionsOf(board, sections);
    const left = (game: Game): number => sections.filter((section) => !isBurned(game.state, section)).length;
    return {
      squaresIgnited: (game, squares) => {
        sections.forEach((section, i) => {
          if (isBurned(game.state, section)) return;
          if (!squares.some((square) => board.section[square] === targets[i])) return;
          remember(game.state, keyOf(section), 1);
          game.sink?.({ is: 'target-burned', section, left: left(game), rule });
        });
      },
      conditions: (game) => {
        if (left(game) === 0) return { winner: 'marines', rule };
        return loadedFlamers(game).length === 0 ? { winner: 'aliens', rule: lostBy } : null;
      },
    };
  },
};

/** The squares of the target sections that have not burned yet. */
export const unburnedTargets = (game: Game): Square[] => {
  const { board, scenario } = game.setup;
  const plan = planOf(scenario, 'burn-targets');
  const sections = (plan?.sections ?? []).filter((section) => !isBurned(game.state, section));
  return sectionsOf(board, sections).flatMap((section) => board.sectionSquares[section] ?? []);
};

interface NoFlamer {
  readonly sections: readonly string[];
}

const FORBIDDEN = refusal('M6.3', 'no-flamer-here');

export const noFlamer: MissionRule<'no-flamer'> = {
  id: 'no-flamer',
  hooks: ({ sections }, board) => {
    const spared = new Set(sectionsOf(board, sections));
    return {
      mayAimSection: (_game, shooter, at) =>
        spared.has(board.section[at]!) || spared.has(board.section[shooter.square]!) ? FORBIDDEN : null,
    };
  },
};
