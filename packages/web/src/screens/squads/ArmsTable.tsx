/** What a figure's weapons do, as Tables say it. */
import { COMPOSITES, GRENADES, ITEMS, WEAPONS, sameGear, type GrenadeRow, type WeaponRow } from '@sensorium/rules';
import { killText } from './squadEdit.ts';
import { useSquadTerms } from './useSquadTerms.ts';
import type { SquadScreenWords } from '@sensorium/content/words';

type Shot = readonly [id: string, row: WeaponRow | GrenadeRow];

/** The rows behind what is carried: a combined weapon has several. */
export const shotsOf = (gear: readonly string[]): Shot[] =>
  gear.flatMap((item) => {
    const id = sameGear(item) ?? item;
    const rows = COMPOSITES[id]?.modes ?? [ITEMS[id]?.ranged ?? id];
    return rows.flatMap((row): Shot[] => {
      const found = WEAPONS[row] ?? GRENADES[row];
      return found === undefined ? [] : [[COMPOSITES[id] === undefined ? item : row, found]];
    });
  });

const ANY_RANGE = 1000;

const rangeText = ({ least, range }: WeaponRow | GrenadeRow, words: SquadScreenWords): string => {
  if (range === 'adjacent-section') return words.adjacent;
  if (range > ANY_RANGE) return words.unlimited;
  return least > 1 ? `${least}–${range}` : String(range);
};

const weaponNotes = (row: WeaponRow, { notes }: SquadScreenWords): string[] => [
  ...(row.isHeavy ? [notes.heavy] : []),
  ...(row.area === 'section' ? [notes.section] : []),
  ...(row.area === 'line' ? [notes.line] : []),
  ...(row.isSustained ? [notes.sustained] : []),
  ...(row.isFree ? [notes.free] : []),
  ...(row.jams ? [notes.jams] : []),
  ...(row.overheats ? [notes.overheats] : []),
  ...(row.isPersistent ? [notes.persistent] : row.blocksSight ? [notes.smoke] : []),
  ...(row.oneShotPer === 'turn' ? [notes.perTurn] : row.oneShotPer === 'action-phase' ? [notes.perPhase] : []),
  ...(row.ammunition === null ? [] : [notes.ammunition(row.ammunition)]),
];

const grenadeNotes = (row: GrenadeRow, { notes }: SquadScreenWords): string[] => [
  ...(row.effect === 'section' ? [notes.section] : []),
  ...(row.blocksSight ? [notes.smoke] : []),
  ...(row.breaches ? [notes.breach] : []),
  ...(row.limit === null ? [] : [notes.ammunition(row.limit)]),
];

/** A6.2, A6.8: how many dice of one shot must reach which number. */
const heavyText = (row: WeaponRow | GrenadeRow, words: SquadScreenWords): string => {
  const text = killText(row.kills.heavyEnemy, words.auto);
  const dice = isWeapon(row) ? (row.heavyEnemyDice ?? 1) : 1;
  return dice > 1 && row.kills.heavyEnemy !== null ? `${dice} × ${text}` : text;
};

const isWeapon = (row: WeaponRow | GrenadeRow): row is WeaponRow => 'family' in row;

export const ArmsTable = ({ gear }: { gear: readonly string[] }) => {
  const { squads, gearName } = useSquadTerms();
  const { columns } = squads;
  const shots = shotsOf(gear);
  if (shots.length === 0) return null;
  return (
    // A wide table scrolls by itself; a scrolling region must be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className="arms" aria-label={squads.arm} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{columns.weapon}</th>
            <th scope="col">{columns.ap}</th>
            <th scope="col">{columns.range}</th>
            <th scope="col">{columns.overwatch}</th>
            <th scope="col">{columns.dice}</th>
            <th scope="col">{columns.genestealer}</th>
            <th scope="col">{columns.hybrid}</th>
            <th scope="col">{columns.heavy}</th>
            <th scope="col">{columns.door}</th>
            <th scope="col">{columns.notes}</th>
          </tr>
        </thead>
        <tbody>
          {shots.map(([id, row]) => (
            <tr key={id}>
              <th scope="row">{gearName(id)}</th>
              <td>{row.ap}</td>
              <td>{rangeText(row, squads)}</td>
              <td>{isWeapon(row) ? (row.overwatchRange ?? '–') : '–'}</td>
              <td>{row.dice}</td>
              <td>{killText(row.kills.genestealer, squads.auto)}</td>
              <td>{killText(row.kills.hybrid, squads.auto)}</td>
              <td>{heavyText(row, squads)}</td>
              <td>{killText(row.kills.door, squads.auto)}</td>
              <td>{(isWeapon(row) ? weaponNotes(row, squads) : grenadeNotes(row, squads)).join(' · ')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};

/** What an item does, in a few words. */
export const effectsOf = (item: string, { effects, special }: SquadScreenWords): string => {
  const id = sameGear(item) ?? item;
  const row = ITEMS[id];
  if (row === undefined) return '';
  const own = (special as Readonly<Record<string, string>>)[id];
  return [
    ...(own === undefined ? [] : [own]),
    ...(row.bonus > 0 ? [effects.bonus(row.bonus)] : []),
    ...(row.dice > 1 ? [effects.dice(row.dice)] : []),
    ...(row.parries ? [effects.parry] : []),
    ...(row.blocks ? [effects.block] : []),
    ...(row.takesPsi ? [effects.psi] : []),
    ...(row.isStaff ? [effects.staff] : []),
    ...(row.aura === 'marines-win-ties' ? [effects.ties] : []),
    ...(row.aura === 're-roll-one-die' ? [effects.reroll] : []),
  ].join(', ');
};
