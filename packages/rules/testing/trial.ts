/** A small board with mission rules on it, for tests: letters are pieces, dice are given, refusals are returned. */
import {
  ChanceError,
  FACINGS,
  command,
  createGame,
  pending,
  squareAt,
  submit,
  type Chance,
  type Coordinates,
  type EntryPlan,
  type FacingName,
  type Game,
  type GameEvent,
  type MissionRulePlan,
  type Piece,
  type PieceId,
  type PiecePlan,
  type Refusal,
  type Side,
  type Word,
} from '@sensorium/engine';
import { fillSupplies } from '../src/core/deployment.ts';
import { setupFor } from '../src/setupFor.ts';

interface TrialPiece extends Omit<PiecePlan, 'faces' | 'at'> {
  readonly faces?: FacingName;
}

export interface TrialPlan {
  /** `#` wall, `.` floor, `+` closed door, `/` open door, `U` duct, letters pieces. */
  readonly board: readonly string[];
  readonly sections?: readonly string[];
  readonly pieces: Readonly<Record<string, TrialPiece>>;
  readonly entries?: readonly EntryPlan[];
  readonly rules: readonly MissionRulePlan[];
  /** Besides core and missions. */
  readonly modules?: readonly string[];
  readonly dice?: readonly number[];
  readonly turn?: Side;
  readonly number?: number;
  readonly cp?: number;
  readonly memory?: Readonly<Record<string, number>>;
  readonly reinforcements?: number;
}

const FEATURES: Readonly<Record<string, string>> = { '+': 'closed-door', '/': 'open-door', U: 'duct' };

const scripted = (dice: number[]): Chance => ({
  die: (_game, { for: what }) => {
    const die = dice.shift();
    if (die === undefined) throw new ChanceError(`no die left for ${what}`);
    return die;
  },
  draw: (_game, _reason, counts) => counts.findIndex((count) => count > 0),
});

export class Trial {
  readonly game: Game;
  readonly events: GameEvent[] = [];
  readonly dice: number[];
  private readonly ids = new Map<string, PieceId>();

  constructor(plan: TrialPlan) {
    this.dice = [...(plan.dice ?? [])];
    const found = new Map<string, Coordinates>();
    const features: { at: Coordinates; is: string }[] = [];
    plan.board.forEach((row, y) =>
      Array.from(row).forEach((character, x) => {
        if (character in plan.pieces) found.set(character, [x, y]);
        else if (character in FEATURES) features.push({ at: [x, y], is: FEATURES[character]! });
      }),
    );
    const pieces = Object.entries(plan.pieces).map(([key, { faces, ...piece }], index): PiecePlan => {
      this.ids.set(key, index);
      const at = found.get(key);
      return { ...piece, ...(at === undefined ? {} : { at }), faces: FACINGS.indexOf(faces ?? 'N') };
    });
    const setup = setupFor({
      id: 'trial',
      modules: ['core', 'missions', ...(plan.modules ?? [])],
      options: {},
      board: {
        levels: [{ floor: plan.board, sections: plan.sections ?? plan.board.map((row) => 'a'.repeat(row.length)) }],
        entries: plan.entries ?? [],
      },
      features,
      burning: [],
      pieces,
      deployment: [],
      startingBlips: 0,
      reinforcements: plan.reinforcements ?? 0,
      novice: false,
      rules: plan.rules,
    });
    this.game = createGame(setup, {
      seed: 1,
      chance: scripted(this.dice),
      sink: (event) => this.events.push(event),
      begin: (game) => {
        fillSupplies(game);
        game.state.cpDrawn = plan.cp ?? 0;
        game.state.turn = plan.number ?? 1;
        game.state.memory = plan.memory ?? {};
        const side = plan.turn ?? 'marines';
        game.state.phase = side === 'marines' ? 'marine-action' : 'alien-action';
        game.state.stack.push({
          kind: 'sequence',
          of: 'turn',
          step: side === 'marines' ? 3 : 5,
          piece: -1,
          note: null,
        });
        game.state.stack.push({ kind: side === 'marines' ? 'marine-action' : 'alien-action' });
      },
    });
  }

  square(x: number, y: number): number {
    return squareAt(this.game.setup.board, x, y);
  }

  id(key: string): PieceId {
    const id = this.ids.get(key);
    if (id === undefined) throw new Error(`no piece '${key}'`);
    return id;
  }

  piece(key: string): Piece | null {
    return this.game.state.pieces[this.id(key)] ?? null;
  }

  /** Says a command for whoever must decide; the answer is the refusal, or null. */
  say(word: Word, key = '', at: Coordinates | FacingName | number = -1, how = 0, cp = 0): Refusal | null {
    const where =
      typeof at === 'number' ? at : typeof at === 'string' ? FACINGS.indexOf(at) : this.square(at[0], at[1]);
    const who = key === '' ? -1 : this.id(key);
    return submit(this.game, pending(this.game)!.side, command(word, who, where, how, cp));
  }

  /** Puts the blip drawn last into an area. */
  reinforce(area: number): Refusal | null {
    return submit(this.game, 'aliens', command('reinforce', this.game.state.aliens.at(-1), area));
  }

  /** What was told about one kind of event. */
  told<Kind extends GameEvent['is']>(kind: Kind): Extract<GameEvent, { is: Kind }>[] {
    return this.events.filter((event): event is Extract<GameEvent, { is: Kind }> => event.is === kind);
  }

  get outcome(): string {
    return `${this.game.state.winner} ${this.game.state.endedBy}`.trim();
  }

  get decision(): string {
    const open = pending(this.game);
    return open === null ? 'over' : `${open.side} ${open.decision}`;
  }
}

/** The C.A.T. lying loose on a square, as the state remembers it. */
export const looseCatAt = (square: number, damaged = 0): Readonly<Record<string, number>> => ({
  'cat-at': square,
  'cat-by': -1,
  'cat-fate': 1,
  'cat-damaged': damaged,
});

export type * from '../src/arsenal/declarations.ts';
export type * from '../src/core/declarations.ts';
export type * from '../src/missions/declarations.ts';
