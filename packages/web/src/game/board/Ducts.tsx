/** M6.4: air ducts in the floor, whole and torn open. */
import './scenery.css';

export const Duct = () => (
  <g className="duct">
    <rect x="-36" y="-36" width="72" height="72" rx="6" className="duct-frame" />
    <rect x="-27" y="-27" width="54" height="54" rx="3" className="duct-shaft" />
    <path d="M-27 -18H27M-27 -6H27M-27 6H27M-27 18H27" className="duct-slat" />
    <path d="M-31 -31h.1M31 -31h.1M-31 31h.1M31 31h.1" className="duct-bolt" />
  </g>
);

export const TornDuct = () => (
  <g className="duct is-torn">
    <rect x="-36" y="-36" width="72" height="72" rx="6" className="duct-frame" />
    <path d="M-30 -24L-12 -31 10 -26 29 -30 27 -8 32 14 24 30 2 27 -18 32 -31 20 -27 -2z" className="duct-shaft" />
    <path d="M-27 -18L-10 -10M27 -16L12 -4M-26 14L-8 10M24 20L8 12" className="duct-slat" />
  </g>
);
