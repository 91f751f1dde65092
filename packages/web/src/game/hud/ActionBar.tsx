import type { ReactNode } from 'react';
import { anyAtLeast } from '../odds.ts';
import { isFlame, type Action } from '../controls.ts';
import type { Odds, Offer } from '../../engine/protocol.ts';
import { keyFor, type GameSettings, type KeyAction } from '../settings.ts';
import { oddsKey, type Game } from '../useGame.ts';
import { percent, wordFor, type GameWords } from '../words.ts';
import './actions.css';

const KEY_FACES: Readonly<Record<string, string>> = { ' ': '␣', enter: '⏎', escape: 'Esc', tab: '⇥' };
export const keyFace = (key: string): string => KEY_FACES[key] ?? key.toUpperCase();

/** The price as it will be paid: action points first, command points where asked for or needed (C7.8). */
export const priceOf = (words: GameWords, offer: Offer, payCp: boolean): string => {
  if (offer.cost === 0) return words.hints.free;
  const cp = payCp ? offer.most : offer.least;
  const ap = offer.cost - cp;
  return cp === 0 ? words.hints.ap(ap) : ap === 0 ? words.hints.cp(cp) : words.hints.both(ap, cp);
};

export const oddsText = (words: GameWords, offer: Offer, odds: Odds | undefined): string => {
  if (odds === undefined) return '';
  if (odds.each.length > 0) return words.hints.each(percent(words, odds.each[0]!.chance));
  if (odds.dice === 0) return '';
  return offer.do === 'attack' && odds.death > 0
    ? `${percent(words, odds.kill)} · ${words.hints.dies(percent(words, odds.death))}`
    : percent(words, odds.kill);
};

const ActionButton = ({
  label,
  glyph,
  hint,
  face,
  tone,
  isOn,
  isDisabled,
  onUse,
  children,
}: {
  label: string;
  /** Drawn instead of the label, which is then read aloud only. */
  glyph?: string;
  hint: string;
  face: string;
  tone?: string;
  isOn?: boolean;
  isDisabled?: boolean;
  onUse: () => void;
  children?: ReactNode;
}) => (
  <button
    type="button"
    title={label}
    className={`action${glyph === undefined ? '' : ' is-narrow'}${tone === undefined ? '' : ` is-${tone}`}${isOn === true ? ' is-on' : ''}`}
    aria-pressed={isOn}
    disabled={isDisabled}
    onClick={onUse}
  >
    {glyph === undefined ? (
      <b>{label}</b>
    ) : (
      <>
        <b className="glyph" aria-hidden="true">
          {glyph}
        </b>
        <span className="sr">{label}</span>
      </>
    )}
    <span className="action-hint">
      {hint}
      {face === '' ? null : <kbd aria-hidden="true">{face}</kbd>}
    </span>
    {children}
  </button>
);

const hintFor = (game: Game, words: GameWords, action: Action): string => {
  const { context } = game;
  const { choice } = context;
  const cheapest = action.offers.reduce((a, b) => (b.cost < a.cost ? b : a));
  const price =
    action.id === 'move' && context.decision === 'action'
      ? words.hints.perSquare
      : priceOf(words, cheapest, choice.payCp);
  if (action.id === 'overwatch' && action.word === 'overwatch') return `${price} · ${percent(words, anyAtLeast(6, 2))}`;
  if (action.id === 'move-and-fire') return `${price} · ${percent(words, anyAtLeast(6, 2))}`;
  if (action.offers.some((offer) => isFlame(context, offer))) {
    const known = action.offers
      .map((offer) => game.odds.get(oddsKey(offer)))
      .find((odds) => (odds?.each.length ?? 0) > 0);
    return `${price} · ${words.hints.each(percent(words, known?.each[0]?.chance ?? anyAtLeast(2, 1)))}`;
  }
  const best = action.offers.reduce((a, b) =>
    (game.odds.get(oddsKey(b))?.kill ?? 0) > (game.odds.get(oddsKey(a))?.kill ?? 0) ? b : a,
  );
  const odds = oddsText(words, best, game.odds.get(oddsKey(best)));
  return odds === '' ? price : `${price} · ${odds}`;
};

const TONES: Partial<Record<KeyAction, string>> = {
  fire: 'danger',
  attack: 'danger',
  'self-destruct': 'danger',
  overwatch: 'waiting',
};

const TURNS: Partial<Record<KeyAction, string>> = { 'turn-left': '↰', 'turn-right': '↱', 'turn-back': '↶' };

export const ActionBar = ({ game, words, settings }: { game: Game; words: GameWords; settings: GameSettings }) => {
  const { context, actions, snapshot } = game;
  const { choice, canSpeak, decision, view } = context;
  const face = (action: KeyAction): string => keyFace(keyFor(settings, action));
  const hasCp = context.offers.some((offer) => offer.most > 0);
  return (
    <footer className="actionbar">
      <div className="actions" role="toolbar" aria-label={words.actions.move}>
        {actions.length === 0 && canSpeak && decision === 'action' ? (
          <p className="hint">{words.hints.selectPiece}</p>
        ) : null}
        {actions.map((action) => (
          <ActionButton
            key={`${action.id} ${action.word}`}
            label={wordFor(words.actions, action.word)}
            {...(TURNS[action.id] === undefined ? {} : { glyph: TURNS[action.id]! })}
            hint={hintFor(game, words, action)}
            face={action.id === 'act' ? '' : face(action.id)}
            {...(TONES[action.id] === undefined ? {} : { tone: TONES[action.id]! })}
            isOn={
              (action.id === 'move-and-fire' && choice.mode === 'move-and-fire') ||
              (action.id === 'fire' && choice.mode === 'fire')
            }
            onUse={() => game.use(action)}
          />
        ))}
      </div>
      <div className="actions-end">
        {hasCp && decision === 'action' ? (
          <ActionButton
            label={words.actions['pay-cp']}
            hint={words.bar.cp}
            face={face('pay-cp')}
            isOn={choice.payCp}
            onUse={game.togglePayCp}
          />
        ) : null}
        <ActionButton
          label={words.actions.undo}
          tone="undo"
          hint={snapshot.update.undoable > 0 ? '' : words.hints.undoable(0)}
          face={face('undo')}
          isDisabled={snapshot.update.undoable === 0 || !canSpeak}
          onUse={() => void game.session.undo()}
        />
        {canSpeak && decision === 'action' ? (
          <ActionButton
            label={words.actions['end-turn']}
            hint={view.pending?.side === 'marines' ? words.hints.idle(game.idle.length) : ''}
            face={face('end-turn')}
            tone="brass"
            onUse={() => game.endTurn()}
          />
        ) : null}
      </div>
    </footer>
  );
};
