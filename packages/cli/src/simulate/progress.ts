const WIDTH = 30;
const EVERY = 200;

const clock = (seconds: number): string => {
  const whole = Math.max(0, Math.round(seconds));
  const minutes = Math.floor(whole / 60);
  return minutes === 0 ? `${whole} s` : `${minutes} min ${whole % 60} s`;
};

/** A bar with the time left, on a terminal only. */
export class ProgressBar {
  private readonly out: NodeJS.WriteStream;
  private readonly known: number;
  private readonly began = performance.now();
  private shown = 0;

  /** `known` games were there before it began: they say nothing about the time left. */
  constructor(out: NodeJS.WriteStream, known = 0) {
    this.out = out;
    this.known = known;
  }

  show(done: number, total: number): void {
    const now = performance.now();
    if (!this.out.isTTY || (now - this.shown < EVERY && done < total)) return;
    this.shown = now;
    const share = done / total;
    const bar = '█'.repeat(Math.round(share * WIDTH)).padEnd(WIDTH, '░');
    const left = (((now - this.began) / Math.max(1, done - this.known)) * (total - done)) / 1000;
    this.out.write(`\r\u001B[K${bar} ${done}/${total}  ${clock(left)} left`);
  }

  clear(): void {
    if (this.out.isTTY) this.out.write('\r\u001B[K');
  }
}
