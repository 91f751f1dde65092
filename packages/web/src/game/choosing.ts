/** Who is looked at when the game has gone on. */
import type { Update } from '../engine/protocol.ts';
import { playable, type Choice } from './controls.ts';

/** Decisions whose every answer has chances of its own. */
export const WEIGHED: readonly string[] = [
  'parry',
  'announce-psi',
  'spend-psi',
  'detonate-free',
  'guard-reroll',
  'book-reroll',
];

/** Decisions about one figure: it is the one to look at. */
const ANSWERED: readonly string[] = [...WEIGHED, 'stand-up', 'level-retreat', 'dodge', 'place-stunned'];

/** What brings a game on; turning where one stands does not. */
const GOES_ON: readonly string[] = ['move', 'open', 'fire', 'attack'];

/** Picks for the person what is plainly next: the piece to deploy, the one who may answer, the first to move. */
const suggested = ({ offers, pending, view }: Update): number => {
  if (pending === null) return -1;
  const frame = view.stack.at(-1);
  if (ANSWERED.includes(pending.decision) && frame !== undefined && 'piece' in frame) return frame.piece;
  if (pending.decision === 'choose-target' || pending.decision === 'free-fire')
    return offers.find((offer) => offer.do === 'target')?.piece ?? -1;
  if (pending.decision === 'set-facing' || pending.decision === 'turn-to-face')
    return offers.find((offer) => offer.do === 'face')?.piece ?? -1;
  const able = playable({ offers, view });
  const canGoOn = (id: number): boolean => offers.some(({ do: word, piece }) => GOES_ON.includes(word) && piece === id);
  return able.find(canGoOn) ?? able[0] ?? -1;
};

/** Whoever was chosen stays so, but for the first turn: there it was only the last to be deployed. */
const isKept = ({ selected }: Choice, before: Update | null, now: Update, canSpeak: boolean): boolean => {
  const { pending, offers, view } = now;
  if (pending?.decision === 'deploy')
    return offers.some(({ do: word, piece }) => word === 'deploy' && piece === selected);
  const piece = view.pieces[selected] ?? null;
  const isFirstLook = view.turn === 1 && before?.view.phase !== view.phase;
  return pending?.decision === 'action' && piece !== null && !isFirstLook && (piece.side === pending.side || !canSpeak);
};

const selectedNext = (old: Choice, before: Update | null, now: Update, canSpeak: boolean): number => {
  if (isKept(old, before, now, canSpeak)) return old.selected;
  if (canSpeak) return suggested(now);
  return (now.view.pieces[old.selected] ?? null) === null ? -1 : old.selected;
};

export const nextChoice = (old: Choice, before: Update | null, now: Update, canSpeak: boolean): Choice => ({
  ...old,
  selected: selectedNext(old, before, now, canSpeak),
  placing: -1,
  mode: 'none',
  weapon: -1,
});
