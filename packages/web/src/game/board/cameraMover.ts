/** Pan, zoom, pinch, fit, glide: moves the finished pictures of the board directly, without React and without painting. */
import {
  LEAST_SCALE,
  between,
  centred,
  filling,
  fitting,
  isShowing,
  panned,
  pinched,
  recentred,
  seenBy,
  showing,
  toBoard,
  toPane,
  zoomed,
  type Camera,
  type Extent,
  type Pane,
  type Point,
} from './camera.ts';

export interface CameraOptions {
  readonly extent: Extent;
  readonly isStill: boolean;
  /** A press that was not a drag. */
  readonly onTap: (point: Point) => void;
  /** A press that stays where it is; while it lasts the pointer points, and nothing is dragged. */
  readonly onHold: (point: Point) => void;
  readonly onPointed: (point: Point) => void;
}

const SLOP = 6;
const WHEEL = 0.0016;
const GLIDE = 260;
/** Pixels a unit at which figures can be told apart. */
const NEAR = 0.5;
/** Large windows are looked at from farther away. */
const LARGE = 1400;
const LARGER = 1.6;
const MARGIN = 350;
const SETTLING = 140;
/** Milliseconds after which a press is held. */
const HELD = 380;
/** A pane that has become this much larger or smaller is another pane. */
const OTHER_SIZE = 1.25;

type Box = Readonly<Record<'left' | 'top' | 'width' | 'height', number>>;
const NOWHERE: Box = { left: 0, top: 0, width: 0, height: 0 };

const around = (points: readonly Point[]): Extent => {
  const xs = points.map((point) => point.x);
  const ys = points.map((point) => point.y);
  const left = Math.min(...xs) - MARGIN;
  const top = Math.min(...ys) - MARGIN;
  return { left, top, width: Math.max(...xs) + MARGIN - left, height: Math.max(...ys) + MARGIN - top };
};

const isOtherSize = (a: number, b: number): boolean => Math.max(a, b) > OTHER_SIZE * Math.min(a, b);

/**
 * Whose picture it is: the whole board, as long as nobody wants another; what the page has framed; or a zoom and place
 * of the person's own. The last is shifted where something must be seen, and never zoomed.
 */
type Hold = 'whole' | 'framed' | 'own';

export class CameraMover {
  private camera: Camera = { scale: 1, x: 0, y: 0 };
  /** Where a glide leads; else where the camera is. Two wishes in one moment are both heard. */
  private goal: Camera = this.camera;
  private options: CameraOptions | null = null;
  private frame: HTMLElement | null = null;
  private world: HTMLElement | null = null;
  private hold: Hold = 'whole';
  /** The page has framed the whole board: all of it is near enough. */
  private isAllShown = false;
  /** What must be seen, also when the pane gets another size. */
  private subject: readonly Point[] = [];
  private gliding = 0;
  private readonly fingers = new Map<number, Point>();
  private start: Point | null = null;
  /** Pressed on a mark that hears its own click: the board may be dragged by it, but no square is meant. */
  private isOnMark = false;
  private isDragged = false;
  private holding = 0;
  /** When it was pressed, by the clock of the device: a busy page hears of everything late. */
  private pressedAt = 0;
  private isHeld = false;
  private box: Box = NOWHERE;
  /** Where a mouse is; null where none is over the board. */
  private pointer: Point | null = null;
  private settling = 0;
  /** Nobody has seen the board yet: there is nothing to glide from. */
  private isUnseen = true;
  private readonly listeners = new Set<(camera: Camera) => void>();
  private readonly wholeFrom: number;

  /** `wholeFrom`: the share of a near look at which the whole board is near enough. */
  constructor(wholeFrom = 0.7) {
    this.wholeFrom = wholeFrom;
  }

  setOptions(options: CameraOptions): void {
    const isOther = this.options?.extent !== options.extent;
    this.options = options;
    if (isOther) this.fit();
  }

  /** Told of every move. */
  readonly subscribe = (listener: (camera: Camera) => void): (() => void) => {
    this.listeners.add(listener);
    listener(this.camera);
    return () => this.listeners.delete(listener);
  };

  attach(frame: HTMLElement, world: HTMLElement): () => void {
    this.frame = frame;
    this.world = world;
    this.measure();
    const resized = new ResizeObserver(() => this.resize());
    resized.observe(frame);
    window.addEventListener('scroll', this.scrolled, { passive: true, capture: true });
    frame.addEventListener('pointerdown', this.down);
    frame.addEventListener('pointermove', this.move);
    frame.addEventListener('pointerup', this.up);
    frame.addEventListener('pointerleave', this.left);
    frame.addEventListener('pointercancel', this.up);
    frame.addEventListener('contextmenu', this.menu);
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
      window.removeEventListener('scroll', this.scrolled, { capture: true });
      frame.removeEventListener('pointerdown', this.down);
      frame.removeEventListener('pointermove', this.move);
      frame.removeEventListener('pointerup', this.up);
      frame.removeEventListener('pointerleave', this.left);
      frame.removeEventListener('pointercancel', this.up);
      frame.removeEventListener('contextmenu', this.menu);
      frame.removeEventListener('wheel', this.wheel);
      window.clearTimeout(this.holding);
      this.frame = null;
      this.world = null;
    };
  }

  /** The whole board with all its ways in. */
  fit(): void {
    cancelAnimationFrame(this.gliding);
    if (this.options === null) return;
    this.hold = 'whole';
    this.isAllShown = false;
    this.put(fitting(this.options.extent, this.box));
  }

  /** About what the pointer is on; else about what is looked at; else about the middle. */
  zoom(factor: number): void {
    cancelAnimationFrame(this.gliding);
    this.own();
    this.put(zoomed(this.camera, factor, this.pointer ?? this.subjectInSight ?? this.middle, this.least));
  }

  private get middle(): Point {
    return { x: this.box.width / 2, y: this.box.height / 2 };
  }

  private get subjectInSight(): Point | undefined {
    const { width, height } = this.box;
    return this.subject
      .map((point) => toPane(this.camera, point))
      .find(({ x, y }) => x >= 0 && y >= 0 && x <= width && y <= height);
  }

  /** The first look at a board: these points near enough to play on, unless all of the board is. */
  open(points: readonly Point[]): void {
    if (points.length === 0 || this.hold !== 'whole') return;
    this.subject = points;
    this.frameSubject();
  }

  /**
   * Moved as little as needed, so that these can be seen; of the others as many as can be. Only where the person has
   * chosen no zoom is the board seen from farther away for it.
   */
  bring(points: readonly Point[], others: readonly Point[] = []): void {
    if (points.length === 0) return;
    this.subject = points;
    if (this.options === null || this.hold === 'whole' || this.isAllShown) return;
    const { box, goal } = this;
    const all = [...others, ...points];
    if (isShowing(goal, all, box)) return;
    const shown = all.reduce<Camera>((at, point) => showing(at, point, box), goal);
    if (isShowing(shown, all, box) || this.hold === 'own') this.glide(shown);
    else {
      const wide = fitting(around(all), box, goal.scale);
      const isNear = wide.scale >= this.near * 0.6;
      this.glide(isNear ? wide : isShowing(shown, points, box) ? shown : fitting(around(points), box, goal.scale));
    }
  }

  /** Wherever the person has asked to go. */
  goTo(point: Point): void {
    this.own();
    this.glide(centred(this.goal, point, this.box));
  }

  /** Whether nothing of the board is out of sight. */
  get isWhole(): boolean {
    if (this.options === null) return true;
    const { extent } = this.options;
    const seen = seenBy(this.camera, this.box);
    return (
      seen.left <= extent.left + SLOP &&
      seen.top <= extent.top + SLOP &&
      seen.left + seen.width >= extent.left + extent.width - SLOP &&
      seen.top + seen.height >= extent.top + extent.height - SLOP
    );
  }

  get pane(): Pane {
    return this.box;
  }

  at(clientX: number, clientY: number): Point {
    return toBoard(this.camera, { x: clientX - this.box.left, y: clientY - this.box.top });
  }

  /** Whether the board is being dragged: what lies under the pointer is no sign of interest then. */
  get isDragging(): boolean {
    return this.isDragged;
  }

  private own(): void {
    this.hold = 'own';
    this.isAllShown = false;
  }

  private get near(): number {
    return NEAR * (this.box.width >= LARGE ? LARGER : 1);
  }

  /** Zooming out ends where the whole board is seen. */
  private get least(): number {
    return this.options === null ? LEAST_SCALE : fitting(this.options.extent, this.box).scale;
  }

  private frameSubject(): void {
    const { box, options, near, subject } = this;
    if (options === null || subject.length === 0) return;
    const { extent } = options;
    const least = near * 0.7;
    const whole = fitting(extent, box);
    this.hold = 'framed';
    this.isAllShown = whole.scale >= near * this.wholeFrom;
    if (this.isAllShown) return this.glide(whole);
    const framed = fitting(around(subject), box, near * 1.4);
    const enough = framed.scale >= least ? framed : zoomed(framed, least / framed.scale, this.middle);
    this.glide(filling(enough, extent, box));
  }

  /**
   * Rotation, another window: the same place stays in the middle. A panel that has opened: every square stays under the
   * finger. What must be seen is seen.
   */
  private resize(): void {
    const before = this.box;
    this.measure();
    const { box } = this;
    if (before.width === box.width && before.height === box.height) return;
    cancelAnimationFrame(this.gliding);
    if (this.hold === 'whole') return this.fit();
    const isOther = isOtherSize(before.width, box.width) || isOtherSize(before.height, box.height);
    this.put(isOther ? recentred(this.goal, before, box) : this.goal);
    if (this.hold === 'framed' && (isOther || this.isAllShown)) this.frameSubject();
    else this.bring(this.subject);
  }

  /** Asked once a change of size: asking on every move would make the browser lay out the page each time. */
  private measure(): void {
    const { left, top, width, height } = this.frame!.getBoundingClientRect();
    this.box = { left, top, width, height };
  }

  /** An example scrolls with its page. */
  private readonly scrolled = (): void => {
    if (this.frame !== null) this.measure();
  };

  /** In whole pixels, so that the pictures of the board are moved and never painted anew. */
  private put(next: Camera): void {
    this.camera = next;
    this.goal = next;
    if (this.world !== null) {
      const dots = window.devicePixelRatio;
      const snap = (value: number): number => Math.round(value * dots) / dots;
      this.world.style.transform = `translate(${snap(next.x)}px, ${snap(next.y)}px) scale(${next.scale})`;
    }
    for (const listener of this.listeners) listener(next);
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
    this.pressedAt = event.timeStamp;
    this.fingers.set(event.pointerId, this.start);
    this.isDragged = this.fingers.size > 1;
    this.isHeld = false;
    window.clearTimeout(this.holding);
    if (!this.isDragged && !this.isOnMark) this.holding = window.setTimeout(this.held, HELD);
  };

  private readonly held = (): void => {
    if (this.start === null || this.isDragged || this.fingers.size !== 1) return;
    this.isHeld = true;
    this.options?.onHold(toBoard(this.camera, this.start));
  };

  /** A long touch opens no menu of the browser's. */
  private readonly menu = (event: Event): void => event.preventDefault();

  private readonly left = (): void => {
    this.pointer = null;
  };

  private readonly move = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse') this.pointer = this.place(event);
    const before = this.fingers.get(event.pointerId);
    if (before === undefined) return;
    const now = this.place(event);
    if (this.isHeld) {
      this.options?.onPointed(toBoard(this.camera, now));
      return;
    }
    if (!this.isDragged && this.start !== null && Math.hypot(now.x - this.start.x, now.y - this.start.y) > SLOP) {
      this.isDragged = true;
      this.frame?.setPointerCapture(event.pointerId);
    }
    if (!this.isDragged) return;
    this.own();
    const other = [...this.fingers].find(([id]) => id !== event.pointerId)?.[1];
    if (other === undefined) this.put(panned(this.camera, now.x - before.x, now.y - before.y));
    else this.putScaled(pinched(this.camera, [before, other], [now, other], this.least));
    this.fingers.set(event.pointerId, now);
  };

  private readonly up = (event: PointerEvent): void => {
    window.clearTimeout(this.holding);
    const wasHeld = this.isHeld && event.timeStamp - this.pressedAt >= HELD;
    const wasTap = this.fingers.size === 1 && this.fingers.has(event.pointerId) && !this.isDragged && !wasHeld;
    this.fingers.delete(event.pointerId);
    if (wasTap && !this.isOnMark && event.type === 'pointerup')
      this.options?.onTap(toBoard(this.camera, this.place(event)));
    if (this.fingers.size === 0) this.isDragged = false;
  };

  private readonly wheel = (event: WheelEvent): void => {
    event.preventDefault();
    this.own();
    this.putScaled(zoomed(this.camera, Math.exp(-event.deltaY * WHEEL), this.place(event), this.least));
  };
}
