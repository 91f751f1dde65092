/** What chapter A asks: each question with what the answers are worth. */
import type { ComponentType, ReactNode } from 'preact/compat';
import type { DecisionId } from '@sensorium/engine';
import { SECOND, type Offer } from '../../engine/protocol.ts';
import { itemActions, type Action } from '../actions.ts';
import { actionName, oddsText } from '../hud/worth.ts';
import {
  Answer,
  FightDice,
  MoreAnswers,
  WeighedRolls,
  bestOf,
  fightText,
  noteOf,
  offerOf,
  offersOf,
  scoresOf,
  joinTexts,
  whoIs,
  worth,
} from '../hud/answers.tsx';
import { Panel, byWhom, type QuestionProps } from '../hud/Panel.tsx';
import { oddsKey } from '../prospects.ts';
import { capital, percent, squareName, wordFor } from '../displayNames.ts';
import { powerCost, secondTarget, weaponName } from './aims.ts';
import { doorChance } from './firstShots.ts';

/** A3.3: only who drew it sees it; whoever plays both hands of A3.10 is shown one counter. */
const Redraw = (props: QuestionProps) => {
  const { words, game } = props;
  const { view, dossier } = game.context;
  const frame = view.stack.at(-1);
  const isSecond = frame?.kind === 'cp-redraw' && frame.player === 2 && dossier.sides[SECOND] === undefined;
  const drawn = view.cpDrawn;
  return (
    <Panel title={words.decisions['cp-redraw']} text={isSecond || drawn <= 0 ? '' : words.arsenal.drawn(drawn)}>
      <Answer props={props} offer={offerOf(props, 'redraw')} label={words.arsenal.drawAgain} />
      <Answer props={props} offer={offerOf(props, 'pass')} label={words.arsenal.keepCounter} kind="is-main is-pass" />
    </Panel>
  );
};

const MOST_BUTTONS = 8;

/** A4.11: whom, and with which weapon; the best first. */
const FreeFire = (props: QuestionProps) => {
  const { words, game } = props;
  const { board, dossier, view } = game.context;
  const kill = (offer: Offer): number => game.odds.get(oddsKey(offer))?.kill ?? 0;
  const shots = offersOf(props, 'target').toSorted((a, b) => kill(b) - kill(a));
  const whatIsAt = (at: number): string => {
    const target = view.pieces.find((piece) => piece !== null && piece.square === at);
    const where = squareName(board.x[at]!, board.y[at]!, board.level[at]);
    return target === null || target === undefined ? where : `${whoIs(props, target.id)} ${where}`;
  };
  const answer = (offer: Offer): ReactNode => {
    const profile = dossier.profiles[view.pieces[offer.piece]!.profile]!;
    const second = secondTarget(offer);
    const target = second < 0 ? whatIsAt(offer.at) : words.arsenal.thenAt(whatIsAt(offer.at), whatIsAt(second));
    return (
      <Answer
        key={oddsKey(offer)}
        props={props}
        offer={offer}
        label={joinTexts(weaponName(words, profile, offer.how), target)}
        hint={oddsText(words, offer, game.odds.get(oddsKey(offer)))}
      />
    );
  };
  const rest = shots.slice(MOST_BUTTONS);
  return (
    <Panel
      title={words.decisions['free-fire']}
      text={joinTexts(shots[0] === undefined ? '' : whoIs(props, shots[0].piece), byWhom(props))}
    >
      {shots.slice(0, MOST_BUTTONS).map(answer)}
      <MoreAnswers title={words.arsenal.groups.more}>{rest.map(answer)}</MoreAnswers>
      <Answer props={props} offer={offerOf(props, 'pass')} label={words.arsenal.holdFire} kind="is-pass" />
    </Panel>
  );
};

/** A7.40, A13.3: his own dice again. */
const Reroll = (props: QuestionProps) => {
  const { words, game } = props;
  const decision = game.context.decision as 'guard-reroll' | 'book-reroll';
  return (
    <WeighedRolls
      props={props}
      title={words.decisions[decision]}
      again={offersOf(props, 're-roll').toSorted((a, b) => a.at - b.at)}
      label={({ at }) => (decision === 'guard-reroll' ? words.arsenal.rollAll : words.decisions.reroll(at))}
      keep={words.arsenal.keepDice}
    />
  );
};

/** A9.18: after the dice are known; each answer with the scores it leads to and what comes of them. */
const SpendPsi = (props: QuestionProps) => {
  const { words, game } = props;
  const note = noteOf(props);
  const offers = game.context.offers.filter((offer) => offer.do === 'psi' && offer.at > 0);
  if (note === null) return null;
  const [attack, defence] = scoresOf(props, note);
  const isAttacker = offers[0]?.piece === note.attacker;
  const lead = isAttacker ? attack - defence : defence - attack;
  const isThing = note.defender < 0;
  const pass = offerOf(props, 'pass');
  // Of equal answers the cheapest.
  const best = bestOf(props, [...(pass === undefined ? [] : [pass]), ...offers]);
  const scores = (points: number): string =>
    isAttacker ? words.dice.against(attack + points, defence) : words.dice.against(attack, defence + points);
  const answer = (offer: Offer): ReactNode => (
    <Answer
      key={offer.at}
      props={props}
      offer={offer}
      label={words.decisions.points(offer.at)}
      hint={joinTexts(scores(offer.at), worth(props, offer, isThing))}
      kind={offer === best ? 'is-main' : ''}
    />
  );
  const useful = offers.filter(({ at }) => at <= Math.max(1, 1 - lead));
  const rest = offers.filter((offer) => !useful.includes(offer));
  return (
    <Panel
      title={words.decisions['spend-psi']}
      text={joinTexts(fightText(props, note), words.rail.psi(offers.length), byWhom(props))}
    >
      {isThing ? null : <FightDice note={note} props={props} />}
      <Answer
        props={props}
        offer={pass}
        label={words.decisions.points(0)}
        hint={joinTexts(scores(0), worth(props, pass, isThing))}
        kind={pass === best ? 'is-main is-pass' : 'is-pass'}
      />
      {useful.map(answer)}
      <MoreAnswers title={words.decisions.points(rest[0]?.at ?? 0)}>{rest.map(answer)}</MoreAnswers>
    </Panel>
  );
};

/** What a power is worth where it is aimed best. */
const bestOdds = ({ game, words }: QuestionProps, { offers }: Action): string => {
  const kill = Math.max(0, ...offers.map((offer) => game.odds.get(oddsKey(offer))?.kill ?? 0));
  return kill > 0 ? percent(words, kill) : '';
};

/** A14.3: one button a power and librarian; then a square. */
const Power = (props: QuestionProps) => {
  const { words, game } = props;
  const { context, session } = game;
  const librarians = [...new Set(context.offers.filter(({ do: word }) => word === 'cast').map(({ piece }) => piece))];
  const isAiming = context.choice.mode === 'fire';
  return (
    <Panel
      title={words.decisions['psychic-power']}
      text={joinTexts(isAiming ? words.decisions.chooseSquare : '', byWhom(props))}
    >
      {librarians.flatMap((id) =>
        itemActions(context.offers.filter(({ piece }) => piece === id)).map((action) => {
          const { how } = action.offers[0]!;
          return (
            <button
              key={`${id} ${how}`}
              type="button"
              className="answer"
              aria-pressed={isAiming && context.choice.weapon === how}
              onClick={() => game.use(action)}
            >
              <span>{actionName(words, context, 'cast', action.offers[0])}</span>
              <small>
                {joinTexts(
                  words.rail.psi(powerCost(action.offers[0]!)),
                  bestOdds(props, action),
                  librarians.length > 1 ? whoIs(props, id) : '',
                )}
              </small>
            </button>
          );
        }),
      )}
      <Answer props={props} offer={offerOf(props, 'pass')} label={words.arsenal.noPower} kind="is-main is-pass" />
      <button type="button" className="answer is-quiet" onClick={() => session.pass('powers', -1)}>
        {words.arsenal.noPowerTurn}
      </button>
    </Panel>
  );
};

/** A7.16: any number of those on overwatch. */
const DoorCloses = (props: QuestionProps) => {
  const { words, game } = props;
  const { dossier, view, offers } = game.context;
  const shooters = offers.filter((offer) => offer.do === 'overwatch-door');
  const chanceOf = (id: number): number => doorChance(dossier.profiles[view.pieces[id]!.profile]!, view.pieces[id]!);
  return (
    <Panel title={words.decisions['overwatch-door']} text={byWhom(props)}>
      {shooters.map((offer) => (
        <Answer
          key={offer.piece}
          props={props}
          offer={offer}
          label={words.arsenal.fireAtDoor(whoIs(props, offer.piece))}
          hint={percent(words, chanceOf(offer.piece))}
        />
      ))}
      <Answer props={props} offer={offerOf(props, 'pass')} label={words.arsenal.holdFire} kind="is-pass" />
    </Panel>
  );
};

/** A11.32. */
const BreachBlip = (props: QuestionProps) => {
  const { words, game } = props;
  const { board, offers } = game.context;
  const places = offers.filter((offer) => offer.do === 'reinforce');
  const nameAt = (area: number): string => {
    const square = board.entries[area]?.squares[0] ?? 0;
    return squareName(board.x[square]!, board.y[square]!, board.level[square]);
  };
  return (
    <Panel title={words.decisions['place-breach-blip']} text={byWhom(props)}>
      {places.map((offer) => (
        <Answer key={offer.at} props={props} offer={offer} label={words.arsenal.blipAt(nameAt(offer.at))} />
      ))}
      <Answer props={props} offer={offerOf(props, 'pass')} label={words.arsenal.noBlip} kind="is-pass" />
    </Panel>
  );
};

/** A17.5. */
const HeavyEnemy = (props: QuestionProps) => {
  const { words, game } = props;
  const frame = game.context.view.stack.at(-1);
  const unit = frame?.kind === 'place-heavy-enemy' ? frame.unit : '';
  return (
    <Panel title={words.decisions['place-heavy-enemy']} text={byWhom(props)}>
      <Answer
        props={props}
        offer={offerOf(props, 'replace')}
        label={words.arsenal.bring(capital(wordFor(words.unitNames, unit)))}
        kind="is-main"
      />
      <Answer props={props} offer={offerOf(props, 'pass')} label={words.arsenal.threeStealers} kind="is-pass" />
    </Panel>
  );
};

/** By the decision they ask for. */
export const ARSENAL_QUESTIONS = {
  'cp-redraw': Redraw,
  'free-fire': FreeFire,
  'guard-reroll': Reroll,
  'book-reroll': Reroll,
  'spend-psi': SpendPsi,
  'psychic-power': Power,
  'overwatch-door': DoorCloses,
  'place-breach-blip': BreachBlip,
  'place-heavy-enemy': HeavyEnemy,
} satisfies { readonly [Id in DecisionId]?: ComponentType<QuestionProps> };
