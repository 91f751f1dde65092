/** D1.1: shield, ambush, timer and the figures at hand, public to both players. */
import type { Mission } from '@sensorium/content';
import { useWords } from '../words/words.ts';
import { POOL, RULE_PICKS, hasDeathwing, isOpen, isPool, poolOf, valueOf, type RulePick } from './deathwingOptions.ts';
import type { Choice } from './newGameChoice.ts';
import { Pick } from './Pick.tsx';

export const DeathwingOptions = ({
  mission,
  choice,
  onChange,
}: {
  mission: Mission;
  choice: Choice;
  onChange: (choice: Choice) => void;
}) => {
  const { newGame } = useWords();
  if (!hasDeathwing(mission)) return null;
  const words = newGame.deathwing;
  const set = (id: string, value: string | number): void =>
    onChange({ ...choice, options: { ...choice.options, [id]: value } });
  const pool = poolOf(mission, choice.options);
  return (
    <>
      {(Object.keys(RULE_PICKS) as RulePick[])
        .filter((id) => isOpen(mission, id))
        .map((id) => (
          <Pick
            key={id}
            name={id}
            title={words[id].title}
            options={RULE_PICKS[id].map((value) => ({
              id: value as string,
              name: (words[id].values as Readonly<Record<string, string>>)[value]!,
            }))}
            value={valueOf(mission, choice.options, id)}
            onPick={(value) => set(id, value)}
          />
        ))}
      {isOpen(mission, POOL.id) ? (
        <label className="field">
          <span className="label">{words.stealerPool.title}</span>
          <input
            type="number"
            inputMode="numeric"
            min={POOL.from}
            max={POOL.to}
            value={Number.isNaN(pool) ? '' : pool}
            aria-invalid={!isPool(pool)}
            aria-describedby="pool-note"
            onChange={(event) => set(POOL.id, event.currentTarget.valueAsNumber)}
          />
          <span id="pool-note" className="soft">
            {words.stealerPool.note}
          </span>
        </label>
      ) : null}
    </>
  );
};
