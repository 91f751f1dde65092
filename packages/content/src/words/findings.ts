/** What speaks against a force, a list of squads or a mission, in sentences. */
import { wordsOf, type Language } from './store.ts';
import type { Parts } from './folder.ts';

type Values = Readonly<Record<string, string | number>>;
type Names = Readonly<Record<string, string>>;

/** A finding as far as its sentence needs it. */
interface Fault<Reason> {
  readonly reason: Reason;
  readonly values: Values;
}

const named = (values: Values, names: Names): Values =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, names[value] ?? value]));

/** What `mission check` has found. */
export const tellMissionFinding = (language: Language, { reason, values }: Fault<keyof Parts['findings']>): string =>
  wordsOf(language, 'findings')[reason](values);

/** Ids of options and squads by their names. */
export const tellForceFinding = (
  language: Language,
  { reason, values }: Fault<keyof Parts['forces']['reasons']>,
): string => {
  const { squads, options, reasons } = wordsOf(language, 'forces');
  return reasons[reason](named(values, { ...squads, ...options }));
};

/** Ids of boxes, figures and items by their names. */
export const tellSquadFinding = (
  language: Language,
  { reason, values }: Fault<keyof Parts['squads']['reasons']>,
): string => {
  const { refusals, terms } = wordsOf(language, 'rules');
  const { boxes, ranks, units, gear } = terms;
  return wordsOf(language, 'squads').reasons[reason](
    named(values, { ...refusals, ...ranks, ...boxes, ...units, ...gear }),
  );
};
