/** Advice and analyses are thought out here: the page and the table go on meanwhile, and whoever has enough ends the thread. */
import { setupFromFile } from '@sensorium/content';
import { adviceFor, analyse } from '@sensorium/host/analysis';
import type { FromCounsel, ToCounsel } from './protocol.ts';

/** Milliseconds of thinking at most. */
const ADVICE = 4000;
const ANALYSIS = 55_000;
/** Between two tellings of how far it is. */
const PAUSE = 200;

const now = (): number => performance.now();
const tell = (news: FromCounsel): void => self.postMessage(news);

const lookThrough = (save: string): void => {
  const run = analyse(save, { now, milliseconds: ANALYSIS });
  let told = now();
  for (let step = run.next(); ; step = run.next()) {
    if (step.done === true) return tell({ share: 1, analysis: step.value, isDone: true });
    if (now() - told < PAUSE) continue;
    told = now();
    tell({ ...step.value, isDone: false });
  }
};

self.addEventListener('message', ({ data }: MessageEvent<ToCounsel>) => {
  try {
    if ('analyse' in data) return lookThrough(data.analyse);
    const { scenario, view } = data.advise;
    tell({ advice: adviceFor({ setup: setupFromFile(scenario), view }, { now, milliseconds: ADVICE }) });
  } catch (error) {
    tell({ fault: error instanceof Error ? error.message : String(error) });
  }
});
