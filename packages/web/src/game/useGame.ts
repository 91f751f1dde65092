/** The person's side of the game screen: what is picked, what it can do, what a click does. */
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'preact/compat';
import type { Piece } from '@sensorium/engine';
import type { Offer, Update, Walk } from '../engine/protocol.ts';
import { boardOf } from './board/model.ts';
import { nextChoice } from './choosing.ts';
import { isWeighty } from './consequences.ts';
import { deployAll } from './deployAll.ts';
import { actionsOf, aimsAtArea, type Action } from './actions.ts';
import { weaponCode } from './arsenal/aims.ts';
import {
  NO_CHOICE,
  turningHow,
  idlePieces,
  isAreaShot,
  intentAt,
  playable,
  walkTo,
  type Choice,
  type Context,
  type Mode,
  type ShotsTable,
} from './controls.ts';
import { placesOf, type GroupWord, type Place, type Slot } from './slots.ts';
import { oddsKey, useProspects, useReasons, useShots, type OddsTable, type ReasonsTable } from './prospects.ts';
import type { GameSession } from './session.ts';
import type { Snapshot } from './snapshot.ts';
import type { Scene } from './scene.ts';
import { useSettled } from './useSettled.ts';
import type { Stage } from './stage.ts';

/** Said at any time, and thought over before. */
export const isInterjection = ({ do: word }: Pick<Offer, 'do'>): boolean => word === 'resign' || word === 'agree-draw';

/** What was clicked or pressed while something was being carried out. */
type Wish =
  | { readonly is: 'square'; readonly square: number }
  | { readonly is: 'offer'; readonly key: string }
  /** C14.4: the shot that a step was made for, as soon as it is asked for. */
  | { readonly is: 'target'; readonly at: number }
  | { readonly is: 'action'; readonly id: Action['id']; readonly word: Action['word'] };

export interface Game {
  readonly session: GameSession;
  /** As far as it has been told: what is shown of the past is never ahead of the dice. */
  readonly snapshot: Snapshot;
  readonly scene: Scene;
  readonly stage: Stage;
  readonly isShowing: boolean;
  readonly isHeld: boolean;
  /** What can be done, as it is shown: while something is being told, as it was before. */
  readonly context: Context;
  readonly odds: OddsTable;
  readonly actions: readonly Action[];
  /** The places of the bar, which stay: what is possible in each, and what is not. */
  readonly bar: readonly Place[];
  /** Why what is not possible is not, by the rules. */
  readonly reasons: ReasonsTable;
  /** The group that is folded out. */
  readonly unfolded: GroupWord | null;
  readonly unfold: (word: GroupWord | null) => void;
  readonly idle: readonly number[];
  readonly asked: readonly Offer[] | null;
  readonly isEnding: boolean;
  readonly select: (piece: number) => void;
  readonly setMode: (mode: Mode) => void;
  readonly togglePayCp: () => void;
  readonly actOn: (square: number) => void;
  /** Shows what a walk there would cost and end, without a step; false where none leads. */
  readonly consider: (square: number) => boolean;
  /** Which way to face at the end of the walk that is considered. */
  readonly head: (facing: number) => void;
  readonly say: (offer: Offer) => void;
  readonly use: (action: Action) => void;
  /** Uses what is in a place of the bar, or tells why nothing is. */
  readonly press: (slot: Slot) => void;
  readonly face: (facing: number) => void;
  readonly clear: () => void;
  readonly nextPiece: (by: 1 | -1) => boolean;
  readonly endTurn: (isSure?: boolean) => void;
  readonly stopEnding: () => void;
  readonly deployAll: () => void;
  /** Asks before something that cannot be taken back. */
  readonly ask: (offers: readonly Offer[]) => void;
}

const useContext = (
  session: GameSession,
  snapshot: Snapshot,
  choice: Choice,
  walks: readonly Walk[],
  shots: ShotsTable,
): Context =>
  useMemo(
    () => ({
      board: boardOf(session.dossier),
      dossier: session.dossier,
      view: snapshot.view,
      offers: snapshot.update.offers,
      decision: snapshot.update.pending?.decision ?? '',
      canSpeak: session.speaker !== null,
      choice,
      walks,
      shots,
    }),
    [session, snapshot, choice, walks, shots],
  );

export const useGame = (session: GameSession): Game => {
  const snapshot = useSyncExternalStore(session.subscribe, session.getSnapshot);
  const scene = useSyncExternalStore(session.player.subscribe, () => session.player.scene);
  const isShowing = useSyncExternalStore(session.player.subscribe, () => !session.player.isIdle);
  const isHeld = useSyncExternalStore(session.player.subscribe, () => session.player.isWaiting);
  const [choice, setChoice] = useState(NO_CHOICE);
  const [asked, setAsked] = useState<readonly Offer[] | null>(null);
  const [isEnding, setEnding] = useState(false);
  const [unfolded, unfold] = useState<GroupWord | null>(null);
  const { walks, odds, isFresh } = useProspects(session, snapshot, choice);
  const shots = useShots(session, snapshot, choice);
  const context = useContext(session, snapshot, choice, walks, shots);
  const { canSpeak, decision } = context;
  const { viewer } = snapshot;

  // When the game goes on, what was picked is looked at again.
  const [known, setKnown] = useState<{ update: Update | null; canSpeak: boolean }>({ update: null, canSpeak: false });
  if (known.update !== snapshot.update || known.canSpeak !== canSpeak) {
    setKnown({ update: snapshot.update, canSpeak });
    if (asked?.every(isInterjection) !== true) setAsked(null);
    setEnding(false);
    unfold(null);
    setChoice(nextChoice(choice, known.update, snapshot.update, canSpeak));
  }

  const [wish, wishFor] = useState<Wish | null>(null);
  /** Whether what is wanted must wait: for what is being carried out, which then goes on unwatched, or for the ways to a square. */
  const waits = useCallback(
    (wanted: Wish): boolean => {
      const isReckoned = isFresh || wanted.is !== 'square';
      if (isReckoned && !session.getSnapshot().isUnderway && session.player.isIdle) return false;
      wishFor(wanted);
      session.hurry();
      return true;
    },
    [session, isFresh],
  );

  const say = useCallback(
    (offer: Offer): void => {
      setAsked(null);
      if (waits({ is: 'offer', key: oddsKey(offer) })) return;
      if (isInterjection(offer)) session.interject(offer);
      else void session.say(offer, choice.payCp ? offer.most : offer.least);
    },
    [session, waits, choice.payCp],
  );
  const select = useCallback(
    (piece: number): void => {
      setAsked(null);
      unfold(null);
      session.forgetRefusal();
      session.hurry();
      setChoice((old) => ({
        ...old,
        selected: piece,
        isSelectedByHand: true,
        mode: 'none',
        weapon: -1,
        placing: -1,
        pinned: -1,
        heading: -1,
      }));
    },
    [session],
  );
  const actOn = useCallback(
    (square: number): void => {
      setAsked(null);
      if (waits({ is: 'square', square })) return;
      session.forgetRefusal();
      const intent = intentAt(context, square);
      if (isWeighty(context, intent) && choice.pinned !== square) {
        setChoice((old) => ({ ...old, pinned: square, heading: -1 }));
        return;
      }
      setChoice((old) => (old.pinned < 0 ? old : { ...old, pinned: -1, heading: -1 }));
      if (intent.is === 'select') select(intent.piece);
      else if (intent.is === 'say') {
        if (strikesOwn(context, odds, intent.offer)) setAsked([intent.offer]);
        else say(intent.offer);
      } else if (intent.is === 'walk') void session.walk(intent.walk, choice.payCp);
      else if (intent.is === 'step-and-fire') {
        say(intent.offer);
        wishFor({ is: 'target', at: intent.at });
      } else if (intent.is === 'ask') setAsked(intent.offers);
      else if (intent.is === 'place') setChoice((old) => ({ ...old, placing: intent.at, selected: deployee(context) }));
      else if (intent.is === 'explain') void session.explain(intent.command);
    },
    [context, odds, session, waits, say, select, choice.payCp, choice.pinned],
  );
  const consider = useCallback(
    (square: number): boolean => {
      if (!context.canSpeak || walkTo(context, context.walks, square) === undefined) return false;
      setChoice((old) => ({ ...old, pinned: square, heading: -1 }));
      return true;
    },
    [context],
  );
  const head = useCallback((heading: number): void => setChoice((old) => ({ ...old, heading })), []);
  const face = useCallback(
    (facing: number): void => {
      const { offers } = context;
      const wanted =
        choice.placing >= 0
          ? offers.find(
              ({ do: word, piece, at, how }) =>
                word === 'deploy' && piece === choice.selected && at === choice.placing && how === facing,
            )
          : (offers.find(({ do: word, at }) => word === 'face' && at === facing) ??
            offers.find(
              ({ do: word, piece, at, how }) =>
                word === 'turn' && piece === choice.selected && at === facing && how === turningHow(context),
            ));
      if (wanted !== undefined) say(wanted);
    },
    [context, choice, say],
  );
  const use = useCallback(
    (action: Action): void => {
      unfold(null);
      if (waits({ is: 'action', id: action.id, word: action.word })) return;
      if (action.kind === 'mode') {
        const mode: Mode = action.id === 'move-and-fire' && choice.mode !== 'move-and-fire' ? 'move-and-fire' : 'none';
        setChoice((old) => ({ ...old, mode, pinned: -1 }));
      } else if (aimsAtArea(context, action)) {
        const weapon = weaponCode(action.offers[0]!.how);
        const aim = action.offers[0]!.do;
        setChoice((old) =>
          old.mode === 'fire' && old.weapon === weapon && old.aim === aim
            ? { ...old, mode: 'none', weapon: -1 }
            : { ...old, mode: 'fire', weapon, aim, pinned: -1, heading: -1 },
        );
      } else if (action.offers.length === 1 && !action.isGrave) say(action.offers[0]!);
      else setAsked(action.offers);
    },
    [context, choice.mode, waits, say],
  );
  const nextPiece = useCallback(
    (by: 1 | -1): boolean => {
      const ids = canSpeak
        ? playable(context)
        : context.view.marines.filter((id) => (context.view.pieces[id]?.square ?? -1) >= 0);
      const place = ids.indexOf(choice.selected);
      const next = ids[place < 0 ? 0 : place + by];
      if (next === undefined) return false;
      select(next);
      return true;
    },
    [canSpeak, context, choice.selected, select],
  );
  const idle = useMemo(
    () => (canSpeak && decision === 'action' ? idlePieces(context, viewer) : []),
    [canSpeak, decision, context, viewer],
  );
  const endTurn = useCallback(
    (isSure = false): void => {
      const end = context.offers.find((offer) => offer.do === 'end');
      if (end === undefined) return;
      const isAsked = idle.length > 0 && !isSure;
      setEnding(isAsked);
      if (!isAsked) say(end);
    },
    [context, idle, say],
  );

  const actions = useMemo(() => actionsOf(context), [context]);
  const bar = useMemo(
    () => placesOf(context, actions, ({ side }: Piece) => side === viewer),
    [context, actions, viewer],
  );
  const reasons = useReasons(session, snapshot, bar);
  const press = useCallback(
    ({ action, wanted }: Slot): void => {
      if (action !== null) use(action);
      else {
        unfold(null);
        void session.explain(wanted);
      }
    },
    [session, use],
  );

  // Input is never dropped: it is carried out on the table as it stands after what went before.
  useEffect(() => {
    if (wish === null || snapshot.isUnderway || !isFresh) return;
    wishFor(null);
    if (wish.is === 'square') actOn(wish.square);
    else if (wish.is === 'offer') {
      const offer = context.offers.find((other) => oddsKey(other) === wish.key);
      if (offer !== undefined) say(offer);
    } else if (wish.is === 'target') {
      const offer = context.offers.find(({ do: word, at }) => word === 'target' && at === wish.at);
      if (offer !== undefined) say(offer);
    } else {
      const action = actions.find(({ id, word }) => id === wish.id && word === wish.word);
      if (action !== undefined) use(action);
    }
  }, [wish, snapshot.isUnderway, isFresh, context, actions, actOn, say, use]);

  const seen = useSettled(
    isShowing || snapshot.isUnderway,
    useMemo(() => ({ context, odds, actions, idle, bar, reasons }), [context, odds, actions, idle, bar, reasons]),
  );
  return {
    session,
    snapshot: useMemo(() => ({ ...snapshot, view: scene.view, log: scene.log }), [snapshot, scene]),
    scene,
    stage: scene.stage,
    isShowing,
    isHeld,
    ...seen,
    unfolded,
    unfold,
    asked,
    isEnding,
    select,
    setMode: (mode) => setChoice((old) => ({ ...old, mode })),
    togglePayCp: () => setChoice((old) => ({ ...old, payCp: !old.payCp, pinned: -1, heading: -1 })),
    actOn,
    consider,
    head,
    say,
    use,
    press,
    face,
    clear: () => {
      setAsked(null);
      unfold(null);
      setEnding(false);
      session.forgetRefusal();
      setChoice((old) => ({ ...NO_CHOICE, payCp: old.payCp }));
    },
    nextPiece,
    endTurn,
    stopEnding: () => setEnding(false),
    deployAll: () => void deployAll(session),
    ask: setAsked,
  };
};

/** A blast that may take one's own, or of which nobody has reckoned yet whom it takes: shown before it is said. */
const strikesOwn = (context: Context, odds: OddsTable, offer: Offer): boolean => {
  const known = odds.get(oddsKey(offer));
  if (known === undefined) return isAreaShot(context, offer);
  return known.each.some(({ piece }) => context.view.pieces[piece]?.side === 'marines');
};

const deployee = ({ choice, offers }: Context): number =>
  offers.some((offer) => offer.do === 'deploy' && offer.piece === choice.selected)
    ? choice.selected
    : (offers.find((offer) => offer.do === 'deploy')?.piece ?? -1);
