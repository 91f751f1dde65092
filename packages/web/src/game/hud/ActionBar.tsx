import { useEffect, useState, type ReactNode } from 'preact/compat';
import { JUMPING } from '@sensorium/rules';
import { aimsAtArea, isGroup, type Action, type ActionGroup } from '../actions.ts';
import { firstShots } from '../arsenal/firstShots.ts';
import { PRONE } from '@sensorium/host/chances';
import type { Odds, Offer } from '../../engine/protocol.ts';
import { consequencesOf, type Consequence } from '../consequences.ts';
import { keyFor, type GameSettings, type KeyAction } from '../settings.ts';
import { isUse, itemName, powerCost } from '../arsenal/aims.ts';
import { isAimed, playable, type Context } from '../controls.ts';
import { loadedOf } from '../deathwing/supplies.ts';
import { oddsKey, type Game } from '../useGame.ts';
import { percent, priceText, wordFor, type GameWords } from '../displayNames.ts';
import { consequenceText } from './Preview.tsx';
import { Icon, type IconName } from './Icon.tsx';
import './actions.css';

const KEY_FACES: Readonly<Record<string, string>> = { ' ': '␣', enter: '⏎', escape: 'Esc', tab: '⇥' };
export const keyFace = (key: string): string => KEY_FACES[key] ?? key.toUpperCase();

/** The price as it will be paid: action points first, command points where asked for or needed (C7.8). */
export const priceOf = (words: GameWords, offer: Offer, payCp: boolean): string => {
  if (offer.do === 'cast') return words.rail.psi(powerCost(offer)); // A14.4
  const cp = payCp ? offer.most : offer.least;
  return priceText(words, { ap: offer.cost - cp, cp });
};

export const oddsText = (words: GameWords, offer: Offer, odds: Odds | undefined): string => {
  if (offer.do === 'jump' || (offer.do === 'move' && offer.how === JUMPING))
    return words.hints.prone(percent(words, PRONE));
  if (odds === undefined) return '';
  const dies = odds.death > 0 ? words.hints.dies(percent(words, odds.death)) : '';
  if (odds.each.length > 0) {
    const chances = new Set(odds.each.map(({ chance }) => chance));
    const each =
      chances.size === 1
        ? words.hints.each(percent(words, odds.each[0]!.chance))
        : words.hints.targets(odds.each.length);
    return [each, dies].filter((part) => part !== '').join(' · ');
  }
  if (odds.dice === 0) return '';
  return [percent(words, odds.kill), dies].filter((part) => part !== '').join(' · ');
};

/** What an action is called: a weapon by what it does, a climb by where it leads. */
export const actionName = (words: GameWords, context: Context, word: string, offer: Offer | undefined): string => {
  const profile = context.dossier.profiles[context.view.pieces[offer?.piece ?? -1]?.profile ?? -1];
  const isPart = offer !== undefined && profile?.rows[offer.how & 15]?.composite !== undefined;
  if (words.weapons[word] !== undefined && !isPart) return words.weapons[word];
  if (offer !== undefined && profile !== undefined && isUse(offer.do)) return itemName(words, profile, offer);
  if (word !== 'climb' || offer === undefined) return wordFor(words.actions, word);
  const from = context.view.pieces[offer.piece]?.square ?? -1;
  return words.actions[offer.at > from ? 'climb-up' : 'climb-down'];
};

const ActionButton = ({
  label,
  title = label,
  glyph,
  hint,
  face,
  tone,
  isOn,
  isUnfolded,
  isDisabled,
  isDead,
  onUse,
  children,
}: {
  label: string;
  title?: string;
  /** Drawn instead of the label, which is then read aloud only. */
  glyph?: IconName;
  hint: string;
  face: string;
  tone?: string;
  isOn?: boolean;
  isUnfolded?: boolean;
  isDisabled?: boolean;
  /** Its meaning has just changed under the finger: it does nothing for a moment. */
  isDead?: boolean;
  onUse: () => void;
  children?: ReactNode;
}) => (
  <button
    type="button"
    title={title}
    className={`action${glyph === undefined ? '' : ' is-narrow'}${tone === undefined ? '' : ` is-${tone}`}${isOn === true ? ' is-on' : ''}`}
    aria-pressed={isOn}
    aria-expanded={isUnfolded}
    disabled={isDisabled}
    aria-disabled={isDead}
    onClick={isDead === true ? undefined : onUse}
  >
    {glyph === undefined ? (
      <b>{label}</b>
    ) : (
      <>
        <Icon is={glyph} />
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

/** C13.6, C14.3, D5.17: what the first shot of each weapon is worth. */
const shotsOf = ({ dossier, view }: Context, words: GameWords, action: Action): ReturnType<typeof firstShots> =>
  firstShots(words, dossier.profiles[view.pieces[action.offers[0]!.piece]!.profile]!, action);

const sparesOf = ({ dossier, view }: Context, { offers }: Action): number => {
  const piece = view.pieces[offers[0]!.piece]!;
  return loadedOf(dossier.profiles[piece.profile]!, piece.counts).reduce(
    (sum, { spare }) => sum + (spare?.left ?? 0),
    0,
  );
};

/** C15.7, D6.4: each in the area by its own die; where not all need the same, squares tell when they are pointed at. */
const areaText = ({ odds }: Game, words: GameWords, { offers }: Action): string => {
  const chances = new Set(
    offers.flatMap((offer) => (odds.get(oddsKey(offer))?.each ?? []).map(({ chance }) => chance)),
  );
  return chances.size === 1 ? words.hints.each(percent(words, [...chances][0]!)) : words.hints.chooseSquare;
};

/** What a press of the button ends: the overwatch stands on it, the points of another in its title. */
const endsOf = (game: Game, action: Action): readonly Consequence[] =>
  action.kind === 'mode' ? [] : consequencesOf(game.context, action.offers[0]!);

const hintFor = (game: Game, words: GameWords, action: Action): string =>
  [
    worthOf(game, words, action),
    ...endsOf(game, action)
      .filter(({ is }) => is === 'ends-overwatch')
      .map((what) => consequenceText(game, words, what)),
  ].join(' · ');

const worthOf = (game: Game, words: GameWords, action: Action): string => {
  const { context } = game;
  const { choice } = context;
  const cheapest = action.offers.reduce((a, b) => (b.cost < a.cost ? b : a));
  const price =
    action.id === 'move' && context.decision === 'action'
      ? words.hints.perSquare
      : priceOf(words, cheapest, choice.payCp);
  const [first] = shotsOf(context, words, action);
  if (first !== undefined) return `${price} · ${percent(words, first.chance)}`;
  if (action.word === 'reload') return `${price} · ${words.hints.spares(sparesOf(context, action))}`;
  if (aimsAtArea(context, action)) return `${price} · ${areaText(game, words, action)}`;
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
  'second-weapon': 'danger',
  'full-auto': 'danger',
  cut: 'danger',
  overwatch: 'waiting',
};

const TURNS: Partial<Record<KeyAction, IconName>> = {
  'turn-left': 'turnLeft',
  'turn-right': 'turnRight',
  'turn-back': 'turnBack',
};

/** Where several weapons could fire, each by name. */
const titleOf = (game: Game, words: GameWords, action: Action, label: string): string => {
  const shots = shotsOf(game.context, words, action);
  const each = shots.map(({ name, chance }) => `${name} ${percent(words, chance)}`);
  return each.length < 2 ? label : words.arsenal.fact(label, each.join(', '));
};

const OneAction = ({
  game,
  words,
  action,
  face,
  isDead,
}: {
  game: Game;
  words: GameWords;
  action: Action;
  face: string;
  isDead?: boolean;
}) => {
  const { context } = game;
  const label = actionName(words, context, action.word, action.offers[0]);
  return (
    <ActionButton
      label={label}
      title={[
        titleOf(game, words, action, label),
        ...endsOf(game, action).map((what) => consequenceText(game, words, what)),
      ].join(' · ')}
      {...(TURNS[action.id] === undefined ? {} : { glyph: TURNS[action.id]! })}
      hint={hintFor(game, words, action)}
      face={face}
      {...(TONES[action.id] === undefined ? {} : { tone: TONES[action.id]! })}
      isOn={
        (action.id === 'move-and-fire' && context.choice.mode === 'move-and-fire') ||
        isAimed(context, action.offers[0]!)
      }
      {...(isDead === true ? { isDead } : {})}
      onUse={() => game.use(action)}
    />
  );
};

/** One button for many: what is aimed now stands on it. */
const GroupButton = ({
  game,
  words,
  group,
  face,
}: {
  game: Game;
  words: GameWords;
  group: ActionGroup;
  face: string;
}) => {
  const { context } = game;
  const aimed = group.actions.find(({ offers }) => isAimed(context, offers[0]!));
  const isUnfolded = game.unfolded === group.word;
  return (
    <ActionButton
      label={words.arsenal.groups[group.word]}
      hint={aimed === undefined ? `${group.actions.length} ▴` : actionName(words, context, aimed.word, aimed.offers[0])}
      face={face}
      tone={group.word === 'more' || group.word === 'powers' ? 'group' : 'danger'}
      isOn={aimed !== undefined || isUnfolded}
      isUnfolded={isUnfolded}
      onUse={() => game.unfold(isUnfolded ? null : group.word)}
    />
  );
};

/** The members of the group that is folded out, above the bar. */
const Foldout = ({ game, words }: { game: Game; words: GameWords }) => {
  const group = game.bar.find((entry): entry is ActionGroup => isGroup(entry) && entry.word === game.unfolded);
  if (group === undefined) return null;
  return (
    <fieldset className="foldout" aria-label={words.arsenal.groups[group.word]}>
      {group.actions.map((action, place) => (
        <OneAction
          key={`${action.word} ${action.offers[0]!.how}`}
          game={game}
          words={words}
          action={action}
          face={place < MOST_DIGITS ? String(place + 1) : ''}
        />
      ))}
    </fieldset>
  );
};
const MOST_DIGITS = 9;

/** A key is drawn once, on the first button that it presses. */
const facesOf = (game: Game, face: (action: KeyAction) => string): string[] =>
  game.bar.map(({ id }, place) => (game.bar.findIndex((other) => other.id === id) === place ? face(id) : ''));

/** Milliseconds a button is dead when another action has come to its place. */
const DEAD = 400;

/**
 * The places of the bar that mean something else than a moment ago, while the same piece is chosen: three taps on one
 * spot are never a shot, an overwatch and its end.
 */
const useDeadSlots = ({ bar, context }: Game): ReadonlySet<number> => {
  const slots = bar.map(({ id, word }) => `${id} ${word}`);
  const { selected } = context.choice;
  const [last, setLast] = useState({ slots, selected });
  const [dead, setDead] = useState<ReadonlySet<number>>(NO_SLOTS);
  if (last.selected !== selected || last.slots.join() !== slots.join()) {
    const changed = slots.flatMap((slot, place) => ((last.slots[place] ?? slot) === slot ? [] : [place]));
    setLast({ slots, selected });
    setDead(last.selected === selected && changed.length > 0 ? new Set(changed) : NO_SLOTS);
  }
  useEffect(() => {
    if (dead.size === 0) return undefined;
    const timer = setTimeout(() => setDead(NO_SLOTS), DEAD);
    return () => clearTimeout(timer);
  }, [dead]);
  return dead;
};
const NO_SLOTS: ReadonlySet<number> = new Set();

export const ActionBar = ({ game, words, settings }: { game: Game; words: GameWords; settings: GameSettings }) => {
  const { context, bar, snapshot } = game;
  const { choice, canSpeak, decision, view } = context;
  const face = (action: KeyAction): string => keyFace(keyFor(settings, action));
  const faces = facesOf(game, face);
  const hasCp = context.offers.some((offer) => offer.most > 0);
  const dead = useDeadSlots(game);
  return (
    <footer className="actionbar">
      <Foldout game={game} words={words} />
      <div className="actions" role="toolbar" aria-label={words.actions.move}>
        {bar.length === 0 && canSpeak && decision === 'action' ? (
          <p className="hint">{playable(context).length === 0 ? words.hints.nobodyActs : words.hints.selectPiece}</p>
        ) : null}
        {bar.map((entry, place) =>
          isGroup(entry) ? (
            <GroupButton key={entry.word} game={game} words={words} group={entry} face={faces[place]!} />
          ) : (
            <OneAction
              key={`${entry.id} ${entry.word} ${entry.offers[0]!.how}`}
              game={game}
              words={words}
              action={entry}
              face={faces[place]!}
              isDead={dead.has(place)}
            />
          ),
        )}
      </div>
      <div className="actions-end">
        {hasCp && decision === 'action' ? (
          <ActionButton
            label={words.actions['pay-cp']}
            hint={words.hints.cpLeft(view.cpDrawn + view.cpBonus - view.cpSpent)}
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
            hint={view.pending?.side === 'marines' && game.idle.length > 0 ? words.hints.idle(game.idle.length) : ''}
            face={face('end-turn')}
            tone="brass"
            onUse={() => game.endTurn()}
          />
        ) : null}
      </div>
    </footer>
  );
};
