/** Markers that lie on squares. */

declare module '@sensorium/engine' {
  interface MarkerTypes {
    [FRAG]: true;
    [FORCE_BARRIER]: true;
    [FALLEN]: true;
    [LIGHT_FLAME]: true;
  }
}

/** A8.12. */
export const FRAG = 'frag';
/** A14.6. */
export const FORCE_BARRIER = 'force-barrier';
/** A15.27. */
export const FALLEN = 'fallen';
/** A8.9: on squares where no heavy flame burns. A fire without it has a heavy flamer's numbers. */
export const LIGHT_FLAME = 'light-flame';
