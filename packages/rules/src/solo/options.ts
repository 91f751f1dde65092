/** S6.11: the option of every automaton, the usual value first. */
export const TIE_OPTIONS = { ties: ['lots', 'mine'] } as const;
