/** What missions are about that are made while somebody plays, in every language. */
import type { ScenarioId } from '@sensorium/rules';
import type { Mission } from '../mission.ts';
import { inEveryLanguage } from './texts.ts';

type Whole = Mission['words']['en'];

/** D20. */
export const scenarioWords = (id: ScenarioId): Mission['words'] =>
  inEveryLanguage<Whole>(
    ({ missions }) => missions.scenarios[id],
    ({ missions }) => missions?.scenarios?.[id],
  );

/** D23. */
export const standWords = (): Mission['words'] =>
  inEveryLanguage<Whole>(
    ({ missions }) => missions.stand,
    ({ missions }) => missions?.stand,
  );
