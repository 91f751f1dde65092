/** What is counted for whoever runs the server (`/metrics`, in the form of Prometheus). */
import type { Log } from './log.ts';

/** Milliseconds. */
const BOUNDS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 5000];

class Histogram {
  private readonly counts = BOUNDS.map(() => 0);
  private count = 0;
  private sum = 0;

  add(milliseconds: number): void {
    this.count += 1;
    this.sum += milliseconds;
    BOUNDS.forEach((bound, i) => {
      if (milliseconds <= bound) this.counts[i]! += 1;
    });
  }

  lines(name: string, label: string): string[] {
    return [
      ...BOUNDS.map((bound, i) => `${name}_bucket{${label},le="${bound / 1000}"} ${this.counts[i]}`),
      `${name}_bucket{${label},le="+Inf"} ${this.count}`,
      `${name}_sum{${label}} ${this.sum / 1000}`,
      `${name}_count{${label}} ${this.count}`,
    ];
  }
}

export class Metrics {
  private readonly log: Log;
  private readonly counters = new Map<string, number>();
  private readonly times = new Map<string, Histogram>();

  constructor(log: Log) {
    this.log = log;
  }

  count(name: string, much = 1): void {
    this.counters.set(name, (this.counters.get(name) ?? 0) + much);
  }

  sent(bytes: number): void {
    this.count('sensorium_messages_sent_total');
    this.count('sensorium_bytes_sent_total', bytes);
  }

  received(): void {
    this.count('sensorium_messages_received_total');
  }

  answered(ask: string, milliseconds: number): void {
    let times = this.times.get(ask);
    if (times === undefined) this.times.set(ask, (times = new Histogram()));
    times.add(milliseconds);
  }

  refused(ask: string): void {
    this.count(`sensorium_requests_refused_total{ask="${ask}"}`);
  }

  broken(what: string, error: unknown): void {
    this.count(`sensorium_failures_total{in="${what}"}`);
    this.log.error('failed', {
      in: what,
      error: error instanceof Error ? (error.stack ?? error.message) : String(error),
    });
  }

  page(now: Readonly<Record<string, number>>): string {
    const gauges = Object.entries(now).map(([name, value]) => `sensorium_${name} ${value}`);
    const counters = [...this.counters].map(([name, value]) => `${name} ${value}`);
    const times = [...this.times].flatMap(([ask, histogram]) =>
      histogram.lines('sensorium_request_seconds', `ask="${ask}"`),
    );
    return `${[...gauges, ...counters, ...times].join('\n')}\n`;
  }
}
