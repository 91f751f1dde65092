/** Which commands one click has led to: they are taken back together. */
export class Clicks {
  /** For each accepted command the number of commands before the click it belongs to. */
  private readonly starts: number[] = [];
  private joined: number | null = null;
  private continued: number | null = null;

  get isJoined(): boolean {
    return this.joined !== null;
  }

  /** What is noted from now on belongs to one click, which finds that many commands. */
  join(length: number): void {
    this.joined = length;
  }

  part(): void {
    this.joined = null;
  }

  /** The next command belongs to the click of the last one. */
  goOn(length: number): void {
    this.continued = this.start(length);
  }

  /** A command was accepted, and with it there are so many. */
  note(length: number): void {
    this.starts.length = Math.min(this.starts.length, length - 1);
    this.starts[length - 1] = this.joined ?? this.continued ?? length - 1;
    this.continued = null;
  }

  /** How many commands there were before the click that made the last of them. */
  start(length: number): number {
    return this.starts[length - 1] ?? length - 1;
  }
}
