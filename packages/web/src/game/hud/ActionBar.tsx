/** The action bar: every verb in its place, with its price and what it ends; what is not possible stands there grey, with its reason. */
import { useEffect, useState } from 'preact/compat';
import type { Foresight } from '../foresight.ts';
import { keyFor, type GameSettings, type KeyAction } from '../settings.ts';
import { isAimed, playable } from '../controls.ts';
import { isGroup, type Place, type Slot, type SlotGroup } from '../slots.ts';
import { oddsKey } from '../prospects.ts';
import type { Game } from '../useGame.ts';
import { wordFor, type GameWords } from '../displayNames.ts';
import { ActionButton, keyFace } from './ActionButton.tsx';
import { Chooser } from './Chooser.tsx';
import { Preview, consequenceText } from './Preview.tsx';
import type { IconName } from './Icon.tsx';
import { actionName, endsOf, hintFor, titleOf, worthOf } from './worth.ts';
import './actions.css';

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
    slot.way === null ? wordFor(words.sentences.verbs, said) : words.sentences.ways[slot.way],
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
      hint={action === null ? '' : (glyph === undefined ? hintFor : worthOf)(game, words, action)}
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
  foresight,
  pointed,
  onPoint,
}: {
  game: Game;
  words: GameWords;
  settings: GameSettings;
  /** The square looked at. */
  square: number;
  foresight: Foresight | null;
  /** The place looked at. */
  pointed: Slot | null;
  onPoint: SlotProps['onPoint'];
}) => {
  const { context, bar } = game;
  const face = (action: KeyAction): string => keyFace(keyFor(settings, action));
  const faces = facesOf(game, face);
  const dead = useDeadSlots(game);
  const shown = pointed === null ? undefined : sameSlot(bar, pointed);
  return (
    <footer className="actionbar">
      <Foldout game={game} words={words} onPoint={onPoint} />
      <div className="outlook">
        {shown === undefined ? (
          <Preview game={game} words={words} square={square} foresight={foresight} />
        ) : (
          <p className="slot-note" aria-hidden="true">
            <b>{slotName(game, words, shown)}</b> {slotNote(game, words, shown)}
          </p>
        )}
      </div>
      <div className="verbs">
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
        {game.asked === null ? null : <Chooser game={game} words={words} />}
      </div>
      <EndOfBar game={game} words={words} face={face} />
    </footer>
  );
};

/** The place as it is now: what it says may have changed under the pointer. */
const sameSlot = (bar: readonly Place[], pointed: Slot): Slot | undefined =>
  bar
    .flatMap((place) => (isGroup(place) ? place.slots : [place]))
    .find(
      ({ id, word, verb, wanted }) =>
        id === pointed.id && word === pointed.word && verb === pointed.verb && wanted.how === pointed.wanted.how,
    );
