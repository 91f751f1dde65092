/** S9.7, S9.11: playouts of a search, and what they share. */
import { MISSIONS, startMission } from '@sensorium/content';
import { cloneGame, command, legal, pending, submit, type Command, type Game } from '@sensorium/engine';
import { describe, expect, test } from 'vitest';
import { STYLES } from '../hunter/style.ts';
import { Effort, afterTurns, playOn, type Players, type Sequels } from './playout.ts';

const deployed = (): Game => {
  const mission = MISSIONS.find(({ id }) => id === 'suicide-mission')!;
  const game = startMission(mission, { seed: 5 });
  for (let open = pending(game)!; open.decision !== 'action'; open = pending(game)!)
    submit(game, open.side, legal(game, open.side).get(0));
  return game;
};

/** The marines' first words, then nothing but the plain way. */
const saying = (words: readonly Command[]): Players & { asked: () => number } => {
  const left = [...words];
  let asked = 0;
  return {
    style: STYLES[0]!,
    isTried: () => left.length === 0,
    marines: () => {
      asked += 1;
      return left.shift() ?? null;
    },
    asked: () => asked,
  };
};

const played = (game: Game, players: Players, sequels: Sequels): { value: number; steps: number } => {
  const effort = new Effort(Infinity);
  const copy = cloneGame(game);
  return { value: playOn(copy, players, afterTurns(copy, 2), effort, sequels), steps: effort.steps };
};

const END = command('end');

describe('a position that two candidates come to', () => {
  test('S9.7 is played on once, with the same value at the same price', () => {
    const game = deployed();
    const sequels: Sequels = new Map();
    const [first, second] = [saying([END]), saying([END])];
    const once = played(game, first, sequels);
    expect(first.asked()).toBeGreaterThan(1);
    expect(played(game, second, sequels)).toEqual(once);
    expect(second.asked()).toBe(1);
  });

  test('S9.7 is another one if anything in it differs', () => {
    const game = deployed();
    const sequels: Sequels = new Map();
    played(game, saying([END]), sequels);
    const turned = legal(game, 'marines')
      .all()
      .find((said) => said.do === 'turn')!;
    const alone = played(game, saying([turned, END]), new Map());
    expect(played(game, saying([turned, END]), sequels)).toEqual(alone);
    expect(sequels.size).toBe(2);
  });
});
