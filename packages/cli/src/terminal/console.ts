import { createInterface, type Interface } from 'node:readline';
import { forScreen } from './screenText.ts';

/** What is answered when nothing was typed in time. */
export const TOO_LATE = Symbol('too late');

/** Where a game is played: lines out, lines in. */
export interface Console {
  /** A person sits there: wait at hand-overs, clear the screen. */
  readonly isInteractive: boolean;
  /** Redraw in place instead of writing on. */
  readonly clears: boolean;
  readonly columns: number;
  print(text: string): void;
  clear(): void;
  /** The next line; null when there will be none. `milliseconds` is how long to wait for it at most. */
  ask(prompt: string, milliseconds?: number): Promise<string | null | typeof TOO_LATE>;
  close(): void;
}

const USUAL_COLUMNS = 100;
/** Clears what is shown and what could be scrolled back to: secrets stay secret after a hand-over. */
const CLEAR = '\u001B[2J\u001B[3J\u001B[H';

interface Surroundings {
  readonly input: NodeJS.ReadStream;
  readonly output: NodeJS.WriteStream;
  readonly plain: boolean;
}

/** Lines of a stream one by one, however many arrive at once. */
class Lines {
  private readonly waiting: string[] = [];
  private isOver = false;
  private wanted: ((line: string | null) => void) | null = null;

  constructor(reader: Interface) {
    reader.on('line', (line) => {
      this.waiting.push(line);
      this.serve();
    });
    reader.on('close', () => {
      this.isOver = true;
      this.serve();
    });
  }

  next(): Promise<string | null> {
    return new Promise((resolve) => {
      this.wanted = resolve;
      this.serve();
    });
  }

  private serve(): void {
    const { wanted } = this;
    if (wanted === null || (this.waiting.length === 0 && !this.isOver)) return;
    this.wanted = null;
    wanted(this.waiting.shift() ?? null);
  }
}

const orTooLate = async (
  line: Promise<string | null>,
  milliseconds: number,
): Promise<string | null | typeof TOO_LATE> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<typeof TOO_LATE>((resolve) => {
    timer = setTimeout(() => resolve(TOO_LATE), milliseconds);
  });
  const answer = await Promise.race([line, late]);
  clearTimeout(timer);
  return answer;
};

export const openConsole = ({ input, output, plain }: Surroundings): Console => {
  const isInteractive = input.isTTY && output.isTTY;
  const reader = createInterface({ input, output: isInteractive ? output : undefined, terminal: isInteractive });
  const lines = new Lines(reader);
  // Ctrl+C is the end of the input: the game is saved as it stands.
  reader.on('SIGINT', () => reader.close());
  const print = (text: string): void => void output.write(`${forScreen(text)}\n`);
  return {
    isInteractive,
    clears: isInteractive && !plain,
    get columns() {
      return output.columns ?? USUAL_COLUMNS;
    },
    print,
    clear: () => void output.write(CLEAR),
    ask: async (prompt, milliseconds) => {
      reader.setPrompt(forScreen(prompt));
      if (isInteractive) reader.prompt();
      const line = lines.next();
      const answer = milliseconds === undefined ? await line : await orTooLate(line, milliseconds);
      // A script's lines are shown where a person would have typed them.
      if (!isInteractive && typeof answer === 'string') print(prompt + answer);
      return answer;
    },
    close: () => reader.close(),
  };
};
