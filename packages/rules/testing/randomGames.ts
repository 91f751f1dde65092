/** How games of random commands go, in a few digits each: every event, every offer, every position. */
import {
  canonicalJson,
  command,
  createGame,
  hashOn,
  hashState,
  hashText,
  legal,
  submit,
  viewFor,
  type Hashing,
  type Side,
} from '@sensorium/engine';
import { ARMOURY, BASTION, GALLERY, MUSTER } from './arsenalBoards.ts';
import { CROSSING, HIDEOUT, LANDING, MELEE, ship } from './boards.ts';
import { CRYPT, GANTRY, SHAFT, twoDecks } from './deathwingBoards.ts';
import { picker, playRandomly } from './random.ts';
import { FORAY, LIFELINE, OUTPOST } from './scenarioBoards.ts';
import { setupOf, type Sketch } from './scenarios.ts';

const BOARDS: readonly Sketch[] = [
  CROSSING,
  HIDEOUT,
  LANDING,
  MELEE,
  ship(18, 5, 8),
  CRYPT,
  GANTRY,
  SHAFT,
  twoDecks(20, 6, 8),
  FORAY,
  LIFELINE,
  OUTPOST,
  ARMOURY,
  BASTION,
  GALLERY,
  MUSTER,
];
const SEEDS = [31, 32, 33];
const COMMANDS = 200;
const SIDES: readonly Side[] = ['marines', 'aliens'];
const DIGITS = 8;

const gameOf = (sketch: Sketch, seed: number): string => {
  let hashing: Hashing | undefined;
  const tell = (text: string): void => {
    hashing = hashOn(text, hashing);
  };
  const game = createGame(setupOf(sketch), { seed, sink: (event) => tell(canonicalJson(event)) });
  const pick = picker(seed);
  const { targets, words } = game.setup.rules;
  playRandomly(game, seed, COMMANDS, (said, index) => {
    for (const side of SIDES) {
      const offers = legal(game, side);
      tell(
        offers
          .all()
          .map((offer) => Object.values(offer).join(' '))
          .join(),
      );
      const word = words[pick(words.length)]!;
      const limit = targets.get(word) === 'square' ? game.setup.board.size : 4;
      const other = command(word, pick(game.state.pieces.length), pick(limit), pick(2));
      if (!offers.has(other)) tell(canonicalJson(submit(game, side, other)));
    }
    if (index % 10 === 0) tell(hashState(game.state) + SIDES.map((side) => canonicalJson(viewFor(game, side))).join());
    tell(said.do);
  });
  return hashText(hashState(game.state), hashing).slice(0, DIGITS);
};

/** One line a board. */
export const tellRandomGames = (): string =>
  BOARDS.map((sketch) => `${sketch.id} ${SEEDS.map((seed) => gameOf(sketch, seed)).join(' ')}\n`).join('');
