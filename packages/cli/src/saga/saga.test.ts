import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beginCampaign, formatCampaign, parseCampaign, type SavedCampaign } from '@sensorium/expedition/campaign';
import { buyForce, formatForce } from '@sensorium/expedition/forces';
import { pending } from '@sensorium/engine';
import { openTable, tableOfCampaign } from '@sensorium/host';
import { expect, test, vi } from 'vitest';
import type { Language } from '../terminalWords.ts';
import { createCampaign } from '../commands/campaign.ts';
import { createStand } from '../commands/stand.ts';
import { TOO_LATE, type Console } from '../terminal/console.ts';
import { PlainError } from '../terminal/disk.ts';
import { CampaignTable } from './campaignTable.ts';

const folder = mkdtempSync(join(tmpdir(), 'sagas-'));

const ranIn = async (language: Language, make: typeof createCampaign, ...args: string[]): Promise<string[]> => {
  const lines: string[] = [];
  await make(language, (line) => lines.push(line))
    .exitOverride()
    .parseAsync(args, { from: 'user' });
  return lines;
};
const ran = (make: typeof createCampaign, ...args: string[]): Promise<string[]> => ranIn('en', make, ...args);

/** A console at which these lines are typed, and nothing after them. */
const typing = (lines: readonly string[], printed: string[]): Console => {
  const left = [...lines];
  return {
    isInteractive: false,
    clears: false,
    columns: 100,
    print: (text) => printed.push(text),
    clear: () => printed.splice(0),
    ask: async (prompt) => {
      printed.push(prompt);
      return left.shift() ?? null;
    },
    close: () => undefined,
  };
};

test('D21.2  a campaign is begun once, shown, and refused with the rule', async () => {
  const file = join(folder, 'one.json');
  await ran(createCampaign, 'new', file, '--points', '40', '--seed', '3', '--aliens', 'diceroller-1');
  expect(existsSync(file)).toBe(true);
  await expect(ran(createCampaign, 'new', file)).rejects.toThrow('is there already');
  const shown = await ranIn('fr', createCampaign, 'show', file);
  expect(shown.join('\n')).toContain('Blips restants : 125 sur 125'.replace(' :', '\u00a0:'));
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace('"torpedoes":4', '"torpedoes":9'));
  await expect(ran(createCampaign, 'show', file)).rejects.toThrow(
    'campaign.torpedoes: expected a whole number from 0 to 4',
  );
  await expect(ran(createCampaign, 'new', join(folder, 'x.json'), '--aliens', 'nobody')).rejects.toThrow(PlainError);
});

test('S6.2 D22.1  a campaign against S0 is not begun with a clock', async () => {
  const file = join(folder, 'timed.json');
  await expect(ran(createCampaign, 'new', file, '--aliens', 'deathwing-solo', '--clock')).rejects.toThrow('(S6.2)');
  expect(existsSync(file)).toBe(false);
  await ran(createCampaign, 'new', file, '--aliens', 'diceroller-1', '--clock');
  expect(parseCampaign(readFileSync(file, 'utf8')).clock).toBe('normal');
});

test('D1.1 S6.11  rule options are chosen for a whole campaign or solo mission, shown, and refused by what there is', async () => {
  const file = join(folder, 'optional.json');
  const order = ['new', file, '--points', '40', '--aliens', 'diceroller-1', '--option'];
  await expect(ran(createCampaign, ...order, 'ambush=off')).rejects.toThrow(
    "this game has no option 'ambush'. There are: shield (block, parry); timer (on, off); stealerPool",
  );
  await expect(ran(createCampaign, ...order, 'shield=dodge')).rejects.toThrow("'shield' is one of: block, parry");
  await ran(createCampaign, ...order, 'shield=parry', '--option', 'ties=mine');
  expect(parseCampaign(readFileSync(file, 'utf8')).campaign.options).toEqual({ shield: 'parry', ties: 'mine' });
  expect(await ran(createCampaign, 'show', file)).toContain('Rule options: shield=parry, ties=mine.');
  const solo = join(folder, 'optional-stand.json');
  await expect(ran(createStand, 'new', solo, '--option', 'timer=on')).rejects.toThrow("no option 'timer'");
  await ran(createStand, 'new', solo, '--option', 'stealerPool=12', '--option', 'ties=mine');
  expect(await ran(createStand, 'show', solo)).toContain('Rule options: stealerPool=12, ties=mine.');
});

test('nobody sits at a simulation, and a list too dear for its points is refused', async () => {
  await expect(ran(createCampaign, 'simulate', '--marines', 'person')).rejects.toThrow("no program 'person'");
  await expect(ran(createStand, 'simulate', '--marines', 'nobody')).rejects.toThrow("no program 'nobody'");
  const dear = join(folder, 'dear.json');
  writeFileSync(dear, formatForce(buyForce(40, 'Dear')));
  await expect(ran(createCampaign, 'simulate', '--points', '20', '--force', dear)).rejects.toThrow(/D16\.4/);
});

test('D21.3 D21.4  a person chooses squads at the terminal, is told why not, and goes on later where he was', async () => {
  const file = join(folder, 'two.json');
  const campaign = beginCampaign({ name: 'Two', seed: 3, list: buyForce(30, 'x'), points: 30 });
  const saved = {
    campaign,
    players: { marines: 'person', aliens: 'deathwing-solo' },
    clock: 'off',
    game: null,
  } as const;
  const printed: string[] = [];
  const where = { file, goOn: 'campaign play two.json', language: 'en', plain: true } as const;
  await new CampaignTable(saved, { ...where, console: typing(['', '9', '2'], printed) }).run();
  expect(printed).toContain('At least one squad must go. (D21.3)');
  expect(printed).toContain('This squad has nobody left. (D21.3)');
  expect(printed.some((line) => line.includes('teleports in'))).toBe(true);
  expect(printed).toContain('Saved. Go on later with: sensorium campaign play two.json');
  const kept = parseCampaign(readFileSync(file, 'utf8'));
  expect(kept.campaign.step).toMatchObject({ is: 'play', squads: [1] });
  expect(kept.game).not.toBeNull();
  const again: string[] = [];
  await new CampaignTable(kept, { ...where, console: typing([], again) }).run();
  expect(parseCampaign(readFileSync(file, 'utf8'))).toEqual(kept);
  expect(formatCampaign(kept)).toBe(readFileSync(file, 'utf8'));
  const game = { ...kept.game!, scenario: { ...kept.game!.scenario, modules: ['nonsense'] } };
  await expect(new CampaignTable({ ...kept, game }, { ...where, console: typing([], []) }).run()).rejects.toThrow(
    new PlainError(`${file}: game: scenario: there is no rule module 'nonsense'.`),
  );
});

/** Lets the time pass so many times until something is told, and goes. */
const dawdling = (times: number, printed: string[]): Console => {
  let left = times;
  return {
    ...typing([], printed),
    ask: async (_, milliseconds) => {
      if (left === 0 || milliseconds === undefined) return null;
      left -= 1;
      vi.advanceTimersByTime(milliseconds);
      return TOO_LATE;
    },
  };
};

test('C4.5 D21.20  a timed game of a campaign goes on with what was left of its turn', async () => {
  vi.useFakeTimers();
  const file = join(folder, 'on-time.json');
  const campaign = beginCampaign({ name: 'On time', seed: 3, list: buyForce(30, 'x'), points: 30 });
  const players = { marines: 'person', aliens: 'diceroller-1' };
  const where = { file, goOn: 'campaign play on-time.json', language: 'en', plain: true } as const;
  const inFile = (): SavedCampaign => parseCampaign(readFileSync(file, 'utf8'));
  const told = async (saved: SavedCampaign, times: number): Promise<string[]> => {
    const printed: string[] = [];
    await new CampaignTable(saved, { ...where, console: dawdling(times, printed) }).run();
    return printed.flatMap((text) => /(\d+) seconds left/.exec(text)?.[1] ?? []);
  };
  const begun: SavedCampaign = { campaign, players, clock: 'normal', game: null };
  await new CampaignTable(begun, { ...where, console: typing(['2'], []) }).run();
  const plan = { ...tableOfCampaign(inFile())!, sides: { ...players, marines: 'marine-drill' } };
  const host = openTable(plan, { now: () => 0, drawSeed: () => 1 });
  while (pending(host.game)?.decision === 'deploy') host.playOnce();
  expect(await told({ ...inFile(), game: host.replay() }, 1)).toEqual(['15']);
  expect(inFile().reading).toEqual({ turn: 1, milliseconds: 15_000 });
  // A new turn's time would be told at 15 seconds again; this one is up.
  expect(await told(inFile(), 1)).toEqual([]);
  expect(JSON.stringify(inFile().game)).toContain('"time-up"');
  vi.useRealTimers();
});

test('D21.15 D1.11  the squads recorded for the perimeter are wiped off before the aliens are asked', async () => {
  const file = join(folder, 'perimeter.json');
  const campaign = beginCampaign({ name: 'Perimeter', seed: 3, list: buyForce(30, 'x'), points: 30 });
  const saved: SavedCampaign = {
    campaign: { ...campaign, stage: 'scn-defend' },
    players: { marines: 'person', aliens: 'person' },
    clock: 'off',
    game: null,
  };
  const where = { file, goOn: 'campaign play perimeter.json', language: 'en', plain: true } as const;
  const handedOver: string[] = [];
  await new CampaignTable(saved, { ...where, console: typing(['2'], handedOver) }).run();
  expect(handedOver).toEqual(['Pass the keyboard to the alien player and press Enter. ', `Kept in ${file}.`]);
  const declined: string[] = [];
  await new CampaignTable(saved, { ...where, console: typing(['2', '', 'n'], declined) }).run();
  expect(declined.slice(0, 2)).toEqual([
    'Pass the keyboard to the alien player and press Enter. ',
    'Aliens: attack the perimeter? y/n: ',
  ]);
  expect(declined.join('\n')).toContain('holds the perimeter');
});

test.for(['show', 'play'])(
  'a campaign of players nobody knows is refused before anything is done: %s',
  async (command) => {
    const file = join(folder, `strangers-${command}.json`);
    await ran(createCampaign, 'new', file, '--points', '40', '--marines', 'marine-drill', '--aliens', 'diceroller-1');
    const text = readFileSync(file, 'utf8').replace('"marine-drill"', '"zzz"');
    writeFileSync(file, text);
    await expect(ran(createCampaign, command, file)).rejects.toThrow(
      `${file}: players.marines: expected one of person, `,
    );
    expect(readFileSync(file, 'utf8')).toBe(text);
  },
);

test.for([
  [
    'a command nobody knows',
    '"entries":[],"position"',
    '"entries":[{"by":"marines","say":{"do":"dance"},"drawn":[]}],"position"',
    'game: entries[0]: refused by C1.12',
  ],
  ['a rule nobody knows', '"modules":["core"', '"modules":["chess"', 'game: scenario: '],
] as const)('a game in hand with %s is refused and its file left as it is', async ([, from, to, message]) => {
  const file = join(folder, 'in-hand.json');
  const campaign = beginCampaign({ name: 'In hand', seed: 3, list: buyForce(30, 'x'), points: 30 });
  const players = { marines: 'person', aliens: 'deathwing-solo' };
  const where = { file, goOn: 'campaign play in-hand.json', language: 'en', plain: true } as const;
  const saved: SavedCampaign = { campaign, players, clock: 'off', game: null };
  await new CampaignTable(saved, { ...where, console: typing(['2'], []) }).run();
  const kept = readFileSync(file, 'utf8');
  const text = kept.replace(from, to);
  expect(text).not.toBe(kept);
  writeFileSync(file, text);
  const again = new CampaignTable(parseCampaign(text), { ...where, console: typing([], []) });
  await expect(again.run()).rejects.toThrow(`${file}: ${message}`);
  expect(readFileSync(file, 'utf8')).toBe(text);
});

test('D23  the solo mission is begun with its squad or a bought one, and shown', async () => {
  const file = join(folder, 'stand.json');
  await ran(createStand, 'new', file, '--seed', '2');
  const shown = await ran(createStand, 'show', file);
  expect(shown[0]).toBe('Board 1 of 10. Kills so far: 0.');
  expect(shown.join('\n')).toContain('Lame Bear');
  writeFileSync(file, '{');
  await expect(ran(createStand, 'show', file)).rejects.toThrow('not JSON');
});
