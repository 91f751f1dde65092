/** What chapter D asks: each question with what the answers are worth. */
import type { ComponentType, ReactNode } from 'preact/compat';
import type { DecisionId } from '@sensorium/engine';
import { REAL } from '@sensorium/rules';
import type { Offer } from '../../engine/protocol.ts';
import {
  Answer,
  MoreAnswers,
  WeighedRolls,
  fightText,
  noteOf,
  offerOf,
  offersOf,
  pieceNameOf,
  joinTexts,
  worth,
} from '../hud/answers.tsx';
import { Panel, byWhom, type QuestionProps } from '../hud/Panel.tsx';
import { oddsKey } from '../prospects.ts';
import { squareName } from '../displayNames.ts';

/** D7.2. */
const Parry = (props: QuestionProps) => (
  <WeighedRolls
    props={props}
    title={props.words.decisions.parry}
    again={offersOf(props, 'parry').toSorted((a, b) => b.at - a.at)}
    label={({ at }) => props.words.decisions.reroll(at)}
    keep={props.words.decisions.noParry}
  />
);

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
      text={joinTexts(note === null ? '' : fightText(props, note), words.rail.psi(offers.length - 1), byWhom(props))}
    >
      {offers.filter(({ at }) => at <= USEFUL).map(answer)}
      <MoreAnswers title={words.decisions.points(USEFUL + 1)}>{rest.map(answer)}</MoreAnswers>
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
  const text = joinTexts(
    note === null ? '' : fightText(props, note),
    dying.length === 0 ? '' : words.decisions.allDie(dying.join(', ')),
    byWhom(props),
  );
  return (
    <Panel title={words.decisions['detonate-free']} text={text}>
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
  return (
    <Panel title={title} text={joinTexts(ambushText(props), words.decisions.chooseSquare, byWhom(props))}>
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
export const DEATHWING_QUESTIONS = {
  parry: Parry,
  'announce-psi': Psi,
  'detonate-free': Detonate,
  'stand-up': StandUp,
  'level-retreat': Squares,
  dodge: Squares,
  'place-stunned': Squares,
  'place-ambush': Squares,
  'take-ambush': TakeAmbush,
} satisfies { readonly [Id in DecisionId]?: ComponentType<QuestionProps> };
