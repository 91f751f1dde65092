/** Whether everybody who is deployed finds a place, wherever those before him were put (C2.4, C2.6). */
import type { Coordinates } from '@sensorium/engine';
import type { Finding, Report } from './checkMission.ts';
import { DUCT, hasSpecial, markedSquares, membersOf, placeKey, sectionAt, type Mission } from './mission.ts';

/** The pieces a reference names, each as squad and place; who stands on the board from the start is not deployed. */
const namedBy = (mission: Mission, reference: string): { readonly name: string; readonly stands: boolean }[] => {
  const squad = mission.force.find((other) => other.squad === reference[0]);
  const all = (squad?.pieces ?? []).map(({ at }, member) => ({
    name: `${reference[0]}${member + 1}`,
    stands: at !== undefined,
  }));
  return reference.length === 1 ? all : all.filter(({ name }) => name === reference);
};

/** Squares nobody stands on from the start; sections where each may hold one marine (M2.1). */
const placesOn = (mission: Mission, on: string): ReadonlySet<string> => {
  const marines = membersOf(mission).flatMap(({ at }) => (at === undefined ? [] : [at]));
  const taken = new Set([...marines, ...mission.aliens.map(({ at }) => at)].map(placeKey));
  const free = markedSquares(mission, on).filter((at) => !taken.has(placeKey(at)));
  if (!hasSpecial(mission, 'one-per-section')) return new Set(free.map(placeKey));
  const room = (at: Coordinates): string => sectionAt(mission, at);
  const rooms = new Set(marines.map(room));
  return new Set(free.map(room).filter((name) => !rooms.has(name)));
};

interface Group {
  readonly count: number;
  readonly places: ReadonlySet<string>;
}

/** Places that groups before may have taken, if they choose them as badly as they can. */
const placesLost = (groups: readonly Group[], places: ReadonlySet<string>): number =>
  groups.reduce((lost, group) => {
    const shared = [...places].filter((place) => group.places.has(place)).length;
    return lost + Math.min(group.count, shared);
  }, 0);

export const checkDeployment = (mission: Mission, report: Report): void => {
  const deployed = new Set<string>();
  const groups: Group[] = [];
  mission.deployment.forEach(({ who, on }, index) => {
    const wrong = (
      field: 'who' | 'on',
      rule: string,
      reason: Finding['reason'],
      values: Finding['values'] = {},
    ): void => report('error', rule, ['deployment', index, field], reason, values);
    let count = 0;
    for (const reference of who) {
      const named = namedBy(mission, reference);
      const inHand = named.filter(({ stands }) => !stands);
      if (named.length === 0) wrong('who', 'C2.4', 'no-such-piece', { piece: reference });
      else if (inHand.length === 0) wrong('who', 'C2.4', 'stands-already', { piece: reference });
      for (const { name } of inHand)
        if (deployed.has(name)) wrong('who', 'C2.4', 'deployed-twice', { piece: name });
        else {
          deployed.add(name);
          count += 1;
        }
    }
    const places = placesOn(mission, on);
    const lost = placesLost(groups, places);
    const left = Math.max(0, places.size - lost);
    if (on === DUCT) wrong('on', 'M6.4', 'marine-on-duct');
    else if (markedSquares(mission, on).length === 0) wrong('on', 'C2.4', 'no-mark', { mark: on });
    else if (left < count) wrong('on', 'C2.6', 'too-few-places', { mark: on, count, left, lost });
    groups.push({ count, places });
  });
  for (const { name, stands } of mission.force.flatMap(({ squad }) => namedBy(mission, squad)))
    if (!stands && !deployed.has(name)) report('error', 'C2.4', ['deployment'], 'deployed-by-nobody', { piece: name });
};
