/** D1.1, A1.13: what the players fix before a game, public to both. */
import { isChoice, type PublicOption } from '@sensorium/rules';
import { useId } from 'preact/compat';
import { useWords } from '../words/words.ts';
import { Pick } from './Pick.tsx';
import { openOptions, type Brought, type OpenOption, type Optioned, type Values } from './ruleOptions.ts';

interface RuleOptionsProps {
  readonly mission: Optioned;
  readonly brought: Brought;
  readonly chosen: Values;
  readonly onChange: (chosen: Values) => void;
}

export const RuleOptions = ({ mission, brought, chosen, onChange }: RuleOptionsProps) =>
  openOptions(mission, brought, chosen).map((option) => (
    <RuleOption key={option.id} option={option} onPick={(id, value) => onChange({ ...chosen, [id]: value })} />
  ));

interface RuleOptionProps {
  readonly option: OpenOption;
  readonly onPick: (id: PublicOption, value: string | number) => void;
}

const RuleOption = ({ option: { id, row, value }, onPick }: RuleOptionProps) => {
  const words = useWords().newGame.ruleOptions[id];
  const values: Readonly<Record<string, string>> = words.values;
  const note = useId();
  if (!('usual' in row))
    return (
      <Pick
        name={id}
        title={words.title}
        options={row.map((choice) => ({ id: String(choice), name: values[choice] ?? String(choice) }))}
        value={String(value)}
        onPick={(picked) =>
          onPick(
            id,
            row.find((choice) => String(choice) === picked)!,
          )
        }
      />
    );
  return (
    <label className="field">
      <span className="label">{words.title}</span>
      <input
        type="number"
        inputMode="numeric"
        min={row.from}
        max={row.to}
        value={Number.isNaN(value) ? '' : value}
        aria-invalid={!isChoice(row, value)}
        aria-describedby={note}
        onChange={(event) => onPick(id, event.currentTarget.valueAsNumber)}
      />
      <span id={note} className="soft">
        {words.note}
      </span>
    </label>
  );
};
