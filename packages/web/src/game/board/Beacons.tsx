/** Arrows at the edge of the board's window: who is out of sight, and which way; a press looks there. */
import './beacons.css';
import { useEffect, useState } from 'preact/compat';
import { toPane, type Camera, type Pane, type Point } from './camera.ts';
import type { CameraMover } from './cameraMover.ts';

export interface Beacon {
  readonly key: string;
  readonly at: Point;
  readonly kind: 'marine' | 'alien' | 'blip' | 'area';
  /** Short, as on the figure. */
  readonly sign: string;
  readonly label: string;
}

/** Several in one direction share an arrow. */
interface Arrow {
  readonly key: string;
  readonly x: number;
  readonly y: number;
  /** Degrees clockwise from the right. */
  readonly angle: number;
  readonly beacons: readonly Beacon[];
}

/** Pixels from an arrow to the edge, and between two arrows. */
const INSET = 22;
const APART = 46;

const isOutside = ({ width, height }: Pane, { x, y }: Point): boolean => x < 0 || y < 0 || x > width || y > height;

const onEdge = ({ width, height }: Pane, { x, y }: Point): { x: number; y: number; angle: number } => {
  const middle = { x: width / 2, y: height / 2 };
  const away = { x: x - middle.x, y: y - middle.y };
  const part = Math.min(
    (middle.x - INSET) / Math.max(1e-6, Math.abs(away.x)),
    (middle.y - INSET) / Math.max(1e-6, Math.abs(away.y)),
  );
  return {
    x: middle.x + away.x * part,
    y: middle.y + away.y * part,
    angle: (Math.atan2(away.y, away.x) * 180) / Math.PI,
  };
};

/** One arrow for all of a kind that lie in nearly the same direction. */
const arrowsFor = (camera: Camera, pane: Pane, beacons: readonly Beacon[]): Arrow[] => {
  const arrows: { key: string; x: number; y: number; angle: number; beacons: Beacon[] }[] = [];
  for (const beacon of beacons) {
    const at = toPane(camera, beacon.at);
    if (!isOutside(pane, at)) continue;
    const edge = onEdge(pane, at);
    const near = arrows.find((arrow) => Math.hypot(arrow.x - edge.x, arrow.y - edge.y) < APART);
    if (near === undefined) arrows.push({ key: beacon.key, ...edge, beacons: [beacon] });
    else near.beacons.push(beacon);
  }
  return arrows;
};

const same = (a: readonly Arrow[], b: readonly Arrow[]): boolean =>
  a.length === b.length &&
  a.every(({ key, x, y, beacons }, i) => {
    const other = b[i]!;
    return (
      key === other.key &&
      Math.abs(x - other.x) < 1 &&
      Math.abs(y - other.y) < 1 &&
      beacons.map((one) => one.key).join() === other.beacons.map((one) => one.key).join()
    );
  });

const useArrows = (camera: CameraMover, beacons: readonly Beacon[]): readonly Arrow[] => {
  const [arrows, setArrows] = useState<readonly Arrow[]>([]);
  useEffect(() => {
    let frame = 0;
    const stop = camera.subscribe((to) => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        const next = arrowsFor(to, camera.pane, beacons);
        setArrows((old) => (same(old, next) ? old : next));
      });
    });
    return () => {
      stop();
      cancelAnimationFrame(frame);
    };
  }, [camera, beacons]);
  return arrows;
};

const KINDS = ['marine', 'alien', 'blip', 'area'] as const;

export const Beacons = ({
  camera,
  beacons,
  outside,
  isAiming,
}: {
  camera: CameraMover;
  beacons: readonly Beacon[];
  outside: (what: string) => string;
  /** Then a tap at the edge is meant for the square beneath. */
  isAiming: boolean;
}) => (
  <>
    {useArrows(camera, beacons).map(({ key, x, y, angle, beacons: some }) => {
      const kind = KINDS.find((one) => some.some((beacon) => beacon.kind === one))!;
      const label = outside(some.map((beacon) => beacon.label).join(', '));
      return (
        <button
          key={key}
          type="button"
          className={`beacon is-${kind}${isAiming ? ' is-aside' : ''}`}
          style={{ transform: `translate(${x}px, ${y}px)` }}
          aria-label={label}
          title={label}
          onClick={() => camera.goTo(some[0]!.at)}
        >
          <i style={{ transform: `rotate(${angle}deg)` }} aria-hidden="true" />
          <b aria-hidden="true" data-sign={some.length === 1 ? some[0]!.sign : some.length} />
        </button>
      );
    })}
  </>
);
