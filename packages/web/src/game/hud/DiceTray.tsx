/** The dice: cast, landed, and put away; the last throws can be called back. */
import { useMemo, useState } from 'preact/compat';
import type { LogEntry } from '../logbook.ts';
import { throwsIn, type Cast } from '../scene.ts';
import type { Teller } from '../sentences.ts';
import type { GameWords } from '../displayNames.ts';
import { throwOf } from '../throws.ts';
import type { Throw } from '../thrown.ts';
import { Die, TumblingDie } from './Die.tsx';
import { Icon, IconButton } from './Icon.tsx';
import { useLying } from './useLying.ts';
import './dice.css';

/** So many can be called back. */
const REMEMBERED = 8;
/** Lines of the log they are looked for in. */
const LOOKED_AT = 200;

/** One throw of several that fall together. */
interface Part extends Throw {
  readonly key: number;
}

const thrownOf = (teller: Teller, entries: readonly LogEntry[]): Part[] =>
  entries.flatMap(({ key, event, names }) => {
    const thrown = throwOf(teller, event, names);
    return thrown === null ? [] : [{ ...thrown, key }];
  });

interface Landing {
  readonly isLanded: boolean;
  readonly isStill: boolean;
}

const Dice = ({ thrown: { attack, defence, who, against }, isLanded, isStill }: { thrown: Throw } & Landing) => {
  const die = (side: 'attack' | 'defence', from: number) => (shown: Throw['attack'][number], place: number) =>
    isLanded ? (
      <Die key={shown.key} value={shown.value} counts={shown.counts} side={side} />
    ) : (
      <TumblingDie key={shown.key} side={side} place={from + place} isStill={isStill} />
    );
  if (defence.length === 0) return <div className="dice-row">{attack.map(die('attack', 0))}</div>;
  return (
    <dl className="dice-sides">
      <dt>{who}</dt>
      <dd className="dice-row">{attack.map(die('attack', 0))}</dd>
      <dt>
        <Icon is="versus" /> {against}
      </dt>
      <dd className="dice-row">{defence.map(die('defence', attack.length))}</dd>
    </dl>
  );
};

const reasonOf = (words: GameWords, { needed, because }: Throw): string =>
  [needed > 0 ? words.dice.needed(needed) : '', because.join(', ')].filter((part) => part !== '').join(' · ');

/** One throw: what was needed stands there from the first; what came of it, when the dice lie. */
const Single = ({ words, thrown, ...landing }: { words: GameWords; thrown: Throw } & Landing) => (
  <>
    <Dice thrown={thrown} {...landing} />
    <div className="dice-text">
      <b>{landing.isLanded ? thrown.verdict : words.stage.rolling}</b>
      {landing.isLanded && thrown.detail !== '' ? <em>{thrown.detail}</em> : null}
      <span>{reasonOf(words, thrown)}</span>
      {thrown.defence.length > 0 ? null : <small>{thrown.who}</small>}
    </div>
  </>
);

/** Dice that fall together: each with whom it is about. */
const Row = ({ words, thrown, ...landing }: { words: GameWords; thrown: readonly Part[] } & Landing) => (
  <div className="dice-victims">
    <span>{reasonOf(words, thrown[0]!)}</span>
    <ol>
      {thrown.map((one) => (
        <li key={one.key} className={landing.isLanded && one.isGood ? 'is-good' : ''}>
          <Dice thrown={one} {...landing} />
          <b>{landing.isLanded ? one.verdict : '…'}</b>
          <small>{one.who}</small>
        </li>
      ))}
    </ol>
  </div>
);

/** A throw as it is or was: nothing of what it says is seen before it has landed. */
export const CastDice = ({
  teller,
  cast: { entries, isLanded },
  isStill,
  onRule,
}: {
  teller: Teller;
  cast: Cast;
  isStill: boolean;
  onRule: (rule: string) => void;
}) => {
  const { words } = teller;
  const thrown = thrownOf(teller, entries);
  const [first] = thrown;
  if (first === undefined) return null;
  const isGood = isLanded && thrown.some((one) => one.isGood);
  const landing = { isLanded, isStill };
  return (
    <div className={isGood ? 'dice-cast is-good' : 'dice-cast'}>
      {thrown.length === 1 ? (
        <Single words={words} thrown={first} {...landing} />
      ) : (
        <Row words={words} thrown={thrown} {...landing} />
      )}
      <button type="button" className="rule" onClick={() => onRule(first.rule)} aria-label={words.log.rule(first.rule)}>
        {first.rule}
      </button>
    </div>
  );
};

const earlierOf = (log: readonly LogEntry[]): Cast[] =>
  throwsIn(log.slice(-LOOKED_AT))
    .slice(-REMEMBERED)
    .toReversed()
    .map((entries) => ({ entries, isLanded: true }));

const keyOf = ({ entries }: Cast): number => entries[0]!.key;

export const DiceTray = ({
  teller,
  cast,
  log,
  isStill,
  onRule,
}: {
  teller: Teller;
  cast: Cast | null;
  log: readonly LogEntry[];
  isStill: boolean;
  onRule: (rule: string) => void;
}) => {
  const { words } = teller;
  const isLying = useLying(cast);
  const [isOpen, setOpen] = useState(false);
  const earlier = useMemo(() => earlierOf(log), [log]);
  const lying = isLying ? cast : null;
  if (lying === null && earlier.length === 0) return null;
  return (
    <section
      className="dice"
      aria-label={words.dice.title}
      data-beat={lying === null ? 'resting' : lying.isLanded ? 'landed' : 'cast'}
    >
      {isOpen ? (
        <ol className="dice-earlier" aria-label={words.stage.earlier}>
          {earlier.map((other) => (
            <li key={keyOf(other)}>
              <CastDice teller={teller} cast={other} isStill onRule={onRule} />
            </li>
          ))}
        </ol>
      ) : null}
      {lying === null ? null : (
        <CastDice key={keyOf(lying)} teller={teller} cast={lying} isStill={isStill} onRule={onRule} />
      )}
      {earlier.length === 0 ? null : (
        <IconButton is="dice" label={words.stage.earlier} isExpanded={isOpen} onUse={() => setOpen(!isOpen)} />
      )}
    </section>
  );
};
