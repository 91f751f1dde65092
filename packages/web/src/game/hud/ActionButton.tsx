/** A button of the action bar: a word or a sign, what it is worth, and its key. */
import { Icon, type IconName } from './Icon.tsx';

const KEY_FACES: Readonly<Record<string, string>> = { ' ': '␣', enter: '⏎', escape: 'Esc', tab: '⇥' };
export const keyFace = (key: string): string => KEY_FACES[key] ?? key.toUpperCase();

interface ButtonProps {
  /** Which place of the bar it is. */
  readonly slot: string;
  readonly label: string;
  readonly title?: string;
  /** Drawn instead of the label, which is then read aloud only. */
  readonly glyph?: IconName;
  readonly hint: string;
  readonly face: string;
  readonly tone?: string;
  readonly isOn?: boolean;
  readonly isUnfolded?: boolean;
  /** Not possible now: a press tells why. */
  readonly isGrey?: boolean;
  /** Its meaning has just changed under the finger: it does nothing for a moment. */
  readonly isDead?: boolean;
  readonly onUse: () => void;
  /** Looked at with the pointer, by focus or with a long touch; null when no more. */
  readonly onPoint?: (isPointed: boolean) => void;
}

const classOf = ({ glyph, tone, isOn, isGrey }: ButtonProps): string =>
  [
    'action',
    glyph === undefined ? '' : 'is-narrow',
    tone === undefined ? '' : `is-${tone}`,
    isOn === true ? 'is-on' : '',
    isGrey === true ? 'is-grey' : '',
  ]
    .filter((part) => part !== '')
    .join(' ');

export const ActionButton = (props: ButtonProps) => {
  const { slot, label, title = label, glyph, hint, face, isOn, isUnfolded, isGrey, isDead, onUse, onPoint } = props;
  return (
    <button
      type="button"
      data-slot={slot}
      title={title}
      className={classOf(props)}
      aria-pressed={isOn}
      aria-expanded={isUnfolded}
      aria-disabled={isDead === true || isGrey === true ? true : undefined}
      onClick={isDead === true ? undefined : onUse}
      onPointerEnter={({ pointerType }) => (pointerType === 'mouse' ? onPoint?.(true) : undefined)}
      onPointerLeave={() => onPoint?.(false)}
      onFocus={() => onPoint?.(true)}
      onBlur={() => onPoint?.(false)}
      onContextMenu={(event) => {
        event.preventDefault();
        onPoint?.(true);
      }}
    >
      {glyph === undefined ? (
        <b>{label}</b>
      ) : (
        <>
          <Icon is={glyph} />
          <span className="visually-hidden">{label}</span>
        </>
      )}
      <span className="action-hint">
        <span className="action-worth">{hint}</span>
        {face === '' ? null : <kbd aria-hidden="true">{face}</kbd>}
      </span>
    </button>
  );
};
