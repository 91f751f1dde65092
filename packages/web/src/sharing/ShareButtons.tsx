/** Copy a link that holds everything, or hand it to whatever else the device can send it with; where it would be too long, a file. */
import { Suspense, lazy, useState } from 'preact/compat';
import { useEditorWords } from '../screens/editor/editorWords.ts';
import { LONGEST_LINK, addressOf } from './links.ts';
import { pack, type Linked } from './packing.ts';

interface ShareProps {
  /** Null where it cannot be had any more. */
  readonly what: () => Linked | null | Promise<Linked | null>;
  readonly title: string;
  /** Saves the same as a file. */
  readonly onFile: () => void | Promise<void>;
  readonly isDisabled?: boolean;
  /** Where it must not be shared as it is: says why. */
  readonly onRefused?: () => void;
  readonly kind?: string;
}

const canSend = (): boolean => typeof navigator.share === 'function';

/** Fetched when something has been shared: until then nobody asks whether there is a server. */
const ShortLink = lazy(() => import('./ShortLink.tsx'));

export const ShareButtons = ({ what, title, onFile, isDisabled = false, onRefused, kind = 'button' }: ShareProps) => {
  const { share: said } = useEditorWords();
  const [told, setTold] = useState('');
  /** The link itself, where the browser does not let it be copied. */
  const [link, setLink] = useState('');
  /** What was shared last, for a short link to it. */
  const [packed, setPacked] = useState('');
  const shareBy = async (hand: (address: string, held: Linked['kind']) => Promise<void>): Promise<void> => {
    setTold('');
    setLink('');
    if (onRefused !== undefined) return onRefused();
    const held = await what();
    if (held === null) return;
    const text = await pack(held);
    const address = addressOf(text);
    setPacked(text);
    if (address.length > LONGEST_LINK) {
      await onFile();
      setTold(said.tooLong(address.length, LONGEST_LINK));
      return;
    }
    await hand(address, held.kind);
  };
  const tellCopied = async (address: string, copied: string): Promise<void> => {
    setLink('');
    try {
      await navigator.clipboard.writeText(address);
      setTold(copied);
    } catch {
      setTold(said.manual);
      setLink(address);
    }
  };
  const copy = (): Promise<void> =>
    shareBy((address, held) => tellCopied(address, held === 'mission' ? said.copied : said.copiedAny));
  const pressing = { disabled: isDisabled, 'aria-disabled': onRefused !== undefined };
  const send = (): Promise<void> =>
    shareBy(async (url) => {
      // Whoever gives it up in the sheet of the device has not failed.
      await navigator.share({ title, url }).catch(() => undefined);
    });
  return (
    <>
      <button type="button" className={kind} {...pressing} onClick={() => void copy()}>
        {said.link}
      </button>
      {canSend() ? (
        <button type="button" className={kind} {...pressing} onClick={() => void send()}>
          {said.send}
        </button>
      ) : null}
      {packed === '' || onRefused !== undefined ? null : (
        <Suspense fallback={null}>
          <ShortLink
            packed={packed}
            kind={kind}
            onMade={(address, days) => tellCopied(address, said.shortCopied(address.replace(/^https?:\/\//, ''), days))}
            onFailed={() => setTold(said.shortFailed)}
          />
        </Suspense>
      )}
      <output className="share-told">
        {told}
        {link === '' ? null : (
          <input readOnly value={link} aria-label={said.link} onFocus={({ currentTarget }) => currentTarget.select()} />
        )}
      </output>
    </>
  );
};
