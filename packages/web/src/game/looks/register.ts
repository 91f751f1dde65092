/** Looks of modules from outside, and whether a game has all it needs before it is shown. */
import type { ComponentType } from 'preact/compat';
import type { Dossier } from '../../engine/protocol.ts';
import { MARKER_LOOKS } from '../arsenal/Markers.tsx';
import { QUESTION_LOOKS } from '../hud/Decision.tsx';
import type { QuestionProps } from '../hud/Panel.tsx';
import { AIM_LOOKS, type AnyAim } from './aims.ts';
import { DECISION_LOOKS, type DecisionLook } from './decisions.ts';
import { EVENT_LOOKS, type AnyEventLook } from './events.ts';
import { GEAR_LOOKS, type GearLook } from './gear.ts';
import { MISSION_LOOKS, type MissionLook } from './missionRules.tsx';
import { TERRAIN_LOOKS, type TerrainLook } from './terrain.tsx';
import { UNIT_LOOKS, type UnitLook } from './units.tsx';
import { WORD_LOOKS, type WordLook } from './wordLooks.ts';

type Table<Row> = Readonly<Record<string, Row>>;

/** The rows a module brings, by the ids it has added. */
export interface ModuleLook {
  readonly units?: Table<UnitLook>;
  readonly gear?: Table<GearLook>;
  readonly terrain?: Table<TerrainLook>;
  readonly markers?: Table<ComponentType>;
  readonly events?: Table<AnyEventLook>;
  readonly words?: Table<WordLook>;
  readonly decisions?: Table<DecisionLook>;
  readonly questions?: Table<ComponentType<QuestionProps> | null>;
  readonly missionRules?: Table<MissionLook>;
  /** Of the mission rules that end games. */
  readonly aims?: Table<AnyAim>;
}

/** Called once, before a game of the module is opened. */
export const registerLook = (look: ModuleLook): void => {
  UNIT_LOOKS.add(look.units ?? {});
  GEAR_LOOKS.add(look.gear ?? {});
  TERRAIN_LOOKS.add(look.terrain ?? {});
  MARKER_LOOKS.add(look.markers ?? {});
  EVENT_LOOKS.add(look.events ?? {});
  WORD_LOOKS.add(look.words ?? {});
  DECISION_LOOKS.add(look.decisions ?? {});
  QUESTION_LOOKS.add(look.questions ?? {});
  MISSION_LOOKS.add(look.missionRules ?? {});
  AIM_LOOKS.add(look.aims ?? {});
};

/** What of a game nobody has said how to show, each by name. */
export const missingLooks = (dossier: Dossier): string[] => [
  ...UNIT_LOOKS.missing(new Set(dossier.profiles.map(({ is }) => is))),
  ...GEAR_LOOKS.missing(new Set(dossier.profiles.flatMap(({ gear }) => gear))),
  ...TERRAIN_LOOKS.missing(dossier.terrain.map(({ id }) => id)),
  ...WORD_LOOKS.missing(Object.keys(dossier.pointsAt)),
  ...DECISION_LOOKS.missing(dossier.decisions),
  ...QUESTION_LOOKS.missing(dossier.decisions),
  ...MISSION_LOOKS.missing(new Set(dossier.missionRules)),
  ...AIM_LOOKS.missing(new Set(dossier.aims.map(({ is }) => is))),
  ...EVENT_LOOKS.missing(dossier.events),
];

class LooksError extends Error {}

/** Called where a game is opened: a game that could not be shown does not begin. */
export const requireLooks = (dossier: Dossier): void => {
  const missing = missingLooks(dossier);
  if (missing.length > 0) throw new LooksError(missing.join('\n'));
};
