/** Sparks, tracers, flames and dust: painted over the board, never waited for. */
import type { GameEvent } from '@sensorium/engine';
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
  readonly hue: 'fire' | 'spark' | 'ichor' | 'blood' | 'sensor' | 'smoke';
  readonly drag: number;
}

interface Streak {
  readonly from: Point;
  readonly to: Point;
  age: number;
  readonly life: number;
  readonly kind: 'tracer' | 'slash' | 'ring';
}

const COLOURS: Readonly<Record<Particle['hue'], readonly [string, string]>> = {
  fire: ['255,190,90', '255,80,20'],
  spark: ['255,240,200', '255,170,60'],
  ichor: ['170,140,255', '80,60,200'],
  blood: ['230,70,60', '120,10,20'],
  sensor: ['150,255,200', '40,200,130'],
  smoke: ['90,95,100', '40,44,48'],
};

const ALIENS: readonly string[] = ['genestealer', 'genestealer-leader', 'blip', 'ambush-blip'];
const MOST_PARTICLES = 900;
const SPRITE = 32;
const sprites = new Map<Particle['hue'], HTMLCanvasElement>();

/** A soft ball of light, painted once a colour: making a gradient for every particle costs more than all the rest. */
const spriteOf = (hue: Particle['hue']): HTMLCanvasElement => {
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

  /** What an event looks like; `at` finds pieces where they stood before it. */
  cue(event: GameEvent, at: (piece: number) => Point | null, centre: (square: number) => Point): void {
    if (this.isStill) return;
    if (event.is === 'shot-fired') this.shot(at(event.by), centre(event.at), event.hit);
    else if (event.is === 'piece-killed')
      this.burst(centre(event.at), ALIENS.includes(event.unit) ? 'ichor' : 'blood', 46, 5);
    else if (event.is === 'close-combat-fought' || event.is === 'door-struck')
      this.slash(centre(event.at), at(event.attacker));
    else if (event.is === 'blip-converted' && event.at >= 0) this.dissolve(centre(event.at));
    else if (event.is === 'door-destroyed') {
      this.burst(centre(event.at), 'spark', 50, 6);
      this.burst(centre(event.at), 'smoke', 22, 2);
    } else if (event.is === 'flamer-fired') this.jet(at(event.by), centre(event.at));
    else if (event.is === 'self-destructed' || event.is === 'hammer-detonated' || event.is === 'cannon-exploded')
      this.burst(centre(event.at), 'fire', 140, 9);
    else if (event.is === 'grenade-burst')
      for (const square of event.squares) this.burst(centre(square), 'fire', 24, 4);
    else if (event.is === 'thing-cut') this.burst(centre(event.at), 'spark', 60, 5);
    else if (event.is === 'landing-rolled') this.burst(centre(event.at), 'smoke', 26, 3);
    else if (event.is === 'ambush-turned-over') this.dissolve(centre(event.at));
    else if (event.is === 'deflection-rolled') this.burst(centre(event.at), 'spark', 26, 6);
    else return;
    this.wake();
  }

  stop(): void {
    cancelAnimationFrame(this.frame);
    this.frame = 0;
    this.particles.length = 0;
    this.streaks.length = 0;
    if (this.canvas !== null) this.context.clearRect(0, 0, this.canvas.width, this.canvas.height);
  }

  private shot(from: Point | null, to: Point, isHit: boolean): void {
    if (from === null) return;
    const angle = Math.atan2(to.y - from.y, to.x - from.x);
    const muzzle = { x: from.x + Math.cos(angle) * 48, y: from.y + Math.sin(angle) * 48 };
    for (let i = 0; i < 4; i++) {
      const stray = isHit ? 6 : 26;
      const end = { x: to.x + (Math.random() - 0.5) * stray, y: to.y + (Math.random() - 0.5) * stray };
      this.streaks.push({ from: muzzle, to: end, age: -i * 0.06, life: 0.14, kind: 'tracer' });
    }
    this.spray(muzzle, angle, 'spark', 16, 5, 0.5);
    this.spray(to, angle + Math.PI, isHit ? 'spark' : 'smoke', isHit ? 22 : 10, 4, 1.4);
  }

  private slash(at: Point, from: Point | null): void {
    const side = from === null ? { x: 0, y: -1 } : { x: at.x - from.x, y: at.y - from.y };
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
      });
    }
    this.burst(at, 'spark', 18, 4);
  }

  private dissolve(at: Point): void {
    this.streaks.push({ from: at, to: at, age: 0, life: 0.6, kind: 'ring' });
    this.burst(at, 'sensor', 50, 3);
  }

  private jet(from: Point | null, to: Point): void {
    if (from === null) return;
    const angle = Math.atan2(to.y - from.y, to.x - from.x);
    const far = Math.hypot(to.x - from.x, to.y - from.y);
    for (let i = 0; i < 90; i++) {
      const speed = far * (1.4 + Math.random());
      const spread = (Math.random() - 0.5) * 0.4;
      this.add(from, angle + spread, speed, 0.35 + Math.random() * 0.4, 16 + Math.random() * 22, 'fire', 2);
    }
  }

  private burst(at: Point, hue: Particle['hue'], count: number, force: number): void {
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

  private spray(at: Point, angle: number, hue: Particle['hue'], count: number, force: number, spread: number): void {
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

  private add(
    at: Point,
    angle: number,
    speed: number,
    life: number,
    size: number,
    hue: Particle['hue'],
    drag: number,
  ): void {
    if (this.particles.length >= MOST_PARTICLES) return;
    const vx = Math.cos(angle) * speed;
    const vy = Math.sin(angle) * speed;
    this.particles.push({ x: at.x, y: at.y, vx, vy, age: 0, life, size, hue, drag });
  }

  private wake(): void {
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

  private paintStreak({ from, to, age, life, kind }: Streak): void {
    const { context } = this;
    const left = 1 - age / life;
    context.lineCap = 'round';
    if (kind === 'ring') {
      context.strokeStyle = `rgba(120,255,190,${left})`;
      context.lineWidth = 4 * left + 1;
      context.beginPath();
      context.arc(from.x, from.y, 20 + (1 - left) * 60, 0, Math.PI * 2);
      context.stroke();
      return;
    }
    context.strokeStyle = kind === 'tracer' ? `rgba(255,225,150,${left})` : `rgba(235,225,255,${left})`;
    context.lineWidth = kind === 'tracer' ? 4 : 6 * left;
    const head = kind === 'tracer' ? Math.min(1, (1 - left) * 1.6) : 1;
    const tail = kind === 'tracer' ? Math.max(0, head - 0.45) : 0;
    context.beginPath();
    context.moveTo(from.x + (to.x - from.x) * tail, from.y + (to.y - from.y) * tail);
    context.lineTo(from.x + (to.x - from.x) * head, from.y + (to.y - from.y) * head);
    context.stroke();
  }
}
