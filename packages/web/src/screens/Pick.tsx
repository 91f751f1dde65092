/** One of a few, each with a name and a note. */
export interface PickProps<T extends string> {
  readonly name: string;
  readonly title: string;
  readonly options: readonly { readonly id: T; readonly name: string; readonly note?: string }[];
  readonly value: T;
  readonly onPick: (value: T) => void;
}

export const Pick = <T extends string>({ name, title, options, value, onPick }: PickProps<T>) => (
  <fieldset className="pick">
    <legend className="label">{title}</legend>
    {options.map((option) => (
      <label key={option.id} className="pick-option">
        <input type="radio" name={name} checked={option.id === value} onChange={() => onPick(option.id)} />
        <span>
          <span className="pick-name">{option.name}</span>
          {option.note === undefined ? null : <span className="pick-note">{option.note}</span>}
        </span>
      </label>
    ))}
  </fieldset>
);
