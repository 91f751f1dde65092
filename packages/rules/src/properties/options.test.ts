import {
  Options,
  cloneGame,
  command,
  createGame,
  legal,
  pending,
  profileOf,
  submit,
  type Command,
  type Game,
  type Piece,
  type Speaker,
  type Word,
} from '@sensorium/engine';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ARMOURY, BASTION, GALLERY } from '../../testing/arsenalBoards.ts';
import { CROSSING, HIDEOUT, LANDING, MELEE } from '../../testing/boards.ts';
import { CRYPT, GANTRY, SHAFT } from '../../testing/deathwingBoards.ts';
import { FORAY, OUTPOST } from '../../testing/scenarioBoards.ts';
import { playRandomly } from '../../testing/random.ts';
import { setupOf, type Sketch } from '../../testing/scenarios.ts';

const codex = ['C-core', 'M-missions', 'D-deathwing', 'A-arsenal']
  .map((chapter) => readFileSync(new URL(`../../../../docs/codex/${chapter}.md`, import.meta.url), 'utf8'))
  .join('\n');
const RULES = new Set(Array.from(codex.matchAll(/^\*\*([ACMD]\d+\.\d+)\*\*/gm), (match) => match[1]!));

const SPEAKERS: readonly Speaker[] = ['marines', 'aliens', 'host'];
/** Nothing, a point, and more than anything costs. */
const COMMAND_POINTS = [0, 1, 2, 3, 4, 5];
/** Of a word that nobody is offered: what forbids it does not ask for the price. */
const FEW_POINTS = [0, 5];
const NOT_EVERYWHERE = 3;

/** Every place a word can point at, and some it cannot. */
const places = (game: Game, word: Word): number[] => {
  const range = (limit: number): number[] => Array.from({ length: limit + 2 }, (_, i) => i - 1);
  const target = game.setup.rules.targets.get(word);
  if (target === 'square') return range(game.setup.board.size);
  if (target === 'facing') return range(4);
  if (target === 'number') return range(12);
  return target === 'area' ? range(game.setup.board.entries.length) : [-1, 0, 7];
};

const howMany = (word: Word): number => (word === 'deploy' ? 5 : word === 'move' || word === 'fire' ? 3 : 2);

/**
 * Every command of the vocabulary: words × pieces × places × ways × command points. Words that are not offered at all are
 * said of every piece and of every place, but not of every piece at every place.
 */
const everyCommand = (game: Game, offered: readonly Command[], say: (command: Command) => void): void => {
  for (const word of game.setup.rules.words) {
    const isOffered = offered.some((other) => other.do === word);
    const points = isOffered ? COMMAND_POINTS : FEW_POINTS;
    const hows = ways(word, offered);
    for (let piece = -1; piece <= game.state.pieces.length; piece++)
      for (const at of places(game, word)) {
        if (!isOffered && (at + piece) % NOT_EVERYWHERE !== 0) continue;
        for (const how of hows) for (const cp of points) say(command(word, piece, at, how, cp));
      }
  }
};

/** The first few, and those that are offered somewhere. */
const ways = (word: Word, offered: readonly Command[]): Set<number> => {
  const few = Array.from({ length: howMany(word) }, (_, how) => how);
  return new Set([...few, ...offered.filter((other) => other.do === word).map(({ how }) => how)]);
};

const keyOf = ({ do: word, piece, at, how, cp }: Command): string => `${word} ${piece} ${at} ${how} ${cp}`;

/** Refusals that speak of the price and of whose turn it is to act, not of what the action needs. */
const ABOUT_PRICE = new Set([
  'not-enough-ap',
  'not-enough-cp',
  'more-cp-than-cost',
  'aliens-have-no-cp',
  'response-paid-with-cp',
  'already-activated',
]);

/** C6.3, C7.8: whether the piece has the AP that the command points leave to pay. */
const canPay = (game: Game, piece: Piece, said: Command): boolean => {
  const ap = piece.activation === 'ready' ? profileOf(game, piece).unit.ap : piece.ap;
  return ap >= game.setup.rules.verbs.get(said.do)!.cost(game, piece, said) - said.cp;
};

const compare = (game: Game, speaker: Speaker): string[] => {
  const options = legal(game, speaker).all();
  const offered = new Set(options.map(keyOf));
  const accepted: string[] = [];
  const wrong: string[] = [];
  const before = JSON.stringify(game.state);
  const cells = game.cells.slice();
  everyCommand(game, options, (candidate) => {
    const key = keyOf(candidate);
    if (offered.has(key)) {
      const refused = submit(cloneGame(game), speaker, candidate);
      if (refused === null) accepted.push(key);
      else wrong.push(`${key} is offered but refused by ${refused.rule}`);
      return;
    }
    const refused = submit(game, speaker, candidate);
    if (refused === null) throw new Error(`${key} is not offered but accepted`);
    if (!RULES.has(refused.rule)) wrong.push(`${key} is refused by ${refused.rule}, which is no rule`);
    const verb = game.setup.rules.verbs.get(candidate.do);
    const piece = game.state.pieces[candidate.piece];
    if (verb !== undefined && piece && ABOUT_PRICE.has(refused.reason) && refused.rule !== 'C6.2')
      if (verb.refusal(game, piece, candidate) !== null)
        wrong.push(`${key} is refused for its price, but is forbidden`);
    if (piece && refused.reason === 'not-enough-ap' && canPay(game, piece, candidate))
      wrong.push(`${key} is refused for want of AP, but they are there`);
  });
  if (JSON.stringify(game.state) !== before) wrong.push('a refused command changed the state');
  if (game.cells.some((cell, square) => cell !== cells[square])) wrong.push('a refused command changed the cells');
  if (accepted.length !== offered.size)
    wrong.push(`${offered.size} offered, ${accepted.length} of them in the vocabulary`);
  return wrong;
};

/** What is offered is forbidden by nothing the verb itself says, and offered once. */
const inconsistencies = (game: Game, speaker: Speaker): string[] => {
  const options = legal(game, speaker).all();
  const known = new Set<string>();
  const doubled = options.filter((option) => {
    const isKnown = known.has(keyOf(option));
    known.add(keyOf(option));
    return isKnown;
  });
  const open = pending(game);
  const forbidden =
    open?.decision === 'action' || open?.decision === 'cp-response'
      ? options.filter((option) => {
          const verb = game.setup.rules.verbs.get(option.do);
          const piece = game.state.pieces[option.piece];
          return verb !== undefined && piece && verb.refusal(game, piece, option) !== null;
        })
      : [];
  return [
    ...doubled.map((option) => `${keyOf(option)} twice`),
    ...forbidden.map((option) => `${keyOf(option)} forbidden`),
  ];
};

/** Positions of random games, a different kind of decision each where possible. */
const positions = (sketch: Sketch, seed: number, commands: number, perDecision: number): Game[] => {
  const game = createGame(setupOf(sketch), { seed });
  const found: Game[] = [];
  const seen = new Map<string, number>();
  playRandomly(game, seed, commands, (_next, index) => {
    const { side, decision } = pending(game)!;
    const kind = `${side} ${decision}`;
    const count = seen.get(kind) ?? 0;
    if (count >= perDecision || index % 3 !== 0) return;
    seen.set(kind, count + 1);
    found.push(cloneGame(game));
  });
  return found;
};

describe('C1.13 a command is accepted exactly if it is offered', () => {
  test.each([
    [MELEE, 3, 150, 1],
    [HIDEOUT, 1, 300, 1],
    [CROSSING, 2, 300, 1],
    [LANDING, 5, 200, 1],
    [SHAFT, 4, 120, 1],
    [CRYPT, 3, 60, 1],
    [FORAY, 2, 60, 1],
    [OUTPOST, 2, 60, 1],
    [GALLERY, 3, 150, 1],
  ] as const)('board %#', (sketch, seed, commands, perDecision) => {
    const games = positions(sketch, seed, commands, perDecision);
    expect(games.length).toBeGreaterThanOrEqual(3);
    for (const game of games)
      for (const speaker of SPEAKERS)
        expect({ pending: pending(game), speaker, wrong: compare(game, speaker) }).toMatchObject({ wrong: [] });
  });

  test('C1.13 over many more positions: no option twice, none that its own verb forbids, none refused', () => {
    for (const sketch of [MELEE, HIDEOUT, CROSSING, LANDING, GANTRY, CRYPT, FORAY, OUTPOST, ARMOURY, BASTION])
      for (let seed = 10; seed < 14; seed++) {
        const game = createGame(setupOf(sketch), { seed });
        const wrong: string[] = [];
        playRandomly(game, seed, 250, () => {
          for (const speaker of SPEAKERS) wrong.push(...inconsistencies(game, speaker));
        });
        expect({ board: sketch.id, seed, wrong }).toMatchObject({ wrong: [] });
      }
  });
});

/** How many sequences of that many legal answers there are, the dice falling as the seed has them. */
const perft = (game: Game, depth: number): number => {
  const options = legalAnswers(game);
  if (depth === 1) return options.count;
  let count = 0;
  for (let i = 0; i < options.count; i++) {
    const copy = cloneGame(game);
    if (submit(copy, pending(copy)!.side, options.get(i)) !== null) throw new Error('an offered command was refused');
    count += pending(copy) === null ? 1 : perft(copy, depth - 1);
  }
  return count;
};

const legalAnswers = (game: Game): Options => {
  const open = pending(game)!;
  const options = legal(game, open.side);
  const answers = new Options(game.setup.rules.words);
  for (const option of options.all())
    if (!game.setup.rules.interjections.has(option.do))
      answers.add(game.setup.rules.wordIndex.get(option.do)!, option.piece, option.at, option.how, option.cp);
  return answers;
};

const corridor: Sketch = {
  board: ['#######', '#a...b#', '#######'],
  pieces: { a: { is: 'marine', faces: 'E' }, b: { is: 'genestealer', faces: 'W' } },
};
const lonely: Sketch = { board: ['###', '#a#', '###'], pieces: { a: { is: 'marine', faces: 'N' } } };

describe('counts of legal command sequences', () => {
  test.each([
    ['lonely', lonely, 0, [11, 102, 919]],
    ['corridor, marines', corridor, 0, [17, 226, 3000]],
    ['corridor, aliens', corridor, 1, [5, 49, 376]],
    ['melee, marines', MELEE, 0, [115, 9753]],
    ['melee, aliens', MELEE, 1, [36, 1183, 40910]],
    ['hideout, marines', HIDEOUT, 0, [96, 8393]],
    ['hideout, aliens', HIDEOUT, 1, [17, 312, 11570]],
    ['crossing, marines', CROSSING, 0, [163, 19912]],
    ['landing', LANDING, 0, [4, 8, 576]],
  ] as const)('%s', (_name, sketch, ends, counts) => {
    const game = createGame(setupOf({ ...sketch, reinforcements: 0 }), { seed: 6 });
    for (let i = 0; i < ends; i++) submit(game, 'marines', command('end'));
    expect(counts.map((_, i) => perft(game, i + 1))).toEqual(counts);
  });
});
