import { expect, test } from 'vitest';
import { FACINGS, Table, legal, pending, viewFor, type Command } from '@sensorium/engine';
import { MISSIONS } from '@sensorium/content';
import { setUp } from './missionFor.ts';
import { dossierOf } from '@sensorium/host';
import { Marks, isFacedBy, readOrder, squareName } from '@sensorium/host/orders';

/** A legal command as a person would type it. */
const typed = ({ setup, game }: Table, marks: Marks, command: Command): string => {
  const piece = game.state.pieces[command.piece];
  const target = setup.rules.targets.get(command.do);
  const isPlain = command.how === 0 || command.do === 'deploy';
  const isOfArsenal = !isPlain && piece !== undefined && piece !== null && setup.rules.modules.includes('arsenal');
  const way = command.do === 'move' && !isOfArsenal ? ['move', 'mf', 'mj'][command.how] : command.do;
  const at =
    command.at < 0
      ? ''
      : target === 'square'
        ? squareName(setup.board, command.at)
        : target === 'facing'
          ? FACINGS[command.at]!
          : target === 'area'
            ? setup.board.entries[command.at]!.id
            : String(command.at);
  const named = command.do === 'fire' && piece && !isOfArsenal ? setup.profiles[piece.profile]!.gear[command.how]! : '';
  const weapon = isOfArsenal ? `:${command.how}` : setup.rules.modules.includes('arsenal') ? '' : named;
  return [
    piece ? marks.markOf(piece.id) : '',
    way,
    weapon,
    at,
    isFacedBy(command.do) ? FACINGS[command.how]! : '',
    command.cp > 0 ? `+${command.cp}` : '',
  ]
    .filter((word) => word !== '')
    .join(' ');
};

/** Played seldom, or most games would be over at once. */
const ENDINGS = ['end', 'self-destruct', 'detonate'];

const COMMANDS = 250;
/** A step coprime to most numbers of options: every kind of option is played now and then. */
const STRIDE = 7919;

test.each(MISSIONS.map(({ id }) => id))('every legal command can be typed: %s', (id) => {
  const mission = MISSIONS.find((known) => known.id === id)!;
  const table = new Table(setUp(mission, false), { seed: 11 });
  const dossier = dossierOf(table.setup, { marines: 'person', aliens: 'person' }, 'off');
  const { board } = table.setup;
  const marks = new Marks(dossier);
  const misread: string[] = [];
  for (let i = 0; i < COMMANDS; i++) {
    const open = pending(table.game);
    if (open === null) break;
    const options = legal(table.game, open.side)
      .all()
      .filter((option) => option.do !== 'resign' && option.do !== 'agree-draw');
    const context = { dossier, board, view: viewFor(table.game, open.side), side: open.side, marks, chosen: null };
    for (const option of i % 5 === 0 ? options : []) {
      const text = typed(table, marks, option);
      const reading = readOrder(text, { ...context, options });
      if (!('command' in reading) || JSON.stringify(reading.command) !== JSON.stringify(option))
        misread.push(`${text}: ${JSON.stringify(reading)} instead of ${JSON.stringify(option)}`);
    }
    const acting = options.filter((option) => !ENDINGS.includes(option.do) || options.length === 1 || i % 29 === 28);
    table.play(open.side, acting[(i * STRIDE) % acting.length]!);
  }
  expect(misread.slice(0, 5)).toEqual([]);
  expect(table.entries.length).toBeGreaterThan(10);
});
