/** What one window tells the others: that something of a kind has changed, and which. */
import type { Store } from './schema.ts';

export interface Changed {
  readonly store: Extract<Store, 'games' | 'forces' | 'sagas' | 'missions'>;
  readonly id: string;
  readonly isRemoved?: true;
}

const NAME = 'sensorium';
let channel: BroadcastChannel | undefined;
const open = (): BroadcastChannel => (channel ??= new BroadcastChannel(NAME));

/** To every other window, and to the other threads of this one. */
export const tellOthers = (changed: Changed): void => open().postMessage(changed);

export const onChanged = (hear: (changed: Changed) => void): (() => void) => {
  const listener = ({ data }: MessageEvent<Changed>): void => hear(data);
  open().addEventListener('message', listener);
  return () => open().removeEventListener('message', listener);
};
