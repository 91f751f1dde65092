/** What a program did on its board, for whoever moves the cardboard: one piece at a time, in words, with reason and rule. */
import { tellEvent, type Language, type Names, type Parts } from '@sensorium/content/words';
import { DX, DY, type Board, type GameEvent, type PieceId, type Square } from '@sensorium/engine';
import { groundOf } from '../orders/survey.ts';
import { squareName } from '../orders/squareNames.ts';

export type CompanionWords = Parts['companion'];

/** One thing that was said at the table, as the listener may know it. */
export interface Happened {
  readonly piece: PieceId;
  readonly events: readonly GameEvent[];
}

/** Why, and by which rule: told when it is asked for. */
export interface Ground {
  readonly text: string;
  readonly rule: string;
}

/** What one piece did, to be done on the board before the next is told. */
export interface Told {
  readonly piece: PieceId;
  /** What to do with the cardboard, sentence by sentence. */
  readonly lines: readonly string[];
  /** The same in a few signs, for a list: `Blip B: D4 → D8`. */
  readonly brief: string;
  readonly grounds: readonly Ground[];
  /** Squares it came through, for the picture; empty where it stayed. */
  readonly way: readonly Square[];
  /** How much of what happened has been told with it, from the first on. */
  readonly upTo: number;
}

export interface Telling {
  readonly board: Board;
  readonly language: Language;
  readonly names: Names;
  readonly words: CompanionWords;
  readonly directions: readonly string[];
  readonly ground: Parts['survey']['ground'];
}

/** Runs of steps in one direction: four north, then two east. */
const runsOf = (board: Board, way: readonly Square[]): { direction: number; squares: number }[] => {
  const runs: { direction: number; squares: number }[] = [];
  for (let i = 1; i < way.length; i++) {
    const [from, to] = [way[i - 1]!, way[i]!];
    const [dx, dy] = [board.x[to]! - board.x[from]!, board.y[to]! - board.y[from]!];
    const direction = DX.findIndex((x, index) => x === dx && DY[index] === dy);
    const last = runs.at(-1);
    if (last !== undefined && last.direction === direction) last.squares += 1;
    else runs.push({ direction, squares: 1 });
  }
  return runs;
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const placeOf = ({ board, ground }: Telling, square: Square): string =>
  `${squareName(board, square)} (${ground[groundOf(board, square)]})`;

const walkLine = (telling: Telling, piece: PieceId, way: readonly Square[]): string => {
  const { board, words, directions, names } = telling;
  const steps = runsOf(board, way).map(({ direction, squares }) =>
    direction < 0 ? words.otherLevel : words.run(squares, directions[direction]!),
  );
  return words.walks(
    capital(names.piece(piece)),
    squareName(board, way[0]!),
    words.joined(steps),
    placeOf(telling, way.at(-1)!),
  );
};

/** Said by the steps of a walk, or by nothing on the board. */
const SILENT: ReadonlySet<GameEvent['is']> = new Set([
  'automaton-acted',
  'piece-activated',
  'points-paid',
  'activation-ended',
]);

/** Dice that move nothing by themselves: told on request. */
const DICE: ReadonlySet<GameEvent['is']> = new Set<GameEvent['is']>(['automaton-rolled', 'brood-tested']);

/** Gathers what one piece does until another acts. */
class Gathered {
  readonly piece: PieceId;
  readonly lines: string[] = [];
  readonly grounds: Ground[] = [];
  readonly ways: Square[][] = [];
  upTo = 0;
  private way: Square[] = [];
  /** Only how it stands at last is done on the board. */
  private turned: GameEvent | null = null;
  private readonly telling: Telling;

  constructor(piece: PieceId, telling: Telling) {
    this.piece = piece;
    this.telling = telling;
  }

  add(event: GameEvent): void {
    const { language, names } = this.telling;
    if (event.is === 'automaton-acted') this.addGround(tellEvent(language, event, names) ?? '', event.rule);
    if (DICE.has(event.is)) this.grounds.push({ text: tellEvent(language, event, names) ?? '', rule: event.rule });
    if (event.is === 'piece-moved' && event.piece === this.piece) {
      if (this.way.length > 0 && this.way.at(-1) !== event.from) this.endWalk();
      if (this.way.length === 0) this.way.push(event.from);
      this.way.push(event.to);
      this.addGround('', event.rule);
    } else if (event.is === 'piece-turned' && event.piece === this.piece) this.turned = event;
    else if (!SILENT.has(event.is) && !DICE.has(event.is)) this.tell(event);
  }

  private tell(event: GameEvent): void {
    const { language, names } = this.telling;
    const sentence = tellEvent(language, event, names);
    if (sentence === null) return;
    this.endWalk();
    this.lines.push(sentence);
    this.addGround('', event.rule);
  }

  private addGround(text: string, rule: string): void {
    if (!this.grounds.some((ground) => ground.rule === rule && ground.text === text)) this.grounds.push({ text, rule });
  }

  private endWalk(): void {
    const { telling, piece, way, turned } = this;
    if (way.length > 1) {
      this.lines.push(walkLine(telling, piece, way));
      this.ways.push(way);
    }
    const sentence = turned === null ? null : tellEvent(telling.language, turned, telling.names);
    if (sentence !== null) this.lines.push(sentence);
    this.way = [];
    this.turned = null;
  }

  end(): Told | null {
    this.endWalk();
    if (this.lines.length === 0) return null;
    const way = this.ways.flat();
    const { board, names, words } = this.telling;
    const [from, to] = [way[0], way.at(-1)];
    const others = this.lines.filter((line) => way.length === 0 || line !== this.lines[0]);
    const moved =
      from === undefined || to === undefined
        ? []
        : [words.fromTo(capital(names.piece(this.piece)), squareName(board, from), squareName(board, to))];
    return {
      piece: this.piece,
      lines: this.lines,
      brief: [...moved, ...others].join(' '),
      grounds: this.grounds,
      way,
      upTo: this.upTo,
    };
  }
}

/** One after the other, as they acted; who did nothing that can be seen is left out. */
export const tellPieces = (happened: readonly Happened[], telling: Telling): Told[] => {
  const all: Gathered[] = [];
  for (const [index, { piece, events }] of happened.entries()) {
    const last = all.at(-1);
    const gathered = last !== undefined && last.piece === piece && piece >= 0 ? last : new Gathered(piece, telling);
    if (gathered !== last) all.push(gathered);
    gathered.upTo = index + 1;
    for (const event of events) gathered.add(event);
  }
  // What led to nothing by itself is the reason of what came next.
  let led: readonly Ground[] = [];
  return all.flatMap((gathered) => {
    const told = gathered.end();
    const grounds = [...led, ...gathered.grounds];
    led = told === null ? grounds : [];
    return told === null ? [] : { ...told, grounds };
  });
};
