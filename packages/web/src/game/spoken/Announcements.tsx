/** The live regions of the table: the queue of what happens and is asked, the square under the cursor, the clock. */
import { useSyncExternalStore } from 'preact/compat';
import type { Announcer } from './announcer.ts';

export const Announcements = ({
  announcer,
  label,
  square,
  clock,
}: {
  announcer: Announcer;
  label: string;
  square: string;
  clock: string;
}) => {
  const lines = useSyncExternalStore(announcer.subscribe, announcer.getLines);
  return (
    <div className="visually-hidden">
      <div role="log" aria-live="polite" aria-relevant="additions" aria-label={label}>
        {lines.map(({ key, text }) => (
          <p key={key}>{text}</p>
        ))}
      </div>
      {/* Where one looks is wanted at once, whatever is still being read. */}
      <p aria-live="assertive" aria-atomic="true" className="spoken-square">
        {square}
      </p>
      <p aria-live="assertive" aria-atomic="true">
        {clock}
      </p>
    </div>
  );
};
