/** A17.5: a heavy enemy of the scenario comes once, out of a blip of 3. */
import {
  PASS,
  createPiece,
  edit,
  popFrame,
  profileNamed,
  push,
  refusal,
  relocate,
  type Activation,
  type Decision,
  type Game,
  type MissionRule,
  type Piece,
  type PieceId,
  type Side,
  type Square,
} from '@sensorium/engine';
import { bringFigures } from '../core/blips.ts';
import { placedNow } from '../core/figures.ts';

/** What is known of a blip that has been turned over. */
interface Turned {
  readonly id: PieceId;
  readonly square: Square;
  readonly area: number;
  readonly value: number;
  readonly mustLurk: boolean;
}

declare module '@sensorium/engine' {
  interface MemoryTypes {
    'heavy-enemy-has-come': number;
  }
  interface WordTypes {
    replace: 'none';
  }
  interface DecisionTypes {
    'place-heavy-enemy': true;
  }
  interface MissionRuleTypes {
    'heavy-enemy': { readonly unit: string };
  }
  interface FrameTypes {
    'place-heavy-enemy': {
      readonly blip: Turned;
      readonly unit: string;
      readonly by: Side;
      readonly activation: Activation;
    };
  }
}

const BLIP_VALUE = 3;
const HAS_COME = 'heavy-enemy-has-come';

const offer = (game: Game, unit: string, blip: Piece, by: Side, activation: Activation): boolean => {
  if (blip.value !== BLIP_VALUE || game.state.memory[HAS_COME] === 1) return false;
  const { id, square, area, value, mustLurk } = blip;
  push(game, { kind: 'place-heavy-enemy', blip: { id, square, area, value, mustLurk }, unit, by, activation });
  return true;
};

/** The mission names the enemy: `{is: heavy-enemy, unit: alpha}`. */
export const heavyEnemy: MissionRule<'heavy-enemy'> = {
  id: 'heavy-enemy',
  hooks: ({ unit }) => ({
    figuresReplaced: (game, blip, by, activation) => offer(game, unit, blip, by, activation),
  }),
};

const ONE_OR_THREE = refusal('A17.5', 'heavy-enemy-or-three');

export const placeHeavyEnemy: Decision<'place-heavy-enemy'> = {
  kind: 'place-heavy-enemy',
  decision: 'place-heavy-enemy',
  isPublic: true,
  side: () => 'aliens',
  options: (game, _frame, out) => {
    const { wordIndex } = game.setup.rules;
    out.add(wordIndex.get('pass')!, -1, -1, 0, 0);
    out.add(wordIndex.get('replace')!, -1, -1, 0, 0);
  },
  refusal: () => ONE_OR_THREE,
  choose: (game, { blip, unit, by, activation }, { do: word }) => {
    popFrame(game);
    if (word === 'pass') bringFigures(game, blip, by, activation);
    else bring(game, blip, unit, by, activation);
  },
  otherwise: () => PASS,
};

/** It stands on the blip's own square, or lurks where the blip did; the alien player faces it. */
const bring = (game: Game, blip: Turned, unit: string, by: Side, activation: Activation): void => {
  const id = createPiece(game, profileNamed(game.setup, unit));
  game.state.memory = { ...game.state.memory, [HAS_COME]: 1 };
  edit(game, id).activation = activation;
  if (blip.square >= 0) relocate(game, id, blip.square, 0);
  else {
    const draft = edit(game, id);
    draft.area = blip.area;
    draft.fate = 'in-play';
    draft.mustLurk = blip.mustLurk;
  }
  game.sink?.({
    is: 'figure-placed',
    piece: id,
    blip: blip.id,
    at: blip.square,
    area: blip.area,
    now: placedNow(game, id),
    rule: 'A17.5',
  });
  game.setup.hooks.figurePlaced(game, id, blip.id, by);
  if (blip.square < 0) return;
  const placing = { blip: blip.id, by, origin: blip.square, inFire: false, left: 0, figures: [id], activation };
  push(game, { kind: 'set-facing', placing, next: 0 });
};
