/** Addresses that name a list of squads and a mission together. Names of missions may hold anything; ids of lists do not hold the sign. */
const SIGN = '~';

export interface Place {
  /** The id of a kept list, or empty. */
  readonly list: string;
  /** The name of a mission, or empty. */
  readonly mission: string;
}

/** `#/squads/…`: a list, for a mission. */
export const formatSquadsPlace = ({ list, mission }: Place): string =>
  mission === '' ? list : `${list}${SIGN}${mission}`;

export const parseSquadsPlace = (id: string): Place => {
  const at = id.indexOf(SIGN);
  return at < 0 ? { list: id, mission: '' } : { list: id.slice(0, at), mission: id.slice(at + 1) };
};

/** `#/new/…`: a mission, with a list. */
export const formatMissionPlace = ({ list, mission }: Place): string =>
  list === '' ? mission : `${mission}${SIGN}${list}`;

const LIST_ID = /^[0-9a-f-]{36}$/;

export const parseMissionPlace = (id: string): Place => {
  const at = id.lastIndexOf(SIGN);
  return at >= 0 && LIST_ID.test(id.slice(at + 1))
    ? { list: id.slice(at + 1), mission: id.slice(0, at) }
    : { list: '', mission: id };
};
