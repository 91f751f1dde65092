/** What the six scenarios are about (D20), in every language. */
import type { ScenarioId } from '@sensorium/rules';
import type { Mission } from '../mission.ts';
import { typesetBoth } from '../words/typography.ts';
import { scenarioTextsEn } from './scenarioTexts.en.ts';
import { scenarioTextsFr } from './scenarioTexts.fr.ts';

export const scenarioWords = (id: ScenarioId): Mission['words'] =>
  typesetBoth({ en: scenarioTextsEn[id], fr: scenarioTextsFr[id] });
