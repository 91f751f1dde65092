/** What troops of the arsenal hold, drawn in the hands of a marine who faces north. */

export const Pistol = () => <path d="M18 -22h9v-10h3v-10h-10v10h-2z" className="m-gun" />;

export const Rifle = () => (
  <>
    <path d="M17 -20h12v-16H17z" className="m-gun" />
    <path d="M20.500 -36h5v-20h-5z" className="m-barrel" />
  </>
);

export const LongRifle = () => (
  <>
    <path d="M18 -16h10v-18H18z" className="m-gun" />
    <path d="M21 -34h4v-32h-4z" className="m-barrel" />
    <path d="M17 -40h5v-8h-5z" className="m-gun" />
  </>
);

export const Heavy = () => (
  <>
    <path d="M13 -12h20v-24H13z" className="m-gun" />
    <path d="M16 -36h14v-22H16z" className="m-barrel" />
    <path d="M14 -44H32" className="m-clamp" />
  </>
);

export const Torch = () => (
  <>
    <path d="M18 -20h10v-18H18z" className="m-gun" />
    <path d="M23 -54C29 -47 27 -42 23 -42C19 -42 17 -47 23 -54z" className="m-pilot" />
  </>
);

export const Gauntlets = () => (
  <>
    <path d="M15 -22h17v-16H15zM-32 -22h17v-16h-17z" className="m-gun" />
    <path d="M18 -38h4v-10h-4zM25 -38h4v-10h-4zM-29 -38h4v-10h-4zM-22 -38h4v-10h-4z" className="m-barrel" />
  </>
);

export const Blade = () => <path d="M-27 -26L-24 -54L-20 -26z M-31 -26H-16" className="m-blade" />;

export const Staff = () => (
  <>
    <path d="M-24 10V-60" className="m-haft" />
    <path d="M-24 -66L-16 -58L-24 -50L-32 -58z" className="m-axe" />
  </>
);

export const BoardShield = () => (
  <path d="M-46 -38C-36 -48 -14 -48 -6 -38L-9 -27C-18 -34 -34 -34 -43 -27z" className="m-shield" />
);

/** Carried on the back: two racks of missiles above the shoulders. */
export const Racks = () => (
  <>
    <path d="M-30 8h18v22h-18zM12 8h18v22H12z" className="m-gun" />
    <path
      d="M-26 12h4v4h-4zM-20 12h4v4h-4zM-26 20h4v4h-4zM-20 20h4v4h-4zM16 12h4v4h-4zM22 12h4v4h-4zM16 20h4v4h-4zM22 20h4v4h-4z"
      className="m-barrel"
    />
  </>
);

export const Mace = () => (
  <>
    <path d="M-24 4V-44" className="m-haft" />
    <path d="M-24 -62L-15 -55L-17 -44H-31L-33 -55z" className="m-hammer" />
  </>
);

/** Held up behind the shoulder. */
export const Banner = () => (
  <>
    <path d="M-26 16V-18" className="m-haft" />
    <path d="M-44 16H-8V24H-44z" className="m-shield" />
  </>
);

export const Book = () => <path d="M-34 -40h18v13h-18zM-25 -40v13" className="m-shield" />;

export const ServoArm = () => (
  <>
    <path d="M-16 22L-36 6L-32 -24" className="m-clamp" />
    <path d="M-38 -24L-32 -36L-26 -24z" className="m-claw" />
  </>
);
