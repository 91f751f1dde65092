/** Beside a link that holds everything: one of eight letters, where a server keeps it. */
import { useEffect, useState } from 'preact/compat';
import { useEditorWords } from '../screens/editor/editorWords.ts';
import { addressOf } from './links.ts';
import { keepingHere, shorten, type Keeping } from './shortLinks.ts';

/** A link of so few characters needs no shorter one. */
const SHORT_ENOUGH = 100;

interface ShortLinkProps {
  readonly packed: string;
  readonly kind: string;
  /** Copies it, or says it where that is not allowed. */
  readonly onMade: (address: string, days: number) => void | Promise<void>;
  readonly onFailed: () => void;
}

export default function ShortLink({ packed, kind, onMade, onFailed }: ShortLinkProps) {
  const { share: said } = useEditorWords();
  const [keeping, setKeeping] = useState<Keeping | null>(null);
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    let isGone = false;
    void keepingHere().then((found) => (isGone ? undefined : setKeeping(found)));
    return () => {
      isGone = true;
    };
  }, []);
  if (keeping === null || packed.length < SHORT_ENOUGH || packed.length > keeping.longest) return null;
  const make = async (): Promise<void> => {
    setBusy(true);
    try {
      await onMade(addressOf(await shorten(packed)), keeping.days);
    } catch {
      onFailed();
    } finally {
      setBusy(false);
    }
  };
  return (
    <button type="button" className={kind} disabled={isBusy} onClick={() => void make()}>
      {said.short}
    </button>
  );
}
