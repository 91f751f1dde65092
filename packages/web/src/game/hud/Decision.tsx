/** What is asked now, when it is more than an action: answers, placements, facings, deployment. */
import { createElement, type ComponentType } from 'preact/compat';
import type { DecisionId } from '@sensorium/engine';
import { ARSENAL_QUESTIONS } from '../arsenal/questions.tsx';
import { DEATHWING_QUESTIONS } from '../deathwing/questions.tsx';
import { SCENARIO_QUESTIONS } from '../scenarios/questions.tsx';
import { keyFor } from '../settings.ts';
import { Rows } from '../looks/rows.ts';
import { lookOfWord } from '../looks/wordLooks.ts';
import { oddsKey } from '../prospects.ts';
import { isInterjection, type Game } from '../useGame.ts';
import { capital, pieceName, squareName, wordFor, type GameWords } from '../displayNames.ts';
import { keyFace } from './ActionButton.tsx';
import { Icon } from './Icon.tsx';
import { HelpSign, Panel, QuestionHelp, byWhom, type QuestionProps } from './Panel.tsx';
import './stack.css';

const actorOf = (game: Game): number => {
  const frame = game.context.view.stack.at(-1);
  return frame?.kind === 'cp-response' ? frame.actor : -1;
};

/** C7.10: the marines who may answer are public; what can be paid for is not. */
const Response = ({ game, words, settings }: QuestionProps) => {
  const { context, session, snapshot } = game;
  const actor = actorOf(game);
  const { view, dossier } = context;
  const who = pieceName(words, dossier, actor, view.pieces[actor]?.profile);
  const able = [
    ...new Set(context.offers.filter((offer) => offer.piece >= 0 && offer.cost > 0).map((offer) => offer.piece)),
  ];
  const isAloud = snapshot.isAskingAloud;
  return (
    <Panel
      title={isAloud ? words.decisions['cp-responseAloud'] : words.decisions['cp-response']}
      text={capital(words.decisions['cp-responseText'](who))}
    >
      {isAloud ? (
        <button type="button" className="answer is-main" onClick={() => session.answer()}>
          {words.decisions.answer}
        </button>
      ) : (
        able.map((id) => (
          <button
            key={id}
            type="button"
            className="answer"
            aria-pressed={context.choice.selected === id}
            onClick={() => game.select(id)}
          >
            {pieceName(words, dossier, id, view.pieces[id]?.profile)}
          </button>
        ))
      )}
      <button type="button" className="answer is-pass" onClick={() => session.pass('once', actor)}>
        {words.decisions.pass} <kbd aria-hidden="true">{keyFace(keyFor(settings, 'pass'))}</kbd>
      </button>
      <button type="button" className="answer is-quiet" onClick={() => session.pass('piece', actor)}>
        {words.decisions.passPiece}
      </button>
      <button type="button" className="answer is-quiet" onClick={() => session.pass('turn', actor)}>
        {words.decisions.passTurn}
      </button>
    </Panel>
  );
};

const FACINGS = ['north', 'east', 'south', 'west'] as const;

const Facings = ({ game, words }: QuestionProps) => (
  <>
    {words.facings.map((name, facing) => (
      <button key={name} type="button" className="answer" onClick={() => game.face(facing)}>
        <Icon is={FACINGS[facing]!} /> {name}
      </button>
    ))}
  </>
);

const Reinforcement = ({ game, words }: QuestionProps) => {
  const { context } = game;
  const offers = context.offers.filter((offer) => offer.do === 'reinforce');
  const hand = [...new Set(offers.map((offer) => offer.piece))];
  const piece = hand.includes(context.choice.selected) ? context.choice.selected : (hand[0] ?? -1);
  const value = context.view.pieces[piece]?.value ?? 0;
  return (
    <Panel
      title={words.decisions['place-reinforcement']}
      text={`${words.decisions.reinforceLeft(hand.length)} · ${words.rail.value(value)}`}
    >
      {offers
        .filter((offer) => offer.piece === piece)
        .map((offer) => (
          <button key={offer.at} type="button" className="answer" onClick={() => game.say(offer)}>
            {words.board.entryShort(context.board.entries[offer.at]!.id)}
          </button>
        ))}
    </Panel>
  );
};

const TurnToFace = ({ game, words }: QuestionProps) => {
  const turn = game.context.offers.find((offer) => offer.do === 'face');
  const pass = game.context.offers.find((offer) => offer.do === 'pass');
  return (
    <Panel title={words.decisions['turn-to-face']}>
      {turn === undefined ? null : (
        <button type="button" className="answer is-main" onClick={() => game.say(turn)}>
          {words.decisions.turnToFace}
        </button>
      )}
      {pass === undefined ? null : (
        <button type="button" className="answer is-pass" onClick={() => game.say(pass)}>
          {words.decisions.stay}
        </button>
      )}
    </Panel>
  );
};

/** C2.6. */
const Deploy = (props: QuestionProps) => {
  const { game, words } = props;
  return (
    <Panel title={words.decisions.deploy} text={words.decisions.deployText}>
      {game.context.choice.placing >= 0 ? <Facings {...props} /> : null}
      <button type="button" className="answer is-main" onClick={game.deployAll}>
        {words.decisions.deployAll}
      </button>
    </Panel>
  );
};

/** C17.10. */
const PlaceFigure = (props: QuestionProps) => {
  const frame = props.game.context.view.stack.at(-1);
  const left = frame?.kind === 'place-figure' ? frame.left : 1;
  return <Panel title={props.words.decisions['place-figure'](left)} text={byWhom(props)} />;
};

const Conversion = (props: QuestionProps) => (
  <Panel title={props.words.decisions['choose-conversion']} text={byWhom(props)} />
);

const SetFacing = (props: QuestionProps) => (
  <Panel title={facingTitle(props)} text={byWhom(props)}>
    <Facings {...props} />
  </Panel>
);

const ChooseTarget = ({ game, words, settings }: QuestionProps) => {
  const pass = game.context.offers.find((offer) => offer.do === 'pass');
  return (
    <Panel title={words.decisions['choose-target']}>
      {pass === undefined ? null : (
        <button type="button" className="answer is-pass" onClick={() => game.say(pass)}>
          {words.decisions.holdFire} <kbd aria-hidden="true">{keyFace(keyFor(settings, 'pass'))}</kbd>
        </button>
      )}
    </Panel>
  );
};

const facingTitle = ({ game, words }: QuestionProps): string => {
  const { offers, view, dossier } = game.context;
  const piece = offers.find((offer) => offer.do === 'face')?.piece ?? -1;
  return words.decisions['set-facingOf'](capital(pieceName(words, dossier, piece, view.pieces[piece]?.profile)));
};

/** Every answer by its name. */
const named =
  (title: (words: GameWords) => string): ComponentType<QuestionProps> =>
  ({ game, words }) => {
    const { offers, view, dossier, board } = game.context;
    return (
      <Panel title={title(words)}>
        {offers
          .filter((offer) => lookOfWord(offer.do).place !== 'bar' && !isInterjection(offer))
          .map((offer) => (
            <button key={oddsKey(offer)} type="button" className="answer" onClick={() => game.say(offer)}>
              {[
                wordFor(words.actions, offer.do),
                offer.piece >= 0 ? pieceName(words, dossier, offer.piece, view.pieces[offer.piece]?.profile) : '',
                offer.at >= 0 && offer.at < board.size ? squareName(board.x[offer.at]!, board.y[offer.at]!) : '',
              ]
                .filter((part) => part !== '')
                .join(' · ')}
            </button>
          ))}
      </Panel>
    );
  };

/** What each decision asks; null where the action bar answers. */
const QUESTIONS: Readonly<Record<DecisionId, ComponentType<QuestionProps> | null>> = {
  action: null,
  'cp-response': Response,
  deploy: Deploy,
  'place-figure': PlaceFigure,
  'choose-conversion': Conversion,
  'set-facing': SetFacing,
  'turn-to-face': TurnToFace,
  'choose-target': ChooseTarget,
  'place-reinforcement': Reinforcement,
  'place-cat': named((words) => words.decisions['place-cat']),
  'cat-choice': named((words) => words.decisions['cat-choice']),
  'place-ambusher': named((words) => words.decisions.other),
  'place-leader': named((words) => words.decisions.other),
  ...DEATHWING_QUESTIONS,
  ...ARSENAL_QUESTIONS,
  ...SCENARIO_QUESTIONS,
};

export const QUESTION_LOOKS = new Rows<DecisionId, ComponentType<QuestionProps> | null>('question', QUESTIONS);

export const Decision = (props: QuestionProps) => {
  const { context, snapshot } = props.game;
  const { decision, canSpeak } = context;
  if (decision === '' || (!canSpeak && !(decision === 'cp-response' && snapshot.isAskingAloud))) return null;
  const question = QUESTION_LOOKS.of(decision);
  if (question === null) return null;
  const texts: Readonly<Record<string, string>> = props.words.sentences.decisions;
  return (
    <QuestionHelp.Provider value={texts[decision] ?? ''}>
      <HelpSign.Provider value={props.words.help.about}>{createElement(question, props)}</HelpSign.Provider>
    </QuestionHelp.Provider>
  );
};
