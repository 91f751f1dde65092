/** The page's end of the workshop: a task, and a promise of what came of it. One thread serves the page as long as it lasts. */
import type { FromWorkshop, TaskName, Tasks } from './protocol.ts';

interface Waiting {
  readonly done: (answer: never) => void;
  readonly failed: (error: Error) => void;
}

let worker: Worker | undefined;
const waiting = new Map<number, Waiting>();
let last = 0;

const start = (): Worker => {
  const started = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  started.addEventListener('message', ({ data }: MessageEvent<FromWorkshop>) => {
    const asked = waiting.get(data.number);
    waiting.delete(data.number);
    if ('fault' in data) asked?.failed(new Error(data.fault));
    else asked?.done(data.answer as never);
  });
  // What could not be fetched is started anew by whoever asks next.
  started.addEventListener('error', ({ message }) => {
    worker = undefined;
    for (const asked of waiting.values()) asked.failed(new Error(message));
    waiting.clear();
  });
  return started;
};

export const ask = <Name extends TaskName>(
  task: Name,
  given: Parameters<Tasks[Name]>[0],
): Promise<ReturnType<Tasks[Name]>> => {
  worker ??= start();
  last += 1;
  const number = last;
  const answer = new Promise<ReturnType<Tasks[Name]>>((done, failed) => waiting.set(number, { done, failed }));
  worker.postMessage({ number, task, given });
  return answer;
};
