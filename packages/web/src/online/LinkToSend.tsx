/** A link with what one does with it: copy, share, show to a camera. */
import { useState } from 'preact/compat';
import { useOnlineWords } from './onlineWords.ts';
import { QrPicture } from './QrPicture.tsx';

interface LinkToSendProps {
  readonly link: string;
  readonly label: string;
  /** What stands beside it in a share sheet. */
  readonly text: string;
  /** To be shown to a camera. */
  readonly hasPicture?: boolean;
}

export const LinkToSend = ({ link, label, text, hasPicture = false }: LinkToSendProps) => {
  const { link: words } = useOnlineWords();
  const [isCopied, setCopied] = useState(false);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(link);
      setCopied(true);
    } catch {
      // Not allowed, or no secure address: the field can be copied by hand.
    }
  };
  const share = (): void => void navigator.share({ title: 'Sensorium', text, url: link }).catch(() => undefined);
  return (
    <div className="link-to-send">
      <label className="field">
        <span className="label">{label}</span>
        <input readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
      </label>
      <p className="link-buttons">
        <button type="button" className="button primary" onClick={() => void copy()}>
          {words.copy}
        </button>
        {'share' in navigator ? (
          <button type="button" className="button" onClick={share}>
            {words.share}
          </button>
        ) : null}
        <output className="soft">{isCopied ? words.copied : ''}</output>
      </p>
      {hasPicture ? <QrPicture text={link} label={words.qr} /> : null}
    </div>
  );
};
