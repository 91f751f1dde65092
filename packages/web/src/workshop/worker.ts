/** Drafts are checked, written and read here: the page goes on drawing meanwhile. */
import { rulesFor } from '@sensorium/rules';
import type { FromWorkshop, ReadText, Supplies, Tasks, ToWorkshop } from './protocol.ts';

const suppliesOf = (modules: readonly string[]): Supplies => {
  const { units, gear } = rulesFor(modules, {});
  const ofMarines = [...units].filter(([, { side }]) => side === 'marines');
  return { units: ofMarines.map(([id, unit]) => ({ id, gear: unit.gear })), gear: [...gear.keys()] };
};

/** With the reader of YAML, which is fetched when the first draft is drawn. */
const tasks = async (): Promise<Tasks> => {
  const { checkDraft, MissionFileError, formatMission, loadMission } = await import('@sensorium/content/load');
  const read = (text: string): ReadText => {
    try {
      return { draft: loadMission('mission', text).mission };
    } catch (error) {
      if (error instanceof MissionFileError) return { problems: error.problems };
      throw error;
    }
  };
  return { check: checkDraft, write: formatMission, read, supplies: suppliesOf };
};

const answerTo = async ({ number, task, given }: ToWorkshop): Promise<FromWorkshop> => {
  try {
    const { [task]: work } = await tasks();
    return { number, answer: work(given as never) };
  } catch (error) {
    return { number, fault: error instanceof Error ? error.message : String(error) };
  }
};

self.addEventListener('message', ({ data }: MessageEvent<ToWorkshop>) => {
  void answerTo(data).then((answer) => self.postMessage(answer));
});
