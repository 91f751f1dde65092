/** Sparks, tracers, flames and dust: painted over the board, never waited for. */
import type { Hue } from '../looks/look.ts';
import type { Camera, Point } from './camera.ts';
import { CELL } from './model.ts';

interface Particle {
  x: number;
  y: number;
  vx: number;
  vy: number;
  age: number;
  readonly life: number;
  readonly size: number;
  readonly hue: Hue;
  readonly drag: number;
}

interface Streak {
  readonly from: Point;
  readonly to: Point;
  age: number;
  readonly life: number;
  readonly kind: 'tracer' | 'slash' | 'ring' | 'beam' | 'lob';
  readonly hue: Hue;
}

const COLOURS: Readonly<Record<Hue, readonly [string, string]>> = {
  fire: ['255,190,90', '255,80,20'],
  spark: ['255,240,200', '255,170,60'],
  plasma: ['190,235,255', '50,120,255'],
  warp: ['255,150,240', '150,40,220'],
  ichor: ['170,140,255', '80,60,200'],
  blood: ['230,70,60', '120,10,20'],
  sensor: ['150,255,200', '40,200,130'],
  smoke: ['90,95,100', '40,44,48'],
};

const MOST_PARTICLES = 900;
const SPRITE = 32;
const sprites = new Map<Hue, HTMLCanvasElement>();

/** A soft ball of light, painted once a colour: making a gradient for every particle costs more than all the rest. */
const spriteOf = (hue: Hue): HTMLCanvasElement => {
  let sprite = sprites.get(hue);
  if (sprite !== undefined) return sprite;
  sprite = document.createElement('canvas');
  sprite.width = SPRITE * 2;
  sprite.height = SPRITE * 2;
  const context = sprite.getContext('2d')!;
  const glow = context.createRadialGradient(SPRITE, SPRITE, 0, SPRITE, SPRITE, SPRITE);
  const [inner, outer] = COLOURS[hue];
  glow.addColorStop(0, `rgba(${inner},1)`);
  glow.addColorStop(1, `rgba(${outer},0)`);
  context.fillStyle = glow;
  context.fillRect(0, 0, SPRITE * 2, SPRITE * 2);
  sprites.set(hue, sprite);
  return sprite;
};

export class Effects {
  private canvas: HTMLCanvasElement | null = null;
  private context!: CanvasRenderingContext2D;
  private readonly particles: Particle[] = [];
  private readonly streaks: Streak[] = [];
  private burning: readonly Point[] = [];
  private camera: Camera = { scale: 1, x: 0, y: 0 };
  private frame = 0;
  private last = 0;
  private isStill = false;

  /** Paints on this canvas until told otherwise. */
  attach(canvas: HTMLCanvasElement): () => void {
    this.canvas = canvas;
    this.context = canvas.getContext('2d')!;
    const resized = new ResizeObserver(() => {
      canvas.width = Math.round(canvas.clientWidth * window.devicePixelRatio);
      canvas.height = Math.round(canvas.clientHeight * window.devicePixelRatio);
    });
    resized.observe(canvas);
    this.wake();
    return () => {
      resized.disconnect();
      this.stop();
      this.canvas = null;
    };
  }

  look(camera: Camera): void {
    this.camera = camera;
  }

  setStill(isStill: boolean): void {
    this.isStill = isStill;
    if (isStill) this.stop();
  }

  setBurning(squares: readonly Point[]): void {
    this.burning = squares;
    if (squares.length > 0) this.wake();
  }

  stop(): void {
    cancelAnimationFrame(this.frame);
    this.frame = 0;
    this.particles.length = 0;
    this.streaks.length = 0;
    if (this.canvas !== null) this.context.clearRect(0, 0, this.canvas.width, this.canvas.height);
  }

  shot(from: Point, to: Point, isHit: boolean): void {
    const angle = Math.atan2(to.y - from.y, to.x - from.x);
    const muzzle = { x: from.x + Math.cos(angle) * 48, y: from.y + Math.sin(angle) * 48 };
    for (let i = 0; i < 4; i++) {
      const stray = isHit ? 6 : 26;
      const end = { x: to.x + (Math.random() - 0.5) * stray, y: to.y + (Math.random() - 0.5) * stray };
      this.streaks.push({ from: muzzle, to: end, age: -i * 0.06, life: 0.14, kind: 'tracer', hue: 'spark' });
    }
    this.spray(muzzle, angle, 'spark', 16, 5, 0.5);
    this.spray(to, angle + Math.PI, isHit ? 'spark' : 'smoke', isHit ? 22 : 10, 4, 1.4);
  }

  slash(from: Point, at: Point): void {
    const side = { x: at.x - from.x, y: at.y - from.y };
    const far = Math.hypot(side.x, side.y) || 1;
    const across = { x: -side.y / far, y: side.x / far };
    for (let i = -1; i <= 1; i++) {
      const offset = { x: at.x + (side.x / far) * i * 13, y: at.y + (side.y / far) * i * 13 };
      this.streaks.push({
        from: { x: offset.x - across.x * 34, y: offset.y - across.y * 34 },
        to: { x: offset.x + across.x * 34, y: offset.y + across.y * 34 },
        age: -(i + 1) * 0.05,
        life: 0.28,
        kind: 'slash',
        hue: 'spark',
      });
    }
    this.burst(at, 'spark', 18, 4);
  }

  ring(at: Point, hue: Hue): void {
    this.streaks.push({ from: at, to: at, age: 0, life: 0.6, kind: 'ring', hue });
  }

  beam(from: Point, to: Point, hue: Hue): void {
    for (let i = 0; i < 3; i++) this.streaks.push({ from, to, age: -i * 0.08, life: 0.34, kind: 'beam', hue });
  }

  lob(from: Point, to: Point): void {
    this.streaks.push({ from, to, age: 0, life: 0.34, kind: 'lob', hue: 'spark' });
  }

  jet(from: Point, to: Point, hue: Hue): void {
    const angle = Math.atan2(to.y - from.y, to.x - from.x);
    const far = Math.hypot(to.x - from.x, to.y - from.y);
    for (let i = 0; i < 90; i++) {
      const speed = far * (1.4 + Math.random());
      const spread = (Math.random() - 0.5) * 0.4;
      this.add(from, angle + spread, speed, 0.35 + Math.random() * 0.4, 16 + Math.random() * 22, hue, 2);
    }
  }

  cloud(at: Point, hue: Hue): void {
    for (let i = 0; i < 7; i++) {
      const from = { x: at.x + (Math.random() - 0.5) * CELL, y: at.y + (Math.random() - 0.5) * CELL };
      this.add(from, Math.random() * Math.PI * 2, 20, 0.5 + Math.random() * 0.6, 18 + Math.random() * 16, hue, 1);
    }
  }

  burst(at: Point, hue: Hue, count: number, force: number): void {
    for (let i = 0; i < count; i++)
      this.add(
        at,
        Math.random() * Math.PI * 2,
        Math.random() * force * 60,
        0.3 + Math.random() * 0.6,
        3 + Math.random() * 9,
        hue,
        3,
      );
  }

  private spray(at: Point, angle: number, hue: Hue, count: number, force: number, spread: number): void {
    for (let i = 0; i < count; i++)
      this.add(
        at,
        angle + (Math.random() - 0.5) * spread,
        Math.random() * force * 70,
        0.15 + Math.random() * 0.3,
        3 + Math.random() * 6,
        hue,
        4,
      );
  }

  private add(at: Point, angle: number, speed: number, life: number, size: number, hue: Hue, drag: number): void {
    if (this.particles.length >= MOST_PARTICLES) return;
    const vx = Math.cos(angle) * speed;
    const vy = Math.sin(angle) * speed;
    this.particles.push({ x: at.x, y: at.y, vx, vy, age: 0, life, size, hue, drag });
  }

  /** Paints until nothing moves any more. */
  wake(): void {
    if (this.frame !== 0 || this.isStill || this.canvas === null) return;
    this.last = performance.now();
    this.frame = requestAnimationFrame((now) => this.tick(now));
  }

  private tick(now: number): void {
    const elapsed = Math.min(0.05, (now - this.last) / 1000);
    this.last = now;
    this.feedFires(elapsed);
    this.move(elapsed);
    this.paint();
    const isBusy = this.particles.length > 0 || this.streaks.length > 0 || this.burning.length > 0;
    this.frame = isBusy ? requestAnimationFrame((next) => this.tick(next)) : 0;
  }

  private feedFires(elapsed: number): void {
    const perSquare = Math.min(1, 40 / Math.max(1, this.burning.length));
    for (const { x, y } of this.burning) {
      if (Math.random() > elapsed * 26 * perSquare) continue;
      const at = { x: x + (Math.random() - 0.5) * CELL * 0.8, y: y + (Math.random() - 0.2) * CELL * 0.6 };
      const rise = -Math.PI / 2 + (Math.random() - 0.5) * 0.5;
      this.add(at, rise, 50 + Math.random() * 50, 0.5 + Math.random() * 0.5, 14 + Math.random() * 18, 'fire', 0.6);
      if (Math.random() < 0.25)
        this.add(at, rise, 90 + Math.random() * 80, 0.9 + Math.random() * 0.6, 2.5, 'spark', 0.4);
    }
  }

  private move(elapsed: number): void {
    let kept = 0;
    for (const particle of this.particles) {
      particle.age += elapsed;
      if (particle.age >= particle.life) continue;
      const slow = Math.exp(-particle.drag * elapsed);
      particle.vx *= slow;
      particle.vy *= slow;
      particle.x += particle.vx * elapsed;
      particle.y += particle.vy * elapsed;
      this.particles[kept++] = particle;
    }
    this.particles.length = kept;
    let left = 0;
    for (const streak of this.streaks) {
      streak.age += elapsed;
      if (streak.age < streak.life) this.streaks[left++] = streak;
    }
    this.streaks.length = left;
  }

  private paint(): void {
    const { context, canvas, camera } = this;
    if (canvas === null) return;
    const ratio = window.devicePixelRatio;
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, canvas.width, canvas.height);
    context.setTransform(camera.scale * ratio, 0, 0, camera.scale * ratio, camera.x * ratio, camera.y * ratio);
    context.globalCompositeOperation = 'lighter';
    for (const particle of this.particles) this.paintParticle(particle);
    for (const streak of this.streaks) if (streak.age >= 0) this.paintStreak(streak);
    context.globalCompositeOperation = 'source-over';
  }

  private paintParticle({ x, y, age, life, size, hue }: Particle): void {
    const { context } = this;
    const left = 1 - age / life;
    const radius = hue === 'smoke' ? size * (2 - left) : size * left;
    if (radius < 5) {
      context.fillStyle = `rgba(${COLOURS[hue][0]},${left})`;
      context.fillRect(x - radius / 2, y - radius / 2, radius, radius);
      return;
    }
    context.globalAlpha = 0.55 * left;
    context.drawImage(spriteOf(hue), x - radius, y - radius, radius * 2, radius * 2);
    context.globalAlpha = 1;
  }

  private paintStreak(streak: Streak): void {
    const { context } = this;
    context.lineCap = 'round';
    if (streak.kind === 'ring') this.paintRing(streak);
    else if (streak.kind === 'lob') this.paintLob(streak);
    else this.paintLine(streak);
  }

  private paintRing({ from, age, life, hue }: Streak): void {
    const { context } = this;
    const left = 1 - age / life;
    context.strokeStyle = `rgba(${COLOURS[hue][0]},${left})`;
    context.lineWidth = 4 * left + 1;
    context.beginPath();
    context.arc(from.x, from.y, 20 + (1 - left) * 60, 0, Math.PI * 2);
    context.stroke();
  }

  /** Seen from above, what flies high looks large. */
  private paintLob({ from, to, age, life, hue }: Streak): void {
    const { context } = this;
    const way = age / life;
    const radius = 8 + 14 * Math.sin(way * Math.PI);
    const [x, y] = [from.x + (to.x - from.x) * way, from.y + (to.y - from.y) * way];
    context.drawImage(spriteOf(hue), x - radius, y - radius, radius * 2, radius * 2);
  }

  private paintLine({ from, to, age, life, kind, hue }: Streak): void {
    const { context } = this;
    const left = 1 - age / life;
    const isTracer = kind === 'tracer';
    context.strokeStyle = kind === 'slash' ? `rgba(235,225,255,${left})` : `rgba(${COLOURS[hue][0]},${left})`;
    context.lineWidth = isTracer ? 4 : kind === 'beam' ? 10 * left : 6 * left;
    const head = isTracer ? Math.min(1, (1 - left) * 1.6) : 1;
    const tail = isTracer ? Math.max(0, head - 0.45) : 0;
    context.beginPath();
    context.moveTo(from.x + (to.x - from.x) * tail, from.y + (to.y - from.y) * tail);
    context.lineTo(from.x + (to.x - from.x) * head, from.y + (to.y - from.y) * head);
    context.stroke();
  }
}
