/** Games of two people at one screen, in the middle of a mission: the marines stand where a journey needs them. */
import { MISSIONS, toScenario } from '@sensorium/content';
import { Table, type PiecePlan, type Scenario } from '@sensorium/engine';
import { setupFor } from '@sensorium/rules';
import { expect, type Page } from './table.ts';

interface Position {
  /** Who of the force stands where, named by unit or weapon; who is left out is not in the game. */
  readonly marines: readonly (Pick<PiecePlan, 'at' | 'faces'> & { readonly who: string })[];
  readonly aliens?: readonly PiecePlan[];
  readonly options?: Scenario['options'];
  readonly seed: number;
}

const placed = (force: readonly PiecePlan[], { marines, aliens = [] }: Position): PiecePlan[] => {
  const left = [...force];
  const squad = marines.map(({ who, ...where }) => {
    const place = left.findIndex(({ is, gear = [] }) => is === who || gear.includes(who));
    if (place < 0) throw new Error(`the force has no ${who}`);
    return { ...left.splice(place, 1)[0]!, ...where };
  });
  return [...squad, ...aliens];
};

/** As a file: the mission's own board, force and rules. */
const fileOf = (missionId: string, position: Position): string => {
  const mission = MISSIONS.find(({ id }) => id === missionId)!;
  const scenario = toScenario(mission, { options: position.options ?? {} });
  const table = new Table(
    setupFor({ ...scenario, pieces: placed(scenario.pieces, position), deployment: [], startingBlips: 0 }),
    { seed: position.seed },
  );
  return JSON.stringify({ ...table.replay(), sides: { marines: 'person', aliens: 'person' }, clock: 'off' });
};

export const openPosition = async (page: Page, missionId: string, position: Position): Promise<void> => {
  await page.goto('./#/replays');
  const chooser = page.locator('input[type=file]');
  // The first page of a run may come late on a busy machine.
  await chooser.waitFor({ state: 'attached', timeout: 40_000 });
  await chooser.setInputFiles({
    name: 'game.json',
    mimeType: 'application/json',
    buffer: Buffer.from(fileOf(missionId, position)),
  });
  await expect(page.getByRole('alert')).toContainText(/Imported|Import/);
  await page.getByRole('link', { name: /^(Continue|Continuer)/ }).click();
  await expect(page.getByRole('application')).toBeVisible();
};
