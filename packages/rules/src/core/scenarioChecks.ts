/** What a scenario must be like for a game of it to go on whatever the players choose. */
import { ScenarioError, type DeploymentPlan, type PieceId, type Rules, type Scenario } from '@sensorium/engine';
import { BLIP_COUNTERS } from './data.ts';

type Place = DeploymentPlan['squares'][number];

const keyOf = ([x, y, level = 0]: Place): string => `${x},${y},${level}`;

/** C2.6: squares on which nothing stands that bars a piece. */
const freeSquares = (scenario: Scenario, rules: Rules): ((at: Place) => boolean) => {
  const isSolid = (id: string): boolean => rules.terrain[rules.terrainIndex.get(id) ?? -1]?.blocksMovement === true;
  const taken = new Set([
    ...scenario.pieces.flatMap(({ at }) => (at === undefined ? [] : [keyOf(at)])),
    ...scenario.features.filter(({ is }) => isSolid(is)).map(({ at }) => keyOf(at)),
  ]);
  return (at) => !taken.has(keyOf(at));
};

interface Group {
  readonly count: number;
  readonly places: ReadonlySet<string>;
}

/** Squares that groups before may have taken, if they choose them as badly as they can. */
const squaresLost = (before: readonly Group[], places: ReadonlySet<string>): number =>
  before.reduce((lost, group) => {
    const shared = [...places].filter((place) => group.places.has(place)).length;
    return lost + Math.min(group.count, shared);
  }, 0);

/** C2.6: everybody who is deployed finds a square, wherever those before him were put. */
export const checkRoom = (scenario: Scenario, rules: Rules): void => {
  const isFree = freeSquares(scenario, rules);
  const named = new Set<PieceId>();
  const groups: Group[] = [];
  scenario.deployment.forEach(({ pieces, squares }, index) => {
    const inHand = pieces.filter((id) => {
      const plan = scenario.pieces[id];
      const isNew = plan !== undefined && plan.at === undefined && plan.area === undefined && !named.has(id);
      named.add(id);
      return isNew;
    });
    const places = new Set(squares.filter(isFree).map(keyOf));
    const left = Math.max(0, places.size - squaresLost(groups, places));
    if (left < inHand.length)
      throw new ScenarioError(
        `C2.6: deployment group ${index + 1} has ${inHand.length} pieces and ${left} squares that are surely free`,
      );
    groups.push({ count: inHand.length, places });
  });
  const forgotten = scenario.pieces.find(
    ({ at, area }, id) => at === undefined && area === undefined && !named.has(id),
  );
  if (forgotten !== undefined) throw new ScenarioError(`C2.4: the ${forgotten.is} is deployed by nobody`);
};

/** Table C-A: a blip out of the pool holds one to three. */
export const checkBlips = (scenario: Scenario, rules: Rules): void => {
  for (const { is, value = 0 } of scenario.pieces)
    if (rules.units.get(is)?.isFromPool === true && (value < 1 || value > BLIP_COUNTERS.length))
      throw new ScenarioError(`C2.2: a ${is} holds 1 to ${BLIP_COUNTERS.length}, not ${value}`);
};
