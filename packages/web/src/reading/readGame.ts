/** A game out of a file: only what the engine has played through is one. What is not is named as what it is. */
import { REPLAY_VERSION, RecordReader, parseJson } from '@sensorium/engine';
import { resumeGame } from '@sensorium/host';
import { CompanionTable, isCompanionSave } from '@sensorium/host/companion';
import type { FileFault, ReadGame } from './protocol.ts';

const FORMAT = 'sensorium-replay';

/** A fault the page has its own sentence for. */
export class NoGame extends Error {
  readonly is: FileFault;

  constructor(is: FileFault) {
    super(is);
    this.is = is;
  }
}

const headIn = (text: string): RecordReader => {
  try {
    return new RecordReader('', parseJson(text, ''));
  } catch {
    throw new NoGame('not-json');
  }
};

const checkForm = (text: string): void => {
  const head = headIn(text);
  const isRecord = typeof head.value === 'object' && head.value !== null && !Array.isArray(head.value);
  if (!isRecord || head.at('format').value !== FORMAT) throw new NoGame('not-a-game');
  const { value: version } = head.at('version');
  if (typeof version === 'number' && version > REPLAY_VERSION) throw new NoGame('too-new');
};

/** Dice that were typed come from no seed: such a game is taken up at its own kind of table. */
const readBeside = (save: string): ReadGame => {
  const table = CompanionTable.resume(save, { now: () => 0 });
  const { sides, clock } = table;
  const { turn, winner, endedBy } = table.isOpen ? table.host.game.state : NOT_BEGUN;
  const facts = { mission: table.setup.scenario.id, sides, clock, turn, endedBy, typed: table.kinds };
  return { save, facts: { ...facts, winner: winner === 'none' ? '' : winner } };
};
const NOT_BEGUN = { turn: 1, winner: 'none', endedBy: '' } as const;

export const readGame = (save: string): ReadGame => {
  checkForm(save);
  if (isCompanionSave(save)) return readBeside(save);
  const { table, sides, clock } = resumeGame(save);
  const { turn, winner, endedBy } = table.game.state;
  const facts = { mission: table.setup.scenario.id, sides, clock, turn, endedBy };
  return { save, facts: { ...facts, winner: winner === 'none' ? '' : winner } };
};
