/** Pan, zoom, pinch, fit, glide: moves the drawing directly, sixty times a second, without asking React. */
import {
  between,
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
const MARGIN = 350;

export class CameraMover {
  private camera: Camera = { scale: 1, x: 0, y: 0 };
  private options: CameraOptions | null = null;
  private frame: HTMLElement | null = null;
  private world: SVGGElement | null = null;
  private isFitted = true;
  private gliding = 0;
  private readonly fingers = new Map<number, Point>();
  private start: Point | null = null;
  private isDragging = false;

  setOptions(options: CameraOptions): void {
    const isOther = this.options?.extent !== options.extent;
    this.options = options;
    if (isOther) this.fit();
  }

  attach(frame: HTMLElement, world: SVGGElement): () => void {
    this.frame = frame;
    this.world = world;
    const resized = new ResizeObserver(() => {
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
    return () => {
      cancelAnimationFrame(this.gliding);
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
    const box = this.box();
    if (box === null || this.options === null) return;
    this.isFitted = true;
    this.put(fitting(this.options.extent, box.width, box.height, this.options.insets()));
  }

  zoom(factor: number): void {
    const box = this.box();
    if (box === null) return;
    this.isFitted = false;
    this.put(zoomed(this.camera, factor, box.width / 2, box.height / 2));
  }

  /** As little as needed, so that the point can be seen. */
  show(point: Point): void {
    const box = this.box();
    if (box === null || this.options === null) return;
    const next = showing(this.camera, point, box.width, box.height, this.options.insets());
    if (next !== this.camera) this.glide(next);
  }

  /** Near enough to play on: these points in the middle, unless the whole board is near enough. */
  frameOn(points: readonly Point[]): void {
    const box = this.box();
    if (box === null || this.options === null || points.length === 0) return;
    const least = NEAR * 0.8;
    const whole = fitting(this.options.extent, box.width, box.height, this.options.insets());
    if (whole.scale >= least) return;
    const xs = points.map((point) => point.x);
    const ys = points.map((point) => point.y);
    const left = Math.min(...xs) - MARGIN;
    const top = Math.min(...ys) - MARGIN;
    const around = { left, top, width: Math.max(...xs) + MARGIN - left, height: Math.max(...ys) + MARGIN - top };
    const near = fitting(around, box.width, box.height, this.options.insets(), NEAR * 1.4);
    this.isFitted = false;
    this.glide(near.scale >= least ? near : zoomed(near, least / near.scale, box.width / 2, box.height / 2));
  }

  at(clientX: number, clientY: number): Point {
    const box = this.box();
    return toBoard(this.camera, clientX - (box?.left ?? 0), clientY - (box?.top ?? 0));
  }

  private box(): DOMRect | null {
    return this.frame?.getBoundingClientRect() ?? null;
  }

  private put(next: Camera): void {
    this.camera = next;
    this.world?.setAttribute('transform', `translate(${next.x} ${next.y}) scale(${next.scale})`);
    this.options?.onMove(next);
  }

  private glide(to: Camera): void {
    cancelAnimationFrame(this.gliding);
    if (this.options?.isStill === true) return this.put(to);
    const from = this.camera;
    const start = performance.now();
    const move = (now: number): void => {
      const part = Math.min(1, Math.max(0, (now - start) / GLIDE));
      this.put(between(from, to, 1 - (1 - part) ** 3));
      if (part < 1) this.gliding = requestAnimationFrame(move);
    };
    this.gliding = requestAnimationFrame(move);
  }

  private place(event: PointerEvent | WheelEvent): Point {
    const box = this.box();
    return { x: event.clientX - (box?.left ?? 0), y: event.clientY - (box?.top ?? 0) };
  }

  private readonly down = (event: PointerEvent): void => {
    if (event.button > 1) return;
    cancelAnimationFrame(this.gliding);
    this.start = this.place(event);
    this.fingers.set(event.pointerId, this.start);
    this.isDragging = this.fingers.size > 1;
  };

  private readonly move = (event: PointerEvent): void => {
    const before = this.fingers.get(event.pointerId);
    if (before === undefined) return;
    const now = this.place(event);
    if (!this.isDragging && this.start !== null && Math.hypot(now.x - this.start.x, now.y - this.start.y) > SLOP) {
      this.isDragging = true;
      this.frame?.setPointerCapture(event.pointerId);
    }
    if (!this.isDragging) return;
    this.isFitted = false;
    const other = [...this.fingers].find(([id]) => id !== event.pointerId)?.[1];
    if (other === undefined) this.put(panned(this.camera, now.x - before.x, now.y - before.y));
    else this.put(pinched(this.camera, [before, other], [now, other]));
    this.fingers.set(event.pointerId, now);
  };

  private readonly up = (event: PointerEvent): void => {
    const wasTap = this.fingers.size === 1 && this.fingers.has(event.pointerId) && !this.isDragging;
    this.fingers.delete(event.pointerId);
    if (wasTap && event.type === 'pointerup') {
      const { x, y } = this.place(event);
      this.options?.onTap(toBoard(this.camera, x, y));
    }
    if (this.fingers.size === 0) this.isDragging = false;
  };

  private readonly wheel = (event: WheelEvent): void => {
    event.preventDefault();
    this.isFitted = false;
    const { x, y } = this.place(event);
    this.put(zoomed(this.camera, Math.exp(-event.deltaY * WHEEL), x, y));
  };
}
