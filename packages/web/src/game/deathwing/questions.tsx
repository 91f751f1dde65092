/** What chapter D asks: each question with what the answers are worth. */
import './questions.css';
import type { ComponentType, ReactNode } from 'react';
import { REAL } from '@sensorium/rules';
import type { Odds, Offer } from '../../engine/protocol.ts';
import { keyFace } from '../hud/ActionBar.tsx';
import { Die } from '../hud/DiceTray.tsx';
import { Panel, byWhom, type QuestionProps } from '../hud/Panel.tsx';
import { keyFor } from '../settings.ts';
import { oddsKey } from '../useGame.ts';
import { capital, percent, pieceName, squareName, terrainName } from '../words.ts';

type FightNote = NonNullable<ReturnType<typeof noteOf>>;

/** The fight a question is about: it lies under it on the stack. */
export const noteOf = ({ game }: QuestionProps) => {
  const below = game.context.view.stack.at(-2);
  return below?.kind === 'sequence' ? below.note : null;
};

const nameOf = ({ game, words }: QuestionProps, piece: number): string => {
  const { view, dossier } = game.context;
  return capital(pieceName(words, dossier, piece, view.pieces[piece]?.profile));
};

export const fightText = (props: QuestionProps, note: FightNote): string => {
  const { game, words } = props;
  if (note.defender >= 0)
    return words.decisions.against(nameOf(props, note.attacker), pieceNameOf(props, note.defender));
  const thing = terrainName(words, game.context.dossier, game.stage.features.get(note.thing));
  return words.decisions.striking(nameOf(props, note.attacker), thing);
};

const pieceNameOf = ({ game, words }: QuestionProps, piece: number): string =>
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

export const offerOf = ({ game }: QuestionProps, word: string): Offer | undefined =>
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

const total = (dice: readonly number[], bonus: FightNote['attackBonus']): number =>
  bonus.reduce((sum, { value }) => sum + value, Math.max(...dice));

/** A9.17: a mighty opponent adds his lowest die too. */
export const scoresOf = ({ game }: QuestionProps, note: FightNote): [number, number] => {
  const { view, dossier } = game.context;
  const score = (piece: number, dice: readonly number[], bonus: FightNote['attackBonus']): number => {
    const enemy = dossier.profiles[view.pieces[piece]?.profile ?? -1]?.unit.enemy;
    return total(dice, bonus) + (enemy?.isMighty === true && dice.length > 1 ? Math.min(...dice) : 0);
  };
  return [
    score(note.attacker, note.attack, note.attackBonus),
    note.defender < 0 ? BREAKS : score(note.defender, note.defence, note.defenceBonus),
  ];
};

const BREAKS = 6; // C16.10: what a blow at a thing must reach

/** The dice as they lie. */
export const FightDice = ({ note, props }: { note: FightNote; props: QuestionProps }) => (
  <div className="fight-dice">
    <Dice dice={note.attack} side="attack" />
    <span className="versus" aria-hidden="true">
      ⚔
    </span>
    <Dice dice={note.defence} side="defence" />
    <span>{props.words.dice.against(...scoresOf(props, note))}</span>
  </div>
);

/** D7.2. */
const Parry = (props: QuestionProps) => {
  const { words, game } = props;
  const note = noteOf(props);
  if (note === null) return null;
  const dice = game.context.offers.filter((offer) => offer.do === 'parry').toSorted((a, b) => b.at - a.at);
  const pass = offerOf(props, 'pass');
  const best = bestOf(props, [...(pass === undefined ? [] : [pass]), ...dice]);
  return (
    <Panel title={words.decisions.parry} text={[fightText(props, note), byWhom(props)].filter(Boolean).join(' · ')}>
      <FightDice note={note} props={props} />
      {dice.map((offer) => (
        <Answer
          key={offer.at}
          props={props}
          offer={offer}
          label={words.decisions.reroll(offer.at)}
          hint={worth(props, offer)}
          kind={offer === best ? 'is-main' : ''}
        />
      ))}
      <Answer
        props={props}
        offer={pass}
        label={words.decisions.noParry}
        hint={worth(props, pass)}
        kind={pass === best ? 'is-main is-pass' : 'is-pass'}
      />
    </Panel>
  );
};

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

/** More points than this decide nothing: the lowest die already beats the highest. */
const USEFUL = 6;

/** D7.29. */
const Psi = (props: QuestionProps) => {
  const { words, game } = props;
  const note = noteOf(props);
  const offers = game.context.offers.filter((offer) => offer.do === 'psi');
  const answer = (offer: Offer): ReactNode => (
    <Answer
      key={offer.at}
      props={props}
      offer={offer}
      label={words.decisions.points(offer.at)}
      hint={worth(props, offer, note !== null && note.defender < 0)}
    />
  );
  const rest = offers.filter(({ at }) => at > USEFUL);
  return (
    <Panel
      title={words.decisions['announce-psi']}
      text={[note === null ? '' : fightText(props, note), words.rail.psi(offers.length - 1), byWhom(props)]
        .filter((part) => part !== '')
        .join(' · ')}
    >
      {offers.filter(({ at }) => at <= USEFUL).map(answer)}
      {rest.length === 0 ? null : (
        <details className="more-answers">
          <summary>{`${words.decisions.points(USEFUL + 1)} …`}</summary>
          <div className="decision-answers">{rest.map(answer)}</div>
        </details>
      )}
    </Panel>
  );
};

/** D7.15. */
const Detonate = (props: QuestionProps) => {
  const { words, game } = props;
  const note = noteOf(props);
  const detonate = offerOf(props, 'detonate');
  const pass = offerOf(props, 'pass');
  const each = detonate === undefined ? undefined : game.odds.get(oddsKey(detonate))?.each;
  const dying = (each ?? []).filter(({ piece }) => piece >= 0).map(({ piece }) => pieceNameOf(props, piece));
  const text = [
    note === null ? '' : fightText(props, note),
    dying.length === 0 ? '' : words.decisions.allDie(dying.join(', ')),
    byWhom(props),
  ];
  return (
    <Panel title={words.decisions['detonate-free']} text={text.filter((part) => part !== '').join(' · ')}>
      <Answer props={props} offer={pass} label={words.decisions.defend} hint={worth(props, pass)} kind="is-main" />
      <Answer props={props} offer={detonate} label={words.decisions.detonateNow} />
    </Panel>
  );
};

/** D8.21. */
const StandUp = (props: QuestionProps) => (
  <Panel title={props.words.decisions['stand-up']} text={byWhom(props)}>
    <Answer props={props} offer={offerOf(props, 'face')} label={props.words.decisions.standUp} kind="is-main" />
    <Answer props={props} offer={offerOf(props, 'pass')} label={props.words.decisions.stayDown} kind="is-pass" />
  </Panel>
);

const MOST_BUTTONS = 8;

/** D12.4: only the alien player is asked, and only he sees the counter. */
const ambushText = ({ game, words }: QuestionProps): string => {
  const { view, decision, offers } = game.context;
  const value = view.pieces[offers.find((offer) => offer.do === 'ambush')?.piece ?? -1]?.value ?? 0;
  if (decision !== 'place-ambush' || value === 0) return '';
  return value === REAL ? words.rail.real : words.rail.phantom;
};

/** A square of the board; few squares are buttons too. */
const Squares = (props: QuestionProps) => {
  const { words, game } = props;
  const { offers, board, decision, dossier } = game.context;
  const squares = offers.filter((offer) => dossier.pointsAt[offer.do] === 'square' && offer.at >= 0);
  const title = words.decisions[decision as 'dodge' | 'place-stunned' | 'level-retreat' | 'place-ambush'];
  const text = [ambushText(props), words.decisions.chooseSquare, byWhom(props)].filter((part) => part !== '');
  return (
    <Panel title={title} text={text.join(' · ')}>
      {squares.length > MOST_BUTTONS
        ? null
        : squares.map((offer) => (
            <Answer
              key={offer.at}
              props={props}
              offer={offer}
              label={squareName(board.x[offer.at]!, board.y[offer.at]!, board.level[offer.at])}
            />
          ))}
      <Answer props={props} offer={offerOf(props, 'pass')} label={words.decisions.stay} kind="is-pass" />
    </Panel>
  );
};

/** D12.2. */
const TakeAmbush = (props: QuestionProps) => (
  <Panel title={props.words.decisions['take-ambush']} text={props.words.decisions.ambushCup}>
    <Answer props={props} offer={offerOf(props, 'ambush')} label={props.words.decisions.takeCounter} kind="is-main" />
    <Answer props={props} offer={offerOf(props, 'pass')} label={props.words.decisions.keepBlip} kind="is-pass" />
  </Panel>
);

/** By the decision they ask for. */
export const DEATHWING_QUESTIONS: Readonly<Record<string, ComponentType<QuestionProps>>> = {
  parry: Parry,
  'announce-psi': Psi,
  'detonate-free': Detonate,
  'stand-up': StandUp,
  'level-retreat': Squares,
  dodge: Squares,
  'place-stunned': Squares,
  'place-ambush': Squares,
  'take-ambush': TakeAmbush,
};
