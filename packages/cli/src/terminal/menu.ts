/** The list of options as a person reads it: first who, then what, numbered and grouped by verb. */
import {
  coordinatesOf,
  directionTo,
  type Command,
  type Game,
  type Piece,
  type PieceId,
  type Side,
} from '@sensorium/engine';
import { isFacedBy, squareName, type Marks } from '@sensorium/host/orders';
import { verbOf } from './tellOrder.ts';
import type { TerminalWords } from '../terminalWords.ts';

/** One numbered line: a use of a verb with every way it can be paid, the one with the fewest command points first. */
export interface Item {
  readonly group: string;
  readonly label: string;
  readonly price: string;
  readonly payments: readonly Command[];
}

export interface MenuContext {
  readonly game: Game;
  readonly marks: Marks;
  readonly words: TerminalWords;
}

/** Said by typing their word; they would only crowd a list. */
const TYPED_ONLY: readonly string[] = ['resign', 'agree-draw', 'end'];

const listed = (options: readonly Command[]): Command[] => options.filter((option) => !TYPED_ONLY.includes(option.do));

/** The pieces that can do something, in the order of the list. */
export const actorsIn = (options: readonly Command[]): PieceId[] => [
  ...new Set(listed(options).flatMap(({ piece }) => (piece >= 0 ? [piece] : []))),
];

const MOST_AT_ONCE = 9;

/** Whether to ask first who acts: in action phases always, elsewhere when the list would be long. */
export const asksWho = (decision: string, options: readonly Command[]): boolean =>
  decision === 'action' || (actorsIn(options).length > 1 && listed(options).length > MOST_AT_ONCE);

const STEPS: readonly string[] = ['move', 'deploy', 'place'];

/** Squares onto which the chosen piece can step, or on which somebody can be put: shown on the board. */
export const offeredSquares = (options: readonly Command[], who: PieceId | null): Set<number> =>
  new Set(
    options
      .filter((option) => STEPS.includes(option.do) && (who === option.piece || (who === null && option.do !== 'move')))
      .map(({ at }) => at),
  );

/** Where marines are called by number the choices begin above the roster: a 2 is always marine 2. */
export const firstNumber = (decision: string, side: Side, marines: number): number =>
  side === 'marines' && (decision === 'action' || decision === 'deploy' || decision === 'cp-response')
    ? Math.ceil(marines / 10) * 10 + 1
    : 1;

/** Whether command points could pay what action points would. */
export const canPayCp = (items: readonly Item[]): boolean => items.some(({ payments }) => payments.length > 1);

export const itemsFor = (context: MenuContext, options: readonly Command[], who: PieceId | null): Item[] => {
  const own = who === null ? listed(options) : options.filter(({ piece }) => piece === who);
  const uses = new Map<string, Command[]>();
  for (const option of own) {
    const key = `${option.do} ${option.piece} ${useOf(context, option)}`;
    const known = uses.get(key);
    if (known === undefined) uses.set(key, [option]);
    else if (known[0]!.at === option.at && known[0]!.how === option.how) known.push(option);
  }
  const items = [...uses.values()].map((payments) => itemOf(context, payments, who));
  const groups = [...new Set(items.map(({ group }) => group))];
  return groups.flatMap((group) => items.filter((item) => item.group === group));
};

/** Squares of one section are one use of a section weapon; all facings are one use of a deployment square. */
const useOf = ({ game }: MenuContext, option: Command): string => {
  const { board, rules } = game.setup;
  if (isFacedBy(option.do)) return String(option.at);
  const isSquare = rules.targets.get(option.do) === 'square';
  if (isSquare && isSectionShot(game, option)) return `section ${board.section[option.at]} ${option.how}`;
  return `${option.at} ${option.how}`;
};

const isSectionShot = (game: Game, option: Command): boolean => {
  const piece = game.state.pieces[option.piece];
  if (option.do !== 'fire' || piece === undefined || piece === null) return false;
  return game.setup.profiles[piece.profile]!.rows[option.how]?.ranged?.area === 'section';
};

const itemOf = (context: MenuContext, payments: readonly Command[], who: PieceId | null): Item => {
  const { game, words } = context;
  const first = payments[0]!;
  const verb = verbOf(first);
  const name = words.verbs[verb] ?? verb.replaceAll('-', ' ');
  const owner = who === null && first.piece >= 0 && context.game.state.pieces[first.piece] ? first.piece : null;
  return {
    group: owner === null ? name : `${context.marks.markOf(owner)} ${name}`,
    label: targetLabel(context, first),
    price: priceOf(game, words, payments),
    payments,
  };
};

const priceOf = (game: Game, words: TerminalWords, payments: readonly Command[]): string => {
  const first = payments[0]!;
  const verb = game.setup.rules.verbs.get(first.do);
  const piece = game.state.pieces[first.piece];
  if (verb === undefined || piece === undefined || piece === null) return '';
  const cost = verb.cost(game, piece, first);
  if (first.cp === 0) return words.ap(cost);
  return cost > first.cp ? `${words.ap(cost - first.cp)} + ${words.cpPrice(first.cp)}` : words.cpPrice(first.cp);
};

const targetLabel = (context: MenuContext, option: Command): string => {
  const { game, marks, words } = context;
  const { board, rules } = game.setup;
  switch (rules.targets.get(option.do)!) {
    case 'square':
      return isSectionShot(game, option) ? sectionLabel(context, option) : squareLabel(context, option);
    case 'facing':
      return words.facings[option.at] ?? '';
    case 'area':
      return board.entries[option.at]?.id ?? '';
    case 'piece':
      return option.at >= 0 ? marks.markOf(option.at) : '';
    case 'number':
      return option.at >= 0 ? String(option.at) : '';
    case 'none':
    default:
      return '';
  }
};

const sectionLabel = ({ game, words }: MenuContext, { at }: Command): string => {
  const { board } = game.setup;
  const section = board.section[at]!;
  return `${squareName(board, at)} ${words.section(board.sectionNames[section]!, board.sectionSquares[section]!.length)}`;
};

const squareLabel = ({ game, marks, words }: MenuContext, option: Command): string => {
  const { board, rules } = game.setup;
  const { at } = option;
  const here = squareName(board, at);
  const other = game.state.pieces.find((piece): piece is Piece => piece !== null && piece.square === at);
  if (other !== undefined) return `${marks.markOf(other.id)} (${here})`;
  const door = game.state.features.find((feature) => feature.at === at);
  const isDoor = door !== undefined && rules.terrain[door.is]!.destroyed !== undefined && option.do !== 'move';
  const from = game.state.pieces[option.piece];
  const [x, y] = coordinatesOf(board, at);
  const direction =
    from !== undefined && from !== null && from.square >= 0
      ? directionTo(x - board.x[from.square]!, y - board.y[from.square]!)
      : -1;
  const way = direction < 0 || option.do === 'fire' ? '' : ` ${words.compass[direction]}`;
  return `${isDoor && option.do !== 'open' && option.do !== 'close' ? `${words.door} ` : ''}${here}${way}`;
};
