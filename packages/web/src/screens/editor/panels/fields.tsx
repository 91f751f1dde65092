/** The fields of the panels: a label, and what is typed or chosen. */
import type { ComponentChildren } from 'preact';

interface Labelled {
  readonly label: string;
  /** Where in the mission, for whoever is led there by a finding. */
  readonly path?: string;
}

interface NumberFieldProps extends Labelled {
  readonly value: number;
  readonly least?: number;
  readonly most: number;
  readonly onTake: (value: number) => void;
}

/** What is no whole number within the bounds is not taken. */
export const NumberField = ({ label, path, value, least = 0, most, onTake }: NumberFieldProps) => (
  <label className="field" data-path={path}>
    <span className="label">{label}</span>
    <input
      type="number"
      inputMode="numeric"
      min={least}
      max={most}
      value={value}
      onInput={({ currentTarget: { valueAsNumber: typed } }) => {
        if (Number.isInteger(typed) && typed >= least && typed <= most) onTake(typed);
      }}
    />
  </label>
);

interface TextFieldProps extends Labelled {
  readonly value: string;
  readonly most?: number;
  readonly onTake: (value: string) => void;
}

export const TextField = ({ label, path, value, most, onTake }: TextFieldProps) => (
  <label className="field" data-path={path}>
    <span className="label">{label}</span>
    <input value={value} maxLength={most} onInput={({ currentTarget }) => onTake(currentTarget.value)} />
  </label>
);

interface ListFieldProps extends Labelled {
  readonly value: readonly (string | number)[];
  readonly onTake: (value: readonly string[]) => void;
}

/** Several short words in one line, taken when the field is left: half a word is none yet. */
export const ListField = ({ label, path, value, onTake }: ListFieldProps) => (
  <label className="field" data-path={path}>
    <span className="label">{label}</span>
    <input
      key={value.join(' ')}
      defaultValue={value.join(' ')}
      onChange={({ currentTarget }) => {
        const words = currentTarget.value.split(/[\s,;]+/).filter((word) => word !== '');
        if (words.length > 0) onTake(words);
        else currentTarget.value = value.join(' ');
      }}
    />
  </label>
);

type Option = readonly [value: string, name: string];

interface SelectFieldProps extends Labelled {
  readonly value: string;
  readonly options: readonly Option[];
  readonly children?: ComponentChildren;
  readonly onPick: (value: string) => void;
}

export const SelectField = ({ label, path, value, options, children, onPick }: SelectFieldProps) => (
  <label className="field" data-path={path}>
    <span className="label">{label}</span>
    <select value={value} onChange={({ currentTarget }) => onPick(currentTarget.value)}>
      {options.map(([id, name]) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
      {children}
    </select>
  </label>
);

interface TickProps extends Labelled {
  readonly isOn: boolean;
  readonly onTurn: (isOn: boolean) => void;
}

export const Tick = ({ label, path, isOn, onTurn }: TickProps) => (
  <label className="ed-tick" data-path={path}>
    <input type="checkbox" checked={isOn} onChange={({ currentTarget }) => onTurn(currentTarget.checked)} />
    <span>{label}</span>
  </label>
);

interface AddProps {
  readonly label: string;
  readonly options: readonly Option[];
  readonly onAdd: (value: string) => void;
}

/** A list that something is added from: it always shows its own name. */
export const AddField = ({ label, options, onAdd }: AddProps) => (
  <select
    className="ed-add"
    aria-label={label}
    value=""
    onChange={({ currentTarget }) => {
      onAdd(currentTarget.value);
      currentTarget.value = '';
    }}
  >
    <option value="">{label}</option>
    {options.map(([id, name]) => (
      <option key={id} value={id}>
        {name}
      </option>
    ))}
  </select>
);
