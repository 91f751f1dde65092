/** Markers that lie on squares. */

/** A8.12. */
export const FRAG = 'frag';
/** A14.6. */
export const FORCE_BARRIER = 'force-barrier';
/** A15.27. */
export const FALLEN = 'fallen';

export type MarkerId = typeof FRAG | typeof FORCE_BARRIER | typeof FALLEN;
