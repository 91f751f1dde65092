/** Longer moves: the cheapest walk to every square a piece can pay for, found with the rules' own lists of steps. */
import {
  cloneGame,
  edit,
  isFloor,
  onBoard,
  pieceOf,
  profileOf,
  relocate,
  terrainRow,
  type Game,
  type Offers,
  type Piece,
} from '@sensorium/engine';
import type { Offer, Walk } from './protocol.ts';

interface Node {
  readonly square: number;
  readonly facing: number;
  readonly cost: number;
  readonly turns: number;
  readonly freeTurn: boolean;
  readonly step: Offer | null;
  readonly before: Node | null;
}

interface Step {
  readonly do: 'move' | 'turn';
  readonly at: number;
  readonly cost: number;
}

class Collector implements Offers {
  readonly steps: Step[] = [];
  private word: Step['do'] = 'move';

  list(game: Game, piece: Piece): Step[] {
    this.steps.length = 0;
    for (const { verb } of profileOf(game, piece).verbs) {
      if (verb.id !== 'move' && verb.id !== 'turn') continue;
      this.word = verb.id;
      verb.options(game, piece, this);
    }
    return this.steps;
  }

  offer(at: number, how: number, cost: number): void {
    if (how === 0) this.steps.push({ do: this.word, at, cost });
  }
}

const key = (node: Node): number => (node.square * 4 + Math.max(0, node.facing)) * 2 + (node.freeTurn ? 1 : 0);

/** Cheaper first; of equal price the one with fewer turns, so that nobody spins for nothing. */
const isBetter = (a: Node, b: Node): boolean => a.cost < b.cost || (a.cost === b.cost && a.turns < b.turns);

/** `most`: what can be spent, own points and command points together. */
export const walksOf = (game: Game, id: number, most: number): Walk[] => {
  const piece = pieceOf(game, id);
  if (piece.area >= 0) return entriesOf(game, piece).filter(({ cost }) => cost <= most);
  if (!onBoard(piece) || (profileOf(game, piece).unit.hasFacing && piece.facing < 0)) return []; // D8.19
  const copy = cloneGame(game);
  copy.sink = null;
  const collector = new Collector();
  const start: Node = {
    square: piece.square,
    facing: piece.facing,
    cost: 0,
    turns: 0,
    freeTurn: piece.activation === 'ready' || piece.freeTurn,
    step: null,
    before: null,
  };
  const best = new Map<number, Node>([[key(start), start]]);
  const frontier: Node[] = [start];
  for (let node = takeCheapest(frontier); node !== undefined; node = takeCheapest(frontier)) {
    if (best.get(key(node)) !== node || !isFloor(game.setup.board, node.square)) continue; // C8.7: a way out leads no farther
    if (node !== start && isRisky(game, piece, node.square)) continue;
    relocate(copy, id, node.square, node.facing);
    const draft = edit(copy, id);
    draft.freeTurn = node.freeTurn;
    draft.activation = 'active';
    for (const step of collector.list(copy, pieceOf(copy, id)).slice()) {
      const next = follow(node, id, step);
      const known = best.get(key(next));
      if (next.square < 0 || next.cost > most || (known !== undefined && !isBetter(next, known))) continue;
      best.set(key(next), next);
      frontier.push(next);
    }
  }
  return cheapestPerSquare(best, start);
};

/** C18.11: from an entry area it is one step onto the board; what lies beyond is shown when the piece is there. */
const entriesOf = (game: Game, { id, facing }: Piece): Walk[] =>
  new Collector()
    .list(game, pieceOf(game, id))
    .filter((step) => step.do === 'move')
    .map(({ at, cost }) => ({ at, cost, facing, steps: [stepOf(id, { do: 'move', at, cost })], otherwise: [] }));

const stepOf = (id: number, { do: word, at, cost }: Step): Offer => ({
  do: word,
  piece: id,
  at,
  how: 0,
  cost,
  least: 0,
  most: cost,
});

/** D8.6: nobody walks over a hole on his way to somewhere else. */
const isRisky = (game: Game, piece: Piece, square: number): boolean =>
  piece.side === 'marines' && terrainRow(game, square).id === 'trap';

const follow = (node: Node, id: number, step: Step): Node => {
  const { do: word, at, cost } = step;
  return {
    square: word === 'move' ? at : node.square,
    facing: word === 'turn' ? at : node.facing,
    cost: node.cost + cost,
    turns: node.turns + (word === 'turn' ? 1 : 0),
    freeTurn: word === 'move',
    step: stepOf(id, step),
    before: node,
  };
};

const takeCheapest = (frontier: Node[]): Node | undefined => {
  let place = -1;
  frontier.forEach((node, i) => {
    if (place < 0 || isBetter(node, frontier[place]!)) place = i;
  });
  return place < 0 ? undefined : frontier.splice(place, 1)[0];
};

const stepsTo = (node: Node): Offer[] => {
  const steps: Offer[] = [];
  for (let at: Node | null = node; at !== null && at.step !== null; at = at.before) steps.unshift(at.step);
  return steps;
};

/** The cheapest that ends in a step; and for every other facing the cheapest that ends so. */
const cheapestPerSquare = (best: ReadonlyMap<number, Node>, start: Node): Walk[] => {
  const squares = new Map<number, Node[]>();
  for (const node of best.values())
    if (node.square !== start.square) squares.set(node.square, [...(squares.get(node.square) ?? []), node]);
  return [...squares.values()].flatMap((nodes) => {
    const cheapest = cheapestOf(nodes.filter(({ step }) => step?.do === 'move'));
    if (cheapest === undefined) return [];
    const others = FACINGS.filter((facing) => facing !== cheapest.facing).flatMap(
      (facing) => cheapestOf(nodes.filter((node) => node.facing === facing)) ?? [],
    );
    return [{ ...walkTo(cheapest), otherwise: others.map(walkTo) }];
  });
};
const FACINGS = [0, 1, 2, 3];

const cheapestOf = (nodes: readonly Node[]): Node | undefined =>
  nodes.reduce<Node | undefined>((a, b) => (a === undefined || isBetter(b, a) ? b : a), undefined);

const walkTo = (node: Node): Omit<Walk, 'otherwise'> => ({
  at: node.square,
  cost: node.cost,
  facing: node.facing,
  steps: stepsTo(node),
});
