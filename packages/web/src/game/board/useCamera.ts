/** Pan, zoom, pinch, fit. The camera moves the drawing directly; React hears of it only when it comes to rest. */
import { useCallback, useEffect, useRef, type RefObject } from 'react';
import {
  fitting,
  panned,
  pinched,
  showing,
  toBoard,
  zoomed,
  type Camera,
  type Extent,
  type Insets,
  type Point,
} from './camera.ts';

interface CameraRefs {
  readonly frame: RefObject<HTMLDivElement | null>;
  readonly world: RefObject<SVGGElement | null>;
}

interface Options extends CameraRefs {
  readonly extent: Extent;
  readonly insets: () => Insets;
  readonly onMove: (camera: Camera) => void;
  /** A press that was not a drag. */
  readonly onTap: (point: Point) => void;
}

export interface CameraControls {
  readonly fit: () => void;
  readonly zoom: (factor: number) => void;
  readonly show: (point: Point) => void;
  readonly at: (clientX: number, clientY: number) => Point;
}

const SLOP = 6;
const WHEEL = 0.0016;

export const useCamera = ({ frame, world, extent, insets, onMove, onTap }: Options): CameraControls => {
  const camera = useRef<Camera>({ scale: 1, x: 0, y: 0 });
  const isFitted = useRef(true);
  const latest = useRef({ extent, insets, onMove, onTap });
  latest.current = { extent, insets, onMove, onTap };

  const put = useCallback(
    (next: Camera): void => {
      camera.current = next;
      world.current?.setAttribute('transform', `translate(${next.x} ${next.y}) scale(${next.scale})`);
      latest.current.onMove(next);
    },
    [world],
  );

  const fit = useCallback((): void => {
    const box = frame.current?.getBoundingClientRect();
    if (box === undefined) return;
    isFitted.current = true;
    put(fitting(latest.current.extent, box.width, box.height, latest.current.insets()));
  }, [frame, put]);

  const at = useCallback(
    (clientX: number, clientY: number): Point => {
      const box = frame.current!.getBoundingClientRect();
      return toBoard(camera.current, clientX - box.left, clientY - box.top);
    },
    [frame],
  );

  useEffect(() => {
    const element = frame.current;
    if (element === null) return undefined;
    const fingers = new Map<number, Point>();
    let start: Point | null = null;
    let isDragging = false;
    const place = (event: PointerEvent): Point => {
      const box = element.getBoundingClientRect();
      return { x: event.clientX - box.left, y: event.clientY - box.top };
    };
    const down = (event: PointerEvent): void => {
      if (event.button > 1) return;
      fingers.set(event.pointerId, place(event));
      start = place(event);
      isDragging = fingers.size > 1;
    };
    const move = (event: PointerEvent): void => {
      const before = fingers.get(event.pointerId);
      if (before === undefined) return;
      const now = place(event);
      if (!isDragging && start !== null && Math.hypot(now.x - start.x, now.y - start.y) > SLOP) {
        isDragging = true;
        element.setPointerCapture(event.pointerId);
      }
      if (!isDragging) return;
      isFitted.current = false;
      const others = [...fingers].filter(([id]) => id !== event.pointerId);
      if (others.length > 0) {
        const other = others[0]![1];
        put(pinched(camera.current, [before, other], [now, other]));
      } else put(panned(camera.current, now.x - before.x, now.y - before.y));
      fingers.set(event.pointerId, now);
    };
    const up = (event: PointerEvent): void => {
      const wasTap = fingers.size === 1 && fingers.has(event.pointerId) && !isDragging && event.type === 'pointerup';
      fingers.delete(event.pointerId);
      if (wasTap) latest.current.onTap(toBoard(camera.current, place(event).x, place(event).y));
      if (fingers.size === 0) isDragging = false;
    };
    const wheel = (event: WheelEvent): void => {
      event.preventDefault();
      isFitted.current = false;
      const box = element.getBoundingClientRect();
      const factor = Math.exp(-event.deltaY * WHEEL);
      put(zoomed(camera.current, factor, event.clientX - box.left, event.clientY - box.top));
    };
    element.addEventListener('pointerdown', down);
    element.addEventListener('pointermove', move);
    element.addEventListener('pointerup', up);
    element.addEventListener('pointercancel', up);
    element.addEventListener('wheel', wheel, { passive: false });
    const resized = new ResizeObserver(() => {
      if (isFitted.current) fit();
      else put(camera.current);
    });
    resized.observe(element);
    return () => {
      element.removeEventListener('pointerdown', down);
      element.removeEventListener('pointermove', move);
      element.removeEventListener('pointerup', up);
      element.removeEventListener('pointercancel', up);
      element.removeEventListener('wheel', wheel);
      resized.disconnect();
    };
  }, [frame, fit, put]);

  useEffect(fit, [fit, extent]);

  const zoom = useCallback(
    (factor: number): void => {
      const box = frame.current!.getBoundingClientRect();
      isFitted.current = false;
      put(zoomed(camera.current, factor, box.width / 2, box.height / 2));
    },
    [frame, put],
  );

  const show = useCallback(
    (point: Point): void => {
      const box = frame.current!.getBoundingClientRect();
      put(showing(camera.current, point, box.width, box.height, latest.current.insets()));
    },
    [frame, put],
  );

  return { fit, zoom, show, at };
};
