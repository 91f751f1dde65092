/** Dice and counters of a real table: what is typed is given in order; where it runs out, it is said what is wanted next. */
import { ChanceError, SEEDED, STREAMS, type Chance, type Game, type Reason, type Stream } from '@sensorium/engine';

/** What a person may roll or draw himself: all dice, or the counters of one cup. */
export const TYPED_KINDS = ['dice', 'command-counter', 'blip-counter', 'ambush-counter'] as const;
export type TypedKind = (typeof TYPED_KINDS)[number];

export const kindOf = (stream: Stream): TypedKind =>
  stream === 'command-counter' || stream === 'blip-counter' || stream === 'ambush-counter' ? stream : 'dice';

/** The next value an order needs. */
export interface Wanted extends Reason {
  /** The faces of a die, or what counters that are left in the cup show: 1 for the first kind. */
  readonly possible: readonly number[];
  /** How many counters of each kind are in the cup; null for a die. */
  readonly cup: readonly number[] | null;
}

/** An order cannot go on before somebody has rolled or drawn. Nothing has changed. */
export class ChanceWanted extends ChanceError {
  readonly wanted: Wanted;
  /** As the table stands in the midst of the order: nobody plays on with it. */
  readonly midst: Game;

  constructor(wanted: Wanted, midst: Game) {
    super(`a value of '${wanted.for}' is not typed yet`);
    this.wanted = wanted;
    this.midst = midst;
  }
}

/** What was typed cannot have been rolled or drawn. Nothing has changed. */
export class MistypedChance extends ChanceError {
  readonly value: number;
  /** Null where nothing more is wanted. */
  readonly wanted: Wanted | null;

  constructor(value: number, wanted: Wanted | null) {
    super(
      wanted === null
        ? `${value} is one too many: no more dice or counters are wanted`
        : `${value} is impossible: one of ${wanted.possible.join(', ')} is wanted for '${wanted.for}'`,
    );
    this.value = value;
    this.wanted = wanted;
  }
}

const FACES: readonly number[] = [1, 2, 3, 4, 5, 6];
const ALL: ReadonlySet<TypedKind> = new Set(TYPED_KINDS);

/** Every stream goes on by itself whatever is typed: a person may change his mind in the middle of a game. */
export class TypedChance implements Chance {
  kinds: ReadonlySet<TypedKind>;
  /** What was asked of a person since the last `lay`, in order. */
  readonly asked: Wanted[] = [];
  private values: readonly number[] = [];
  private isGuessed = false;
  /** Values of a record: counters by their kind, not by what they show. */
  private isAgain = false;

  constructor(kinds: Iterable<TypedKind>) {
    this.kinds = new Set(kinds);
  }

  /**
   * What was typed for the order that is said next: dice as they fell, counters as they show. `isGuessed`: what is not typed
   * is taken to be anything possible, to find out what it is for.
   */
  lay(values: readonly number[], isGuessed = false): void {
    this.values = values;
    this.isGuessed = isGuessed;
    this.asked.length = 0;
  }

  /** What the order has not asked for. */
  get left(): readonly number[] {
    return this.values.slice(this.asked.length);
  }

  /** Everything comes from a record, whoever rolled it then. */
  again<Result>(drawn: readonly number[], step: () => Result): Result {
    const { kinds } = this;
    this.kinds = ALL;
    this.isAgain = true;
    this.lay(drawn);
    try {
      const result = step();
      if (this.left.length > 0) throw new MistypedChance(this.left[0]!, null);
      return result;
    } finally {
      this.kinds = kinds;
      this.isAgain = false;
      this.lay([]);
    }
  }

  die(game: Game, reason: Reason): number {
    const rolled = SEEDED.die(game, reason);
    return this.isTyped(reason) ? this.take(game, { ...reason, possible: FACES, cup: null }) : rolled;
  }

  draw(game: Game, reason: Reason, counts: readonly number[]): number {
    const drawn = SEEDED.draw(game, reason, counts);
    if (!this.isTyped(reason)) return drawn;
    const possible = counts.flatMap((count, kind) => (count > 0 ? [kind + 1] : []));
    return this.take(game, { ...reason, possible, cup: counts.slice() }) - 1;
  }

  private isTyped({ for: stream }: Reason): boolean {
    return this.kinds.has(kindOf(stream));
  }

  private take(game: Game, wanted: Wanted): number {
    const laid = this.values[this.asked.length] ?? (this.isGuessed ? wanted.possible[0] : undefined);
    if (laid === undefined) throw new ChanceWanted(wanted, game);
    const value = this.isAgain && wanted.cup !== null ? laid + 1 : laid;
    if (!wanted.possible.includes(value)) throw new MistypedChance(value, wanted);
    this.asked.push(wanted);
    return value;
  }
}

/** Streams of the engine a kind stands for. */
export const streamsOf = (kind: TypedKind): readonly Stream[] => STREAMS.filter((stream) => kindOf(stream) === kind);
