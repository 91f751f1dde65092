/** The chance of what a command may do: counted result by result, or reckoned where dice are too many. */
import { otherwise, pending, profileOf, type Command, type Game, type GameEvent } from '@sensorium/engine';
import {
  DROP,
  breakOdds,
  closeCombatOdds,
  hitOdds,
  malfunctionOdds,
  wornHitOdds,
  type FightPlan,
  type Roller,
} from './deathwing.ts';
import { testOdds } from './arsenal.ts';
import { countResults, settledBy, tryOut, type Outcome, type Trial } from './enumerate.ts';
import type { Odds } from '../protocol.ts';

const NO_EACH: Odds['each'] = [];
const FACES = 6;

/** Null where the command asks for no dice, or where its outcome hangs on something the dice do not show. */
export const oddsOf = (game: Game, command: Command): Odds | null => {
  const fight = fightOdds(game, command);
  if (fight !== null) return fight;
  const area = areaOdds(game, command);
  if (area !== null) return area;
  const top = game.state.stack.at(-1);
  if (top?.kind === 'parry') return withEach(countResults(game, command, MOST_RE_ROLLED, top.piece));
  if (top !== undefined && 'piece' in top && DICE_LIE.includes(top.kind))
    return withEach(settledBy(game, command, top.piece));
  const counted = countResults(game, command);
  return counted === null ? shotOdds(game, command) : counted.dice === 0 ? null : withEach(counted);
};

/** A9.8: questions about dice that lie already. */
const DICE_LIE: readonly string[] = ['guard-reroll', 'book-reroll', 'parry-highest', 'spend-psi'];
const MOST_RE_ROLLED = 1; // D7.4
const withEach = (counted: Outcome | null): Odds | null => (counted === null ? null : { ...counted, each: NO_EACH });

// --- close combat (D4.1) ----------------------------------------------------------------------------------------------

/** Decisions that stand between the declaration of an attack and its dice. */
const BEFORE_THE_DICE: readonly string[] = ['detonate-free', 'announce-psi'];
const MOST_QUESTIONS = 4;

/** Plays on to the dice of the fight, every question on the way answered by its default (D1.15). */
const toTheDice = (game: Game, command: Command): Trial => {
  const commands = [command];
  let trial = tryOut(game, commands, () => 1);
  for (let i = 0; i < MOST_QUESTIONS && BEFORE_THE_DICE.includes(trial.decision); i++) {
    commands.push(otherwise(trial.game));
    trial = tryOut(game, commands, () => 1);
  }
  return trial;
};

const SPEAKS_OF_A_FIGHT: readonly string[] = ['attack', 'psi'];

const fightOdds = (game: Game, command: Command): Odds | null => {
  const isDefending = command.do === 'pass' && pending(game)?.decision === 'detonate-free';
  if (pending(game)?.decision === 'spend-psi') return null; // A9.18: points after the dice
  if (!SPEAKS_OF_A_FIGHT.includes(command.do) && !isDefending) return null;
  const trial = toTheDice(game, command);
  const struck = trial.events.find((event) => event.is === 'door-struck');
  if (struck !== undefined)
    return outcome(breakOdds({ dice: struck.dice.length, bonus: struck.score - Math.max(...struck.dice) }), 0, trial);
  const plan = planOf(trial);
  if (plan === null) return null;
  const { win, tie, lose } = closeCombatOdds(plan.fight);
  const attackerDies = plan.fight.isFaced ? lose : 0;
  const isAttacker = command.piece === plan.attacker;
  return {
    ...outcome(isAttacker ? win : attackerDies, isAttacker ? attackerDies : win, trial),
    tie: plan.fight.isFaced ? tie : tie + lose,
  };
};

const outcome = (kill: number, death: number, { asked }: Trial): Odds => ({
  kill,
  death,
  nothing: 1 - kill - death,
  dice: asked.length,
  each: NO_EACH,
});

/** The fight as it stands when its dice have fallen: still open for a parry, or already compared. */
const planOf = ({ game, events }: Trial): { readonly attacker: number; readonly fight: FightPlan } | null => {
  const fought = events.find((event) => event.is === 'close-combat-fought');
  if (fought !== undefined)
    return {
      attacker: fought.attacker,
      fight: {
        attacker: rollerOf(fought.attack, fought.attackBonus),
        defender: rollerOf(fought.defence, fought.defenceBonus),
        isFaced: fought.isFaced,
        parried: null,
      },
    };
  const top = game.state.stack.at(-1);
  const below = game.state.stack.at(-2);
  if (top?.kind !== 'parry' || below?.kind !== 'sequence' || below.note === null) return null;
  const { attacker, attack, defence, attackBonus, defenceBonus, from } = below.note;
  return {
    attacker,
    fight: {
      attacker: rollerOf(attack, attackBonus),
      defender: rollerOf(defence, defenceBonus),
      isFaced: from === 'front',
      parried: top.piece === attacker ? 'defender' : 'attacker',
    },
  };
};

const rollerOf = (dice: readonly number[], bonus: readonly { readonly value: number }[]): Roller => ({
  dice: dice.length,
  bonus: bonus.reduce((sum, { value }) => sum + value, 0),
});

// --- what strikes many at once ------------------------------------------------------------------------------------------

const areaOdds = (game: Game, command: Command): Odds | null => {
  if (command.do === 'full-auto') return burstOdds(game, command);
  const { events, asked } = tryOut(game, [command], neverAlike);
  if (events.some(({ is }) => is === 'breach-aimed-at')) return breachOdds(game, command);
  const shots = events.flatMap((event) => (event.is === 'shot-fired' ? [event] : []));
  if (new Set(shots.map(({ at }) => at)).size > 1) return lineOdds(shots, asked.length);
  const dropped = events.filter(({ is }) => is === 'grenade-dropped').length;
  if (dropped > 0) return grenadeOdds(game, command, dropped);
  const each = eachOf(events);
  const burns = events.flatMap((event) => (event.is === 'squares-ignited' ? event.squares : []));
  if (burns.length > 0) return { kill: 0, death: 0, nothing: 0, dice: asked.length, each, burns };
  return each.length === 0 ? null : { kill: 0, death: 0, nothing: 0, dice: asked.length, each };
};

/** D10.18: it may drop through one hole after the other; every section it may reach, weighed. */
const grenadeOdds = (game: Game, command: Command, holes: number): Odds => {
  const each: Odds['each'][number][] = [];
  for (let drops = 0; drops <= holes; drops++) {
    const chance = DROP ** drops * (drops < holes ? 1 - DROP : 1);
    const { events } = tryOut(game, [command], (place) =>
      place < drops ? 1 : place < holes ? FACES : neverAlike(place),
    );
    for (const one of eachOf(events)) each.push({ ...one, chance: one.chance * chance });
  }
  return { kill: 0, death: 0, nothing: 0, dice: 1, each, drops: DROP };
};

type Shot = Extract<GameEvent, { is: 'shot-fired' }>;

/** A8.19, A15.33: several targets of one action, each with its own dice. */
const lineOdds = (shots: readonly Shot[], dice: number): Odds => ({
  kill: 0,
  death: 0,
  nothing: 0,
  dice,
  each: shots.map((shot) => ({ piece: shot.target, at: shot.target >= 0 ? -1 : shot.at, chance: chanceOf(shot) })),
});

const chanceOf = ({ needed, dice, hit, test }: Shot): number => {
  if (needed.length === 0) return hit ? 1 : 0;
  const { least, best, lowered } = test ?? { least: 1, best: 0, lowered: 0 };
  return testOdds({ needed: totalOf(needed), dice: dice.length, least, best, lowered });
};

/** A11.31: the grenade fails on the first die, or bursts as if there were no breach. */
const breachOdds = (game: Game, command: Command): Odds => {
  const { events, asked } = tryOut(game, [command], (place) => (place === 0 ? FACES : neverAlike(place)));
  const each = eachOf(events).map((one) => ({ ...one, chance: one.chance * (1 - BREACH_FAILS) }));
  return { kill: 0, death: 0, nothing: 0, dice: asked.length, each };
};
const BREACH_FAILS = 1 / 3;

/** Who and what is rolled for, with the chance that it falls; what an explosion takes without dice falls surely. */
const eachOf = (events: readonly GameEvent[]): Odds['each'] => {
  const isExplosion = events.some(({ is }) => is === 'hammer-detonated' || is === 'self-destructed');
  const isSection = events.some(({ is }) => is === 'section-hit');
  return events.flatMap((event) => {
    if (event.is === 'flames-rolled' || event.is === 'blast-rolled')
      return [{ piece: event.piece, at: -1, chance: (FACES + 1 - event.needed) / FACES }];
    if (event.is === 'piece-tested' && isSection) return [{ piece: event.piece, at: -1, chance: testChance(event) }];
    if (event.is === 'thing-rolled') return [{ piece: -1, at: event.at, chance: (FACES + 1 - event.needed) / FACES }];
    if (isExplosion && event.is === 'piece-killed') return [{ piece: event.piece, at: -1, chance: 1 }];
    return [];
  });
};

/** A5.7: without dice the result is fixed. */
const testChance = ({ dice, needed, least, lowered, killed }: Extract<GameEvent, { is: 'piece-tested' }>): number => {
  if (dice.length === 0) return killed ? 1 : 0;
  return testOdds({ needed, dice: dice.length, least, lowered, best: 0 });
};

/** Low dice of which no three in a row are equal: nothing is hit, and no cannon blows up (D5.20). */
const neverAlike = (place: number): number => (place % 3 === 0 ? 2 : 1);

/** D5.8–D5.13: all targets in sight now; more may come to light behind them. */
const burstOdds = (game: Game, command: Command): Odds => {
  const missing = tryOut(game, [command], neverAlike);
  const targets = missing.events.flatMap((event) => (event.is === 'shot-fired' ? [event] : []));
  const debris = debrisOf(tryOut(game, [command], turnedAside).events);
  const worn = wearOf(game, command);
  return {
    kill: 0,
    death: worn ? malfunctionOdds(targets.length) : 0,
    nothing: 0,
    dice: missing.asked.length,
    each: targets.map(({ target, at, needed, dice }) => ({
      piece: target,
      at: target >= 0 ? -1 : at,
      chance: hitOdds(totalOf(needed), dice.length, debris.get(at) ?? 0),
    })),
  };
};

/** Every shot hits, and debris turns it aside. */
const turnedAside = (place: number, { for: stream }: { readonly for: string }): number =>
  stream === 'terrain' ? FACES : place % 2 === 0 ? FACES : FACES - 1;

const debrisOf = (events: readonly GameEvent[]): ReadonlyMap<number, number> =>
  new Map(events.flatMap((event) => (event.is === 'deflection-rolled' ? [[event.at, event.dice.length]] : [])));

const totalOf = (needed: readonly { readonly value: number }[]): number =>
  needed.reduce((sum, { value }) => sum + value, 0);

/** D5.20. */
const wearOf = (game: Game, command: Command): boolean => {
  const piece = game.state.pieces[command.piece];
  if (piece === null || piece === undefined) return false;
  return profileOf(game, piece).rows.some(
    ({ wears }) => wears !== undefined && (piece.counts[wears.counter] ?? 0) >= wears.from,
  );
};

/** One shot with more dice than can be played through. */
const shotOdds = (game: Game, command: Command): Odds | null => {
  const trial = tryOut(game, [command], turnedAside);
  const shot = trial.events.find((event) => event.is === 'shot-fired');
  if (shot === undefined) return null;
  const debris = debrisOf(trial.events).get(shot.at) ?? 0;
  const needed = totalOf(shot.needed);
  return wearOf(game, command)
    ? outcome(wornHitOdds(needed, debris), malfunctionOdds(1), trial)
    : outcome(hitOdds(needed, shot.dice.length, debris), 0, trial);
};
