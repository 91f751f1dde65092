/** A16.6: what figures of one's own are called: by rank and class. */
import { forOwnUnits, type Armour, type OwnUnitId, type Rank } from '@sensorium/rules';

export const ownUnits = (
  ranks: Readonly<Record<Rank, string>>,
  armours: Readonly<Record<Armour, string>>,
  join: (rank: string, armour: string) => string,
): Record<OwnUnitId, string> => forOwnUnits(({ armour, rank }) => join(ranks[rank], armours[armour]));
