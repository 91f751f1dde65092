/** Who wins when, and the special rules: the closed list of both, each with its data. */
import { HEAVY_ENEMIES } from '@sensorium/content';
import { termsFor } from '@sensorium/content/words';
import {
  OBJECTIVE_IDS,
  SPECIAL_IDS,
  addObjective,
  addSpecial,
  setField,
  type AddedObjective,
  type Objective,
  type Special,
} from '@sensorium/expedition/drafting';
import { useWords } from '../../../words/words.ts';
import { useEditorWords } from '../editorWords.ts';
import type { Editor } from '../useEditor.ts';
import { Found } from './Found.tsx';
import { ScenarioFields } from './ScenarioFields.tsx';
import { AddField, ListField, NumberField, SelectField } from './fields.tsx';

type Rule = Objective | Special;
type Data = Readonly<Record<string, unknown>>;

const LARGEST = 99;
const MOST_KILLS = 999;
const WINNERS = ['marines', 'aliens', 'draw'] as const;

/** Fields that a rule may have, in the order they are shown. */
const FIELDS = ['count', 'turn', 'on', 'start', 'unit', 'winner', 'sections', 'areas', 'turns'] as const;
type Field = (typeof FIELDS)[number];

interface OneFieldProps {
  readonly editor: Editor;
  readonly rule: Rule;
  readonly field: Field;
  readonly path: string;
  readonly onChange: (change: Data) => void;
}

const OneField = ({ editor: { draft }, rule, field, path, onChange }: OneFieldProps) => {
  const { fields } = useEditorWords();
  const units: Readonly<Record<string, string>> = termsFor(useWords().language).units;
  const value = (rule as unknown as Data)[field];
  const at = `${path}.${field}`;
  switch (field) {
    case 'count':
      return (
        <NumberField
          label={rule.is === 'flamer-markers' ? fields.flamerMarkers : fields.count}
          path={at}
          value={value as number}
          least={1}
          most={rule.is === 'kill' ? MOST_KILLS : LARGEST}
          onTake={(count) => onChange({ count })}
        />
      );
    case 'turn':
      return (
        <NumberField
          label={fields.turn}
          path={at}
          value={value as number}
          least={1}
          most={LARGEST}
          onTake={(turn) => onChange({ turn })}
        />
      );
    case 'on':
    case 'start':
      return (
        <ListField
          label={fields.mark}
          path={at}
          value={[value as string]}
          onTake={([mark]) => onChange({ [field]: mark!.slice(0, 1) })}
        />
      );
    case 'unit': {
      const choices: readonly string[] =
        rule.is === 'heavy-enemy'
          ? HEAVY_ENEMIES
          : [...new Set([...draft.force.flatMap(({ pieces }) => pieces.map(({ is }) => is)), value as string])];
      return (
        <SelectField
          label={fields.unit}
          path={at}
          value={value as string}
          options={choices.map((unit) => [unit, units[unit] ?? unit])}
          onPick={(unit) => onChange({ unit })}
        />
      );
    }
    case 'winner':
      return (
        <SelectField
          label={fields.winner}
          path={at}
          value={value as string}
          options={WINNERS.map((winner) => [winner, fields.winners[winner]])}
          onPick={(winner) => onChange({ winner })}
        />
      );
    case 'sections':
    case 'areas':
      return (
        <ListField
          label={fields[field]}
          path={at}
          value={value as readonly string[]}
          onTake={(list) => onChange({ [field]: list })}
        />
      );
    case 'turns':
      return (
        <ListField
          label={fields.turns}
          path={at}
          value={value as readonly number[]}
          onTake={(list) => {
            const turns = list.map(Number).filter((blips) => Number.isInteger(blips) && blips >= 0 && blips <= 22);
            if (turns.length > 0) onChange({ turns });
          }}
        />
      );
    default:
      return field satisfies never;
  }
};

interface RuleRowProps {
  readonly editor: Editor;
  readonly rule: Rule;
  readonly path: readonly [string, number];
  readonly onChange: (rule: Rule | null) => void;
}

const RuleRow = ({ editor, rule, path, onChange }: RuleRowProps) => {
  const { fields } = useEditorWords();
  const names: Readonly<Record<string, string>> = termsFor(useWords().language).missionRules;
  const name = rule.is === 'flamer-markers' ? fields.flamerMarkers : (names[rule.is] ?? rule.is);
  return (
    <li className="ed-card" data-path={path.join('.')}>
      <div className="ed-card-head">
        <strong>{name}</strong>
        <button type="button" className="button quiet" aria-label={fields.remove(name)} onClick={() => onChange(null)}>
          ×
        </button>
      </div>
      {rule.is === 'scenario' ? <ScenarioFields editor={editor} aim={rule} index={path[1]} /> : null}
      <div className="ed-pair">
        {FIELDS.filter((field) => field in rule).map((field) => (
          <OneField
            key={field}
            editor={editor}
            rule={rule}
            field={field}
            path={path.join('.')}
            onChange={(change) => onChange({ ...rule, ...change })}
          />
        ))}
      </div>
      <Found editor={editor} path={path} />
    </li>
  );
};

export const AimsPanel = ({ editor }: { editor: Editor }) => {
  const { draft, edit } = editor;
  const { fields } = useEditorWords();
  const names: Readonly<Record<string, string>> = termsFor(useWords().language).missionRules;
  const replaced = <Item extends Rule>(list: readonly Item[], index: number, rule: Rule | null): Item[] =>
    list.flatMap((other, at) => (at === index ? (rule === null ? [] : [rule as Item]) : [other]));
  return (
    <div className="ed-form">
      <fieldset data-path="objectives">
        <legend className="label">{fields.objectives}</legend>
        <ul className="ed-cards">
          {draft.objectives.map((rule, index) => (
            <RuleRow
              // oxlint-disable-next-line react/no-array-index-key -- a rule is its place in the list
              key={`${rule.is} ${index}`}
              editor={editor}
              rule={rule}
              path={['objectives', index]}
              onChange={(next) =>
                edit(
                  setField(
                    'objectives',
                    replaced(draft.objectives, index, next),
                    next === null ? undefined : `objective ${index}`,
                  ),
                )
              }
            />
          ))}
        </ul>
        <Found editor={editor} path={['objectives']} isExact />
        <AddField
          label={fields.add}
          options={OBJECTIVE_IDS.filter(
            (is) => is !== 'scenario' || draft.objectives.every((rule) => rule.is !== 'scenario'),
          ).map((is) => [is, names[is] ?? is])}
          onAdd={(is) => edit(addObjective(draft, is as AddedObjective))}
        />
      </fieldset>
      <fieldset data-path="special">
        <legend className="label">{fields.special}</legend>
        <ul className="ed-cards">
          {draft.special.map((rule, index) => (
            <RuleRow
              // oxlint-disable-next-line react/no-array-index-key -- a rule is its place in the list
              key={`${rule.is} ${index}`}
              editor={editor}
              rule={rule}
              path={['special', index]}
              onChange={(next) =>
                edit(
                  setField(
                    'special',
                    replaced(draft.special, index, next),
                    next === null ? undefined : `special ${index}`,
                  ),
                )
              }
            />
          ))}
        </ul>
        <Found editor={editor} path={['special']} isExact />
        <AddField
          label={fields.add}
          options={SPECIAL_IDS.filter((is) => draft.special.every((rule) => rule.is !== is)).map((is) => [
            is,
            is === 'flamer-markers' ? fields.flamerMarkers : (names[is] ?? is),
          ])}
          onAdd={(is) => edit(addSpecial(draft, is as Special['is']))}
        />
      </fieldset>
    </div>
  );
};
