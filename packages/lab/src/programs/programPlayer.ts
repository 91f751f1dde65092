/** A program from outside as a player of the lab: it is sent what the server would send to its seat, and says what it would say there. */
import { Options, choices, pending, viewFor, type Command, type Game, type Setup, type Side } from '@sensorium/engine';
import { dossierOf, offersFor } from '@sensorium/host';
import type { OpenedGame, ToldUpdate } from '@sensorium/host/online';
import { IllegalAnswer, addPlayer, everyPlayer, type Player } from '@sensorium/players';
import { Program } from './program.ts';

/** One process for all games of a thread, one after the other. */
const running = new Map<string, Program>();

const programCalled = (name: string, milliseconds: number): Program => {
  let program = running.get(name);
  if (program === undefined) running.set(name, (program = new Program(name, milliseconds)));
  return program;
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const FIELDS = ['piece', 'at', 'how', 'cp'] as const;

/** The order in what was said; null where there is none. */
const orderIn = (said: unknown): { readonly id: number; readonly command: Command } | null => {
  if (!isRecord(said) || said['ask'] !== 'say' || typeof said['id'] !== 'number') return null;
  const { id, command } = said;
  if (!isRecord(command) || typeof command['do'] !== 'string') return null;
  if (FIELDS.some((field) => !Number.isInteger(command[field]))) return null;
  return { id, command: command as unknown as Command };
};

class ProgramSeat implements Player {
  readonly id: string;
  readonly side: Side;
  private readonly program: Program;
  private at = 0;
  private setup: Setup | null = null;
  private options: Options | null = null;

  constructor(id: string, side: Side, program: Program) {
    this.id = id;
    this.side = side;
    this.program = program;
  }

  decide(game: Game, given?: Options): Command {
    const options = given ?? choices(game, (this.options ??= new Options(game.setup.rules.words)));
    const update = this.updateOf(game);
    if (this.setup === null) this.open(game.setup, update);
    else this.program.tell({ tell: 'news', game: GAME, update });
    const said = orderIn(this.program.hear());
    if (said === null) throw new IllegalAnswer(`${this.id} said what is no order (docs/protocol.md, \`say\`)`);
    const { command } = said;
    if (!options.has(command))
      throw new IllegalAnswer(`${this.id} answered with ${JSON.stringify(command)}, which is not on its list (S9.2)`);
    this.at += 1;
    this.program.tell({ to: said.id, answer: { at: this.at } });
    return command;
  }

  private open(setup: Setup, update: ToldUpdate): void {
    this.setup = setup;
    const { side } = this;
    const opened: Pick<OpenedGame, 'dossier' | 'update'> & { summary: Pick<OpenedGame['summary'], 'game' | 'mine'> } = {
      summary: { game: GAME, mine: [side] },
      dossier: dossierOf(setup, { marines: 'person', aliens: 'person' }, 'off'),
      update,
    };
    this.program.tell({ to: 0, answer: opened });
  }

  /** Whole each time; in the lab nobody keeps what has happened. */
  private updateOf(game: Game): ToldUpdate {
    const { side } = this;
    const sayer = { side, isShared: true, isHis: () => true };
    const isOut = ({ do: word }: { readonly do: string }): boolean => word === 'resign' || word === 'agree-draw';
    return {
      at: this.at,
      keep: this.at,
      length: this.at,
      view: viewFor(game, side),
      pending: pending(game),
      asked: [side],
      offers: offersFor(game, sayer, new Options(game.setup.rules.words)).filter((offer) => !isOut(offer)),
      events: [],
      numbers: [],
      undoable: 0,
      clock: null,
      time: null,
      window: null,
      claimIn: null,
    };
  }
}

const GAME = 'lab';

/** From now on a match may name it by its command. */
export const addProgram = (name: string, side: Side, milliseconds: number): void => {
  if (everyPlayer().some(({ id }) => id === name)) return;
  addPlayer({
    id: name,
    side,
    kind: 'bot',
    description: 'a program from outside',
    searches: true,
    create: () => new ProgramSeat(name, side, programCalled(name, milliseconds)),
  });
};
