/** The action bar: every verb in its place, with its price and what it ends; what is not possible stands there grey, with its reason. */
import { useEffect, useState } from 'preact/compat';
import type { Command } from '@sensorium/engine';
import { JUMPING } from '@sensorium/rules';
import { aimsAtArea, type Action } from '../actions.ts';
import { firstShots } from '../arsenal/firstShots.ts';
import { PRONE } from '@sensorium/host/chances';
import type { Odds, Offer } from '../../engine/protocol.ts';
import { consequencesOf, type Consequence } from '../consequences.ts';
import { keyFor, type GameSettings, type KeyAction } from '../settings.ts';
import { isUse, itemName, powerCost } from '../arsenal/aims.ts';
import { isAimed, playable, type Context } from '../controls.ts';
import { isGroup, type Place, type Slot, type SlotGroup } from '../slots.ts';
import { loadedOf } from '../deathwing/supplies.ts';
import { oddsKey, type Game } from '../useGame.ts';
import { percent, priceText, wordFor, type GameWords } from '../displayNames.ts';
import { Preview, consequenceText } from './Preview.tsx';
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
export const actionName = (
  words: GameWords,
  context: Context,
  word: string,
  offer: Pick<Command, 'do' | 'piece' | 'at' | 'how'> | undefined,
): string => {
  const profile = context.dossier.profiles[context.view.pieces[offer?.piece ?? -1]?.profile ?? -1];
  const isPart = offer !== undefined && profile?.rows[offer.how & 15]?.composite !== undefined;
  if (words.weapons[word] !== undefined && !isPart) return words.weapons[word];
  if (offer !== undefined && profile !== undefined && isUse(offer.do)) return itemName(words, profile, offer);
  if (word !== 'climb' || offer === undefined) return wordFor(words.actions, word);
  const from = context.view.pieces[offer.piece]?.square ?? -1;
  return words.actions[offer.at > from ? 'climb-up' : 'climb-down'];
};

interface ButtonProps {
  /** Which place of the bar it is: its key, and its word where several share one. */
  readonly slot: string;
  readonly label: string;
  readonly title?: string;
  /** Drawn instead of the label, which is then read aloud only. */
  readonly glyph?: IconName;
  readonly hint: string;
  readonly face: string;
  readonly tone?: string;
  readonly isOn?: boolean;
  readonly isUnfolded?: boolean;
  /** Not possible now: a press tells why. */
  readonly isGrey?: boolean;
  /** Its meaning has just changed under the finger: it does nothing for a moment. */
  readonly isDead?: boolean;
  readonly onUse: () => void;
  /** Looked at with the pointer, by focus or with a long touch; null when no more. */
  readonly onPoint?: (isPointed: boolean) => void;
}

const classOf = ({ glyph, tone, isOn, isGrey }: ButtonProps): string =>
  [
    'action',
    glyph === undefined ? '' : 'is-narrow',
    tone === undefined ? '' : `is-${tone}`,
    isOn === true ? 'is-on' : '',
    isGrey === true ? 'is-grey' : '',
  ]
    .filter((part) => part !== '')
    .join(' ');

const ActionButton = (props: ButtonProps) => {
  const { slot, label, title = label, glyph, hint, face, isOn, isUnfolded, isGrey, isDead, onUse, onPoint } = props;
  return (
    <button
      type="button"
      data-slot={slot}
      title={title}
      className={classOf(props)}
      aria-pressed={isOn}
      aria-expanded={isUnfolded}
      aria-disabled={isDead === true || isGrey === true ? true : undefined}
      onClick={isDead === true ? undefined : onUse}
      onPointerEnter={({ pointerType }) => (pointerType === 'mouse' ? onPoint?.(true) : undefined)}
      onPointerLeave={() => onPoint?.(false)}
      onFocus={() => onPoint?.(true)}
      onBlur={() => onPoint?.(false)}
      onContextMenu={(event) => {
        event.preventDefault();
        onPoint?.(true);
      }}
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
        <span className="action-worth">{hint}</span>
        {face === '' ? null : <kbd aria-hidden="true">{face}</kbd>}
      </span>
    </button>
  );
};

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

/** What a place is called, also while nothing is possible in it. */
const slotName = ({ context }: Game, words: GameWords, { action, word, wanted }: Slot): string =>
  action === null
    ? word === 'climb'
      ? wordFor(words.actions, word)
      : actionName(words, context, word, wanted)
    : actionName(words, context, action.word, action.offers[0]);

/** A sentence of help, and why it is not possible now, with the rule. */
const slotNote = (game: Game, words: GameWords, slot: Slot): string => {
  const refused = slot.action === null ? game.reasons.get(oddsKey(slot.wanted)) : undefined;
  const said =
    slot.action?.word === 'cancel-overwatch' || slot.action?.word === 'drop-guard' ? slot.action.word : slot.verb;
  return [
    wordFor(words.sentences.verbs, said),
    refused === undefined ? '' : `${words.refused}: ${wordFor(words.reasons, refused.reason)} (${refused.rule})`,
  ]
    .filter((part) => part !== '')
    .join(' ');
};

interface SlotProps {
  readonly game: Game;
  readonly words: GameWords;
  readonly slot: Slot;
  readonly face: string;
  readonly isDead?: boolean;
  readonly onPoint: (slot: Slot | null) => void;
}

const OneSlot = ({ game, words, slot, face, isDead, onPoint }: SlotProps) => {
  const { context } = game;
  const { action } = slot;
  const label = slotName(game, words, slot);
  const glyph = TURNS[slot.id];
  const tone = TONES[slot.id];
  const note = slotNote(game, words, slot);
  const title =
    action === null
      ? [label, note]
      : [
          titleOf(game, words, action, label),
          ...endsOf(game, action).map((what) => consequenceText(game, words, what)),
          note,
        ];
  return (
    <ActionButton
      slot={`${slot.id} ${slot.word}`}
      label={label}
      title={title.filter((part) => part !== '').join(' · ')}
      {...(glyph === undefined ? {} : { glyph })}
      hint={action === null ? '' : hintFor(game, words, action)}
      face={face}
      {...(tone === undefined ? {} : { tone })}
      isOn={
        action !== null &&
        ((action.id === 'move-and-fire' && context.choice.mode === 'move-and-fire') ||
          isAimed(context, action.offers[0]!))
      }
      isGrey={action === null}
      {...(isDead === true ? { isDead } : {})}
      onUse={() => game.press(slot)}
      onPoint={(isPointed) => onPoint(isPointed ? slot : null)}
    />
  );
};

/** One place for many: what is aimed now stands on it, else what is possible. */
const GroupButton = ({
  game,
  words,
  group,
  face,
}: {
  game: Game;
  words: GameWords;
  group: SlotGroup;
  face: string;
}) => {
  const { context } = game;
  const possible = group.slots.filter(({ action }) => action !== null);
  const aimed = possible.find(({ action }) => isAimed(context, action!.offers[0]!));
  const isUnfolded = game.unfolded === group.word;
  const only = aimed ?? (possible.length === 1 ? possible[0] : undefined);
  return (
    <ActionButton
      slot={group.word}
      label={words.arsenal.groups[group.word]}
      hint={only === undefined ? `${possible.length} ▴` : slotName(game, words, only)}
      face={face}
      tone={group.word === 'more' || group.word === 'powers' ? 'group' : 'danger'}
      isOn={aimed !== undefined || isUnfolded}
      isUnfolded={isUnfolded}
      isGrey={possible.length === 0}
      onUse={() => game.unfold(isUnfolded ? null : group.word)}
    />
  );
};

/** The members of the group that is folded out, above the bar. */
const Foldout = ({ game, words, onPoint }: { game: Game; words: GameWords; onPoint: SlotProps['onPoint'] }) => {
  const group = game.bar.find((place): place is SlotGroup => isGroup(place) && place.word === game.unfolded);
  if (group === undefined) return null;
  return (
    <fieldset className="foldout" aria-label={words.arsenal.groups[group.word]}>
      {group.slots.map((slot, place) => (
        <OneSlot
          key={`${slot.word} ${slot.wanted.how}`}
          game={game}
          words={words}
          slot={slot}
          face={place < MOST_DIGITS ? String(place + 1) : ''}
          onPoint={onPoint}
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

/** What a press of a place would do; nothing where a press only tells why. */
const meaningOf = (place: Place): string => (isGroup(place) ? place.word : (place.action?.word ?? ''));

/**
 * The places of the bar that do something else than a moment ago, while the same piece is chosen: two taps on one spot
 * are never an overwatch and its end.
 */
const useDeadSlots = ({ bar, context }: Game): ReadonlySet<number> => {
  const slots = bar.map(meaningOf);
  const { selected } = context.choice;
  const [last, setLast] = useState({ slots, selected });
  const [dead, setDead] = useState<ReadonlySet<number>>(NO_SLOTS);
  if (last.selected !== selected || last.slots.join() !== slots.join()) {
    const changed = slots.flatMap((slot, place) => {
      const before = last.slots[place] ?? '';
      return before === '' || slot === '' || before === slot ? [] : [place];
    });
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

/** Always at the same end: command points, undo, the end of the turn. */
const EndOfBar = ({ game, words, face }: { game: Game; words: GameWords; face: (action: KeyAction) => string }) => {
  const { context, snapshot } = game;
  const { choice, canSpeak, decision, view } = context;
  const isActing = canSpeak && decision === 'action';
  const left = view.cpDrawn + view.cpBonus - view.cpSpent;
  const canPay = isActing && context.offers.some((offer) => offer.most > 0);
  const isUndoable = snapshot.update.undoable > 0 && canSpeak;
  return (
    <div className="actions-end">
      {snapshot.viewer === 'marines' ? (
        <ActionButton
          slot="pay-cp"
          label={words.actions['pay-cp']}
          hint={view.cpDrawn < 0 ? '' : words.hints.cpLeft(Math.max(0, left))}
          face={face('pay-cp')}
          isOn={choice.payCp && canPay}
          isGrey={!canPay}
          onUse={() => (canPay ? game.togglePayCp() : undefined)}
        />
      ) : null}
      <ActionButton
        slot="undo"
        label={words.actions.undo}
        tone="undo"
        hint={isUndoable ? '' : words.hints.undoable(0)}
        face={face('undo')}
        isGrey={!isUndoable}
        onUse={() => (isUndoable ? void game.session.undo() : undefined)}
      />
      <ActionButton
        slot="end-turn"
        label={words.actions['end-turn']}
        hint={isActing && game.idle.length > 0 ? idleText(game, words) : ''}
        face={face('end-turn')}
        tone="brass"
        isGrey={!isActing}
        onUse={() => (isActing ? game.endTurn() : undefined)}
      />
    </div>
  );
};

const idleText = ({ idle, snapshot }: Game, { hints }: GameWords): string =>
  snapshot.viewer === 'marines' ? hints.idle(idle.length) : hints.idleAliens(idle.length);

export const ActionBar = ({
  game,
  words,
  settings,
  square,
}: {
  game: Game;
  words: GameWords;
  settings: GameSettings;
  /** The square looked at. */
  square: number;
}) => {
  const { context, bar } = game;
  const face = (action: KeyAction): string => keyFace(keyFor(settings, action));
  const faces = facesOf(game, face);
  const dead = useDeadSlots(game);
  const [pointed, onPoint] = useState<Slot | null>(null);
  const shown = pointed === null ? undefined : sameSlot(bar, pointed);
  return (
    <footer className="actionbar">
      <Foldout game={game} words={words} onPoint={onPoint} />
      <div className="outlook">
        {shown === undefined ? (
          <Preview game={game} words={words} square={square} />
        ) : (
          <p className="slot-note" aria-hidden="true">
            <b>{slotName(game, words, shown)}</b> {slotNote(game, words, shown)}
          </p>
        )}
      </div>
      <div className="actions" role="toolbar" aria-label={words.actions.move}>
        {bar.length === 0 && context.canSpeak && context.decision === 'action' ? (
          <p className="hint">{playable(context).length === 0 ? words.hints.nobodyActs : words.hints.selectPiece}</p>
        ) : null}
        {bar.map((place, n) =>
          isGroup(place) ? (
            <GroupButton key={place.word} game={game} words={words} group={place} face={faces[n]!} />
          ) : (
            <OneSlot
              key={`${place.id} ${place.word} ${place.wanted.how}`}
              game={game}
              words={words}
              slot={place}
              face={faces[n]!}
              isDead={dead.has(n)}
              onPoint={onPoint}
            />
          ),
        )}
      </div>
      <EndOfBar game={game} words={words} face={face} />
    </footer>
  );
};

/** The place as it is now: what it says may have changed under the pointer. */
const sameSlot = (bar: readonly Place[], pointed: Slot): Slot | undefined =>
  bar
    .flatMap((place) => (isGroup(place) ? place.slots : [place]))
    .find(({ id, word, verb }) => id === pointed.id && word === pointed.word && verb === pointed.verb);
