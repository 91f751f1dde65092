import {
  command,
  defineModule,
  pending,
  submit,
  type Game,
  type MissionRule,
  type RuleModule,
  type Word,
} from '@sensorium/engine';
import { describe, expect, test } from 'vitest';
import { begun, type Sketch } from '../../testing/scenarios.ts';

interface Goal {
  readonly winner: 'marines' | 'aliens' | 'draw';
  /** Reached when the marine of that id stands there. */
  readonly piece: number;
  readonly at: number;
  readonly isImmediate: boolean;
}

declare module '@sensorium/engine' {
  interface MissionRuleTypes {
    reach: Goal;
  }
}

const reach: MissionRule<'reach'> = {
  id: 'reach',
  hooks: ({ winner, piece, at, isImmediate }) => ({
    conditions: (game, atEndPhase) =>
      (atEndPhase || isImmediate) && game.state.pieces[piece]?.square === at ? { winner, rule: 'M0.1' } : null,
  }),
};

/** A mission rule of these tests alone: standing on a square wins. */
const trial: RuleModule = defineModule({ id: 'trial', needs: ['core'], missionRules: [reach] });

const goal = (winner: Goal['winner'], at: number, isImmediate: boolean, piece = 0) => ({
  is: 'reach' as const,
  winner,
  piece,
  at,
  isImmediate,
});

const hall: Sketch = {
  board: ['#a....#'],
  pieces: { a: { is: 'marine', faces: 'E' }, g: { is: 'genestealer', area: 'e' } },
  entries: { e: [[5, 0, 'E']] },
};

const play = (...rules: ReturnType<typeof goal>[]): Game => begun({ ...hall, rules }, 1, trial).game;
const say = (game: Game, word: Word, piece = -1, at = -1): void => {
  expect(submit(game, pending(game)!.side, command(word, piece, at))).toBeNull();
};

describe('C21.2 the conditions of the mission', () => {
  test('C21.2 are checked in the end phase only', () => {
    const game = play(goal('marines', 2, false));
    say(game, 'move', 0, 2);
    expect(game.state.winner).toBe('none');
    say(game, 'end');
    expect(game.state.winner).toBe('none');
    say(game, 'end');
    expect(game.state).toMatchObject({ winner: 'marines', endedBy: 'M0.1', turn: 1 });
    expect(pending(game)).toBeNull();
    expect(submit(game, 'marines', command('end'))).toMatchObject({ rule: 'C21.2' });
  });

  test('C21.2 do not count if they hold no longer when the end phase comes', () => {
    const game = play(goal('marines', 2, false));
    say(game, 'move', 0, 2);
    say(game, 'move', 0, 3);
    say(game, 'end');
    say(game, 'end');
    expect(game.state).toMatchObject({ winner: 'none', turn: 2 });
  });
});

describe('C21.3 an immediate condition', () => {
  test('C21.3 ends the game after the action that fulfils it', () => {
    const game = play(goal('marines', 3, true));
    say(game, 'move', 0, 2);
    expect(game.state.winner).toBe('none');
    say(game, 'move', 0, 3);
    expect(game.state).toMatchObject({ winner: 'marines', endedBy: 'M0.1' });
  });

  test('C21.3 is checked after an action of an alien with its overwatch, conversions and response', () => {
    const game = play(goal('aliens', 5, true, 1));
    say(game, 'end');
    say(game, 'move', 1, 5);
    expect(pending(game)).toMatchObject({ side: 'marines', decision: 'cp-response' });
    expect(game.state.winner).toBe('none');
    say(game, 'pass');
    expect(game.state.winner).toBe('aliens');
  });
});

describe('C21.5 conditions of both players in one check', () => {
  test('C21.5 make a draw', () => {
    const game = play(goal('aliens', 2, true), goal('marines', 2, true));
    say(game, 'move', 0, 2);
    expect(game.state).toMatchObject({ winner: 'draw', endedBy: 'C21.5' });
  });

  test('C21.5 are decided by the mission where it says so', () => {
    const game = play(goal('aliens', 2, true), goal('marines', 2, true), goal('draw', 2, true));
    say(game, 'move', 0, 2);
    expect(game.state).toMatchObject({ winner: 'draw', endedBy: 'M0.1' });
  });
});

describe('C21.9 a player', () => {
  test.each([
    ['marines', 'aliens'],
    ['aliens', 'marines'],
  ] as const)('C21.9 of the %s may resign at any time, and the %s win', (side, winner) => {
    for (const ends of [0, 1]) {
      const game = play();
      for (let i = 0; i < ends; i++) say(game, 'end');
      expect(submit(game, side, command('resign'))).toBeNull();
      expect(game.state).toMatchObject({ winner, endedBy: 'C21.9' });
    }
  });

  test('C21.9 offers a draw, and the other agrees', () => {
    const game = play();
    expect(submit(game, 'aliens', command('agree-draw'))).toBeNull();
    expect(game.state).toMatchObject({ winner: 'none', drawOffered: 'aliens' });
    expect(submit(game, 'aliens', command('agree-draw'))).toMatchObject({ rule: 'C21.9' });
    expect(submit(game, 'marines', command('agree-draw'))).toBeNull();
    expect(game.state).toMatchObject({ winner: 'draw', endedBy: 'C21.9' });
  });

  test('C21.9 refuses a draw by playing on', () => {
    const game = play();
    expect(submit(game, 'aliens', command('agree-draw'))).toBeNull();
    say(game, 'move', 0, 2);
    expect(game.state.drawOffered).toBe('none');
    expect(submit(game, 'marines', command('agree-draw'))).toBeNull();
    expect(game.state).toMatchObject({ winner: 'none', drawOffered: 'marines' });
  });

  test('C21.9 alone may say it: the host resigns for nobody', () => {
    expect(submit(play(), 'host', command('resign'))).not.toBeNull();
  });
});
