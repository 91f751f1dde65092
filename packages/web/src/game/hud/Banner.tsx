/** Whose turn it is, written large for a moment when it changes. */
import { useEffect, useState } from 'preact/compat';
import type { Phase, Side, View } from '@sensorium/engine';
import type { GameWords } from '../displayNames.ts';
import './banner.css';

/** Milliseconds; it stands in nobody's way and takes no time of its own. */
const SHOWN = 1900;

const SIDES: Partial<Record<Phase, Side>> = { 'marine-action': 'marines', 'alien-action': 'aliens' };

export const Banner = ({ words, view, own }: { words: GameWords; view: View; own: Side | null }) => {
  const side = SIDES[view.phase];
  const moment = `${view.turn} ${side ?? ''}`;
  // What stands there when the screen is opened is no change.
  const [over, setOver] = useState(moment);
  useEffect(() => {
    const timer = window.setTimeout(() => setOver(moment), SHOWN);
    return () => window.clearTimeout(timer);
  }, [moment]);
  if (side === undefined || over === moment) return null;
  return (
    <p key={moment} className={`banner is-${side}`} aria-hidden="true">
      <span>{`${words.bar.turn(view.turn)} · ${words.phases[view.phase]}`}</span>
      <b>{side === own ? words.stage.turns.own : words.stage.turns[side]}</b>
    </p>
  );
};
