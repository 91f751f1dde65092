/** Games of two people at one screen, in the middle of a mission: the marines stand where a journey needs them. */
import { MISSIONS, toScenario, type Mission } from '@sensorium/content';
import { Table, type PiecePlan, type Scenario } from '@sensorium/engine';
import { withSquads } from '@sensorium/expedition/squads';
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

const missionOf = (id: string): Mission => MISSIONS.find((mission) => mission.id === id)!;

/** As a file: the mission's own board and rules, with these pieces. */
const fileOf = (scenario: Scenario, pieces: readonly PiecePlan[], seed: number): string => {
  const table = new Table(setupFor({ ...scenario, pieces, deployment: [], startingBlips: 0 }), { seed });
  return JSON.stringify({ ...table.replay(), sides: { marines: 'person', aliens: 'person' }, clock: 'off' });
};

export const openPosition = (page: Page, missionId: string, position: Position): Promise<void> => {
  const scenario = toScenario(missionOf(missionId), { options: position.options ?? {} });
  return openFile(page, fileOf(scenario, placed(scenario.pieces, position), position.seed));
};

/** Troops of the arsenal on the board of a mission. */
export const openArsenal = (
  page: Page,
  missionId: string,
  pieces: readonly PiecePlan[],
  seed: number,
): Promise<void> => {
  const { mission, choices } = withSquads(missionOf(missionId), { name: 'troops', boxes: [] });
  return openFile(page, fileOf(toScenario(mission, choices), pieces, seed));
};

const openFile = async (page: Page, file: string): Promise<void> => {
  await page.goto('./#/replays');
  await page.locator('input[type=file]').setInputFiles({
    name: 'game.json',
    mimeType: 'application/json',
    buffer: Buffer.from(file),
  });
  await expect(page.getByRole('alert')).toContainText(/Imported|Import/);
  await page.getByRole('link', { name: /^(Continue|Continuer)/ }).click();
  // C20: a game of two people that is taken up is handed over first.
  await page.locator('.curtain').getByRole('button').click();
  await expect(page.getByRole('application')).toBeVisible();
};
