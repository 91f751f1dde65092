/** The marines: squads and figures with what they carry, a list or a box in their place, and where they deploy. */
import { termsFor } from '@sensorium/content/words';
import {
  addMember,
  addSquad,
  removeSquad,
  setField,
  withMember,
  withOtherForce,
  type Draft,
} from '@sensorium/expedition/drafting';
import { useEffect, useState } from 'preact/compat';
import { fetched, useFetched } from '../../../app/fetched.ts';
import { forces } from '../../../storage/sagas.ts';
import type { Supplies } from '../../../workshop/protocol.ts';
import { ask } from '../../../workshop/workshop.ts';
import { useWords } from '../../../words/words.ts';
import { useEditorWords } from '../editorWords.ts';
import type { Editor } from '../useEditor.ts';
import { Found } from './Found.tsx';
import { AddField, ListField, NumberField, SelectField, TextField, Tick } from './fields.tsx';

type Squad = Draft['force'][number];
type Member = Squad['pieces'][number];

const NO_SUPPLIES: Supplies = { units: [], gear: [] };

/** Which figures and weapons the chapters in force know. */
const useSupplies = ({ modules }: Draft): Supplies => {
  const [supplies, setSupplies] = useState(NO_SUPPLIES);
  const chapters = modules.join(' ');
  useEffect(() => {
    let isGone = false;
    const load = async (): Promise<void> => {
      const found = await ask('supplies', chapters.split(' ')).catch(() => NO_SUPPLIES);
      if (!isGone) setSupplies(found);
    };
    void load();
    return () => {
      isGone = true;
    };
  }, [chapters]);
  return supplies;
};

/** The tables of forces are fetched with this panel. */
const lists = fetched({ lists: () => import('./otherForces.ts') });

const without = (member: Member, field: keyof Member): Member => {
  const { [field]: _gone, ...rest } = member;
  return rest as Member;
};

interface MemberRowProps {
  readonly editor: Editor;
  readonly supplies: Supplies;
  readonly squad: number;
  readonly place: number;
}

const MemberRow = ({ editor, supplies, squad, place }: MemberRowProps) => {
  const { draft, edit } = editor;
  const { fields } = useEditorWords();
  const terms = termsFor(useWords().language);
  const units: Readonly<Record<string, string>> = terms.units;
  const gearNames: Readonly<Record<string, string>> = terms.gear;
  const { [squad]: own } = draft.force;
  const member = own!.pieces[place]!;
  const usual = supplies.units.find(({ id }) => id === member.is);
  const carried = member.gear ?? usual?.gear ?? [];
  const name = `${own!.squad}${place + 1}`;
  const take = (next: Member | null): void => edit(withMember(draft, squad, place, next));
  const carry = (gear: readonly string[]): void =>
    take(gear.length === 0 ? without(member, 'gear') : { ...member, gear });
  const known = supplies.units.some(({ id }) => id === member.is)
    ? supplies.units
    : [{ id: member.is }, ...supplies.units];
  return (
    <li className="ed-member" data-path={`force.${squad}.pieces.${place}`}>
      <div className="ed-card-head">
        <span className="ed-name">{name}</span>
        <select
          aria-label={`${fields.unit} ${name}`}
          value={member.is}
          onChange={({ currentTarget: { value } }) => take({ ...without(member, 'gear'), is: value })}
        >
          {known.map(({ id }) => (
            <option key={id} value={id}>
              {units[id] ?? id}
            </option>
          ))}
        </select>
        <button
          type="button"
          className="button quiet"
          disabled={own!.pieces.length === 1}
          aria-label={fields.removePiece(name)}
          onClick={() => take(null)}
        >
          ×
        </button>
      </div>
      <details>
        <summary className="soft">
          {[member.name, carried.map((item) => gearNames[item] ?? item).join(', ')].filter(Boolean).join(': ')}
          {member.at === undefined ? null : ` · ${fields.standsAt(member.at.join(', '))}`}
        </summary>
        <div className="ed-pair">
          <TextField
            label={fields.name}
            value={member.name ?? ''}
            most={40}
            onTake={(text) => take(text === '' ? without(member, 'name') : { ...member, name: text })}
          />
          {member.is === 'librarian' ? (
            <NumberField
              label={terms.counters.level}
              value={member.level ?? 1}
              least={1}
              most={4}
              onTake={(level) => take({ ...without(member, 'psi'), level })}
            />
          ) : null}
        </div>
        <p className="label">{fields.gear}</p>
        <ul className="ed-chips">
          {carried.map((item) => (
            <li key={item}>
              <button
                type="button"
                aria-label={fields.remove(gearNames[item] ?? item)}
                onClick={() => carry(carried.filter((other) => other !== item))}
              >
                {gearNames[item] ?? item} ×
              </button>
            </li>
          ))}
        </ul>
        <AddField
          label={fields.add}
          options={supplies.gear
            .filter((item) => !carried.includes(item))
            .map((item) => [item, gearNames[item] ?? item])}
          onAdd={(item) => carry([...carried, item])}
        />
        <Tick
          label={fields.player}
          isOn={member.player === 2}
          onTurn={(isSecond) => take(isSecond ? { ...member, player: 2 } : without(member, 'player'))}
        />
      </details>
      <Found editor={editor} path={['force', squad, 'pieces', place]} />
    </li>
  );
};

const SquadCard = ({ editor, supplies, index }: { editor: Editor; supplies: Supplies; index: number }) => {
  const { draft, edit } = editor;
  const { fields } = useEditorWords();
  const boxes: Readonly<Record<string, string>> = termsFor(useWords().language).boxes;
  const squad = draft.force[index]!;
  const reader = useFetched(lists, 'lists');
  return (
    <fieldset className="ed-card" data-path={`force.${index}`}>
      <legend className="label">{fields.squad(squad.squad)}</legend>
      <ol className="ed-cards">
        {squad.pieces.map((_, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- a marine is his place in the squad
          <MemberRow key={place} editor={editor} supplies={supplies} squad={index} place={place} />
        ))}
      </ol>
      <Found editor={editor} path={['force', index]} isExact />
      <div className="ed-buttons">
        <button
          type="button"
          className="button"
          disabled={squad.pieces.length >= 12}
          onClick={() => edit(addMember(draft, index))}
        >
          {fields.addPiece}
        </button>
        <button
          type="button"
          className="button quiet"
          disabled={draft.force.length === 1}
          onClick={() => edit(removeSquad(draft, index))}
        >
          {fields.removeSquad(squad.squad)}
        </button>
      </div>
      {reader === undefined ? null : (
        <AddField
          label={fields.fillBoxes}
          options={reader.BOX_IDS.map((box) => [box, boxes[box] ?? box])}
          onAdd={(box) => edit(reader.filledWithBox(draft, index, box))}
        />
      )}
    </fieldset>
  );
};

/** D16, A16: a list of one's own in place of all marines. */
const ListChoice = ({ editor }: { editor: Editor }) => {
  const { draft, edit } = editor;
  const { fields } = useEditorWords();
  const { language } = useWords();
  const [refused, setRefused] = useState('');
  const reader = useFetched(lists, 'lists');
  const records = forces.useAll() ?? [];
  if (reader === undefined || records.length === 0) return null;
  const fill = (id: string): void => {
    const outcome = reader.otherForce(
      draft,
      records.find((record) => record.id === id)!,
      language,
    );
    setRefused('why' in outcome ? fields.fillFailed(outcome.why) : '');
    if ('forced' in outcome) edit(withOtherForce(draft, outcome.forced));
  };
  return (
    <>
      <AddField label={fields.fillLists} options={records.map(({ id, name }) => [id, name])} onAdd={fill} />
      <div role="alert">{refused === '' ? null : <p className="note bad">{refused}</p>}</div>
    </>
  );
};

const Deployment = ({ editor }: { editor: Editor }) => {
  const { draft, edit } = editor;
  const { fields } = useEditorWords();
  const set = (index: number, change: Partial<Draft['deployment'][number]> | null): void =>
    edit(
      setField(
        'deployment',
        draft.deployment.flatMap((line, at) =>
          at === index ? (change === null ? [] : [{ ...line, ...change }]) : [line],
        ),
      ),
    );
  return (
    <fieldset data-path="deployment">
      <legend className="label">{fields.deployment}</legend>
      <ol className="ed-cards">
        {draft.deployment.map((line, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- lines are carried out in order
          <li key={index} className="ed-card" data-path={`deployment.${index}`}>
            <div className="ed-pair">
              <SelectField
                label={fields.by}
                value={line.by}
                options={(['marines', 'aliens'] as const).map((side) => [side, fields.bySide[side]])}
                onPick={(by) => set(index, { by: by as typeof line.by })}
              />
              <ListField label={fields.who} value={line.who} onTake={(who) => set(index, { who: [...who] })} />
              <ListField label={fields.on} value={[line.on]} onTake={([on]) => set(index, { on: on! })} />
              <button
                type="button"
                className="button quiet"
                aria-label={fields.removeLine}
                onClick={() => set(index, null)}
              >
                ×
              </button>
            </div>
            <Found editor={editor} path={['deployment', index]} />
          </li>
        ))}
      </ol>
      <Found editor={editor} path={['deployment']} isExact />
      <button
        type="button"
        className="button"
        onClick={() =>
          edit(
            setField('deployment', [
              ...draft.deployment,
              { by: 'marines', who: [draft.force.at(-1)?.squad ?? 'A'], on: '1' },
            ]),
          )
        }
      >
        {fields.addLine}
      </button>
    </fieldset>
  );
};

export const MarinesPanel = ({ editor }: { editor: Editor }) => {
  const { draft, edit } = editor;
  const { fields } = useEditorWords();
  const supplies = useSupplies(draft);
  return (
    <div className="ed-form" data-path="force">
      <ListChoice editor={editor} />
      <Found editor={editor} path={['force']} isExact />
      {draft.force.map(({ squad }, index) => (
        <SquadCard key={squad} editor={editor} supplies={supplies} index={index} />
      ))}
      <button
        type="button"
        className="button"
        disabled={draft.force.length >= 26}
        onClick={() => edit(addSquad(draft))}
      >
        {fields.addSquad}
      </button>
      <Deployment editor={editor} />
    </div>
  );
};
