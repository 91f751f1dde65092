/** A7.16, A7.17: a door that closes in sight of figures on overwatch. */
import {
  PASS,
  popFrame,
  push,
  refusal,
  terrainRow,
  type Command,
  type Decision,
  type Game,
  type PieceId,
  type Procedure,
  type Square,
} from '@sensorium/engine';
import { FIRED_AT_DOOR, fireTogether, watchersOf } from './overwatch.ts';

declare module '@sensorium/engine' {
  interface WordTypes {
    'overwatch-door': 'square';
  }
  interface DecisionTypes {
    'overwatch-door': true;
  }
  interface FrameTypes {
    /** An alien has closed a door: who may fire at it is still to be found out. */
    'door-closing': { readonly actor: PieceId; readonly at: Square };
    /** Figures that may fire at the door, and those that will. */
    'overwatch-door': {
      readonly actor: PieceId;
      readonly at: Square;
      readonly asked: readonly PieceId[];
      readonly chosen: readonly PieceId[];
    };
    'overwatch-at-door': { readonly actor: PieceId; readonly at: Square; readonly chosen: readonly PieceId[] };
  }
}

/** An alien's action has been paid for; if it closes a door the question comes before A2. */
export const noteClosing = (game: Game, { do: word, piece, at }: Command): void => {
  if (word === 'close' && game.state.pieces[piece]?.side === 'aliens')
    push(game, { kind: 'door-closing', actor: piece, at });
};

/** The figures for which the alien that closed the door is itself a target: they fire at it. */
const firingAtActor = (game: Game, actor: PieceId): ReturnType<typeof watchersOf> => {
  const piece = game.state.pieces[actor];
  const isTarget = piece !== null && piece !== undefined && piece.square >= 0 && piece.facing >= 0;
  return isTarget ? watchersOf(game, piece.square, actor) : [];
};

export const doorClosing: Procedure<'door-closing'> = {
  kind: 'door-closing',
  run: (game, { actor, at }) => {
    if (terrainRow(game, at).shotAs !== 'door') return;
    const busy = new Set(firingAtActor(game, actor).map(({ shooter }) => shooter.id));
    const asked = [...new Set(watchersOf(game, at, -1).map(({ shooter }) => shooter.id))].filter((id) => !busy.has(id));
    if (asked.length > 0) push(game, { kind: 'overwatch-door', actor, at, asked, chosen: [] });
  },
};

const NOT_ASKED = refusal('A7.16', 'no-shot-at-the-door');

export const overwatchDoor: Decision<'overwatch-door'> = {
  kind: 'overwatch-door',
  decision: 'overwatch-door',
  isPublic: true,
  side: () => 'marines',
  options: (game, { asked, at }, out) => {
    const { wordIndex } = game.setup.rules;
    out.add(wordIndex.get('pass')!, -1, -1, 0, 0);
    for (const id of asked) out.add(wordIndex.get('overwatch-door')!, id, at, 0, 0);
  },
  refusal: () => NOT_ASKED,
  choose: (game, frame, { do: word, piece }) => {
    popFrame(game);
    const { actor, at } = frame;
    const isDone = word === 'pass';
    const chosen = isDone ? frame.chosen : [...frame.chosen, piece];
    const asked = frame.asked.filter((id) => id !== piece);
    if (!isDone && asked.length > 0) push(game, { ...frame, asked, chosen });
    else if (chosen.length > 0) push(game, { kind: 'overwatch-at-door', actor, at, chosen });
  },
  otherwise: () => PASS,
};

/** Shots at the door and at the alien are simultaneous, by ascending roster index (A1.14). */
export const overwatchAtDoor: Procedure<'overwatch-at-door'> = {
  kind: 'overwatch-at-door',
  run: (game, { actor, at, chosen }) => {
    const atDoor = watchersOf(game, at, -1).filter(({ shooter }) => chosen.includes(shooter.id));
    const { marines } = game.state;
    const place = ({ shooter }: (typeof atDoor)[number]): number => marines.indexOf(shooter.id);
    game.state.memory = { ...game.state.memory, [FIRED_AT_DOOR]: 1 };
    fireTogether(
      game,
      [...firingAtActor(game, actor), ...atDoor].sort((a, b) => place(a) - place(b)),
    );
  },
};
