/** Dice of the real table, typed: big keys, one tap a die. */
import { useEffect, useRef, useState } from 'preact/compat';
import { Die } from '../game/hud/Die.tsx';
import type { Asking, Key } from './asking.ts';
import type { CompanionWords } from './companionWords.ts';

interface DicePadProps {
  readonly words: CompanionWords;
  readonly asking: Asking;
  /** Values typed of those that fall together, in order. */
  readonly values: readonly number[];
  readonly of: number;
  readonly canTakeBack: boolean;
  readonly canWithdraw: boolean;
  readonly onType: (value: number) => void;
  readonly onTakeBack: () => void;
  readonly onWithdraw: () => void;
}

const Places = ({ words, asking, values, of }: Pick<DicePadProps, 'words' | 'asking' | 'values' | 'of'>) => (
  <ul className="pad-hands">
    {asking.hands.map(({ name, places }) => (
      <li key={places[0]}>
        {asking.hands.length > 1 && name !== '' ? <span>{name}</span> : null}
        <span className="pad-dice">
          {places.map((place) => {
            const value = values[place];
            return value === undefined ? (
              <span key={place} className="pad-place">
                <span className="sr">{words.play.open(place + 1, of)}</span>
              </span>
            ) : (
              <span key={place} className="pad-place is-typed">
                <span className="sr">{words.play.typed(place + 1, of, String(value))}</span>
                {asking.isCup ? (
                  <b aria-hidden="true">{value}</b>
                ) : (
                  <span aria-hidden="true">
                    <Die value={value} counts side="attack" />
                  </span>
                )}
              </span>
            );
          })}
        </span>
      </li>
    ))}
  </ul>
);

const PadKey = ({
  words,
  keyOf: { value, face, left },
  isDisabled,
  onType,
}: {
  words: CompanionWords;
  keyOf: Key;
  isDisabled: boolean;
  onType: (value: number) => void;
}) => (
  <button
    type="button"
    className="pad-key"
    aria-disabled={isDisabled}
    aria-label={left === null ? words.play.dieKey(face) : words.play.counterKey(face)}
    onClick={() => onType(value)}
  >
    {left === null ? <Die value={value} counts={false} side="attack" /> : null}
    <span aria-hidden="true">{face}</span>
    {left === null ? null : <small aria-hidden="true">{words.play.left(left)}</small>}
  </button>
);

/** Digits and Backspace do the same as the keys on the screen. */
const useDigits = (keys: readonly Key[], onType: (value: number) => void, onTakeBack: () => void): void => {
  const latest = useRef({ keys, onType, onTakeBack });
  latest.current = { keys, onType, onTakeBack };
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const isTyped = event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement;
      if (isTyped || event.ctrlKey || event.altKey || event.metaKey || document.querySelector('dialog[open]') !== null)
        return;
      const now = latest.current;
      const key = now.keys.find(({ value }) => String(value) === event.key);
      if (key !== undefined) now.onType(key.value);
      else if (event.key === 'Backspace') now.onTakeBack();
      else return;
      event.preventDefault();
      event.stopPropagation();
    };
    addEventListener('keydown', press, { capture: true });
    return () => removeEventListener('keydown', press, { capture: true });
  }, []);
};

export const DicePad = (props: DicePadProps) => {
  const { words, asking, values, of, canTakeBack, canWithdraw, onTakeBack, onWithdraw } = props;
  // Taps are quicker than answers: what is on its way counts as typed.
  const [sent, setSent] = useState<{ readonly after: readonly number[]; readonly values: readonly number[] }>({
    after: values,
    values: [],
  });
  const underway = sent.after === values ? sent.values : [];
  const shown = [...values, ...underway];
  const isFull = shown.length >= of;
  const type = (value: number): void => {
    if (isFull) return;
    setSent({ after: values, values: [...underway, value] });
    props.onType(value);
  };
  const takeBack = (): void => {
    if (canTakeBack && underway.length === 0) onTakeBack();
  };
  useDigits(asking.keys, type, takeBack);
  return (
    <section className="beside-card pad" aria-labelledby="pad-title" tabIndex={-1} data-focus-home="first">
      <div className="beside-text" aria-live="polite">
        <h2 id="pad-title">{asking.title}</h2>
        {asking.meanwhile.length === 0 ? null : (
          <p className="pad-meanwhile">
            {asking.meanwhile.map((line) => (
              <span key={line}>{line} </span>
            ))}
          </p>
        )}
        {asking.lines.map((line) => (
          <p key={line} className="pad-line">
            {line}
          </p>
        ))}
      </div>
      <Places words={words} asking={asking} values={shown} of={of} />
      <fieldset className={asking.isCup ? 'pad-keys is-cup' : 'pad-keys'}>
        <legend className="sr">{words.play.keys}</legend>
        {asking.keys.map((key) => (
          <PadKey key={key.value} words={words} keyOf={key} isDisabled={isFull} onType={type} />
        ))}
      </fieldset>
      <div className="beside-buttons">
        {canTakeBack ? (
          <button type="button" className="beside-button" onClick={takeBack}>
            {words.play.takeBack}
          </button>
        ) : null}
        {canWithdraw ? (
          <button type="button" className="beside-button" onClick={onWithdraw}>
            {words.play.withdraw}
          </button>
        ) : null}
      </div>
    </section>
  );
};
