/** D16, A16: lists kept in this browser and boxes of the arsenal, as the marines of a mission. */
import type { Language } from '@sensorium/content/words';
import { MissionError } from '@sensorium/content';
import { tellForceFinding } from '@sensorium/content/words';
import { ForceError, type ForcedMission } from '@sensorium/expedition';
import type { Draft, Edit } from '@sensorium/expedition/drafting';
import { gearOf, wholeBox } from '@sensorium/expedition/squads';
import type { ForceRecord } from '../../../storage/sagas.ts';
import { tellFault } from '../../../words/words.ts';
import { storedForce } from '../../forces/storedForce.ts';

export { BOX_IDS } from '@sensorium/expedition/squads';

type Outcome = { readonly forced: ForcedMission } | { readonly why: string };

export const otherForce = (draft: Draft, record: ForceRecord, language: Language): Outcome => {
  const force = storedForce(record, language);
  if (force === null) return { why: record.name };
  try {
    return { forced: force.apply(draft) };
  } catch (error) {
    if (error instanceof ForceError)
      return { why: `${tellForceFinding(language, error.finding)} (${error.finding.rule})` };
    if (error instanceof MissionError) return { why: tellFault(language, error) };
    throw error;
  }
};

const ARSENAL = 'arsenal';

/** A16.2: the figures of a box as they come, in place of a squad. */
export const filledWithBox = (draft: Draft, index: number, box: string): Edit => {
  const pieces = wholeBox(box).figures.map((figure) => ({ is: figure.is, gear: [...gearOf(figure)] }));
  const force = draft.force.map((squad, other) => (other === index ? { ...squad, pieces } : squad));
  const modules = draft.modules.includes(ARSENAL) ? draft.modules : [...draft.modules, ARSENAL];
  return {
    name: 'field',
    changes: [
      { at: 'field', field: 'force', value: force },
      { at: 'field', field: 'modules', value: modules },
    ],
  };
};
