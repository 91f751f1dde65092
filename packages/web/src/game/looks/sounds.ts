/** Every sound of the game by name, as what an oscillator or a hiss does for some tenths of a second. */

export interface Voice {
  readonly type: 'noise' | OscillatorType;
  /** Hertz: of a hiss, the highest that is let through. */
  readonly from: number;
  readonly to: number;
  readonly seconds: number;
  readonly gain: number;
  readonly delay?: number;
}

const burst = (count: number, gap: number, voice: Voice): Voice[] =>
  Array.from({ length: count }, (_, i) => ({ ...voice, delay: i * gap }));

export const SOUNDS = {
  // feet and doors
  step: [{ type: 'noise', from: 160, to: 70, seconds: 0.09, gain: 0.35 }],
  entry: [{ type: 'noise', from: 240, to: 60, seconds: 0.2, gain: 0.4 }],
  turn: [{ type: 'triangle', from: 110, to: 90, seconds: 0.07, gain: 0.2 }],
  leap: [{ type: 'noise', from: 120, to: 420, seconds: 0.22, gain: 0.35 }],
  climb: burst(3, 0.12, { type: 'triangle', from: 210, to: 190, seconds: 0.06, gain: 0.25 }),
  fall: [{ type: 'sine', from: 400, to: 90, seconds: 0.4, gain: 0.3 }],
  thud: [{ type: 'noise', from: 200, to: 50, seconds: 0.3, gain: 0.7 }],
  settle: [{ type: 'noise', from: 260, to: 80, seconds: 0.18, gain: 0.3 }],
  creak: burst(2, 0.14, { type: 'sawtooth', from: 95, to: 70, seconds: 0.16, gain: 0.2 }),
  'door-opens': [{ type: 'noise', from: 220, to: 700, seconds: 0.22, gain: 0.3 }],
  'door-closes': [{ type: 'noise', from: 700, to: 140, seconds: 0.22, gain: 0.35 }],
  'door-breaks': [{ type: 'noise', from: 1000, to: 40, seconds: 0.5, gain: 0.7 }],
  'door-struck': [{ type: 'square', from: 120, to: 60, seconds: 0.2, gain: 0.4 }],
  // weapons
  bolter: burst(4, 0.06, { type: 'noise', from: 1600, to: 120, seconds: 0.13, gain: 0.8 }),
  cannon: burst(12, 0.05, { type: 'noise', from: 1900, to: 160, seconds: 0.1, gain: 0.7 }),
  flame: [{ type: 'noise', from: 900, to: 180, seconds: 0.8, gain: 0.7 }],
  fire: [{ type: 'noise', from: 400, to: 90, seconds: 0.7, gain: 0.4 }],
  launch: [{ type: 'triangle', from: 240, to: 480, seconds: 0.12, gain: 0.4 }],
  lob: [
    { type: 'triangle', from: 300, to: 620, seconds: 0.16, gain: 0.25 },
    { type: 'square', from: 1100, to: 900, seconds: 0.05, gain: 0.12, delay: 0.2 },
  ],
  blast: [{ type: 'noise', from: 900, to: 40, seconds: 0.7, gain: 0.9 }],
  'great-blast': [
    { type: 'noise', from: 800, to: 30, seconds: 1.2, gain: 1 },
    { type: 'sine', from: 110, to: 30, seconds: 1, gain: 0.9 },
  ],
  quake: [
    { type: 'sine', from: 70, to: 32, seconds: 0.9, gain: 0.8 },
    { type: 'noise', from: 260, to: 50, seconds: 0.8, gain: 0.5 },
  ],
  smoke: [{ type: 'noise', from: 2600, to: 700, seconds: 0.5, gain: 0.25 }],
  steam: [
    { type: 'noise', from: 5200, to: 900, seconds: 0.45, gain: 0.4 },
    { type: 'square', from: 210, to: 160, seconds: 0.1, gain: 0.15 },
  ],
  click: [{ type: 'square', from: 260, to: 180, seconds: 0.05, gain: 0.2 }],
  reload: burst(2, 0.11, { type: 'square', from: 340, to: 210, seconds: 0.05, gain: 0.25 }),
  saw: burst(8, 0.05, { type: 'sawtooth', from: 340, to: 300, seconds: 0.06, gain: 0.3 }),
  ricochet: [{ type: 'triangle', from: 1400, to: 500, seconds: 0.22, gain: 0.3 }],
  // blades and death
  fight: burst(3, 0.09, { type: 'sawtooth', from: 900, to: 180, seconds: 0.1, gain: 0.22 }),
  clash: [{ type: 'triangle', from: 1800, to: 1200, seconds: 0.2, gain: 0.3 }],
  death: [
    { type: 'sawtooth', from: 620, to: 70, seconds: 0.4, gain: 0.22 },
    { type: 'noise', from: 300, to: 80, seconds: 0.3, gain: 0.4 },
  ],
  knell: [{ type: 'sine', from: 196, to: 190, seconds: 0.7, gain: 0.25 }],
  // contacts
  /** The tracker: something moves out there. */
  ping: [
    { type: 'sine', from: 1180, to: 1160, seconds: 0.11, gain: 0.24 },
    { type: 'sine', from: 1180, to: 1140, seconds: 0.16, gain: 0.07, delay: 0.17 },
  ],
  contact: [{ type: 'sine', from: 980, to: 960, seconds: 0.12, gain: 0.25 }],
  reveal: [
    { type: 'sine', from: 1250, to: 320, seconds: 0.32, gain: 0.3 },
    { type: 'sine', from: 640, to: 160, seconds: 0.4, gain: 0.25, delay: 0.06 },
  ],
  ambush: [{ type: 'sine', from: 900, to: 300, seconds: 0.4, gain: 0.3 }],
  hiss: [{ type: 'noise', from: 3000, to: 1200, seconds: 0.18, gain: 0.16 }],
  lost: [{ type: 'sine', from: 500, to: 180, seconds: 0.25, gain: 0.18 }],
  // the mind
  psi: [{ type: 'sine', from: 300, to: 900, seconds: 0.5, gain: 0.25 }],
  warp: [
    { type: 'sine', from: 180, to: 1300, seconds: 0.6, gain: 0.25 },
    { type: 'sawtooth', from: 90, to: 650, seconds: 0.55, gain: 0.1, delay: 0.05 },
  ],
  teleport: [{ type: 'sine', from: 200, to: 1600, seconds: 0.6, gain: 0.3 }],
  // signals
  ready: [{ type: 'square', from: 520, to: 760, seconds: 0.09, gain: 0.12 }],
  'stand-down': [{ type: 'square', from: 620, to: 420, seconds: 0.09, gain: 0.1 }],
  charge: burst(3, 0.09, { type: 'square', from: 700, to: 900, seconds: 0.06, gain: 0.14 }),
  counter: [{ type: 'triangle', from: 440, to: 660, seconds: 0.16, gain: 0.2 }],
  signal: [{ type: 'square', from: 440, to: 660, seconds: 0.16, gain: 0.14 }],
  gain: burst(2, 0.12, { type: 'triangle', from: 523, to: 784, seconds: 0.18, gain: 0.2 }),
  servo: burst(2, 0.08, { type: 'triangle', from: 620, to: 760, seconds: 0.07, gain: 0.14 }),
  dice: burst(3, 0.045, { type: 'noise', from: 2400, to: 900, seconds: 0.03, gain: 0.22 }),
  alarm: burst(3, 0.18, { type: 'square', from: 330, to: 330, seconds: 0.12, gain: 0.2 }),
  end: [
    { type: 'triangle', from: 220, to: 220, seconds: 0.7, gain: 0.25 },
    { type: 'triangle', from: 277, to: 277, seconds: 0.7, gain: 0.2, delay: 0.1 },
    { type: 'triangle', from: 330, to: 330, seconds: 0.9, gain: 0.2, delay: 0.2 },
  ],
} as const satisfies Readonly<Record<string, readonly Voice[]>>;

export type SoundName = keyof typeof SOUNDS;
