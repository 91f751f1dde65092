/**
 * How much each of FEATURES counts, in log-odds of a marine win. They began as what `npm run fit-value -- 24 100001` said; where
 * games told little or nothing (fuel, exposed, alone, and losses where later turns have both more dead and more wins), they
 * are judgement, and were kept when the bot won more by them (decision 0291).
 */
export const WEIGHTS = {
  burn: [-0.8, 1, -0.06, -0.045, -0.08, -0.4, -0.26, -0.12, -0.62, -1.2, 0.75, 0.29, 0, 0, 0.05, 0.6],
  carry: [-2.083, 1.524, -0.162, -0.024, -0.06, -0.587, -0.178, -0.158, -0.728, -1.416, 1.5, 0.15, 0.471, 0, 0.04, 0.6],
  leave: [-0.6, 0.6, -0.144, -0.06, -0.055, -0.495, -0.04, -0.08, -0.252, -0.562, 0.393, 0.15, 0, 0, 0.04, 0.6],
  occupy: [-1.5, 1, -0.12, -0.08, -0.08, -0.4, 0, -0.3, -1, -0.8, 0.255, 0.15, 0, 0, 0.04, 0.6],
  guard: [-1, 0.6, -0.109, -0.166, -0.096, -0.3, 0, -0.401, 0, 0, 0, 0.2, 0.837, -0.246, 0.04, 0.6],
  kill: [-3.284, 2.627, -0.04, -0.024, -0.027, -0.637, 0, -0.5, 0, -1.028, 0, 0.2, 0.306, 0, 0.04, 0.6],
  outlast: [-0.6, 0.4, -0.137, -0.143, -0.106, -0.196, 0, -0.2, 0, -0.641, 0.133, 0.12, 0.098, 0, 0.04, 0.3],
  survive: [-1.5, 1, -0.12, -0.06, -0.08, -0.3, 0, -0.2, 0, 0, 0, 0.2, 1, 0, 0.04, 0.6],
} as const;
