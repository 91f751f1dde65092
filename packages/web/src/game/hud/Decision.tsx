/** What is asked now, when it is more than an action: answers, placements, facings, deployment. */
import { ARSENAL_QUESTIONS } from '../arsenal/questions.tsx';
import { DEATHWING_QUESTIONS } from '../deathwing/questions.tsx';
import { SCENARIO_QUESTIONS } from '../scenarios/questions.tsx';
import { keyFor } from '../settings.ts';
import { oddsKey, type Game } from '../useGame.ts';
import { capital, pieceName, squareName, wordFor } from '../words.ts';
import { keyFace } from './ActionBar.tsx';
import { Icon } from './Icon.tsx';
import { Panel, byWhom, type QuestionProps } from './Panel.tsx';
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
      isTabbed
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

export const Decision = (props: QuestionProps) => {
  const { game, words, settings } = props;
  const { context, snapshot } = game;
  const { decision, offers, canSpeak } = context;
  if (decision === 'cp-response' && (canSpeak || snapshot.isAskingAloud)) return <Response {...props} />;
  if (!canSpeak) return null;
  switch (decision) {
    case 'deploy':
      return (
        <Panel title={words.decisions.deploy} text={words.decisions.deployText}>
          {context.choice.placing >= 0 ? <Facings {...props} /> : null}
          <button type="button" className="answer is-main" onClick={game.deployAll}>
            {words.decisions.deployAll}
          </button>
        </Panel>
      );
    case 'place-figure': {
      const frame = context.view.stack.at(-1);
      return (
        <Panel
          title={words.decisions['place-figure'](frame?.kind === 'place-figure' ? frame.left : 1)}
          text={byWhom(props)}
        />
      );
    }
    case 'choose-conversion':
      return <Panel title={words.decisions['choose-conversion']} text={byWhom(props)} />;
    case 'set-facing':
      return (
        <Panel title={facingTitle(props)} text={byWhom(props)}>
          <Facings {...props} />
        </Panel>
      );
    case 'turn-to-face':
      return <TurnToFace {...props} />;
    case 'choose-target': {
      const pass = offers.find((offer) => offer.do === 'pass');
      return (
        <Panel title={words.decisions['choose-target']}>
          {pass === undefined ? null : (
            <button type="button" className="answer is-pass" onClick={() => game.say(pass)}>
              {words.decisions.holdFire} <kbd aria-hidden="true">{keyFace(keyFor(settings, 'pass'))}</kbd>
            </button>
          )}
        </Panel>
      );
    }
    case 'place-reinforcement':
      return <Reinforcement {...props} />;
    case 'action':
    case 'cp-response':
    case '':
      return null;
    default: {
      const Question =
        DEATHWING_QUESTIONS[decision] ?? ARSENAL_QUESTIONS[decision] ?? SCENARIO_QUESTIONS[decision] ?? AnyDecision;
      return <Question {...props} />;
    }
  }
};

const facingTitle = ({ game, words }: QuestionProps): string => {
  const { offers, view, dossier } = game.context;
  const piece = offers.find((offer) => offer.do === 'face')?.piece ?? -1;
  return words.decisions['set-facingOf'](capital(pieceName(words, dossier, piece, view.pieces[piece]?.profile)));
};

/** Decisions of missions and other chapters: every answer by its name. */
const AnyDecision = ({ game, words }: QuestionProps) => {
  const { decision, offers, view, dossier, board } = game.context;
  const title =
    decision === 'place-cat' || decision === 'cat-choice' ? words.decisions[decision] : words.decisions.other;
  return (
    <Panel title={title}>
      {offers
        .filter((offer) => offer.do !== 'resign' && offer.do !== 'agree-draw' && offer.do !== 'cancel-overwatch')
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
