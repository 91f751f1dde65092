/** Copy a link that holds everything, or hand it to whatever else the device can send it with; where it would be too long, a file. */
import { useState } from 'preact/compat';
import { useEditorWords } from '../screens/editor/editorWords.ts';
import { LONGEST_LINK, linkTo } from './links.ts';
import type { Linked } from './packing.ts';

interface ShareProps {
  /** Null where it cannot be had any more. */
  readonly what: () => Linked | null | Promise<Linked | null>;
  readonly title: string;
  /** Saves the same as a file. */
  readonly onFile: () => void | Promise<void>;
  readonly isDisabled?: boolean;
  readonly kind?: string;
}

const canSend = (): boolean => typeof navigator.share === 'function';

export const ShareButtons = ({ what, title, onFile, isDisabled = false, kind = 'button' }: ShareProps) => {
  const { share: said } = useEditorWords();
  const [told, setTold] = useState('');
  /** The link itself, where the browser does not let it be copied. */
  const [link, setLink] = useState('');
  const shareBy = async (hand: (address: string, held: Linked['kind']) => Promise<void>): Promise<void> => {
    setTold('');
    setLink('');
    const held = await what();
    if (held === null) return;
    const address = await linkTo(held);
    if (address.length > LONGEST_LINK) {
      await onFile();
      setTold(said.tooLong(address.length, LONGEST_LINK));
      return;
    }
    await hand(address, held.kind);
  };
  const copy = (): Promise<void> =>
    shareBy(async (address, held) => {
      try {
        await navigator.clipboard.writeText(address);
        setTold(held === 'mission' ? said.copied : said.copiedAny);
      } catch {
        setTold(said.manual);
        setLink(address);
      }
    });
  const send = (): Promise<void> =>
    shareBy(async (url) => {
      // Whoever gives it up in the sheet of the device has not failed.
      await navigator.share({ title, url }).catch(() => undefined);
    });
  return (
    <>
      <button type="button" className={kind} disabled={isDisabled} onClick={() => void copy()}>
        {said.link}
      </button>
      {canSend() ? (
        <button type="button" className={kind} disabled={isDisabled} onClick={() => void send()}>
          {said.send}
        </button>
      ) : null}
      <output className="share-told">
        {told}
        {link === '' ? null : (
          <input readOnly value={link} aria-label={said.link} onFocus={({ currentTarget }) => currentTarget.select()} />
        )}
      </output>
    </>
  );
};
