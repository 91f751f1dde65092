/** D21.1: the board of the scenario, laid by lot or by those who play, tile by tile (D19.3–D19.9). */
import { layBoard, layByLot, type Campaign, type SavedCampaign } from '@sensorium/expedition/campaign';
import { useState } from 'preact/compat';
import { useWords } from '../../words/words.ts';
import { LayBoard } from '../generate/LayBoard.tsx';
import { settled, type LayTable } from '../generate/layTable.ts';
import { PERSON } from '../opponents.ts';
import type { StepProps } from './Steps.tsx';

/** Who has which side is known: the marine player has the first seat. */
const tableOf = (laying: NonNullable<Campaign['board']>, players: SavedCampaign['players']): LayTable => {
  const [marines, aliens] = [players.marines === PERSON, players.aliens === PERSON];
  return settled({ laying, people: { seats: [marines, aliens], sides: { marines, aliens } }, cell: null, turns: 0 });
};

export const LayStep = ({ campaign, players, onAnswer }: StepProps) => {
  const { saga, generate } = useWords();
  const { campaign: words } = saga;
  const { board } = campaign;
  const isBegun = board !== null && (board.layout.length > 0 || board.step !== 'tiles');
  const [isByHand, setByHand] = useState(isBegun);
  if (board !== null && isByHand)
    return <HandLaid key={board.layout.length + board.corridors.length} {...{ campaign, players, onAnswer, board }} />;
  return (
    <>
      <h2>{words.lay}</h2>
      <p className="soft">{words.layNote}</p>
      <p className="step-tools">
        <button type="button" className="button primary" onClick={() => setByHand(true)}>
          {words.layInTurn}
        </button>
        <button type="button" className="button" onClick={() => onAnswer(layByLot(campaign))}>
          {generate.ways.lot}
        </button>
      </p>
    </>
  );
};

type HandLaidProps = StepProps & { readonly board: NonNullable<Campaign['board']> };

/** What is laid is kept at once; how the tile is held is not. */
const HandLaid = ({ campaign, players, onAnswer, board }: HandLaidProps) => {
  const { generate } = useWords();
  const [table, setTable] = useState(() => tableOf(board, players));
  const change = (next: LayTable): void => {
    if (next.laying === table.laying) setTable(next);
    else onAnswer(layBoard(campaign, next.laying));
  };
  return (
    <LayBoard table={table} onChange={change} seats={generate.sideSeats}>
      <button type="button" className="button" onClick={() => onAnswer(layByLot({ ...campaign, board: table.laying }))}>
        {generate.finishByLot}
      </button>
    </LayBoard>
  );
};
