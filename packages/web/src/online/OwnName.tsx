import { identity, type Known } from './service.ts';

/** As the others see it; a guest may type another. */
export const OwnName = ({
  name,
  onChange,
  label,
}: {
  name: string;
  onChange: (name: string) => void;
  label: string;
}) => (
  <label className="field">
    <span className="label">{label}</span>
    <input
      value={name}
      maxLength={40}
      autoComplete="username"
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  </label>
);

/** The name is changed first, so that whoever is asked sees the right one. */
export const nameMyself = async (person: Known | null, typed: string): Promise<void> => {
  const name = typed.trim();
  const known = person ?? (await identity.enter());
  if (name !== '' && name !== known.name) await identity.rename(name);
};
