/** Fits the network of `players/src/worth` to positions and how their games ended. The same positions give the same weights. */
import { Rng } from '../../packages/players/src/rng.ts';
import { scaled, squash, type Network } from '../../packages/players/src/worth/network.ts';
import { INPUTS } from '../../packages/players/src/worth/traits.ts';
import type { Position } from './positions.ts';

const HIDDEN = 24;
const ROUNDS = 40;
const PATIENCE = 6;
const BATCH = 64;
const STEP = 0.002;
const RIDGE = 3e-4;
/** The share of the positions of which the mission is kept back, so that boards nobody knows are judged too. */
const NAMELESS = 0.2;
const RARE = 60;

/** Games whose positions are fitted, by which one stops, and which are only looked at in the end. */
export const partOf = ({ game }: Position): 'fitted' | 'stopping' | 'apart' => {
  const lot = new Rng(game).below(PARTS);
  return lot < 3 ? 'apart' : lot === 3 ? 'stopping' : 'fitted';
};
const PARTS = 10;

interface Prepared {
  readonly inputs: Float64Array;
  readonly names: readonly number[];
  readonly end: number;
}

const momentsOf = (positions: readonly Position[]): Pick<Network, 'mean' | 'width'> => {
  const mean = INPUTS.map((_, i) => positions.reduce((sum, { row }) => sum + row[i]!, 0) / positions.length);
  const width = INPUTS.map((_, i) => {
    const squares = positions.reduce((sum, { row }) => sum + (row[i]! - mean[i]!) ** 2, 0);
    return Math.sqrt(squares / positions.length) || 1;
  });
  return { mean: mean.map(rounded), width: width.map(rounded) };
};

const rounded = (value: number): number =>
  Math.round(value * 1000) / 1000 || (value === 0 ? 0 : Math.sign(value) * 0.001);

const namesIn = (positions: readonly Position[]): string[] => {
  const counts = new Map<string, number>();
  for (const { names } of positions) for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].flatMap(([name, count]) => (count >= RARE ? [name] : [])).sort();
};

/** Adam, one number after the other. */
class Descent {
  readonly values: Float64Array;
  readonly slope: Float64Array;
  private readonly first: Float64Array;
  private readonly second: Float64Array;
  private round = 0;

  constructor(values: Float64Array) {
    this.values = values;
    this.slope = new Float64Array(values.length);
    this.first = new Float64Array(values.length);
    this.second = new Float64Array(values.length);
  }

  step(): void {
    this.round += 1;
    const [early, late] = [1 - 0.9 ** this.round, 1 - 0.999 ** this.round];
    for (let i = 0; i < this.values.length; i++) {
      const slope = this.slope[i]! / BATCH + RIDGE * this.values[i]!;
      this.first[i] = 0.9 * this.first[i]! + 0.1 * slope;
      this.second[i] = 0.999 * this.second[i]! + 0.001 * slope * slope;
      this.values[i]! -= (STEP * (this.first[i]! / early)) / (Math.sqrt(this.second[i]! / late) + 1e-8);
    }
    this.slope.fill(0);
  }
}

/** Weights in a row: by input or name and hidden unit, their biases, the second layer, its bias. */
class Fit {
  readonly weights: Descent;
  private readonly width: number;
  private readonly sums = new Float64Array(HIDDEN);

  constructor(width: number, rng: Rng) {
    this.width = width;
    const values = new Float64Array((width + 2) * HIDDEN + 1);
    for (let i = 0; i < values.length - 1; i++) values[i] = (rng.next() / 2 ** 32 - 0.5) * 0.3;
    this.weights = new Descent(values);
  }

  logit({ inputs, names }: Prepared, isNamed = true): number {
    const { values } = this.weights;
    const { width, sums } = this;
    for (let unit = 0; unit < HIDDEN; unit++) sums[unit] = values[width * HIDDEN + unit]!;
    const add = (at: number, by: number): void => {
      for (let unit = 0; unit < HIDDEN; unit++) sums[unit]! += by * values[at * HIDDEN + unit]!;
    };
    for (let i = 0; i < inputs.length; i++) add(i, inputs[i]!);
    for (const [place, name] of names.entries()) if (isNamed || place < 2) add(name, 1);
    let logit = values[(width + 2) * HIDDEN]!;
    for (let unit = 0; unit < HIDDEN; unit++) logit += Math.max(0, sums[unit]!) * values[(width + 1) * HIDDEN + unit]!;
    return logit;
  }

  learn(position: Prepared, isNamed: boolean): void {
    const { values, slope } = this.weights;
    const { width, sums } = this;
    const error = squash(this.logit(position, isNamed)) - position.end;
    slope[(width + 2) * HIDDEN]! += error;
    for (let unit = 0; unit < HIDDEN; unit++) {
      if (sums[unit]! <= 0) continue;
      slope[(width + 1) * HIDDEN + unit]! += error * sums[unit]!;
      const back = error * values[(width + 1) * HIDDEN + unit]!;
      slope[width * HIDDEN + unit]! += back;
      for (let i = 0; i < position.inputs.length; i++) slope[i * HIDDEN + unit]! += back * position.inputs[i]!;
      for (const [place, name] of position.names.entries())
        if (isNamed || place < 2) slope[name * HIDDEN + unit]! += back;
    }
  }

  network(moments: Pick<Network, 'mean' | 'width'>, names: readonly string[], scale: number, shift: number): Network {
    const { values } = this.weights;
    const row = (at: number, by = 1): number[] =>
      Array.from({ length: HIDDEN }, (_, unit) => rounded(by * values[at * HIDDEN + unit]!));
    const { width } = this;
    return {
      inputs: INPUTS,
      ...moments,
      names,
      first: Array.from({ length: width }, (_, at) => row(at)),
      firstBias: row(width),
      second: row(width + 1, scale),
      bias: rounded(scale * values[(width + 2) * HIDDEN]! + shift),
    };
  }
}

const lossOf = (logit: number, end: number): number => {
  const chance = Math.min(1 - 1e-9, Math.max(1e-9, squash(logit)));
  return -(end * Math.log(chance) + (1 - end) * Math.log(1 - chance));
};

const meanLoss = (fit: Fit, positions: readonly Prepared[]): number =>
  positions.reduce((sum, position) => sum + lossOf(fit.logit(position), position.end), 0) / positions.length;

/** How much flatter or steeper, and how much higher, the logits are best for games that were not fitted. */
const straighten = (fit: Fit, positions: readonly Prepared[]): { scale: number; shift: number } => {
  let [scale, shift] = [1, 0];
  const logits = positions.map((position) => fit.logit(position));
  for (let round = 0; round < 400; round++) {
    let [slope, lift] = [0, 0];
    positions.forEach(({ end }, i) => {
      const error = squash(scale * logits[i]! + shift) - end;
      slope += error * logits[i]!;
      lift += error;
    });
    scale -= (0.1 * slope) / positions.length;
    shift -= (0.1 * lift) / positions.length;
  }
  return { scale, shift };
};

export const fitNetwork = (positions: readonly Position[]): Network => {
  const rng = new Rng(7);
  const moments = momentsOf(positions);
  const names = namesIn(positions);
  const prepare = ({ row, names: named, end }: Position): Prepared => ({
    inputs: Float64Array.from(scaled(moments, row)),
    names: named.flatMap((name) => (names.includes(name) ? [INPUTS.length + names.indexOf(name)] : [])),
    end,
  });
  const part = (which: ReturnType<typeof partOf>): Prepared[] =>
    positions.filter((position) => partOf(position) === which).map(prepare);
  const [fitted, stopping] = [part('fitted'), part('stopping')];
  const fit = new Fit(INPUTS.length + names.length, rng);
  let best = { loss: Infinity, values: fit.weights.values.slice(), round: 0 };
  for (let round = 0; round < ROUNDS && round - best.round < PATIENCE; round++) {
    for (let i = 0; i + BATCH <= fitted.length; i += BATCH) {
      for (let k = 0; k < BATCH; k++) fit.learn(fitted[rng.below(fitted.length)]!, rng.next() / 2 ** 32 >= NAMELESS);
      fit.weights.step();
    }
    const loss = meanLoss(fit, stopping);
    process.stderr.write(`round ${round + 1}: loss ${loss.toFixed(4)}\n`);
    if (loss < best.loss) best = { loss, values: fit.weights.values.slice(), round };
  }
  fit.weights.values.set(best.values);
  const { scale, shift } = straighten(fit, stopping);
  return fit.network(moments, names, scale, shift);
};
