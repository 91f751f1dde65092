/** The other aliens of Table A-12 from above, facing north: each told apart by its outline. */
import './aliens.css';

/** A man by his coat and his gun, an alien by his skull and his third arm. */
export const Hybrid = () => (
  <g className="stealer is-hybrid">
    <path d="M-9 18L-13 36H-3L-1 22zM9 18L13 36H3L1 22z" className="h-leg" />
    <path d="M-18 -4C-34 -8 -39 -20 -34 -31" className="s-limb" />
    <path d="M-42 -28C-42 -40 -37 -47 -29 -52C-31 -44 -31 -38 -27 -29z" className="s-claw" />
    <path d="M-16 6C-28 8 -33 16 -33 26" className="s-limb is-low" />
    <path d="M-39 24L-33 36L-29 24z" className="s-claw" />
    <path d="M17 0L22 -18" className="s-limb is-low" />
    <path d="M16 -14h13v-16h-3v-24h-6v24h-4z" className="s-weapon" />
    <path d="M-25 2C-23 -13 23 -13 25 2C25 16 13 25 0 25C-13 25 -25 16 -25 2z" className="h-coat" />
    <path d="M0 4V25M-14 -4C-10 4 -8 14 -9 22M14 -4C10 4 8 14 9 22" className="h-fold" />
    <path d="M0 -27C9 -27 13 -18 12 -6C11 5 5 9 0 9C-5 9 -11 5 -12 -6C-13 -18 -9 -27 0 -27z" className="s-head" />
    <path d="M-8 -4C-4 -1 4 -1 8 -4M-8 2C-4 5 4 5 8 2M0 -8V7" className="s-vein" />
    <path d="M-8 -19L-2 -15L-7 -12z M8 -19L2 -15L7 -12z" className="s-eye" />
  </g>
);

const GauntBody = () => (
  <>
    <path d="M-4 16C-10 30 -4 44 10 48C4 40 3 30 5 18z" className="s-tail" />
    <path d="M-7 12C-20 14 -24 24 -20 36M7 12C20 14 24 24 20 36" className="s-limb is-low" />
    <path d="M-26 33L-20 44L-15 34z M26 33L20 44L15 34z" className="s-claw" />
    <path d="M-9 -6C-13 8 -9 20 0 24C9 20 13 8 9 -6C6 -13 -6 -13 -9 -6z" className="s-shell" />
    <path d="M-9 0L0 5L9 0M-10 8L0 13L10 8M-7 15L0 19L7 15" className="s-ridge" />
  </>
);

const GauntHead = () => (
  <>
    <path d="M0 -40C5 -36 8 -24 8 -14C7 -4 4 1 0 3C-4 1 -7 -4 -8 -14C-8 -24 -5 -36 0 -40z" className="s-head" />
    <path d="M-8 -12L-13 -2L-4 -1z M8 -12L13 -2L4 -1z" className="g-crest" />
    <path d="M-6 -26L-2 -21L-6 -18z M6 -26L2 -21L6 -18z" className="s-eye" />
  </>
);

/** Two scythes as long as itself. */
export const Hormagaunt = () => (
  <g className="stealer is-gaunt">
    <GauntBody />
    <path d="M-8 -4C-20 -2 -28 -8 -28 -18M8 -4C20 -2 28 -8 28 -18" className="s-limb" />
    <path
      d="M-33 -14C-38 -34 -28 -50 -12 -56C-21 -44 -24 -32 -23 -14z M33 -14C38 -34 28 -50 12 -56C21 -44 24 -32 23 -14z"
      className="s-claw"
    />
    <GauntHead />
  </g>
);

/** Both arms on a living gun. */
export const Termagant = () => (
  <g className="stealer is-gaunt">
    <GauntBody />
    <path d="M-8 -4C-18 -6 -12 -20 0 -24M8 -4C22 -6 24 -18 14 -26" className="s-limb is-low" />
    <path d="M6 -14C2 -22 6 -30 10 -32L12 -58H18L19 -32C24 -28 24 -18 19 -13z" className="s-weapon" />
    <path d="M10 -30L20 -22M9 -24L19 -16" className="g-gill" />
    <GauntHead />
  </g>
);

/** A carapace with spines, and talons that close in front of it. */
export const Stalker = () => (
  <g className="stealer is-heavy">
    <path d="M-6 24C-14 38 -4 52 12 50C4 44 4 36 8 26z" className="s-tail" />
    <path d="M-16 14C-32 16 -38 26 -36 40M16 14C32 16 38 26 36 40" className="s-limb" />
    <path d="M-44 36L-36 50L-29 37z M44 36L36 50L29 37z" className="s-claw" />
    <path d="M-16 -8C-36 -8 -46 -20 -42 -32M16 -8C36 -8 46 -20 42 -32" className="s-limb" />
    <path
      d="M-49 -26C-50 -46 -34 -60 -6 -62C-22 -54 -34 -44 -34 -27z M49 -26C50 -46 34 -60 6 -62C22 -54 34 -44 34 -27z"
      className="s-claw"
    />
    <path d="M-24 -12C-34 8 -22 32 0 38C22 32 34 8 24 -12C14 -24 -14 -24 -24 -12z" className="s-shell" />
    <path d="M-24 -4C-10 4 10 4 24 -4M-27 8C-10 16 10 16 27 8M-21 20C-8 27 8 27 21 20" className="s-ridge" />
    <path d="M-9 -2L0 -16L9 -2M-9 12L0 -2L9 12M-7 25L0 12L7 25" className="s-spine" />
    <path
      d="M0 -46C8 -44 12 -34 12 -24C11 -14 6 -8 0 -6C-6 -8 -11 -14 -12 -24C-12 -34 -8 -44 0 -46z"
      className="s-head"
    />
    <path d="M-10 -34L-3 -29L-9 -25z M10 -34L3 -29L9 -25z" className="s-eye" />
  </g>
);

const HeavyArms = () => (
  <>
    <path d="M-16 10C-34 8 -42 18 -42 32M16 10C34 8 42 18 42 32" className="s-limb" />
    <path d="M-50 28L-43 44L-40 32L-34 42L-35 26z M50 28L43 44L40 32L34 42L35 26z" className="s-claw" />
    <path d="M-16 -8C-36 -8 -48 -18 -45 -32M16 -8C36 -8 48 -18 45 -32" className="s-limb" />
    <path
      d="M-54 -27C-54 -44 -48 -52 -38 -60C-41 -48 -41 -40 -36 -28z M54 -27C54 -44 48 -52 38 -60C41 -48 41 -40 36 -28z"
      className="s-claw"
    />
    <path
      d="M-41 -30C-37 -40 -32 -47 -24 -52C-26 -42 -28 -35 -31 -27z M41 -30C37 -40 32 -47 24 -52C26 -42 28 -35 31 -27z"
      className="s-claw"
    />
  </>
);

/** Lord of a brood: horns that sweep back over the shoulders. */
export const Alpha = () => (
  <g className="stealer is-heavy is-alpha">
    <path d="M-5 24C-18 34 -14 48 8 52C0 44 0 34 8 26z" className="s-tail" />
    <HeavyArms />
    <path d="M-21 -12C-29 8 -19 30 0 36C19 30 29 8 21 -12C13 -22 -13 -22 -21 -12z" className="s-shell" />
    <path d="M-21 -2C-9 5 9 5 21 -2M-22 9C-9 16 9 16 22 9M-17 20C-6 26 6 26 17 20" className="s-ridge" />
    <path
      d="M-10 -26C-26 -24 -31 -8 -27 8C-23 -6 -18 -12 -8 -14z M10 -26C26 -24 31 -8 27 8C23 -6 18 -12 8 -14z"
      className="a-horn"
    />
    <path d="M0 -46C8 -45 12 -34 12 -22C11 -9 6 -2 0 0C-6 -2 -11 -9 -12 -22C-12 -34 -8 -45 0 -46z" className="s-head" />
    <path d="M0 -38V-6M-6 -24C-6 -16 -4 -9 -2 -5M6 -24C6 -16 4 -9 2 -5" className="s-vein" />
    <path d="M-10 -35L-3 -30L-9 -26z M10 -35L3 -30L9 -26z" className="s-eye" />
  </g>
);

/** The oldest: a skull as broad as his back, and a mane of spines. */
export const Patriarch = () => (
  <g className="stealer is-heavy is-patriarch">
    <path d="M-6 28C-22 34 -20 50 6 54C-4 46 -4 38 8 30z" className="s-tail" />
    <HeavyArms />
    <path
      d="M-26 4L-40 14L-24 16L-34 30L-17 27L-20 42L-5 34L0 46L5 34L20 42L17 27L34 30L24 16L40 14L26 4z"
      className="p-mane"
    />
    <path d="M-25 -10C-33 10 -22 32 0 38C22 32 33 10 25 -10C15 -22 -15 -22 -25 -10z" className="s-shell" />
    <path d="M-20 16C-8 23 8 23 20 16M-14 26C-5 31 5 31 14 26" className="s-ridge" />
    <path
      d="M0 -48C9 -47 14 -40 16 -30C23 -22 24 -6 16 4C10 11 4 12 0 12C-4 12 -10 11 -16 4C-24 -6 -23 -22 -16 -30C-14 -40 -9 -47 0 -48z"
      className="s-head"
    />
    <path
      d="M0 -28V10M-6 -24C-17 -20 -16 -8 -8 -8C-17 -5 -14 5 -6 6M6 -24C17 -20 16 -8 8 -8C17 -5 14 5 6 6"
      className="s-vein"
    />
    <path d="M-12 -38L-4 -33L-11 -29z M12 -38L4 -33L11 -29z" className="s-eye" />
  </g>
);
