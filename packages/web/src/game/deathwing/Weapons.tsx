/** What terminators of chapters C and D hold, drawn in the hands of a marine who faces north. */

export const Bolter = () => (
  <>
    <path d="M16 -22h15v-18H16z" className="m-gun" />
    <path d="M18 -40h4.500v-12H18zM24.500 -40H29v-12h-4.500z" className="m-barrel" />
  </>
);

export const Flamer = () => (
  <>
    <path d="M18 -22h11v-16l3 -8h-17l3 8z" className="m-gun" />
    <path d="M23.500 -58C30 -50 28 -45 23.500 -45C19 -45 17 -50 23.500 -58z" className="m-pilot" />
  </>
);

export const Cannon = () => (
  <>
    <path d="M13 -16h21v-18H13z" className="m-gun" />
    <path d="M14 -34h4.500v-22H14zM21 -34h4.500v-25H21zM28 -34h4.500v-22H28z" className="m-barrel" />
    <path d="M12 -43H35M12 -51H35" className="m-clamp" />
    <path d="M34 -20C42 -14 38 2 26 8" className="m-belt" />
  </>
);

export const Hammer = () => (
  <>
    <path d="M22 -14V-50" className="m-haft" />
    <path d="M8 -60H37V-46H8z" className="m-hammer" />
    <path d="M13 -60v14M32 -60v14" className="m-spark" />
  </>
);

export const Sword = () => <path d="M-28 -28L-25 -60L-20 -28z M-33 -27H-14" className="m-blade" />;

export const Chainfist = () => (
  <>
    <path d="M-31 -28V-56L-25 -62L-18 -56V-28z" className="m-saw" />
    <path d="M-31 -54l-4 3 4 3-4 3 4 3-4 3 4 3M-18 -54l4 3-4 3 4 3-4 3 4 3-4 3" className="m-tooth" />
  </>
);

export const Axe = () => (
  <>
    <path d="M-24 -20V-60" className="m-haft" />
    <path d="M-24 -60C-42 -58 -42 -40 -24 -42z" className="m-axe" />
    <path d="M-24 -56C-14 -54 -14 -46 -24 -44z" className="m-axe" />
  </>
);

export const Shield = () => (
  <>
    <path d="M-48 -40C-36 -50 -14 -50 -4 -40L-8 -28C-18 -36 -34 -36 -44 -28z" className="m-shield" />
    <path d="M-26 -46V-34M-36 -42L-32 -33M-16 -42L-20 -33" className="m-spark" />
  </>
);

export const Launcher = () => <path d="M-33 -38h6v-12h-6zM-24 -39h6v-12h-6z" className="m-barrel" />;

const Claw = ({ side }: { side: 1 | -1 }) => (
  <g transform={`scale(${side} 1)`}>
    <path d="M17 -35L18 -60L22 -36zM23 -36L26 -62L28 -36zM29 -34L34 -58L34 -32z" className="m-claw" />
  </g>
);

export const Claws = () => (
  <>
    <Claw side={1} />
    <Claw side={-1} />
  </>
);
