/** Questions of the generator's scenarios and of solo play: how many reinforcements come (D19.12), which areas are named (D20.5, D20.8), what the person chooses for the automaton (S6.11). */
import type { Board, DecisionId } from '@sensorium/engine';
import type { ComponentType } from 'preact/compat';
import { Panel, type QuestionProps } from '../hud/Panel.tsx';
import { capital, pieceName, squareName } from '../displayNames.ts';

const TakeReinforcements = ({ game, words }: QuestionProps) => {
  const offers = game.context.offers.filter((offer) => offer.do === 'take').toSorted((a, b) => b.at - a.at);
  return (
    <Panel title={words.decisions['take-reinforcements']}>
      {offers.map((offer, index) => (
        <button
          key={offer.at}
          type="button"
          className={index === 0 ? 'answer is-main' : 'answer'}
          onClick={() => game.say(offer)}
        >
          {offer.at === 0 ? words.decisions.takeNone : String(offer.at)}
        </button>
      ))}
    </Panel>
  );
};

/** Where an entry area lies, as the board names squares. */
const placeOf = ({ entries, x, y, level }: Board, area: number): string => {
  const square = entries[area]!.squares[0]!;
  return squareName(x[square]!, y[square]!, level[square]);
};

const NameAreas = ({ game, words }: QuestionProps) => {
  const { context } = game;
  const frame = context.view.stack.at(-1);
  const isObjective = frame?.kind === 'name-areas' && frame.as === 'objective';
  const left = frame?.kind === 'name-areas' ? frame.left : 1;
  return (
    <Panel
      title={isObjective ? words.decisions.nameObjectives : words.decisions.nameSecured}
      text={words.decisions.areasLeft(left)}
    >
      {context.offers
        .filter((offer) => offer.do === 'name-area')
        .map((offer) => (
          <button key={offer.at} type="button" className="answer" onClick={() => game.say(offer)}>
            {words.board.entryShort(context.board.entries[offer.at]!.id)} · {placeOf(context.board, offer.at)}
          </button>
        ))}
    </Panel>
  );
};

const SettleTie = ({ game, words }: QuestionProps) => {
  const { offers, view, dossier, board } = game.context;
  const frame = view.stack.at(-1);
  const of = frame?.kind === 'settle-tie' ? frame.of : 'area';
  const name = (at: number): string => {
    if (of === 'marine') return capital(pieceName(words, dossier, at, view.pieces[at]?.profile));
    if (of === 'square') return squareName(board.x[at]!, board.y[at]!, board.level[at]);
    return `${words.board.entryShort(board.entries[at]!.id)} · ${placeOf(board, at)}`;
  };
  return (
    <Panel title={words.decisions.tie[of]} text={words.decisions.tieText}>
      {offers
        .filter((offer) => offer.do.startsWith('pick-'))
        .map((offer) => (
          <button key={offer.at} type="button" className="answer" onClick={() => game.say(offer)}>
            {name(offer.at)}
          </button>
        ))}
      {offers
        .filter((offer) => offer.do === 'by-lot')
        .map((offer) => (
          <button key={offer.do} type="button" className="answer is-main" onClick={() => game.say(offer)}>
            {words.decisions.byLot}
          </button>
        ))}
    </Panel>
  );
};

export const SCENARIO_QUESTIONS = {
  'take-reinforcements': TakeReinforcements,
  'name-areas': NameAreas,
  'settle-tie': SettleTie,
} satisfies { readonly [Id in DecisionId]?: ComponentType<QuestionProps> };
