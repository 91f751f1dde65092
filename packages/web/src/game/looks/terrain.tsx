/** What stands and lies on squares, drawn for north; by the id of its terrain. */
import type { ReactNode } from 'preact/compat';
import type { TerrainId } from '@sensorium/engine';
import { BreachDown } from '../arsenal/Breach.tsx';
import { Door } from '../board/Door.tsx';
import { Duct, TornDuct } from '../board/Ducts.tsx';
import {
  Bulkhead,
  Chute,
  Crate,
  Debris,
  OpenChute,
  OuterDoor,
  Pit,
  Rungs,
  Tank,
  Wreck,
} from '../deathwing/Terrain.tsx';
import { Rows } from './rows.ts';

export interface TerrainLook {
  readonly draw: (square: number) => ReactNode;
  /** Whether it lies across a corridor, or points out of the hull (D17.20). */
  readonly turned: 'across' | 'outward' | 'never';
}

const plain = (draw: TerrainLook['draw']): TerrainLook => ({ draw, turned: 'never' });
const across = (draw: TerrainLook['draw']): TerrainLook => ({ draw, turned: 'across' });
const outward = (draw: TerrainLook['draw']): TerrainLook => ({ draw, turned: 'outward' });

const TERRAIN: Readonly<Record<TerrainId, TerrainLook>> = {
  floor: plain(() => null),
  'closed-door': across(() => <Door isOpen={false} />),
  'open-door': across(() => <Door isOpen />),
  duct: plain(() => <Duct />),
  'destroyed-duct': plain(() => <TornDuct />),
  crate: plain(() => <Crate />),
  debris: plain((square) => <Debris square={square} />),
  bulkhead: across(() => <Bulkhead />),
  'blast-door': across(() => <Bulkhead />),
  'cryo-tank': plain(() => <Tank />),
  'destroyed-tank': plain(() => <Wreck />),
  trap: plain(() => <Pit />),
  ladder: plain(() => (
    <Pit>
      <Rungs />
    </Pit>
  )),
  'breach-down': plain(() => <BreachDown />),
  'breach-up': plain(() => <Pit />),
  'disposal-chute': outward(() => <Chute />),
  'outer-door': outward(() => <OuterDoor />),
  'open-chute': outward(() => <OpenChute />),
};

export const TERRAIN_LOOKS = new Rows<TerrainId, TerrainLook>('terrain', TERRAIN);
