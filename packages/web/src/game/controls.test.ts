import { describe, expect, test } from 'vitest';
import { PROVING_GROUND, TrialTable } from '@sensorium/host/testing';
import { commandOf, type Opened as Sitting } from '../engine/protocol.ts';
import { actionsOf } from './actions.ts';
import { idlePieces, intentAt, playable, type Choice, type Context } from './controls.ts';
import { contextOf } from './testing.ts';

type Opened = Omit<Sitting, 'isTakenUp'>;

const begin = (): { host: TrialTable; opened: Opened } => {
  const host = new TrialTable({
    scenario: PROVING_GROUND,
    seed: 3,
    sides: { marines: 'person', aliens: 'alien-random' },
    clock: 'off',
  });
  const opened = host.open('marines');
  for (let update = opened.update; update.pending?.side === 'aliens'; update = host.play('marines'));
  return { host, opened };
};

const contextAt = (host: TrialTable, { dossier }: Opened, choice: Partial<Choice> = {}): Context => {
  const selected = choice.selected ?? -1;
  return contextOf(dossier, host.look('marines'), choice, selected < 0 ? [] : host.place.walks('marines', selected));
};

const deployed = (): { host: TrialTable; opened: Opened } => {
  const game = begin();
  const offer = game.host.look('marines').offers.find(({ do: word }) => word === 'deploy')!;
  game.host.say('marines', commandOf(offer), 'marines');
  return game;
};

describe('what a click means', () => {
  test('deploying: a legal square is taken, then the facing is asked for', () => {
    const { host, opened } = begin();
    const context = contextAt(host, opened);
    const legal = context.offers.find(({ do: word }) => word === 'deploy')!.at;
    expect(intentAt(context, legal)).toEqual({ is: 'place', at: legal });
    const taken = context.view.pieces[0]!.square;
    expect(intentAt(context, taken)).toEqual({ is: 'select', piece: 0 });
  });

  test('one click selects one’s own marine, the next one walks', () => {
    const { host, opened } = deployed();
    const marine = contextAt(host, opened).view.pieces[0]!;
    expect(intentAt(contextAt(host, opened), marine.square)).toEqual({ is: 'select', piece: 0 });
    const chosen = contextAt(host, opened, { selected: 0 });
    const far = chosen.walks.find((walk) => walk.steps.length > 1)!;
    expect(intentAt(chosen, far.at)).toEqual({ is: 'walk', walk: far });
  });

  test('what cannot be done asks for the rule that forbids it', () => {
    const { host, opened } = deployed();
    const context = contextAt(host, opened, { selected: 0 });
    const hopeless = context.board.sectionSquares[0]!.at(-1)!;
    const intent = intentAt(context, hopeless);
    expect(intent).toMatchObject({ is: 'explain', command: { do: 'move', piece: 0, at: hopeless } });
    const why = intent.is === 'explain' ? host.place.why('marines', intent.command) : null;
    expect(why?.rule).toMatch(/^C\d/);
  });

  test('a door that can be shot, struck and opened is opened', () => {
    const { host, opened } = deployed();
    const step = contextAt(host, opened, { selected: 3 }).walks.find((walk) => walk.cost === 1)!.steps[0]!;
    host.say('marines', commandOf(step), 'marines');
    const context = contextAt(host, opened, { selected: 3 });
    const door = context.offers.find(({ do: word, piece }) => word === 'open' && piece === 3)!.at;
    const possible = new Set(
      context.offers.flatMap(({ do: word, piece, at }) => (piece === 3 && at === door ? [word] : [])),
    );
    expect(possible).toEqual(new Set(['fire', 'attack', 'open']));
    expect(intentAt(context, door)).toMatchObject({ is: 'say', offer: { do: 'open', at: door } });
  });

  test('an open door is walked through, not shut by a slip', () => {
    const { host, opened } = deployed();
    const step = contextAt(host, opened, { selected: 3 }).walks.find((walk) => walk.cost === 1)!.steps[0]!;
    host.say('marines', commandOf(step), 'marines');
    const open = contextAt(host, opened).offers.find(({ do: word, piece }) => word === 'open' && piece === 3)!;
    host.say('marines', commandOf(open), 'marines');
    const context = contextAt(host, opened, { selected: 3 });
    expect(context.offers.some(({ do: word, at }) => word === 'close' && at === open.at)).toBe(true);
    expect(intentAt(context, open.at)).toMatchObject({ is: 'walk', walk: { at: open.at } });
    const moving = contextAt(host, opened, { selected: 3, mode: 'move-and-fire' });
    expect(intentAt(moving, open.at)).toMatchObject({ is: 'say', offer: { do: 'move', how: 1 } });
  });

  test('C14.2  while a move with a shot is chosen, a target is never shot at from where the marine stands', () => {
    const { host, opened } = deployed();
    const moving = contextAt(host, opened, { selected: 3, mode: 'move-and-fire' });
    const steps = moving.offers.filter(({ do: word, piece, how }) => word === 'move' && piece === 3 && how === 1);
    const door = host.look('marines').view.features[0]!.at;
    const seenFrom = (...squares: number[]): Context => ({
      ...moving,
      shots: new Map(squares.map((at) => [at, [{ at: door, kill: 0.3 }]])),
    });
    const [first, second] = steps.map(({ at }) => at) as [number, number];
    expect(intentAt(seenFrom(), door).is).toBe('explain');
    expect(intentAt(seenFrom(first), door)).toMatchObject({
      is: 'step-and-fire',
      offer: { at: first, how: 1 },
      at: door,
    });
    expect(intentAt(seenFrom(first, second), door)).toMatchObject({
      is: 'ask',
      offers: [{ at: first }, { at: second }],
    });
  });

  test('nobody may speak: pieces can still be looked at', () => {
    const { host, opened } = deployed();
    const context = { ...contextAt(host, opened), canSpeak: false };
    expect(intentAt(context, context.view.pieces[1]!.square)).toEqual({ is: 'select', piece: 1 });
    expect(actionsOf(context)).toEqual([]);
  });
});

describe('the action bar', () => {
  test('turns are named from the figure’s own facing', () => {
    const { host, opened } = deployed();
    const context = contextAt(host, opened, { selected: 0 });
    const { facing } = context.view.pieces[0]!;
    const left = actionsOf(context).find(({ id }) => id === 'turn-left')!;
    expect(left.offers).toHaveLength(1);
    expect(left.offers[0]!.at).toBe((facing + 3) & 3);
  });

  test('C6.1  everybody who could still act is idle; the one on overwatch is not', () => {
    const { host, opened } = deployed();
    expect(idlePieces(contextAt(host, opened), 'marines')).toEqual([0, 1, 2, 3, 4]);
    const watch = host.look('marines').offers.find(({ do: word, piece }) => word === 'overwatch' && piece === 1)!;
    host.say('marines', commandOf(watch), 'marines');
    expect(idlePieces(contextAt(host, opened), 'marines')).toEqual([0, 2, 3, 4]);
    expect(playable(contextAt(host, opened))[0]).toBe(1);
  });
});
