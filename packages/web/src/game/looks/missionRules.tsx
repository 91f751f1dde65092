/** What every rule of a mission puts on the board; null for what is seen nowhere. */
import type { ComponentType } from 'preact/compat';
import type { Board, MissionRuleId, TerrainId, View } from '@sensorium/engine';
import type { Dossier } from '../../engine/protocol.ts';
import { AreasToSecure, BurnTargets, Cat, CoveredEntries, Exits, zoneOf } from '../board/Missions.tsx';
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
interface Drawn {
  readonly on: Sheet;
  readonly Drawing: ComponentType<MissionProps>;
}
/** Seen in what another rule draws, in terrain, in the figures themselves, or in the strip of aims alone. */
interface Seen {
  readonly seenIn: MissionRuleId | TerrainId | 'figures' | 'strip';
}
export type MissionLook = Drawn | Seen | null;

const MISSION_RULES: Readonly<Record<MissionRuleId, MissionLook>> = {
  exits: { on: 'deck', Drawing: Exits },
  occupy: { on: 'deck', Drawing: zoneOf('occupy') },
  'reach-corridor': { on: 'deck', Drawing: zoneOf('reach-corridor') },
  'burn-targets': { on: 'things', Drawing: BurnTargets },
  scenario: { on: 'things', Drawing: Objectives },
  cat: { on: 'above', Drawing: Cat },
  'cover-entries': { on: 'things', Drawing: CoveredEntries },
  secure: { on: 'things', Drawing: AreasToSecure },
  escape: { seenIn: 'exits' },
  'bring-out': { seenIn: 'exits' },
  'rescue-cat': { seenIn: 'cat' },
  ducts: { seenIn: 'duct' },
  'hold-ducts': { seenIn: 'duct' },
  'slay-leader': { seenIn: 'figures' },
  'all-dead': { seenIn: 'figures' },
  kill: { seenIn: 'figures' },
  garrison: { seenIn: 'figures' },
  'heavy-enemy': { seenIn: 'figures' },
  'turn-limit': { seenIn: 'strip' },
  // nothing to be seen
  'ambush-allowance': null,
  automaton: null,
  'no-flamer': null,
  'no-lurking': null,
  'one-per-section': null,
  'solo-mission': null,
  'secure-areas': null,
  waves: null,
  'weapons-cache': null,
};

export const MISSION_LOOKS = new Rows<MissionRuleId, MissionLook>('mission rule', MISSION_RULES);

/** The drawings of a game's mission rules on one sheet, each once. */
export const MissionSheet = ({ on, ...props }: MissionProps & { readonly on: Sheet }) => (
  <>
    {[...new Set(props.dossier.missionRules)].map((is) => {
      const look = MISSION_LOOKS.of(is);
      return look !== null && 'on' in look && look.on === on ? <look.Drawing key={is} {...props} /> : null;
    })}
  </>
);
