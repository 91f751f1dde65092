/** Every rule that ends a game is drawn, stands in the strip, and has its end told, in both languages; games played out end in a sentence. */
import { MISSIONS, toScenario } from '@sensorium/content';
import { loadWords, type Language } from '@sensorium/content/words';
import {
  Table,
  pending,
  viewFor,
  type MissionRuleId,
  type MissionRulePlan,
  type MissionRulePlanOf,
  type Scenario,
  type Side,
} from '@sensorium/engine';
import { missionCalled } from '@sensorium/expedition';
import { dossierOf } from '@sensorium/host';
import { createPlayer } from '@sensorium/players';
import { AUTOMATA, rulesFor, setupFor } from '@sensorium/rules';
import { beforeAll, describe, expect, test } from 'vitest';
import { aimsTold, whyEnded } from '../ending.ts';
import { gameWords } from '../gameWords.ts';
import { AIM_LOOKS, type Standing, type Winner } from './aims.ts';
import { MISSION_LOOKS, type MissionLook } from './missionRules.tsx';
import { TERRAIN_LOOKS } from './terrain.tsx';

const LANGUAGES: readonly Language[] = ['en', 'fr'];
const AT = [[1, 6]] as const;

/** One of each: the compiler names what is missing. */
const PLANS: { readonly [Id in MissionRuleId]: MissionRulePlanOf<Id> } = {
  'all-dead': { is: 'all-dead' },
  'ambush-allowance': { is: 'ambush-allowance', count: 1 },
  automaton: { is: 'automaton', mentionedMarines: 'none', objectiveSquares: [], alienGoalSquares: [] },
  'bring-out': { is: 'bring-out', unit: 'sergeant' },
  'burn-targets': { is: 'burn-targets', sections: ['g'] },
  cat: { is: 'cat', start: AT },
  'cover-entries': { is: 'cover-entries' },
  ducts: { is: 'ducts' },
  escape: { is: 'escape', count: 2 },
  exits: { is: 'exits', squares: [{ at: [1, 6], side: 0 }] },
  garrison: { is: 'garrison', leader: AT, corners: AT, faces: 0 },
  'heavy-enemy': { is: 'heavy-enemy', unit: 'alpha' },
  'hold-ducts': { is: 'hold-ducts', turn: 9 },
  kill: { is: 'kill', count: 5 },
  'no-flamer': { is: 'no-flamer', sections: [] },
  'no-lurking': { is: 'no-lurking' },
  occupy: { is: 'occupy', squares: AT, count: 1 },
  'one-per-section': { is: 'one-per-section' },
  'reach-corridor': { is: 'reach-corridor', squares: AT },
  'rescue-cat': { is: 'rescue-cat' },
  scenario: { is: 'scenario', id: 'scn-raid', blips: 9, corridors: [AT], controlRoom: AT },
  secure: { is: 'secure', count: 1 },
  'secure-areas': { is: 'secure-areas', areas: [] },
  'slay-leader': { is: 'slay-leader' },
  'solo-mission': { is: 'solo-mission' },
  'turn-limit': { is: 'turn-limit', turn: 9, winner: 'aliens' },
  waves: { is: 'waves', turns: [1] },
  'weapons-cache': { is: 'weapons-cache' },
};

const RULES = rulesFor(['missions', 'deathwing', 'scenarios', 'arsenal', AUTOMATA[0]]);
const SEATS = { marines: 'person', aliens: 'person' } as const;

const standingOf = (table: Table, language: Language, aims?: readonly MissionRulePlan[]): Standing => {
  const dossier = dossierOf(table.setup, SEATS, 'off');
  return {
    dossier: { ...dossier, aims: aims ?? dossier.aims },
    board: table.setup.board,
    view: viewFor(table.game, 'marines'),
    words: gameWords(language),
  };
};

beforeAll(() => Promise.all(LANGUAGES.map((language) => loadWords(language, ['rules', 'table']))));

const firstSteps = (): Table => new Table(setupFor(toScenario(MISSIONS[0]!)), { seed: 1 });

const isDrawn = (look: MissionLook | undefined): boolean => look !== undefined && look !== null && 'Drawing' in look;
const isSeen = (look: MissionLook): boolean =>
  isDrawn(look) ||
  (look !== null &&
    'seenIn' in look &&
    (look.seenIn === 'figures' ||
      look.seenIn === 'strip' ||
      isDrawn(MISSION_LOOKS.find(look.seenIn)) ||
      TERRAIN_LOOKS.find(look.seenIn) !== undefined));

describe.each(Object.values(PLANS))('$is', (plan) => {
  const table = firstSteps();
  const endsGames = RULES.missionRules.get(plan.is)?.hooks(plan as never, table.setup.board).conditions !== undefined;
  const aim = AIM_LOOKS.of(plan.is);

  test('is an aim if it ends games, and only then', () => {
    expect(aim !== null).toBe(endsGames);
  });

  test.runIf(aim !== null)('is seen: on the board, in what another rule draws, or in the strip', () => {
    expect(isSeen(MISSION_LOOKS.of(plan.is))).toBe(true);
  });

  test.runIf(aim !== null).each(LANGUAGES)('stands in the strip, and its ends are told: %s', (language) => {
    const standing = standingOf(table, language, [plan]);
    const strips = (['marines', 'aliens'] as const).flatMap((side) => aimsTold(standing, side));
    expect(strips.join()).toMatch(/\p{L}{3}/u);
    const ends = Object.entries(aim!.ends(plan)) as [Winner, string][];
    expect(ends.length).toBeGreaterThan(0);
    for (const [winner, rule] of ends) expect(whyEnded(standing, winner, rule)).toMatch(/\p{L}{3}.*\.$/u);
  });
});

const playedOut = (scenario: Scenario, seed: number): Table => {
  const table = new Table(setupFor(scenario), { seed });
  const players = { marines: createPlayer('marine-drill', { seed }), aliens: createPlayer('alien-hunter-1', { seed }) };
  for (let open = pending(table.game); open !== null; open = pending(table.game))
    table.play(open.side, players[open.side].decide(table.game));
  return table;
};

/** Those that are over soon, with every kind of end among them. */
const SOON = [
  'first-steps',
  'rescue',
  'wanderer',
  'last-watch',
  'captains-way',
  'shut-the-gates',
  'generated:scn-recon:7',
];

test.each(SOON)('%s: whoever wins is told why', (name) => {
  const table = playedOut(toScenario(missionCalled(name)!), 5);
  const { winner, endedBy } = table.game.state;
  for (const language of LANGUAGES) {
    const standing = standingOf(table, language);
    for (const side of ['marines', 'aliens'] satisfies Side[]) expect(aimsTold(standing, side)).not.toEqual([]);
    expect(whyEnded(standing, winner as Winner, endedBy)).not.toBe('');
  }
});
