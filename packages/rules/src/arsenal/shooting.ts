/** A5, A4.10, A15.33, A15.38: firing: the action, the free shot, two weapons together. */
import { profileOf, refusal, type Game, type Piece, type Refusal, type Square, type Verb } from '@sensorium/engine';
import { aimRefusal, forEachAimOf, targetsInSight } from './aims.ts';
import { fireLine } from './meltaLine.ts';
import { shotsInRun, sustainedBonus, type Aim } from './runs.ts';
import { pairOf } from './pairs.ts';
import { fireSection } from './sections.ts';
import { decodeShot, encodeShot, single, weaponCodes, weaponRowOf } from './shotCodes.ts';
import { applyShot, rollShotAt, settleWeapon, targetAt, type Rolled } from './shots.ts';
import { spendShot, weaponRefusal } from './limits.ts';

const NO_WEAPON = refusal('A5.2', 'no-such-weapon');
const NO_GUN = refusal('A5.13', 'aliens-have-no-guns');

/** Whether the weapon of this code works: not jammed, not empty, with shots left (A7). */
const isUsable = (game: Game, shooter: Piece, how: number): boolean => weaponRefusal(game, shooter, how) === null;

const withSecond = (how: number, second: Square): number => encodeShot({ ...decodeShot(how), second });

/** Every legal target square of one weapon, given what is in sight. */
const targetsOf = (game: Game, shooter: Piece, how: number, inSight: readonly Square[]): Square[] => {
  const targets: Square[] = [];
  if (isUsable(game, shooter, how))
    forEachAimOf(game, shooter, rowOf(game, shooter, how), inSight, (at) => targets.push(at));
  return targets;
};

/** A weapon that is aimed at targets is not even looked at where there are none. */
const mayHaveTarget = (game: Game, shooter: Piece, how: number, inSight: readonly Square[]): boolean =>
  inSight.length > 0 || rowOf(game, shooter, how).area === 'section';

/** Every shot the figure can fire now, two weapons together included; prices aside. */
export const forEachShot = (
  game: Game,
  shooter: Piece,
  isMeant: (how: number) => boolean,
  offer: (at: Square, how: number) => void,
): void => {
  if (shooter.facing < 0) return;
  const inSight = targetsInSight(game, shooter);
  for (const how of weaponCodes(game, shooter))
    if (mayHaveTarget(game, shooter, how, inSight) && isMeant(how))
      for (const at of targetsOf(game, shooter, how, inSight)) offer(at, how);
  const pair = pairOf(profileOf(game, shooter));
  if (pair === null || !isMeant(pair.first)) return;
  const seconds = targetsOf(game, shooter, pair.other, inSight);
  for (const at of targetsOf(game, shooter, pair.first, inSight))
    for (const second of seconds) offer(at, withSecond(pair.first, second));
};

const secondRefusal = (game: Game, shooter: Piece, how: number): Refusal | null => {
  const { second } = decodeShot(how);
  if (second < 0) return null;
  const pair = pairOf(profileOf(game, shooter));
  if (pair === null || single(how) !== pair.first) return NO_WEAPON;
  return (
    weaponRefusal(game, shooter, pair.other) ?? aimRefusal(game, shooter, rowOf(game, shooter, pair.other), second)
  );
};

const rowOf = (game: Game, shooter: Piece, how: number): NonNullable<ReturnType<typeof weaponRowOf>> =>
  weaponRowOf(profileOf(game, shooter), how)!;

/** A5.1–A5.4. */
export const shotRefusal = (game: Game, shooter: Piece, how: number, at: Square): Refusal | null => {
  if (shooter.facing < 0) return NO_WEAPON;
  return (
    weaponRefusal(game, shooter, how) ??
    aimRefusal(game, shooter, rowOf(game, shooter, how), at) ??
    secondRefusal(game, shooter, how)
  );
};

export const fire: Verb = {
  id: 'fire',
  missing: (_game, { side }) => (side === 'aliens' ? NO_GUN : NO_WEAPON),
  target: 'square',
  options: (game, piece, offers) =>
    forEachShot(
      game,
      piece,
      () => true,
      (at, how) => offers.offer(at, how, rowOf(game, piece, how).ap),
    ),
  refusal: (game, piece, { at, how }) => shotRefusal(game, piece, how, at),
  cost: (game, piece, { how }) => rowOf(game, piece, how).ap,
  perform: (game, piece, { at, how }) => fireWeapon(game, piece, how, at, false),
};

/** A4.13: a free shot has no sustained fire and is no shot of a run. */
export const takeFreeShot = (game: Game, shooter: Piece, how: number, at: Square): void => {
  game.state.run = null;
  fireWeapon(game, shooter, how, at, true);
};

const fireWeapon = (game: Game, shooter: Piece, how: number, at: Square, isFree: boolean): void => {
  const row = rowOf(game, shooter, how);
  if (row.area === 'target') fireAtTargets(game, shooter, how, at, isFree);
  else {
    game.state.run = null; // A7.3
    spendShot(game, shooter.id, single(how));
    if (row.area === 'line') fireLine(game, shooter, how, at);
    else fireSection(game, shooter, how, at);
  }
};

const aimAt = (game: Game, at: Square): Aim => {
  const target = targetAt(game, at);
  return { target, door: target < 0 ? at : -1 };
};

/** A1.14: a second weapon's dice follow the first's, and both results are applied together. */
const fireAtTargets = (game: Game, shooter: Piece, how: number, at: Square, isFree: boolean): void => {
  const { second } = decodeShot(how);
  const pair = pairOf(profileOf(game, shooter));
  const first = single(how);
  const shots = [{ how: first, at, partner: first === pair?.other ? pair.first : -1 }];
  if (second >= 0) shots.push({ how: pair!.other, at: second, partner: first });
  const fired = shots.map((shot) => ({ ...shot, ...aimAt(game, shot.at) }));
  const before = fired.map((shot) => (isFree ? 0 : shotsInRun(game, shooter, shot.how, shot, shot.partner)));
  noteRun(game, shooter, fired, before, isFree);
  const rolled = fired.map((shot, i) => {
    spendShot(game, shooter.id, shot.how);
    const row = rowOf(game, shooter, shot.how);
    const bonus = sustainedBonus(game, shooter, row, shot.how, shot.target, before[i]!);
    return rollShotAt(game, shooter, shot.how, shot.at, shot.target, {
      rule: isFree ? 'A4.11' : 'A5.6',
      bonus,
      canJam: false,
    });
  });
  applyAll(game, rolled);
  for (const shot of rolled) settleWeapon(game, shooter, shot);
};

/** A7.3: the run that the next shot may continue. */
const noteRun = (
  game: Game,
  shooter: Piece,
  fired: readonly (Aim & { readonly how: number })[],
  before: readonly number[],
  isFree: boolean,
): void => {
  const [first, other] = fired;
  const isRun = !isFree && shooter.side === 'marines' && rowOf(game, shooter, first!.how).isSustained;
  game.state.run = isRun
    ? {
        by: shooter.id,
        target: first!.target,
        door: first!.door,
        shots: before[0]! + 1,
        weapon: first!.how,
        ...(other === undefined ? {} : { second: { target: other.target, door: other.door, shots: before[1]! + 1 } }),
      }
    : null;
};

/** A target hit twice is destroyed once. */
const applyAll = (game: Game, rolled: readonly Rolled[]): void => {
  rolled.forEach((shot, i) => {
    if (!rolled.slice(0, i).some((other) => other.hit && other.at === shot.at)) applyShot(game, shot, 'A5.6');
  });
};
