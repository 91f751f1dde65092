/** What questions about dice and fights are made of: answers with what they are worth, and the dice as they lie. */
import './answers.css';
import type { ReactNode } from 'preact/compat';
import type { Word } from '@sensorium/engine';
import { DOOR_BREAKS_ON, fightScore } from '@sensorium/rules';
import type { Odds, Offer } from '../../engine/protocol.ts';
import { keyFor } from '../settings.ts';
import { oddsKey } from '../prospects.ts';
import { capital, percent, pieceName, terrainName } from '../displayNames.ts';
import { keyFace } from './ActionButton.tsx';
import { Die } from './Die.tsx';
import { Icon } from './Icon.tsx';
import { Panel, byWhom, type QuestionProps } from './Panel.tsx';

export const joinTexts = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join(' · ');

type FightNote = NonNullable<ReturnType<typeof noteOf>>;

/** The fight a question is about: it lies under it on the stack. */
export const noteOf = ({ game }: QuestionProps) => {
  const below = game.context.view.stack.at(-2);
  return below?.kind === 'sequence' ? below.note : null;
};

export const whoIs = ({ game, words }: QuestionProps, piece: number): string => {
  const { view, dossier } = game.context;
  return capital(pieceName(words, dossier, piece, view.pieces[piece]?.profile));
};

export const fightText = (props: QuestionProps, note: FightNote): string => {
  const { game, words } = props;
  if (note.defender >= 0)
    return words.decisions.against(whoIs(props, note.attacker), pieceNameOf(props, note.defender));
  const thing = terrainName(words, game.context.dossier, game.stage.features.get(note.thing));
  return words.decisions.striking(whoIs(props, note.attacker), thing);
};

export const pieceNameOf = ({ game, words }: QuestionProps, piece: number): string =>
  pieceName(words, game.context.dossier, piece, game.context.view.pieces[piece]?.profile);

export const Answer = ({
  props,
  offer,
  label,
  hint = '',
  kind = '',
}: {
  props: QuestionProps;
  offer: Offer | undefined;
  label: ReactNode;
  hint?: string;
  kind?: 'is-main' | 'is-pass' | 'is-main is-pass' | '';
}) =>
  offer === undefined ? null : (
    <button type="button" className={`answer ${kind}`} onClick={() => props.game.say(offer)}>
      <span>{label}</span>
      {hint === '' ? null : <small>{hint}</small>}
      {kind.includes('is-pass') ? <kbd aria-hidden="true">{keyFace(keyFor(props.settings, 'pass'))}</kbd> : null}
    </button>
  );

export const offerOf = ({ game }: QuestionProps, word: Word): Offer | undefined =>
  game.context.offers.find((offer) => offer.do === word);

/** What an answer is worth: who falls, how often. A thing can only break. */
export const worth = ({ game, words }: QuestionProps, offer: Offer | undefined, isThing = false): string => {
  const odds: Odds | undefined = offer === undefined ? undefined : game.odds.get(oddsKey(offer));
  if (odds === undefined) return '';
  if (isThing) return words.hints.breaks(percent(words, odds.kill));
  return [words.hints.kills(percent(words, odds.kill)), words.hints.dies(percent(words, odds.death))].join(' · ');
};

const Dice = ({ dice, side }: { dice: readonly number[]; side: 'attack' | 'defence' }) => (
  <>
    {dice.map((value, place) => (
      // Dice have no names but their places.
      // oxlint-disable-next-line react/no-array-index-key
      <Die key={place} value={value} counts={value === Math.max(...dice)} side={side} />
    ))}
  </>
);

export const scoresOf = ({ game }: QuestionProps, note: FightNote): [number, number] => {
  const { view, dossier } = game.context;
  const score = (id: number, dice: readonly number[], bonus: FightNote['attackBonus']): number => {
    const piece = view.pieces[id]!;
    return fightScore(piece, dossier.profiles[piece.profile]!.unit, dice, bonus);
  };
  return [
    score(note.attacker, note.attack, note.attackBonus),
    note.defender < 0 ? DOOR_BREAKS_ON : score(note.defender, note.defence, note.defenceBonus),
  ];
};

/** The dice as they lie. */
export const FightDice = ({ note, props }: { note: FightNote; props: QuestionProps }) => (
  <div className="fight-dice">
    <Dice dice={note.attack} side="attack" />
    <Icon is="versus" />
    <Dice dice={note.defence} side="defence" />
    <span>{props.words.dice.against(...scoresOf(props, note))}</span>
  </div>
);

/** The answer that wins most, of equal ones the first. */
export const bestOf = ({ game }: QuestionProps, offers: readonly Offer[]): Offer | undefined => {
  const value = (offer: Offer): number => {
    const odds = game.odds.get(oddsKey(offer));
    return odds === undefined ? -2 : odds.kill - odds.death;
  };
  return offers.reduce<Offer | undefined>(
    (best, offer) => (best === undefined || value(offer) > value(best) ? offer : best),
    undefined,
  );
};

export const offersOf = ({ game }: QuestionProps, word: Word): Offer[] =>
  game.context.offers.filter((offer) => offer.do === word);

/** Answers that are seldom wanted, folded in. */
export const MoreAnswers = ({ title, children }: { title: string; children: readonly ReactNode[] }) =>
  children.length === 0 ? null : (
    <details className="more-answers">
      <summary>{`${title} …`}</summary>
      <div className="decision-answers">{children}</div>
    </details>
  );

/** Dice that may be rolled again, or left: each answer with what it is worth, the best one first to the eye. */
export const WeighedRolls = ({
  props,
  title,
  again,
  label,
  keep,
}: {
  props: QuestionProps;
  title: string;
  again: readonly Offer[];
  label: (offer: Offer) => string;
  keep: string;
}) => {
  const note = noteOf(props);
  const pass = offerOf(props, 'pass');
  const best = bestOf(props, [...(pass === undefined ? [] : [pass]), ...again]);
  return (
    <Panel title={title} text={joinTexts(note === null ? '' : fightText(props, note), byWhom(props))}>
      {note === null ? null : <FightDice note={note} props={props} />}
      {again.map((offer) => (
        <Answer
          key={offer.at}
          props={props}
          offer={offer}
          label={label(offer)}
          hint={worth(props, offer)}
          kind={offer === best ? 'is-main' : ''}
        />
      ))}
      <Answer
        props={props}
        offer={pass}
        label={keep}
        hint={worth(props, pass)}
        kind={pass === best ? 'is-main is-pass' : 'is-pass'}
      />
    </Panel>
  );
};
