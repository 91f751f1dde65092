import type { Word } from '@sensorium/engine';
import { expect, test } from 'vitest';
import { PROVING_GROUND, TrialTable } from '@sensorium/host/testing';
import { commandOf, type Offer, type Update } from '../engine/protocol.ts';
import { nextChoice } from './choosing.ts';
import { NO_CHOICE } from './controls.ts';

const alienGame = (): TrialTable => {
  const host = new TrialTable({
    scenario: PROVING_GROUND,
    seed: 3,
    sides: { marines: 'marine-random', aliens: 'person' },
    clock: 'off',
  });
  host.open('aliens');
  return host;
};

const onTheBoard = ({ offers, view }: Update, word: Word): Offer[] =>
  offers.filter((offer) => offer.do === word && (view.pieces[offer.piece]?.square ?? -1) >= 0);

/** Brings blips in until two of them can do something of the kind, and says what the last of them could. */
const until = (host: TrialTable, word: Word): { update: Update; offer: Offer } => {
  for (let i = 0; i < 400; i++) {
    const update = host.look('aliens');
    const found = onTheBoard(update, word);
    if (new Set(found.map(({ piece }) => piece)).size > 1) return { update, offer: found.at(-1)! };
    const { offers, pending } = update;
    if (pending?.side !== 'aliens') host.play('aliens');
    else host.say('aliens', commandOf(offers[0]!), 'aliens');
  }
  throw new Error(`nobody could ${word}`);
};

test('C17  when a chosen blip has turned, one of the figures it became is chosen', () => {
  const host = alienGame();
  const { update: before, offer: convert } = until(host, 'convert');
  let last = before;
  host.say('aliens', commandOf(convert), 'aliens');
  let now = host.look('aliens');
  let choice = nextChoice({ ...NO_CHOICE, selected: convert.piece }, last, now, true);
  for (let i = 0; i < 20 && now.pending?.decision !== 'action'; i++) {
    last = now;
    host.say('aliens', commandOf(now.offers[0]!), 'aliens');
    now = host.look('aliens');
    choice = nextChoice(choice, last, now, true);
  }
  expect(now.pending?.decision).toBe('action');
  expect(now.view.pieces[convert.piece] ?? null).toBeNull();
  expect(before.view.pieces[choice.selected] ?? null).toBeNull();
  expect(now.view.pieces[choice.selected]).toMatchObject({ side: 'aliens' });
});

test('a turn begins with the first who is ready, unless the person has chosen somebody meanwhile', () => {
  const host = alienGame();
  const { update: now, offer } = until(host, 'move');
  const before = { ...now, view: { ...now.view, phase: 'command' as const } };
  const others = { ...NO_CHOICE, selected: offer.piece };
  expect(nextChoice(others, before, now, true).selected).not.toBe(offer.piece);
  expect(nextChoice({ ...others, isSelectedByHand: true }, before, now, true).selected).toBe(offer.piece);
});

test('whoever was chosen stays so while he is there', () => {
  const host = alienGame();
  const { update: before, offer } = until(host, 'move');
  const chosen = offer.piece;
  const now = { ...before, offers: before.offers.filter(({ piece }) => piece !== chosen) };
  expect(nextChoice({ ...NO_CHOICE, selected: chosen }, before, now, true).selected).toBe(chosen);
});
