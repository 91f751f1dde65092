import { areaOf, coordinatesOf, squareAt } from './board.ts';
import { command, refusal, type Command, type Refusal, type Target } from './command.ts';
import { FACINGS } from './geometry.ts';
import type { Game } from './game.ts';
import { RulesError, type Rules } from './rules.ts';
import type { Setup } from './setup.ts';
import type { Word } from './vocabulary.ts';

/** A command as files and networks carry it: squares as coordinates, facings as letters, entry areas by id. */
export interface WireCommand {
  readonly do: string;
  readonly piece?: number;
  readonly at?: readonly number[] | string | number;
  readonly how?: number;
  readonly cp?: number;
}

export const writeCommand = (setup: Setup, said: Command): WireCommand => ({
  do: said.do,
  ...(said.piece >= 0 ? { piece: said.piece } : {}),
  ...(said.at >= 0 ? { at: writeTarget(setup, said) } : {}),
  ...(said.how === 0 ? {} : { how: said.how }),
  ...(said.cp === 0 ? {} : { cp: said.cp }),
});

const writeTarget = (setup: Setup, { do: word, at }: Command): readonly number[] | string | number => {
  const target: Target = setup.rules.targets.get(word)!;
  if (target === 'square') return coordinatesOf(setup.board, at);
  if (target === 'facing') return FACINGS[at]!;
  if (target === 'area') return setup.board.entries[at]!.id;
  return at;
};

const MALFORMED = refusal('C1.13', 'malformed-command');
const UNKNOWN_WORD = refusal('C1.12', 'no-such-action');
const MALFORMED_TARGET = refusal('C1.13', 'malformed-target');
const FIELDS: readonly string[] = ['do', 'piece', 'at', 'how', 'cp'];

const isPlainRecord = (value: unknown): value is Readonly<Record<string, unknown>> => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
};

const MOST = 0x7fffffff;
/** What a list of options has room for. */
const MOST_HOW = 0x7ffff;
const isCount = (value: unknown, most = MOST): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most;

/** Whether something said is a word of these rules. */
export const isWord = (rules: Rules, said: string): said is Word => rules.targets.has(said as Word);

/** The place of a word in the lists of options. */
export const wordNumber = ({ setup }: Game, word: Word): number => {
  const number = setup.rules.wordIndex.get(word);
  if (number === undefined) throw new RulesError(`no module in play has the word '${word}'`);
  return number;
};

/** Turns anything that may have been sent into a command, or says why it is none. It never throws. */
export const readCommand = (setup: Setup, sent: unknown): Command | Refusal => {
  try {
    return readRecord(setup, sent);
  } catch {
    return MALFORMED; // a proxy or a getter that throws when it is looked at
  }
};

const readRecord = (setup: Setup, sent: unknown): Command | Refusal => {
  if (!isPlainRecord(sent)) return MALFORMED;
  for (const key of Reflect.ownKeys(sent)) {
    if (typeof key !== 'string' || !FIELDS.includes(key)) return MALFORMED;
    if (!('value' in Object.getOwnPropertyDescriptor(sent, key)!)) return MALFORMED;
  }
  const field = (key: string): unknown => (Object.hasOwn(sent, key) ? sent[key] : undefined);
  const word = field('do');
  if (typeof word !== 'string') return MALFORMED;
  if (!isWord(setup.rules, word)) return UNKNOWN_WORD;
  const piece = field('piece') ?? -1;
  const how = field('how') ?? 0;
  const cp = field('cp') ?? 0;
  if ((piece !== -1 && !isCount(piece)) || !isCount(how, MOST_HOW) || !isCount(cp, 15)) return MALFORMED;
  const at = readTarget(setup, setup.rules.targets.get(word)!, field('at'));
  return at === null ? MALFORMED_TARGET : command(word, piece, at, how, cp);
};

export const isRefusal = (answer: Command | Refusal): answer is Refusal => 'rule' in answer;

const readTarget = (setup: Setup, target: Target, sent: unknown): number | null => {
  if (sent === undefined) return -1;
  if (target === 'square') return readSquare(setup, sent);
  if (target === 'piece' || target === 'number') return isCount(sent) ? sent : null;
  if (typeof sent !== 'string') return null;
  const place =
    target === 'facing'
      ? (FACINGS as readonly string[]).indexOf(sent)
      : target === 'area'
        ? areaOf(setup.board, sent)
        : -1;
  return place < 0 ? null : place;
};

const readSquare = ({ board }: Setup, sent: unknown): number | null => {
  if (!Array.isArray(sent) || sent.length < 2 || sent.length > 3) return null;
  const [x, y, level = 0] = sent as unknown[];
  if (!isCount(x) || !isCount(y) || !isCount(level)) return null;
  const square = squareAt(board, x, y, level);
  return square < 0 ? null : square;
};
