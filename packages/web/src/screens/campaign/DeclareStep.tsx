/** D21.14–D21.16: the alien player attacks the perimeter or not, and names the area that stays open where none would. */
import { areasToOpen, declareAttack } from '@sensorium/expedition/campaign';
import { useState } from 'preact/compat';
import { useWords } from '../../words/words.ts';
import { TableMap } from '../generate/TableMap.tsx';
import { Pick } from '../Pick.tsx';
import type { StepProps } from './Steps.tsx';

export const DeclareStep = ({ campaign, onAnswer }: StepProps) => {
  const { campaign: words } = useWords().saga;
  const areas = areasToOpen(campaign);
  const [open, setOpen] = useState(areas[0] ?? '');
  const { board } = campaign;
  return (
    <>
      <h2>{words.attack}</h2>
      {board === null ? null : (
        <div className="campaign-board">
          <TableMap table={{ laying: board, people: NOBODY, cell: null, turns: 0 }} marked={campaign.objectives} />
        </div>
      )}
      <p className="soft">{words.objectives(campaign.objectives.join(', '))}</p>
      {areas.length === 0 ? null : (
        <Pick
          name="open-area"
          title={words.openArea}
          options={areas.map((id) => ({ id, name: id }))}
          value={open}
          onPick={setOpen}
        />
      )}
      <p className="step-tools">
        <button
          type="button"
          className="button primary"
          onClick={() => onAnswer(declareAttack(campaign, true, areas.length === 0 ? undefined : open))}
        >
          {words.yes}
        </button>
        <button type="button" className="button" onClick={() => onAnswer(declareAttack(campaign, false))}>
          {words.no}
        </button>
      </p>
    </>
  );
};

const NOBODY = { seats: [false, false], sides: null } as const;
