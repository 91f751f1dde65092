/** D19, D20: a scenario of the generator: which one, its blips, the corridors marines come from, the control room, areas secured. */
import type { Coordinates } from '@sensorium/engine';
import { squaresFrom, squaresIn, squaresText, withScenarioAim, type ScenarioAim } from '@sensorium/expedition/drafting';
import { SCENARIO_IDS } from '@sensorium/rules';
import { useState } from 'preact/compat';
import { useWords } from '../../../words/words.ts';
import { useEditorWords } from '../editorWords.ts';
import type { Editor } from '../useEditor.ts';
import { ListField, NumberField, SelectField, Tick } from './fields.tsx';

const MOST_BLIPS = 999;
const MOST_SQUADS = 40;

interface SquaresProps {
  readonly label: string;
  readonly path: string;
  readonly value: readonly Coordinates[];
  /** The floor that is marked on the drawing; empty where there is none. */
  readonly marked: readonly Coordinates[];
  readonly onTake: (squares: readonly Coordinates[]) => void;
  readonly onRemove: () => void;
}

/** Squares in order: typed, or as they are marked on the drawing. */
const Squares = ({ label, path, value, marked, onTake, onRemove }: SquaresProps) => {
  const { fields } = useEditorWords();
  const { scenario: said } = fields;
  const [isWrong, setWrong] = useState(false);
  const text = squaresText(value);
  return (
    <div className="ed-squares">
      <label className="field" data-path={path}>
        <span className="label">{label}</span>
        <input
          key={text}
          defaultValue={text}
          aria-invalid={isWrong}
          onChange={({ currentTarget }) => {
            const squares = squaresFrom(currentTarget.value);
            setWrong(squares === null || squares.length === 0);
            if (squares !== null && squares.length > 0) onTake(squares);
          }}
        />
      </label>
      {isWrong ? <p className="note bad">{said.wrong}</p> : null}
      <div className="ed-buttons">
        <button type="button" className="button" disabled={marked.length === 0} onClick={() => onTake(marked)}>
          {said.take(marked.length)}
        </button>
        <button type="button" className="button" onClick={() => onTake(value.toReversed())}>
          {said.reverse}
        </button>
        <button type="button" className="button" aria-label={fields.remove(label)} onClick={onRemove}>
          ×
        </button>
      </div>
    </div>
  );
};

interface ScenarioFieldsProps {
  readonly editor: Editor;
  readonly aim: ScenarioAim;
  /** Among the objectives. */
  readonly index: number;
}

type Optional = 'controlRoom' | 'secured' | 'campaign';

const without = (aim: ScenarioAim, field: Optional): ScenarioAim => {
  const { [field]: _gone, ...rest } = aim;
  return rest;
};

export const ScenarioFields = ({ editor, aim, index }: ScenarioFieldsProps) => {
  const { draft, edit, marked } = editor;
  const { fields } = useEditorWords();
  const { scenario: said } = fields;
  const { scenarios } = useWords().generate;
  const set = (change: Partial<ScenarioAim>): void => edit(withScenarioAim(draft, index, { ...aim, ...change }));
  const leave = (field: Optional): void => edit(withScenarioAim(draft, index, without(aim, field)));
  const squares = marked === null ? [] : squaresIn(draft, marked.level, marked.box);
  const at = `objectives.${index}`;
  const { corridors, controlRoom, secured, campaign } = aim;
  const inPlace = (place: number, changed: readonly (readonly Coordinates[])[]): void =>
    set({ corridors: corridors.flatMap((other, which) => (which === place ? changed : [other])) });
  return (
    <>
      <div className="ed-pair">
        <SelectField
          label={said.which}
          path={`${at}.id`}
          value={aim.id}
          options={SCENARIO_IDS.map((id) => [id, scenarios[id].name])}
          onPick={(id) => set({ id: id as ScenarioAim['id'] })}
        />
        <NumberField
          label={said.blips}
          path={`${at}.blips`}
          value={aim.blips}
          most={MOST_BLIPS}
          onTake={(blips) => set({ blips })}
        />
      </div>
      <p className="soft">{said.note}</p>
      {corridors.map((corridor, place) => (
        <Squares
          // oxlint-disable-next-line react/no-array-index-key -- a corridor is its place in the list
          key={place}
          label={said.corridor(place + 1)}
          path={`${at}.corridors.${place}`}
          value={corridor}
          marked={squares}
          onTake={(taken) => inPlace(place, [taken])}
          onRemove={() => inPlace(place, [])}
        />
      ))}
      <div className="ed-buttons">
        <button
          type="button"
          className="button"
          disabled={squares.length === 0}
          onClick={() => set({ corridors: [...corridors, squares] })}
        >
          {said.addCorridor}
        </button>
        {controlRoom === undefined ? (
          <button
            type="button"
            className="button"
            disabled={squares.length === 0}
            onClick={() => set({ controlRoom: squares })}
          >
            {said.addControlRoom}
          </button>
        ) : null}
      </div>
      {controlRoom === undefined ? null : (
        <Squares
          label={said.controlRoom}
          path={`${at}.controlRoom`}
          value={controlRoom}
          marked={squares}
          onTake={(taken) => set({ controlRoom: taken })}
          onRemove={() => leave('controlRoom')}
        />
      )}
      <Tick
        label={said.secured}
        path={`${at}.secured`}
        isOn={secured !== undefined}
        onTurn={(isOn) => (isOn ? set({ secured: draft.entries.slice(0, 1).map(({ id }) => id) }) : leave('secured'))}
      />
      {secured === undefined ? null : (
        <ListField label={fields.areas} value={secured} onTake={(areas) => set({ secured: areas })} />
      )}
      <Tick
        label={said.campaign}
        path={`${at}.campaign`}
        isOn={campaign !== undefined}
        onTurn={(isOn) => (isOn ? set({ campaign: { squads: 1, raidLost: false } }) : leave('campaign'))}
      />
      {campaign === undefined ? null : (
        <div className="ed-pair">
          <NumberField
            label={said.squads}
            value={campaign.squads}
            least={1}
            most={MOST_SQUADS}
            onTake={(squads) => set({ campaign: { ...campaign, squads } })}
          />
          <Tick
            label={said.raidLost}
            isOn={campaign.raidLost}
            onTurn={(raidLost) => set({ campaign: { ...campaign, raidLost } })}
          />
        </div>
      )}
    </>
  );
};
