/** The page's end of the thread that gives counsel: a question, what is heard of it, and how to end it. */
import type { FromCounsel, ToCounsel } from './protocol.ts';

/** What is given back ends it at once. */
export const askCounsel = (question: ToCounsel, onNews: (news: FromCounsel) => void): (() => void) => {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const stop = (): void => worker.terminate();
  worker.addEventListener('message', ({ data }: MessageEvent<FromCounsel>) => {
    if (!('isDone' in data) || data.isDone) stop();
    onNews(data);
  });
  worker.addEventListener('error', ({ message }) => {
    stop();
    onNews({ fault: message });
  });
  worker.postMessage(question);
  return stop;
};
