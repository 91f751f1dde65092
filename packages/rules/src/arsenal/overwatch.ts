/** A7.8–A7.25: overwatch, jams and clearing them. */
import {
  canAimAt,
  edit,
  pieceOf,
  profileOf,
  refusal,
  type Game,
  type Piece,
  type PieceId,
  type Profile,
  type Refusal,
  type Square,
  type Step,
  type Verb,
} from '@sensorium/engine';
import { kill } from '../core/kills.ts';
import { loseOverwatch, overwatchWeapon } from '../core/overwatch.ts';
import { OVERWATCH_WITH, SNIPER_SHOTS } from './counters.ts';
import { passesOverSniper } from './overSniper.ts';
import { pairOf } from './pairs.ts';
import { hasJam, isJamCounter, isJammed, jamCounter } from './jams.ts';
import { dropCounters, spendShot, weaponRefusal } from './limits.ts';
import { endOverwatchRun, isOverwatchRunCounter, noteOverwatchShot, overwatchShots, sustainedBonus } from './runs.ts';
import type { WeaponRow } from './rows.ts';
import { decodeShot, single, weaponCodes, weaponRowOf } from './shotCodes.ts';
import { applyShot, rollShotAt, settleWeapon, type Rolled } from './shots.ts';

declare module '@sensorium/engine' {
  interface MemoryTypes {
    'overwatch-fired': number;
  }
}

const NO_WEAPON = refusal('A7.8', 'no-overwatch-weapon');
const ON_OVERWATCH = refusal('A7.8', 'already-on-overwatch');
const ALIENS = refusal('A5.13', 'aliens-have-no-overwatch');
const ONLY_BOTH = refusal('A7.9', 'watches-with-both');
const NOT_NOTED = refusal('A7.13', 'weapon-never-watches');
const NEVER = refusal('A7.21', 'weapon-never-watches');
const ONLY_BOLTER = refusal('A12.13', 'only-the-bolter-watches');
const NOT_JAMMED = refusal('A7.24', 'nothing-to-clear');
const SET_COST = 2;
const CLEAR_COST = 1;

/** A7.8, A7.9: a row with the note; of a composite weapon only the one that its entry names, of two partners the first. */
const watchRefusal = (profile: Profile, how: number): Refusal | null => {
  const row = weaponRowOf(profile, how);
  if (row === undefined || how !== single(how)) return NO_WEAPON;
  const { gear, mode } = decodeShot(how);
  const { composite } = profile.rows[gear]!;
  if (composite?.overwatchMode !== undefined && composite.modes[mode] !== composite.overwatchMode)
    return composite.overwatchMode === 'bolter' ? ONLY_BOLTER : ONLY_BOTH;
  if (how === pairOf(profile)?.other) return ONLY_BOTH;
  if (row.overwatchRange !== null) return null;
  return row.family === 'graviton' || row.family === 'laser' ? NOT_NOTED : NEVER;
};

/** A7.8: neither jammed nor empty; a shot already fired in this phase does not matter. */
const isWorking = (game: Game, piece: Piece, how: number): boolean => {
  const why = weaponRefusal(game, piece, how);
  return why === null || why.rule === 'A7.36' || why.rule === 'A7.41';
};

/** How far, and with how many dice, a weapon watches. */
const reachOf = (game: Game, piece: Piece, how: number): number => {
  const { overwatchRange, dice } = weaponRowOf(profileOf(game, piece), how)!;
  return overwatchRange! * 8 + dice;
};

const WATCHING = new WeakMap<Profile, readonly number[]>();

/** What a figure can watch with while it works: the farthest-reaching first. */
const watchableCodes = (game: Game, piece: Piece): readonly number[] => {
  const profile = profileOf(game, piece);
  let codes = WATCHING.get(profile);
  if (codes === undefined) {
    codes = weaponCodes(game, piece)
      .filter((how) => watchRefusal(profile, how) === null)
      .sort((a, b) => reachOf(game, piece, b) - reachOf(game, piece, a));
    WATCHING.set(profile, codes);
  }
  return codes;
};

const watchCodes = (game: Game, piece: Piece): number[] =>
  piece.side === 'marines' ? watchableCodes(game, piece).filter((how) => isWorking(game, piece, how)) : [];

/** The weapons with which a figure on overwatch fires, in the order of their dice. */
const watchingWith = (game: Game, piece: Piece): number[] => {
  const named = (piece.counts[OVERWATCH_WITH] ?? 0) - 1;
  const first = named >= 0 ? named : watchCodes(game, piece)[0];
  if (first === undefined) return [];
  const pair = pairOf(profileOf(game, piece));
  return pair?.first === first ? [first, pair.other] : [first];
};

export const setOverwatch: Verb = {
  id: 'overwatch',
  missing: (_game, { side }) => (side === 'aliens' ? ALIENS : NO_WEAPON),
  target: 'none',
  options: (game, piece, offers) => {
    if (piece.weapon !== 'overwatch') for (const how of watchCodes(game, piece)) offers.offer(-1, how, SET_COST);
  },
  refusal: (game, piece, { at, how }) => {
    if (piece.side !== 'marines') return ALIENS;
    if (piece.weapon === 'overwatch') return ON_OVERWATCH;
    const why = at === -1 ? watchRefusal(profileOf(game, piece), how) : NO_WEAPON;
    return why ?? (isWorking(game, piece, how) ? null : NO_WEAPON);
  },
  cost: () => SET_COST,
  perform: (game, piece, { how }) => {
    watch(game, piece.id, how);
    game.sink?.({ is: 'overwatch-set', piece: piece.id, now: { weapon: 'overwatch' }, rule: 'A7.8' });
  },
};

const watch = (game: Game, id: PieceId, how: number): void => {
  endOverwatchRun(game, id);
  const draft = edit(game, id);
  draft.weapon = 'overwatch';
  draft.counts = { ...draft.counts, [OVERWATCH_WITH]: how + 1 };
};

const jammedCodes = (game: Game, piece: Piece): number[] =>
  weaponCodes(game, piece).filter((how) => isJammed(piece, how));

export const clearJam: Verb = {
  id: 'clear-jam',
  missing: NOT_JAMMED,
  target: 'none',
  options: (game, piece, offers) => {
    for (const how of jammedCodes(game, piece)) offers.offer(-1, how, CLEAR_COST);
  },
  refusal: (game, piece, { at, how }) => (at === -1 && jammedCodes(game, piece).includes(how) ? null : NOT_JAMMED),
  cost: () => CLEAR_COST,
  perform: (game, piece, { how }) => {
    const row = weaponRowOf(profileOf(game, piece), how)!;
    const { [jamCounter(how)]: _, ...others } = piece.counts;
    const draft = edit(game, piece.id);
    draft.counts = others;
    draft.weapon = hasJam(draft) ? 'jammed' : 'ready';
    game.sink?.({ is: 'jam-cleared', piece: piece.id, now: { weapon: draft.weapon }, rule: 'A7.24' });
    // A7.25: a jam lives no longer than the alien phase it happened in (A2.4), so this is the same one.
    if (game.state.phase !== 'alien-action' || row.overheats || !isWorking(game, draft, how)) return;
    watch(game, piece.id, how);
    game.sink?.({ is: 'overwatch-set', piece: piece.id, now: { weapon: 'overwatch' }, rule: 'A7.25' });
  },
};

/** A7.18. */
const hasShotsLeft = (piece: Piece, { overwatchShots: most }: WeaponRow): boolean =>
  most === null || (piece.counts[SNIPER_SHOTS] ?? 0) < most;

/** S3.17: whether a figure on overwatch can fire no further shot in this phase (A7.18, A7.19, A7.36). */
export const isWatchSpent = (game: Game, piece: Piece): boolean => {
  if (!game.setup.rules.modules.includes('arsenal')) return overwatchWeapon(game, piece) < 0;
  const watching = watchingWith(game, piece);
  const canFire = (how: number): boolean =>
    hasShotsLeft(piece, weaponRowOf(profileOf(game, piece), how)!) && weaponRefusal(game, piece, how) === null;
  return watching.length > 0 && !watching.some(canFire);
};

/** A7.10, A7.12: whether a weapon of a figure on overwatch can fire at that square now. */
const canWatch = (game: Game, piece: Piece, how: number, at: Square): boolean => {
  const row = weaponRowOf(profileOf(game, piece), how)!;
  return (
    hasShotsLeft(piece, row) &&
    weaponRefusal(game, piece, how) === null &&
    canAimAt(game, piece, at, row.overwatchRange!) &&
    !passesOverSniper(game, piece, row, at)
  );
};

/** One weapon of one figure that fires now. */
interface Watcher {
  readonly shooter: Piece;
  readonly how: number;
  readonly at: Square;
  readonly target: PieceId;
}

/** The shots at one square, by ascending roster index (A1.14). */
export const watchersOf = (game: Game, at: Square, target: PieceId): Watcher[] => {
  const watchers: Watcher[] = [];
  for (const id of game.state.marines) {
    const shooter = pieceOf(game, id);
    if (shooter.weapon !== 'overwatch') continue;
    for (const how of watchingWith(game, shooter))
      if (canWatch(game, shooter, how, at)) watchers.push({ shooter, how, at, target });
  }
  return watchers;
};

const roll = (game: Game, { shooter, how, at, target }: Watcher, isAtPhantom: boolean): Rolled => {
  const { id } = shooter;
  const row = weaponRowOf(profileOf(game, shooter), how)!;
  const shots = target < 0 ? 0 : overwatchShots(pieceOf(game, id), how, target);
  const bonus = sustainedBonus(game, shooter, row, how, target, shots);
  const left = spendShot(game, id, how);
  noteOverwatchShot(game, id, how, target);
  if (row.overwatchShots !== null) {
    const { counts } = pieceOf(game, id);
    edit(game, id).counts = { ...counts, [SNIPER_SHOTS]: (counts[SNIPER_SHOTS] ?? 0) + 1 };
  }
  const shot = rollShotAt(game, shooter, how, at, target, { rule: 'A7.10', bonus, canJam: true, isAtPhantom });
  if (left === 0) loseOverwatch(game, id, 'A7.20');
  return shot;
};

/** A7.10, A7.14: all roll, then the results together; a weapon that jams or overheats takes overwatch with it. */
export const fireTogether = (game: Game, watchers: readonly Watcher[], isAtPhantom = false): void => {
  if (watchers.length === 0) return;
  const shots = watchers.map((watcher) => roll(game, watcher, isAtPhantom));
  for (const id of new Set(shots.filter(({ hit, target }) => hit && target >= 0).map(({ target }) => target)))
    kill(game, id, 'A7.10');
  const broken = new Set<Square>();
  for (const shot of shots)
    if (shot.hit && shot.target < 0 && !broken.has(shot.at)) {
      broken.add(shot.at);
      applyShot(game, shot, 'A7.16');
    }
  shots.forEach((shot, i) => {
    if (shot.jammed) loseOverwatch(game, shot.shooter, 'A7.14');
    settleWeapon(game, watchers[i]!.shooter, shot);
  });
};

/** A7.16: set when the shots of this alien action have been fired at a closing door and at the alien together. */
export const FIRED_AT_DOOR = 'overwatch-fired';

/** A2 of C5.2. */
export const overwatchStep: Step = {
  id: 'A2',
  run: (game, { piece: actor }) => {
    if (game.state.memory[FIRED_AT_DOOR] === 1) {
      const { [FIRED_AT_DOOR]: _, ...others } = game.state.memory;
      game.state.memory = others;
      return;
    }
    const target = game.state.pieces[actor];
    if (target === null || target === undefined || target.square < 0 || target.facing < 0) return;
    fireTogether(game, watchersOf(game, target.square, target.id));
  },
};

/** D12.15: the fire at an ambush blip that has been turned over is this chapter's. */
export const overwatchFire = (game: Game, target: Piece, canBeHit: boolean): boolean => {
  fireTogether(game, watchersOf(game, target.square, target.id), !canBeHit);
  return true;
};

/** With E1: nobody is on overwatch any more, and no weapon, not even an alien's, stays overheated (A2.4). */
export const forgetOverwatch = (game: Game): void =>
  dropCounters(
    game,
    (counter) => counter === OVERWATCH_WITH || isOverwatchRunCounter(counter) || isJamCounter(counter),
  );
