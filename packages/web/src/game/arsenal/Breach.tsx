import './markers.css';

/** A11.25: face down, the edges still glow. */
export const BreachDown = () => (
  <path d="M-40 -24L-18 -40 20 -36 42 -14 36 24 10 42 -26 36 -42 8z" className="breach-lava" />
);
