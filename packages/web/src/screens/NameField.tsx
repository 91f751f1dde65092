/** What somebody calls a list or a campaign. */
interface NameFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (typed: string) => void;
}

export const NameField = ({ label, value, onChange }: NameFieldProps) => (
  <label className="field">
    <span className="label">{label}</span>
    <input value={value} maxLength={40} onChange={(event) => onChange(event.currentTarget.value)} />
  </label>
);
