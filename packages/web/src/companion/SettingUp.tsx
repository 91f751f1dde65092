/** Before there is a board to show: what setting up draws from the real cup. */
import type { Names } from '@sensorium/content/words';
import { useMemo } from 'preact/compat';
import { Page } from '../app/Page.tsx';
import type { Beside } from '../engine/protocol.ts';
import { useWords } from '../words/words.ts';
import { askingOf } from './asking.ts';
import type { BesideEngine } from './besideEngine.ts';
import { useCompanionWords } from './companionWords.ts';
import { DicePad } from './DicePad.tsx';

/** Nobody stands anywhere yet. */
const NAMELESS: Names = { piece: () => '', square: String, facing: String, area: String };

export const SettingUp = ({
  title,
  engine,
  status: { task },
}: {
  title: string;
  engine: BesideEngine;
  status: Beside;
}) => {
  const words = useCompanionWords();
  const { language } = useWords();
  const { throwing } = task;
  const asking = useMemo(
    () =>
      throwing === null
        ? null
        : askingOf({ ...throwing, before: [] }, { words, names: NAMELESS, language }, null, String),
    [throwing, words, language],
  );
  return (
    <Page title={title} className="setting-up">
      <p>{words.play.setUp}</p>
      {throwing === null || asking === null ? null : (
        <DicePad
          words={words}
          asking={asking}
          values={throwing.values}
          of={throwing.wanted.length}
          canTakeBack={task.canTakeBack}
          canWithdraw={false}
          onType={(value) => void engine.hear({ is: 'type', values: [value] })}
          onTakeBack={() => void engine.hear({ is: 'take-back' })}
          onWithdraw={() => undefined}
        />
      )}
    </Page>
  );
};
