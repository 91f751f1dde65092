import { describe, expect, test } from 'vitest';
import { catOf } from './cat.ts';
import { Trial, looseCatAt, type TrialPlan } from '../../testing/trial.ts';

const marine = { is: 'marine', faces: 'E' } as const;
const genestealer = { is: 'genestealer', faces: 'W' } as const;
const RULES = [{ is: 'cat', start: [] }, { is: 'rescue-cat' }] as const;
const plan = (more: Partial<TrialPlan>): TrialPlan => ({
  board: ['a....g'],
  pieces: { a: marine, g: genestealer },
  rules: RULES,
  ...more,
});

describe('M0.6 the C.A.T.', () => {
  test('M0.6 a marine on its square takes it for nothing, which is no action: overwatch stays', () => {
    const trial = new Trial(
      plan({ pieces: { a: { ...marine, weapon: 'overwatch' }, g: genestealer }, memory: looseCatAt(0) }),
    );
    expect(trial.say('take-cat', 'a')).toBeNull();
    expect(catOf(trial.game)).toEqual({ at: 0, by: 0, isDamaged: false });
    expect(trial.piece('a')).toMatchObject({ weapon: 'overwatch', activation: 'ready' });
    expect(trial.told('cat-taken')).toMatchObject([{ piece: 0, at: 0, rule: 'M0.6' }]);
  });

  test('M0.6 the carrier takes it along and may drop it', () => {
    const trial = new Trial(plan({ memory: { ...looseCatAt(0), 'cat-by': 0 } }));
    trial.say('move', 'a', [1, 0]);
    expect(catOf(trial.game)).toMatchObject({ at: 1, by: 0 });
    expect(trial.say('drop-cat', 'a')).toBeNull();
    trial.say('move', 'a', [2, 0]);
    expect(catOf(trial.game)).toMatchObject({ at: 1, by: -1 });
  });

  test('M0.6 it cannot be taken from afar, nor dropped by one who does not carry it', () => {
    const trial = new Trial(plan({ memory: looseCatAt(3) }));
    expect(trial.say('take-cat', 'a')).toEqual({ rule: 'M0.6', reason: 'cat-not-here' });
    expect(trial.say('drop-cat', 'a')).toEqual({ rule: 'M0.6', reason: 'cat-not-carried' });
  });

  test('M0.6 a door cannot be closed on it', () => {
    const trial = new Trial(plan({ board: ['a/...g'], memory: looseCatAt(1) }));
    expect(trial.say('close', 'a', [1, 0])).toEqual({ rule: 'M0.6', reason: 'cat-in-the-way' });
  });

  test('M0.6 it may be taken right after a marine’s own action in a CP response, not otherwise', () => {
    const trial = new Trial(plan({ turn: 'aliens', cp: 3, memory: looseCatAt(1) }));
    trial.say('move', 'g', [4, 0]);
    expect(trial.decision).toBe('marines cp-response');
    expect(trial.say('take-cat', 'a')).not.toBeNull();
    trial.say('move', 'a', [1, 0], 0, 1);
    expect(trial.decision).toBe('marines cat-choice');
    expect(trial.say('take-cat', 'a')).toBeNull();
    expect(catOf(trial.game)).toMatchObject({ by: 0 });
    expect(trial.decision).toBe('aliens action');
  });

  test('M0.6 it may be left where it lies', () => {
    const trial = new Trial(plan({ turn: 'aliens', cp: 3, memory: looseCatAt(1) }));
    trial.say('move', 'g', [4, 0]);
    trial.say('move', 'a', [1, 0], 0, 1);
    expect(trial.say('pass')).toBeNull();
    expect(catOf(trial.game)).toMatchObject({ by: -1 });
    expect(trial.decision).toBe('aliens action');
  });

  test('M0.6 a carrier who dies drops it on his square', () => {
    const trial = new Trial(
      plan({
        board: ['bag', '...'],
        pieces: { a: marine, b: { ...marine, faces: 'N' }, g: genestealer },
        turn: 'aliens',
        dice: [6, 1, 1, 1],
        memory: { ...looseCatAt(1), 'cat-by': 0 },
      }),
    );
    trial.say('attack', 'g', [1, 0]);
    expect(catOf(trial.game)).toMatchObject({ at: 1, by: -1 });
    expect(trial.told('cat-dropped')).toMatchObject([{ at: 1 }]);
  });

  test('M0.6 a genestealer damages it by an action of 1 AP on its square, before overwatch, and destroys it by a second', () => {
    const trial = new Trial(
      plan({
        pieces: { a: { ...marine, weapon: 'overwatch' }, g: genestealer },
        turn: 'aliens',
        dice: [1, 2, 3, 4],
        memory: looseCatAt(4),
      }),
    );
    trial.say('move', 'g', [4, 0]);
    trial.say('pass');
    expect(trial.events.map(({ is }) => is).filter((is) => is === 'cat-damaged' || is === 'shot-fired')).toEqual([
      'cat-damaged',
      'shot-fired',
    ]);
    expect(catOf(trial.game)).toMatchObject({ isDamaged: true });
    trial.say('turn', 'g', 'E');
    trial.say('pass');
    expect(trial.told('cat-destroyed')).toMatchObject([{ rule: 'M0.6' }]);
    expect(trial.outcome).toBe('aliens M3.5');
  });

  test('M0.6 a free turn on its square does nothing to it', () => {
    const trial = new Trial(plan({ turn: 'aliens', memory: looseCatAt(5) }));
    trial.say('turn', 'g', 'N');
    trial.say('pass');
    expect(trial.told('cat-damaged')).toEqual([]);
    trial.say('turn', 'g', 'E');
    expect(trial.told('cat-damaged')).toHaveLength(1);
  });

  test('M0.6 blips do nothing to it', () => {
    const trial = new Trial(
      plan({
        board: ['a####', '.....', '####g'],
        pieces: { a: { ...marine, faces: 'N' }, g: { is: 'blip', value: 1 } },
        turn: 'aliens',
        memory: looseCatAt(9),
      }),
    );
    expect(trial.say('move', 'g', [4, 1])).toBeNull();
    expect(trial.told('cat-damaged')).toEqual([]);
  });

  test('M0.6 fire on its square destroys it when it lies loose', () => {
    const trial = new Trial(
      plan({
        board: ['a...', '####', 'b..#'],
        sections: ['sstt', '####', 'vvv#'],
        pieces: { a: { is: 'flamer-marine', faces: 'E' }, b: marine },
        memory: looseCatAt(3),
      }),
    );
    trial.say('fire', 'a', [2, 0]);
    expect(trial.told('cat-destroyed')).toMatchObject([{ piece: -1 }]);
    expect(trial.outcome).toBe('aliens M3.5');
  });

  test.for([
    [1, 'none', 1],
    [2, 'aliens M3.5', 0],
  ] as const)(
    'M0.6 in the hands of a marine it burns only if he dies of that fire (die %i)',
    ([die, outcome, left]) => {
      const trial = new Trial(
        plan({
          board: ['a..b', '####', 'c..#'],
          sections: ['sstt', '####', 'vvv#'],
          pieces: { a: { is: 'flamer-marine', faces: 'E' }, b: marine, c: marine },
          dice: [die],
          memory: { ...looseCatAt(3), 'cat-by': 1 },
        }),
      );
      trial.say('fire', 'a', [2, 0]);
      expect(trial.outcome).toBe(outcome);
      expect(trial.told('cat-destroyed')).toHaveLength(1 - left);
    },
  );
});

const endTurn = (trial: Trial): void => {
  trial.say('end');
  trial.say('end');
};

describe('M0.6 wandering', () => {
  const open = ['a#....', '#.....', '#.....'];
  const wander = (dice: number[], at: [number, number], board = open, more: Partial<TrialPlan> = {}): Trial => {
    const trial = new Trial({
      board,
      pieces: { a: marine },
      rules: RULES,
      dice,
      ...more,
      memory: looseCatAt(at[1] * 6 + at[0]),
    });
    endTurn(trial);
    expect(trial.dice).toEqual([]);
    return trial;
  };

  test('M0.6 nobody rolls for it', () => {
    const asked: number[] = [];
    const trial = new Trial({ board: open, pieces: { a: marine }, rules: RULES, dice: [2], memory: looseCatAt(9) });
    const { chance } = trial.game;
    trial.game.chance = { ...chance, die: (game, reason) => (asked.push(reason.by), chance.die(game, reason)) };
    endTurn(trial);
    expect(asked).toEqual([-1]);
  });

  test('M0.6 on 1 or 2 it stays', () => {
    expect(catOf(wander([2], [3, 1]).game)).toMatchObject({ at: 9 });
  });

  test('M0.6 on 3 or 4 it goes two steps: odd is orthogonal, even diagonal, 5 and 6 are rolled again', () => {
    const trial = wander([4, 1, 2, 2, 6, 5, 2], [2, 1]);
    expect(trial.told('cat-stepped')).toMatchObject([
      { dice: [1, 2], to: trial.square(3, 1) },
      { dice: [2, 6, 5, 2], to: trial.square(4, 2) },
    ]);
    expect(catOf(trial.game)).toMatchObject({ at: trial.square(4, 2) });
  });

  test('M0.6 on 5 or 6 three steps, and its way ends where it cannot go on', () => {
    const trial = wander([6, 1, 1, 1, 1], [3, 1]);
    expect(trial.told('cat-stepped').map(({ to }) => to)).toEqual([trial.square(3, 0), -1]);
    expect(catOf(trial.game)).toMatchObject({ at: trial.square(3, 0) });
  });

  test('M0.6 it does not pass between two walls diagonally (C8.5)', () => {
    const trial = wander([3, 2, 2], [1, 0], ['a.##', '###.', '....']);
    expect(trial.told('cat-stepped')).toMatchObject([{ to: -1 }]);
  });

  test('M0.6 a damaged one and a carried one do not wander', () => {
    const damaged = new Trial({ board: open, pieces: { a: marine }, rules: RULES, memory: looseCatAt(9, 1) });
    endTurn(damaged);
    expect(damaged.told('cat-wanders')).toEqual([]);
    const carried = new Trial({
      board: open,
      pieces: { a: marine },
      rules: RULES,
      memory: { ...looseCatAt(0), 'cat-by': 0 },
    });
    endTurn(carried);
    expect(carried.told('cat-wanders')).toEqual([]);
  });
});

describe('M3 the rescue', () => {
  const EXIT = { is: 'exits', squares: [{ at: [1, 0], side: 1 }] } as const;
  test.for([
    [0, 'marines M3.4'],
    [1, 'draw M3.4'],
  ] as const)('M3.4 a marine leaves with it (damaged: %i)', ([damaged, outcome]) => {
    const trial = new Trial({
      board: ['.a#', 'b##'],
      pieces: { a: marine, b: marine },
      rules: [...RULES, EXIT],
      memory: { ...looseCatAt(1, damaged), 'cat-by': 0 },
    });
    trial.say('move', 'a', [2, 0]);
    expect(trial.outcome).toBe(outcome);
    expect(trial.told('cat-rescued')).toMatchObject([{ piece: 0, damaged: damaged === 1 }]);
  });

  test('M3.4 a marine who leaves without it wins nothing', () => {
    const trial = new Trial({
      board: ['.a#', 'b##'],
      pieces: { a: marine, b: marine },
      rules: [...RULES, EXIT],
      memory: looseCatAt(0),
    });
    trial.say('move', 'a', [2, 0]);
    expect(trial.outcome).toBe('none');
  });
});
