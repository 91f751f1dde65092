/** What every rule of a mission puts on the board; null for what is seen nowhere. */
import type { ComponentType } from 'preact/compat';
import type { Board, MissionRuleId, View } from '@sensorium/engine';
import type { Dossier } from '../../engine/protocol.ts';
import { BurnTargets, Cat, Exits, zoneOf } from '../board/Missions.tsx';
import { Objectives } from '../scenarios/Objectives.tsx';
import { Rows } from './rows.ts';

export interface MissionProps {
  readonly board: Board;
  readonly dossier: Dossier;
  readonly level: number;
  readonly view: View;
}

/** On the deck below everything, among what stands there, or above the figures. */
type Sheet = 'deck' | 'things' | 'above';
export type MissionLook = { readonly on: Sheet; readonly Drawing: ComponentType<MissionProps> } | null;

const MISSION_RULES: Readonly<Record<MissionRuleId, MissionLook>> = {
  exits: { on: 'deck', Drawing: Exits },
  occupy: { on: 'deck', Drawing: zoneOf('occupy') },
  'reach-corridor': { on: 'deck', Drawing: zoneOf('reach-corridor') },
  'burn-targets': { on: 'things', Drawing: BurnTargets },
  scenario: { on: 'things', Drawing: Objectives },
  cat: { on: 'above', Drawing: Cat },
  // drawn by what they are about: exits, the C.A.T., ducts, entry areas, figures
  escape: null,
  'bring-out': null,
  'rescue-cat': null,
  ducts: null,
  'hold-ducts': null,
  secure: null,
  'secure-areas': null,
  'cover-entries': null,
  'slay-leader': null,
  garrison: null,
  'heavy-enemy': null,
  'weapons-cache': null,
  // nothing to be seen on the board
  'all-dead': null,
  'ambush-allowance': null,
  automaton: null,
  kill: null,
  'no-flamer': null,
  'no-lurking': null,
  'one-per-section': null,
  'solo-mission': null,
  'turn-limit': null,
  waves: null,
};

export const MISSION_LOOKS = new Rows<MissionRuleId, MissionLook>('mission rule', MISSION_RULES);

/** The drawings of a game's mission rules on one sheet, each once. */
export const MissionSheet = ({ on, ...props }: MissionProps & { readonly on: Sheet }) => (
  <>
    {[...new Set(props.dossier.missionRules)].map((is) => {
      const look = MISSION_LOOKS.of(is);
      return look?.on === on ? <look.Drawing key={is} {...props} /> : null;
    })}
  </>
);
