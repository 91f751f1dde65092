/** What troops of the arsenal hold, drawn in the hands of a marine who faces north. */
import type { ReactNode } from 'preact/compat';

const Pistol = () => <path d="M18 -22h9v-10h3v-10h-10v10h-2z" className="m-gun" />;

const Rifle = () => (
  <>
    <path d="M17 -20h12v-16H17z" className="m-gun" />
    <path d="M20.500 -36h5v-20h-5z" className="m-barrel" />
  </>
);

const LongRifle = () => (
  <>
    <path d="M18 -16h10v-18H18z" className="m-gun" />
    <path d="M21 -34h4v-32h-4z" className="m-barrel" />
    <path d="M17 -40h5v-8h-5z" className="m-gun" />
  </>
);

const Heavy = () => (
  <>
    <path d="M13 -12h20v-24H13z" className="m-gun" />
    <path d="M16 -36h14v-22H16z" className="m-barrel" />
    <path d="M14 -44H32" className="m-clamp" />
  </>
);

const Torch = () => (
  <>
    <path d="M18 -20h10v-18H18z" className="m-gun" />
    <path d="M23 -54C29 -47 27 -42 23 -42C19 -42 17 -47 23 -54z" className="m-pilot" />
  </>
);

const Gauntlets = () => (
  <>
    <path d="M15 -22h17v-16H15zM-32 -22h17v-16h-17z" className="m-gun" />
    <path d="M18 -38h4v-10h-4zM25 -38h4v-10h-4zM-29 -38h4v-10h-4zM-22 -38h4v-10h-4z" className="m-barrel" />
  </>
);

const Blade = () => <path d="M-27 -26L-24 -54L-20 -26z M-31 -26H-16" className="m-blade" />;

const Staff = () => (
  <>
    <path d="M-24 10V-60" className="m-haft" />
    <path d="M-24 -66L-16 -58L-24 -50L-32 -58z" className="m-axe" />
  </>
);

const Board = () => <path d="M-46 -38C-36 -48 -14 -48 -6 -38L-9 -27C-18 -34 -34 -34 -43 -27z" className="m-shield" />;

const each = (drawing: () => ReactNode, ...ids: readonly string[]): Record<string, () => ReactNode> =>
  Object.fromEntries(ids.map((id) => [id, drawing]));

export const ARSENAL_RIGHT: Readonly<Record<string, () => ReactNode>> = {
  ...each(Pistol, 'bolt-pistol', 'plasma-pistol', 'graviton-pistol', 'laser-pistol', 'heavy-bolt-pistol'),
  ...each(Pistol, 'phobos-bolt-pistol', 'neo-volkite-pistol', 'flamer-pistol'),
  ...each(Rifle, 'bolter', 'bolt-rifle', 'bolt-carbine', 'elite-bolt-carbine', 'heavy-bolt-rifle', 'shotgun'),
  ...each(Rifle, 'plasma-rifle', 'plasma-gun', 'plasma-incinerator', 'melta-gun', 'melta-rifle', 'laser-rifle'),
  ...each(Rifle, 'graviton-rifle', 'forge-bolter', 'combi-bolter', 'tigris-combi-bolter', 'combi-plasma'),
  ...each(Rifle, 'combi-graviton', 'combi-flamer', 'combi-melta', 'plasma-blaster'),
  ...each(LongRifle, 'sniper-rifle', 'sniper-bolt-rifle', 'guardian-spear', 'guardian-spear-bolter'),
  ...each(Heavy, 'heavy-bolter', 'reaper-autocannon', 'plasma-cannon', 'multi-melta', 'heavy-melta'),
  ...each(Heavy, 'heavy-melta-rifle', 'graviton-cannon', 'laser-cannon', 'missile-launcher', 'frag-cannon'),
  ...each(Heavy, 'devastator-gun', 'cyclone-launcher'),
  ...each(Torch, 'flamer', 'light-flamer'),
  ...each(Gauntlets, 'boltstorm-pair', 'flamerstorm-pair', 'gauntlets-of-ultramar'),
};

export const ARSENAL_LEFT: Readonly<Record<string, () => ReactNode>> = {
  ...each(Blade, 'chainsword', 'gladius', 'combat-blade', 'force-sword', 'nemesis-sword', 'sword-of-caliban'),
  ...each(Staff, 'power-axe', 'frost-axe', 'castellan-axe', 'halberd', 'nemesis-halberd', 'halberd-of-caliban'),
  ...each(Staff, 'power-mace', 'crozius-arcanum', 'staff-of-office', 'staff-of-negation', 'staff-of-procession'),
  ...each(Board, 'shield'),
};
