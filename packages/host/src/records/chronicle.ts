/** What is remembered of a game: who won, what each marine did, how the dead died, and what the dice showed. */
import { playReplay, type GameEvent, type PieceId, type Side } from '@sensorium/engine';
import { setupFromFile } from '@sensorium/content';
import type { Seats } from '../protocol.ts';
import { parseSave } from '../saves.ts';

/** How somebody came to die. */
export type Cause = 'close-combat' | 'shot' | 'flames' | 'self-destruction' | 'other';

interface Deeds {
  /** What he is called; empty for one without a name. */
  readonly name: string;
  readonly unit: string;
  readonly kills: number;
  readonly isDead: boolean;
}

interface Death {
  readonly cause: Cause;
  /** Whose deed it was: a unit, or nothing where nobody's. */
  readonly by: string;
}

/** What a side has rolled, die by die. */
export interface Dice {
  readonly dice: number;
  readonly pips: number;
}

export interface Chronicle {
  readonly mission: string;
  readonly sides: Seats;
  /** Empty while the game goes on. */
  readonly winner: '' | 'marines' | 'aliens' | 'draw';
  readonly turns: number;
  readonly marines: readonly Deeds[];
  /** Marines, in the order they died. */
  readonly deaths: readonly Death[];
  /** C21.1: kills scored by the marines. */
  readonly kills: number;
  readonly dice: Readonly<Record<Side, Dice>>;
  /** How often whoever played alone asked for advice. */
  readonly hints: number;
}

interface Deed {
  readonly cause: Cause;
  readonly by: PieceId;
}

/** Whose deed whatever follows in the same breath is; null for events that are nobody's. */
const deedOf = (event: GameEvent): Deed | null => {
  if (event.is === 'shot-fired' || event.is === 'burst-fired') return { cause: 'shot', by: event.by };
  if (event.is === 'flamer-fired') return { cause: 'flames', by: event.by };
  if (event.is === 'self-destructed') return { cause: 'self-destruction', by: event.by };
  if (event.is === 'close-combat-fought')
    return { cause: 'close-combat', by: event.killed === event.defender ? event.attacker : event.defender };
  return null;
};

type Thrown = readonly [who: PieceId, dice: readonly number[]];

const thrownIn = (event: GameEvent): readonly Thrown[] => {
  if (event.is === 'shot-fired') return [[event.by, event.dice]];
  if (event.is === 'door-struck') return [[event.attacker, event.dice]];
  if (event.is !== 'close-combat-fought') return [];
  return [
    [event.attacker, event.attack],
    [event.defender, event.defence],
  ];
};

class Counting {
  readonly kills = new Map<PieceId, number>();
  readonly dead = new Set<PieceId>();
  readonly deaths: Death[] = [];
  readonly dice: Record<Side, { dice: number; pips: number }> = {
    marines: { dice: 0, pips: 0 },
    aliens: { dice: 0, pips: 0 },
  };
  private readonly marines: ReadonlySet<PieceId>;
  private readonly unitOf: (piece: PieceId) => string;

  constructor(marines: ReadonlySet<PieceId>, unitOf: (piece: PieceId) => string) {
    this.marines = marines;
    this.unitOf = unitOf;
  }

  private sideOf(piece: PieceId): Side {
    return this.marines.has(piece) ? 'marines' : 'aliens';
  }

  /** The events of one order. */
  hear(events: readonly GameEvent[]): void {
    let last: Deed | null = null;
    for (const event of events) {
      last = deedOf(event) ?? last;
      for (const [who, rolled] of thrownIn(event)) {
        const side = this.dice[this.sideOf(who)];
        side.dice += rolled.length;
        side.pips += rolled.reduce((sum, pips) => sum + pips, 0);
      }
      if (event.is === 'piece-killed') this.bury(event, last);
    }
  }

  private bury({ piece, side, kills }: Extract<GameEvent, { readonly is: 'piece-killed' }>, deed: Deed | null): void {
    if (side === 'marines') {
      this.dead.add(piece);
      this.deaths.push({ cause: deed?.cause ?? 'other', by: deed === null ? '' : this.unitOf(deed.by) });
    } else if (deed !== null && this.marines.has(deed.by))
      this.kills.set(deed.by, (this.kills.get(deed.by) ?? 0) + kills);
  }
}

/** Of a saved game; throws `FileError` for what is none. */
export const chronicleOf = (save: string): Chronicle => {
  const { replay, sides, hints = 0 } = parseSave(save);
  const { scenario } = replay;
  const setup = setupFromFile(scenario);
  const units = new Map<PieceId, string>();
  const marines = new Set<PieceId>();
  const counting = new Counting(marines, (piece) => units.get(piece) ?? '');
  const learn = (
    pieces: readonly ({ readonly id: PieceId; readonly side: Side; readonly profile: number } | null)[],
  ): void => {
    for (const piece of pieces) {
      if (piece === null) continue;
      units.set(piece.id, setup.profiles[piece.profile]!.is);
      if (piece.side === 'marines') marines.add(piece.id);
    }
  };
  const { state } = playReplay(replay, setupFromFile, ({ game, events }) => {
    learn(game.state.pieces);
    counting.hear(events);
  });
  learn(state.pieces);
  const { winner } = state;
  return {
    mission: scenario.id,
    sides,
    winner: winner === 'none' ? '' : winner,
    turns: state.turn,
    marines: [...marines]
      .sort((a, b) => a - b)
      .map((piece) => ({
        name: scenario.pieces[piece]?.name ?? '',
        unit: units.get(piece)!,
        kills: counting.kills.get(piece) ?? 0,
        isDead: counting.dead.has(piece),
      })),
    deaths: counting.deaths,
    kills: state.kills,
    dice: counting.dice,
    hints,
  };
};
