/** What is agreed on before a game, turned into its scenario; setups are shared by all games of a mission. */
import { toScenario, setupFromFile } from '@sensorium/content';
import { missionCalled } from '@sensorium/expedition';
import { FileError, type Scenario } from '@sensorium/engine';
import { PERSON, SECOND, scenarioFor, type ClockKind, type Party, type Seats } from '@sensorium/host';
import type { Terms } from '@sensorium/host/online';

/** Something about the terms is wrong: it is said to who proposes them. */
export class BadTerms extends Error {}

export const partiesFor = ({ players }: Pick<Terms, 'players'>): readonly Party[] =>
  players === 3 ? ['marines', SECOND, 'aliens'] : ['marines', 'aliens'];

export const seatsFor = ({ players }: Pick<Terms, 'players'>): Seats => ({
  marines: PERSON,
  ...(players === 3 ? { [SECOND]: PERSON } : {}),
  aliens: PERSON,
});

/** C4 is kept by the table itself; every other clock by the server. */
export const clockOf = ({ clock }: Pick<Terms, 'clock'>): ClockKind =>
  clock.kind !== 'printed' ? 'off' : clock.novice === true ? 'novice' : 'normal';

/** Throws `BadTerms`. */
export const scenarioOfTerms = (terms: Terms): Scenario => {
  const { sides, players, match } = terms;
  if (!partiesFor(terms).some((party) => party === sides) && sides !== 'lot' && sides !== 'bids')
    throw new BadTerms(`there is no place '${sides}' for ${players} players`);
  if (players === 3 && (match || sides === 'bids'))
    throw new BadTerms('a match, and bids (D16.2), are for two players');
  const mission = missionNamed(terms.mission);
  try {
    const scenario = scenarioFor(
      toScenario(mission, { options: terms.options ?? {} }),
      seatsFor(terms),
      clockOf(terms),
    );
    setupFromFile(scenario);
    return scenario;
  } catch (error) {
    throw new BadTerms(error instanceof Error ? error.message : String(error));
  }
};

const missionNamed = (name: string) => {
  let mission: ReturnType<typeof missionCalled> = null;
  try {
    mission = missionCalled(name);
  } catch (error) {
    throw new BadTerms(error instanceof FileError ? error.message : `'${name.slice(0, 60)}' is no mission`);
  }
  if (mission === null) throw new BadTerms(`there is no mission '${name.slice(0, 60)}'`);
  return mission;
};
