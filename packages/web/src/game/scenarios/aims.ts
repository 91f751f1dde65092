/** D20: what the six scenarios of the generator say of themselves while they are played, and in the end. */
import { recall, squareAt, type MissionRulePlanOf, type Side } from '@sensorium/engine';
import {
  FIGURES_WANTED,
  blipsLeft,
  figuresToBeShown,
  objectiveKey,
  securedKey,
  teleportsNeeded,
  type ScenarioId,
} from '@sensorium/rules';
import type { Aim, Standing } from '../looks/aims.ts';

type Plan = MissionRulePlanOf<'scenario'>;

const countFate = ({ view }: Standing, fate: string): number =>
  view.marines.filter((id) => view.pieces[id]!.fate === fate).length;

/** D20.5: of those that were named; D20.15: of all. */
const securing = ({ board, view }: Standing, id: ScenarioId) => {
  const asked = board.entries.filter(
    (entry) => !entry.isLatent && (id !== 'scn-establish' || recall(view, objectiveKey(entry.id)) === 1),
  );
  return { done: asked.filter((entry) => recall(view, securedKey(entry.id)) === 1).length, of: asked.length };
};

/** D20.11: those of the control room that are no longer whole. */
const tanks = ({ board, dossier, view }: Standing, { controlRoom = [] }: Plan) => {
  const room = new Set(controlRoom.map(([x, y, level]) => squareAt(board, x, y, level)));
  const inside = view.features.filter(({ at }) => room.has(at)).map(({ is }) => dossier.terrain[is]?.id);
  const done = inside.filter((id) => id === 'destroyed-tank').length;
  return { done, of: done + inside.filter((id) => id === 'cryo-tank').length };
};

const figuresOf = (standing: Standing, plan: Plan) => {
  const { view } = standing;
  const state = { state: view };
  const dead = countFate(standing, 'dead');
  const teleported = countFate(standing, 'teleported');
  return {
    dead,
    teleported,
    left: blipsLeft(state, plan.blips),
    shown: { done: FIGURES_WANTED - figuresToBeShown(state), of: FIGURES_WANTED, out: teleported, dead },
    beamed: {
      done: teleported,
      of: teleportsNeeded(state),
      dead,
      kills: view.marines.length - teleportsNeeded(state) + 1,
    },
  };
};

type Told = Side | 'won' | 'lost';

/** Every scenario says it in its own words; where nobody is left, D19.20 says so for those without a word of their own. */
const tellers: { readonly [Id in ScenarioId]: (at: Standing, plan: Plan, told: Told) => string } = {
  'scn-recon': (at, plan, told) => {
    const said = at.words.aims.scenario['scn-recon'];
    return told === 'won' || told === 'lost' ? said[told] : said[told](figuresOf(at, plan).shown);
  },
  'scn-establish': (at, { id }, told) => {
    const { general, scenario } = at.words.aims;
    return told === 'lost' ? general.deserted : scenario['scn-establish'][told](securing(at, id));
  },
  'scn-defend': (at, plan, told) => {
    const said = at.words.aims.scenario['scn-defend'];
    return told === 'won' || told === 'lost' ? said[told] : said[told](figuresOf(at, plan));
  },
  'scn-raid': (at, plan, told) => {
    const { general, scenario } = at.words.aims;
    const said = scenario['scn-raid'];
    if (told === 'lost') return general.deserted;
    return told === 'won' ? said.won : said[told](tanks(at, plan));
  },
  'scn-escape': (at, plan, told) => {
    const said = at.words.aims.scenario['scn-escape'];
    return told === 'lost' ? said.lost : said[told](figuresOf(at, plan).beamed);
  },
  'scn-destroy': (at, plan, told) => {
    const said = at.words.aims.scenario['scn-destroy'];
    if (told === 'won' || told === 'lost') return said[told];
    const { dead, left } = figuresOf(at, plan);
    return said[told]({ ...securing(at, plan.id), dead, kills: at.view.marines.length, left });
  },
};

/** The rules each scenario ends by (D20). */
const ENDS: Readonly<Record<ScenarioId, { readonly marines: string; readonly aliens: string }>> = {
  'scn-recon': { marines: 'D20.3', aliens: 'D20.4' },
  'scn-establish': { marines: 'D20.6', aliens: 'D19.20' },
  'scn-defend': { marines: 'D20.10', aliens: 'D20.10' },
  'scn-raid': { marines: 'D20.11', aliens: 'D19.20' },
  'scn-escape': { marines: 'D20.14', aliens: 'D20.14' },
  'scn-destroy': { marines: 'D20.15', aliens: 'D20.15' },
};

export const scenarioAim: Aim<Plan> = {
  told: (at, plan, side) => tellers[plan.id](at, plan, side),
  ends: ({ id }) => ENDS[id],
  why: (at, plan, winner) => tellers[plan.id](at, plan, winner === 'marines' ? 'won' : 'lost'),
  isMet: () => true,
};
