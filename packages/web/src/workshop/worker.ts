/** Drafts are checked, written and read here: the page goes on drawing meanwhile. */
import { checkDraft, MissionFileError, formatMission, loadMission } from '@sensorium/content/load';
import type { FromWorkshop, Tasks, ToWorkshop } from './protocol.ts';

const TASKS: Tasks = {
  check: checkDraft,
  write: formatMission,
  read: (text) => {
    try {
      return { draft: loadMission('mission', text).mission };
    } catch (error) {
      if (error instanceof MissionFileError) return { problems: error.problems };
      throw error;
    }
  },
};

const answerTo = ({ number, task, given }: ToWorkshop): FromWorkshop => {
  try {
    return { number, answer: TASKS[task](given as never) };
  } catch (error) {
    return { number, fault: error instanceof Error ? error.message : String(error) };
  }
};

self.addEventListener('message', ({ data }: MessageEvent<ToWorkshop>) => self.postMessage(answerTo(data)));
