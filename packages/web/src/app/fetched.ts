/** What comes in files of its own: fetched once, then at hand without waiting. */
import { useEffect, useState } from 'preact/compat';

export interface Fetched<Key extends string, Value> {
  readonly load: (key: Key) => Promise<Value>;
  readonly atHand: (key: Key) => Value | undefined;
}

export const fetchedBy = <Key extends string, Value>(source: (key: Key) => Promise<Value>): Fetched<Key, Value> => {
  const here = new Map<Key, Value>();
  return {
    atHand: (key) => here.get(key),
    load: async (key) => {
      const known = here.get(key);
      if (known !== undefined) return known;
      const value = await source(key);
      here.set(key, value);
      return value;
    },
  };
};

export const fetched = <Key extends string, Value>(
  sources: Readonly<Record<Key, () => Promise<Value>>>,
): Fetched<Key, Value> => fetchedBy((key) => sources[key]());

/**
 * The value of this key; undefined until it has come. What is at hand is there in the first picture: React's own `lazy`
 * shows its stand-in first, and then leaves it for three tenths of a second.
 */
export const useFetched = <Key extends string, Value>(
  { load, atHand }: Fetched<Key, Value>,
  key: Key,
): Value | undefined => {
  const [news, setNews] = useState<{ readonly failure?: unknown }>({});
  const value = atHand(key);
  const isMissing = value === undefined;
  useEffect(() => {
    if (!isMissing) return undefined;
    let isGone = false;
    const wait = async (): Promise<void> => {
      try {
        await load(key);
        if (!isGone) setNews({});
      } catch (failure) {
        if (!isGone) setNews({ failure });
      }
    };
    void wait();
    return () => {
      isGone = true;
    };
  }, [load, key, isMissing]);
  if ('failure' in news) throw news.failure;
  return value;
};

/** The latest value there was, while the next has not come. */
export const useLatest = <Value extends object>(value: Value | undefined): Value | undefined => {
  const [latest, setLatest] = useState(value);
  if (value !== undefined && value !== latest) setLatest(value);
  return value ?? latest;
};
