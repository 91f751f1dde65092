/** Who is looked at when the game has gone on. */
import type { Update } from '../engine/protocol.ts';
import { playable, type Choice } from './controls.ts';
import { askedNow } from './looks/decisions.ts';
import { lookOfWord } from './looks/wordLooks.ts';

/** Picks for the person what is plainly next: the piece to deploy, the one who may answer, the first to move. */
const suggested = ({ offers, pending, view }: Update): number => {
  if (pending === null) return -1;
  const frame = view.stack.at(-1);
  const { about } = askedNow(pending.decision);
  if (about === 'its-piece' && frame !== undefined && 'piece' in frame) return frame.piece;
  if (about === 'answerer') return offers.find(({ do: word }) => lookOfWord(word).place === 'board')?.piece ?? -1;
  const able = playable({ offers, view });
  const canGoOn = (id: number): boolean =>
    offers.some(({ do: word, piece }) => lookOfWord(word).goesOn && piece === id);
  return able.find(canGoOn) ?? able[0] ?? -1;
};

/** Whoever was chosen stays so until the next phase: a turn begins with the first who is ready, unless somebody was quicker to choose. */
const isKept = (
  { selected, isSelectedByHand }: Choice,
  before: Update | null,
  now: Update,
  canSpeak: boolean,
): boolean => {
  const { pending, offers, view } = now;
  if (pending?.decision === 'deploy')
    return offers.some(({ do: word, piece }) => word === 'deploy' && piece === selected);
  const piece = view.pieces[selected] ?? null;
  const isFirstLook = before?.view.phase !== view.phase && !isSelectedByHand;
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
  isSelectedByHand: false,
  placing: -1,
  pinned: -1,
  heading: -1,
  mode: 'none',
  weapon: -1,
});
