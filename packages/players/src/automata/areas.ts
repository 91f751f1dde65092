/** S1.4–S1.6, S0.9: entry areas that can take a blip. */
import { profileOf } from '@sensorium/engine';
import type { Scene } from './scene.ts';

/** Core limit of blips in one area (C18.4). */
const MOST_BLIPS = 3;

const isUsable = (scene: Scene, area: number): boolean =>
  scene.game.setup.hooks.mayReinforce(scene.game, area) === null;

/** Areas the mission lets blips use, in mission order. */
export const usableAreas = (scene: Scene): number[] =>
  scene.game.setup.board.entries.map((_, area) => area).filter((area) => isUsable(scene, area));

const blipsIn = (scene: Scene, area: number): number =>
  scene.game.state.aliens.filter((id) => {
    const piece = scene.piece(id);
    return piece.area === area && profileOf(scene.game, piece).unit.isBlip;
  }).length;

/** S1.4. */
export const availableAreas = (scene: Scene): number[] =>
  usableAreas(scene).filter((area) => blipsIn(scene, area) < MOST_BLIPS);

/** S1.5. */
export const isSaturated = (scene: Scene): boolean => usableAreas(scene).every((area) => blipsIn(scene, area) > 0);
