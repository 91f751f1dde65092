/** Games of two people at one screen, in the middle of a mission: the marines stand where a journey needs them. */
import { MISSIONS, toScenario } from '@sensorium/content';
import { Table, type PiecePlan, type Scenario } from '@sensorium/engine';
import { setupFor } from '@sensorium/rules';
import { expect, type Page } from './table.ts';

interface Position {
  /** Where the marines of the roster stand, in its order; who is left out is not in the game. */
  readonly marines: readonly Pick<PiecePlan, 'at' | 'faces' | 'counts'>[];
  readonly aliens?: readonly PiecePlan[];
  readonly options?: Scenario['options'];
  readonly seed: number;
}

const placed = (pieces: readonly PiecePlan[], { marines, aliens = [] }: Position): PiecePlan[] => [
  ...marines.map((where, i) => ({ ...pieces[i]!, ...where })),
  ...aliens,
];

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
  await page.locator('input[type=file]').setInputFiles({
    name: 'game.json',
    mimeType: 'application/json',
    buffer: Buffer.from(fileOf(missionId, position)),
  });
  await expect(page.getByRole('alert')).toContainText(/Imported|Import/);
  await page.getByRole('link', { name: /^(Continue|Continuer)/ }).click();
  await expect(page.getByRole('application')).toBeVisible();
};
