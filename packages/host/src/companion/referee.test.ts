import { MISSIONS, toScenario } from '@sensorium/content';
import { command, legal, pending, type Replay } from '@sensorium/engine';
import { createPlayer } from '@sensorium/players';
import { expect, test } from 'vitest';
import { openTable } from '../host.ts';
import { CompanionTable, type CompanionConfig } from './companionTable.ts';
import { Referee } from './referee.ts';
import { TYPED_KINDS, type TypedKind } from './typedChance.ts';

const SURROUNDINGS = { now: () => 0, drawSeed: () => 3 };
const MOST = 6000;

const configOf = (typed: readonly TypedKind[], mission = 'suicide-mission'): CompanionConfig => ({
  scenario: toScenario(MISSIONS.find(({ id }) => id === mission)!),
  sides: { marines: 'person', aliens: 'diceroller-1' },
  clock: 'off',
  typed,
});

const atTheScreen = ({ scenario, sides, clock }: CompanionConfig): Replay => {
  const host = openTable({ scenario, sides, clock, seed: 3 }, SURROUNDINGS);
  const person = createPlayer('marine-drill', { seed: 3 });
  while (host.asked.length > 0)
    if (host.isProgramsTurn) host.playOnce();
    else host.seat('marines').say('marines', person.decide(host.game));
  return host.replay();
};

/** A person beside a board: rolls as in the record, moves what he is told to. */
class Beside {
  readonly referee: Referee;
  /** Values in the order in which they fell: dice as they fell, counters as they show. */
  private readonly played: Replay;
  private readonly person = createPlayer('marine-drill', { seed: 3 });
  readonly told: number[] = [];

  constructor(referee: Referee, played: Replay) {
    this.referee = referee;
    this.played = played;
  }

  private get drawn(): readonly number[] {
    const { table } = this.referee;
    return table.isOpen ? this.played.entries[table.host.length]!.drawn : this.played.opening;
  }

  /** One thing at the table; false when the game is over. */
  step(): boolean {
    const { referee } = this;
    const { table } = referee;
    const { throwing, news } = referee.task('marines');
    if (throwing !== null) {
      const [wanted] = throwing.wanted.slice(throwing.typed);
      const value = this.drawn[table.typedSoFar.length]!;
      referee.type(wanted!.cup === null ? value : value + 1);
    } else if (news.length > 0) {
      this.told.push(new Set(news.map(({ piece }) => piece)).size);
      referee.done();
    } else if (table.host.isProgramsTurn) referee.play();
    else if (pending(table.host.game) === null) return false;
    else if (referee.say('marines', this.person.decide(table.host.game)) !== null) throw new Error('refused');
    return true;
  }

  until(isSo: () => boolean): this {
    for (let steps = 0; steps < MOST && !isSo() && this.step(); steps++);
    return this;
  }
}

const beside = (config: CompanionConfig): Beside =>
  new Beside(new Referee(new CompanionTable(config, SURROUNDINGS)), atTheScreen(config));

test('a whole mission, piece by piece, ends as the same game at the screen', () => {
  const config = configOf(TYPED_KINDS);
  const at = beside(config).until(() => false);
  expect(at.referee.table.host.game.state.winner).not.toBe('none');
  expect(at.referee.table.host.replay().position).toBe(atTheScreen(config).position);
  expect(at.told.length).toBeGreaterThan(5);
});

test('programs never go on before what they did lies on the board', () => {
  const at = beside(configOf([]));
  const { referee } = at;
  at.until(() => referee.task('marines').news.length > 0 && referee.table.host.isProgramsTurn);
  const { length } = referee.table.host;
  const told = referee.look('marines');
  expect(told.pending).toBeNull();
  expect(told.offers).toEqual([]);
  expect(referee.table.told).toBeLessThan(length);
  const again = new Referee(CompanionTable.resume(referee.table.save(), SURROUNDINGS));
  expect(again.task('marines').news).toEqual(referee.task('marines').news);
  referee.done();
  expect(referee.table.told).toBe(length);
  expect(referee.look('marines').pending).not.toBeNull();
});

test('in a list programs go on until somebody must roll or decide', () => {
  const at = beside(configOf([]));
  at.referee.pacing = 'list';
  at.until(() => at.referee.task('marines').news.length > 0);
  expect(at.referee.table.host.isProgramsTurn).toBe(false);
});

test('what falls together is asked for together: how many, of whom, what is needed, what has happened until then', () => {
  const at = beside(configOf(['dice']));
  at.until(() => at.referee.task('marines').throwing?.decides?.is === 'shot-fired');
  const { throwing, canWithdraw } = at.referee.task('marines');
  expect(throwing).toMatchObject({ typed: 0, decides: { is: 'shot-fired' } });
  expect(throwing!.wanted.map(({ for: stream }) => stream)).toEqual(['shooting', 'shooting']);
  expect(throwing!.decides).toHaveProperty('needed');
  expect(canWithdraw).toBe(at.referee.table.waiting?.is === 'say');
  const { length } = at.referee.table.host;
  at.step();
  expect(at.referee.task('marines').throwing).toMatchObject({ typed: 1 });
  expect(at.referee.table.host.length).toBe(length);
});

test('an alien that has stepped into sight is seen there before its dice are rolled', () => {
  const at = beside(configOf(['dice'], 'rescue'));
  const isOverwatch = (): boolean =>
    at.referee.task('marines').throwing?.before.some(({ is }) => is === 'piece-moved') === true;
  at.until(isOverwatch);
  const { referee } = at;
  const moved = referee.task('marines').throwing!.before.find((event) => event.is === 'piece-moved')!;
  expect(referee.look('marines').view.pieces[moved.piece]!.square).toBe(moved.to);
  expect(referee.table.host.game.state.pieces[moved.piece]!.square).toBe(moved.from);
});

test('dice of a program can be taken back until its piece is done', () => {
  const at = beside(configOf(['dice']));
  at.until(() => at.referee.table.canTakeBack && at.referee.task('marines').news.length > 0);
  const { table } = at.referee;
  expect(table.takeBack()).toBe(true);
  expect(at.referee.task('marines').throwing).not.toBeNull();
  expect(table.told).toBeLessThanOrEqual(table.host.length);
  at.step();
  at.referee.done();
  expect(table.canTakeBack).toBe(false);
});

test('a person is told what came of his order for others, and not what he did himself', () => {
  const at = beside(configOf([]));
  const { referee } = at;
  at.until(() => !referee.isWaiting && pending(referee.table.host.game)?.decision === 'action');
  const { game } = referee.table.host;
  const ends = legal(game, 'marines')
    .all()
    .find(({ do: word }) => word === 'turn' || word === 'move')!;
  expect(referee.say('marines', ends)).toBeNull();
  expect(referee.isWaiting).toBe(false);
  expect(referee.overrule(command('remove-anyway', 0))).toBeNull();
  expect(referee.look('marines').undoable).toBe(1);
});
