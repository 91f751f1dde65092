/** Whatever the rules can bring to the table has a look; what a module from outside lacks is named before its game begins. */
import type { EventKind, GameEvent, MissionRuleId, UnitId } from '@sensorium/engine';
import { PROVING_GROUND, TrialTable } from '@sensorium/host/testing';
import { AUTOMATA, rulesFor } from '@sensorium/rules';
import { describe, expect, test } from 'vitest';
import type { Dossier } from '../../engine/protocol.ts';
import { stageOf, type Stage } from '../stage.ts';
import { applyEvent, lookOf } from './events.ts';
import { missingLooks, registerLook, requireLooks } from './register.ts';
import { SOUNDS } from './sounds.ts';
import { UNIT_LOOKS, bloodOf } from './units.tsx';

const RULES = rulesFor(['missions', 'deathwing', 'scenarios', 'arsenal', AUTOMATA[0]]);
const table = new TrialTable({
  scenario: PROVING_GROUND,
  seed: 1,
  sides: { marines: 'person', aliens: 'person' },
  clock: 'off',
});
const { dossier, update } = table.open('marines');

/** As if everything the rules know were in one game. */
const everything: Dossier = {
  ...dossier,
  profiles: [...RULES.units].map(([is, unit]) => ({
    is: is as UnitId,
    unit,
    gear: [...RULES.gear.keys()] as Dossier['profiles'][number]['gear'],
    rows: [],
  })),
  terrain: RULES.terrain,
  pointsAt: Object.fromEntries(RULES.targets),
  decisions: [...RULES.decisions.values()].map(({ decision }) => decision),
  missionRules: [...RULES.missionRules.keys()] as MissionRuleId[],
};

describe('looks', () => {
  test('all that the rules of every chapter know can be shown', () => {
    expect(missingLooks(everything)).toEqual([]);
  });

  test('aliens of every chapter bleed ichor, men blood', () => {
    for (const [id, { side }] of RULES.units)
      expect([id, bloodOf(id as UnitId)]).toEqual([id, side === 'aliens' ? 'ichor' : 'blood']);
  });

  test('every alien of Table A-12 has a drawing of its own', () => {
    const aliens = [...RULES.units].filter(([, unit]) => unit.enemy !== undefined).map(([id]) => id as UnitId);
    const card = { ...dossier.profiles[0]!, gear: [] };
    const drawings = aliens.map((id) => UNIT_LOOKS.of(id).figure(card, 0) as { type: unknown });
    expect(new Set(drawings.map(({ type }) => type)).size).toBe(aliens.length);
  });

  test('A17.5  a heavy enemy stands on the table as what it is', () => {
    const stage: Stage = stageOf(update.view);
    const event: GameEvent = {
      is: 'figure-placed',
      piece: 90,
      blip: 8,
      at: 7,
      area: -1,
      now: { profile: 5, facing: 2 },
      rule: 'A17.5',
    };
    expect(applyEvent(stage, event).actors.get(90)).toMatchObject({ profile: 5, square: 7, facing: 2 });
  });

  test('C15.15  fire in the square of a door that shuts goes out, as the event says', () => {
    const burning: Stage = { ...stageOf(update.view), burning: new Set([7, 8]) };
    const shut: GameEvent = { is: 'door-closed', piece: 0, at: 7, now: { is: 1, burns: false }, rule: 'C19.1' };
    const after = applyEvent(burning, shut);
    expect([...after.burning]).toEqual([8]);
    expect(after.features.get(7)).toBe(1);
  });

  test('sounds are short, and none is louder than the speaker', () => {
    for (const voices of Object.values(SOUNDS))
      for (const { seconds, gain } of voices) {
        expect(seconds).toBeLessThan(2);
        expect(gain).toBeLessThanOrEqual(1);
      }
  });
});

describe('a module from outside', () => {
  /** Its ids are known to its own compiler, not to this one. */
  const foreign: Dossier = {
    ...dossier,
    profiles: [...dossier.profiles, { ...dossier.profiles[0]!, is: 'signaller' as UnitId }],
    pointsAt: { ...dossier.pointsAt, light: 'none' },
    decisions: [...dossier.decisions, 'heed-beacon' as 'action'],
    missionRules: ['light-beacons' as MissionRuleId],
    events: ['beacon-lit' as EventKind],
  };

  test('what it lacks is named before its game begins', () => {
    expect(() => requireLooks(foreign)).toThrow(
      [
        "unit 'signaller' has no look",
        "word 'light' has no look",
        "decision 'heed-beacon' has no look",
        "question 'heed-beacon' has no look",
        "mission rule 'light-beacons' has no look",
        "event 'beacon-lit' has no look",
      ].join('\n'),
    );
  });

  test('it brings its rows, and they are used', () => {
    const lit = { is: 'beacon-lit' as EventKind, rule: 'X1.1' } as GameEvent;
    registerLook({
      units: { signaller: UNIT_LOOKS.of('marine') },
      words: { light: { place: 'more', how: 'nothing', isRolled: false, does: 'nothing', goesOn: false } },
      decisions: { 'heed-beacon': { answeredBy: 'panel', about: 'anybody', isWeighed: false, camera: 'stays' } },
      questions: { 'heed-beacon': null },
      missionRules: { 'light-beacons': null },
      events: {
        'beacon-lit': {
          lasts: [200, 400],
          sound: 'signal',
          effect: null,
          stage: null,
          dice: null,
          log: () => 'plain',
        },
      },
    });
    expect(missingLooks(foreign)).toEqual([]);
    expect(lookOf(lit).lasts).toEqual([200, 400]);
    expect(bloodOf('signaller' as UnitId)).toBe('blood');
    expect(missingLooks({ ...foreign, pointsAt: { douse: 'none' } })).toEqual(["word 'douse' has no look"]);
  });
});
