/** Pan, zoom, pinch, fit, glide: moves the finished pictures of the board directly, without React and without painting. */
import {
  between,
  filling,
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

export interface CameraOptions {
  readonly extent: Extent;
  readonly insets: () => Insets;
  readonly isStill: boolean;
  readonly onMove: (camera: Camera) => void;
  /** A press that was not a drag. */
  readonly onTap: (point: Point) => void;
}

const SLOP = 6;
const WHEEL = 0.0016;
const GLIDE = 260;
/** Pixels a unit at which figures can be told apart. */
const NEAR = 0.5;
/** Large screens are looked at from farther away. */
const LARGE = 2000;
const LARGER = 1.6;
const MARGIN = 350;
const SETTLING = 140;

type Box = Readonly<Record<'left' | 'top' | 'width' | 'height', number>>;
const NOWHERE: Box = { left: 0, top: 0, width: 0, height: 0 };

const around = (points: readonly Point[]): Extent => {
  const xs = points.map((point) => point.x);
  const ys = points.map((point) => point.y);
  const left = Math.min(...xs) - MARGIN;
  const top = Math.min(...ys) - MARGIN;
  return { left, top, width: Math.max(...xs) + MARGIN - left, height: Math.max(...ys) + MARGIN - top };
};

export class CameraMover {
  private camera: Camera = { scale: 1, x: 0, y: 0 };
  /** Where a glide leads; else where the camera is. Two wishes in one moment are both heard. */
  private goal: Camera = this.camera;
  private options: CameraOptions | null = null;
  private frame: HTMLElement | null = null;
  private world: HTMLElement | null = null;
  private isFitted = true;
  private gliding = 0;
  private readonly fingers = new Map<number, Point>();
  private start: Point | null = null;
  /** Pressed on a mark that hears its own click: the board may be dragged by it, but no square is meant. */
  private isOnMark = false;
  private isDragged = false;
  private box: Box = NOWHERE;
  private settling = 0;
  /** Nobody has seen the board yet: there is nothing to glide from. */
  private isUnseen = true;

  setOptions(options: CameraOptions): void {
    const isOther = this.options?.extent !== options.extent;
    this.options = options;
    if (isOther) this.fit();
  }

  attach(frame: HTMLElement, world: HTMLElement): () => void {
    this.frame = frame;
    this.world = world;
    this.measure();
    const resized = new ResizeObserver(() => {
      this.measure();
      if (this.isFitted) this.fit();
      else this.put(this.camera);
    });
    resized.observe(frame);
    frame.addEventListener('pointerdown', this.down);
    frame.addEventListener('pointermove', this.move);
    frame.addEventListener('pointerup', this.up);
    frame.addEventListener('pointercancel', this.up);
    frame.addEventListener('wheel', this.wheel, { passive: false });
    this.fit();
    const seen = requestAnimationFrame(() => {
      this.isUnseen = false;
    });
    return () => {
      cancelAnimationFrame(seen);
      cancelAnimationFrame(this.gliding);
      window.clearTimeout(this.settling);
      resized.disconnect();
      frame.removeEventListener('pointerdown', this.down);
      frame.removeEventListener('pointermove', this.move);
      frame.removeEventListener('pointerup', this.up);
      frame.removeEventListener('pointercancel', this.up);
      frame.removeEventListener('wheel', this.wheel);
      this.frame = null;
      this.world = null;
    };
  }

  fit(): void {
    cancelAnimationFrame(this.gliding);
    const { box } = this;
    if (this.options === null) return;
    this.isFitted = true;
    this.put(fitting(this.options.extent, box.width, box.height, this.options.insets()));
  }

  zoom(factor: number): void {
    const { box } = this;
    this.isFitted = false;
    this.put(zoomed(this.camera, factor, box.width / 2, box.height / 2));
  }

  /** As little as needed, so that the point can be seen. */
  show(point: Point): void {
    const { box } = this;
    if (this.options === null) return;
    const next = showing(this.goal, point, box.width, box.height, this.options.insets());
    if (next !== this.goal) this.glide(next);
  }

  /** Whether no panel covers any of these points. */
  isInSight(points: readonly Point[]): boolean {
    const { box, options, goal } = this;
    return (
      options !== null &&
      points.every((point) => showing(goal, point, box.width, box.height, options.insets()) === goal)
    );
  }

  /** All of these points where no panel covers them: moved as little as needed, or seen from farther away. */
  bring(points: readonly Point[]): void {
    const { box, options } = this;
    if (options === null || this.isInSight(points)) return;
    const insets = options.insets();
    const shown = points.reduce<Camera>((at, point) => showing(at, point, box.width, box.height, insets), this.goal);
    const isEnough = points.every((point) => showing(shown, point, box.width, box.height, insets) === shown);
    this.isFitted = false;
    this.glide(isEnough ? shown : fitting(around(points), box.width, box.height, insets, this.goal.scale));
  }

  /** Near enough to play on: these points in the middle as far as the board reaches, unless all of it is near enough. */
  frameOn(points: readonly Point[]): void {
    const { box, options } = this;
    if (options === null || points.length === 0) return;
    const { extent } = options;
    const insets = options.insets();
    const near = NEAR * (box.width >= LARGE ? LARGER : 1);
    const least = near * 0.8;
    if (fitting(extent, box.width, box.height, insets).scale >= least) return;
    const framed = fitting(around(points), box.width, box.height, insets, near * 1.4);
    const enough = framed.scale >= least ? framed : zoomed(framed, least / framed.scale, box.width / 2, box.height / 2);
    this.isFitted = false;
    this.glide(filling(enough, extent, box.width, box.height, insets));
  }

  at(clientX: number, clientY: number): Point {
    return toBoard(this.camera, clientX - this.box.left, clientY - this.box.top);
  }

  /** Whether the board is being dragged: what lies under the pointer is no sign of interest then. */
  get isDragging(): boolean {
    return this.isDragged;
  }

  /** Asked once a change of size: asking on every move would make the browser lay out the page each time. */
  private measure(): void {
    const { left, top, width, height } = this.frame!.getBoundingClientRect();
    this.box = { left, top, width, height };
  }

  /** In whole pixels, so that the pictures of the board are moved and never painted anew. */
  private put(next: Camera): void {
    this.camera = next;
    this.goal = next;
    if (this.world !== null) {
      const dots = window.devicePixelRatio;
      const snap = (value: number): number => Math.round(value * dots) / dots;
      this.world.style.transform = `translate(${snap(next.x)}px, ${snap(next.y)}px) scale(${next.scale})`;
    }
    this.options?.onMove(next);
  }

  /** While the scale changes from frame to frame the old pictures are stretched; they are made sharp when it rests. */
  private putScaled(next: Camera): void {
    if (next.scale !== this.camera.scale) {
      this.world?.classList.add('is-zooming');
      window.clearTimeout(this.settling);
      this.settling = window.setTimeout(() => this.world?.classList.remove('is-zooming'), SETTLING);
    }
    this.put(next);
  }

  private glide(to: Camera): void {
    cancelAnimationFrame(this.gliding);
    if (this.options?.isStill === true || this.isUnseen) return this.put(to);
    const from = this.camera;
    this.goal = to;
    const start = performance.now();
    const move = (now: number): void => {
      const part = Math.min(1, Math.max(0, (now - start) / GLIDE));
      this.putScaled(between(from, to, 1 - (1 - part) ** 3));
      this.goal = to;
      if (part < 1) this.gliding = requestAnimationFrame(move);
    };
    this.gliding = requestAnimationFrame(move);
  }

  private place(event: PointerEvent | WheelEvent): Point {
    return { x: event.clientX - this.box.left, y: event.clientY - this.box.top };
  }

  private readonly down = (event: PointerEvent): void => {
    if (event.button > 1) return;
    cancelAnimationFrame(this.gliding);
    this.isOnMark = event.target instanceof Element && event.target.closest('.turn-mark') !== null;
    this.start = this.place(event);
    this.fingers.set(event.pointerId, this.start);
    this.isDragged = this.fingers.size > 1;
  };

  private readonly move = (event: PointerEvent): void => {
    const before = this.fingers.get(event.pointerId);
    if (before === undefined) return;
    const now = this.place(event);
    if (!this.isDragged && this.start !== null && Math.hypot(now.x - this.start.x, now.y - this.start.y) > SLOP) {
      this.isDragged = true;
      this.frame?.setPointerCapture(event.pointerId);
    }
    if (!this.isDragged) return;
    this.isFitted = false;
    const other = [...this.fingers].find(([id]) => id !== event.pointerId)?.[1];
    if (other === undefined) this.put(panned(this.camera, now.x - before.x, now.y - before.y));
    else this.putScaled(pinched(this.camera, [before, other], [now, other]));
    this.fingers.set(event.pointerId, now);
  };

  private readonly up = (event: PointerEvent): void => {
    const wasTap = this.fingers.size === 1 && this.fingers.has(event.pointerId) && !this.isDragged;
    this.fingers.delete(event.pointerId);
    if (wasTap && !this.isOnMark && event.type === 'pointerup') {
      const { x, y } = this.place(event);
      this.options?.onTap(toBoard(this.camera, x, y));
    }
    if (this.fingers.size === 0) this.isDragged = false;
  };

  private readonly wheel = (event: WheelEvent): void => {
    event.preventDefault();
    this.isFitted = false;
    const { x, y } = this.place(event);
    this.putScaled(zoomed(this.camera, Math.exp(-event.deltaY * WHEEL), x, y));
  };
}
