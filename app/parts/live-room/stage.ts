import { facesEye, type Look, type RoomScene } from '#core/room/index.ts';
import { makeRenderer } from './gl/renderer.ts';
import { above, between, carriedOver, lookOf, stepped, turned, type Viewpoint } from './viewpoint.ts';
import type { BuiltPiece, RoomAsked, RoomNews } from './worker/messages.ts';

export interface StageSays {
  /** The room is on the screen; with better light it is again. */
  drawn: (built: readonly BuiltPiece[]) => void;
  /** Light and surfaces are as good as they get. */
  done: () => void;
  /** The viewer went somewhere else. */
  moved: (view: Viewpoint) => void;
  /** It can't go on: the graphics context is lost, or a worker didn't start. */
  failed: () => void;
}

export interface Stage {
  show(asked: RoomAsked): void;
  go(view: Viewpoint): void;
  turn(by: number): void;
  step(ahead: number, aside: number): void;
  /** Held keys: meters and radians a second until it's called with zeros. */
  keep(ahead: number, aside: number, turning: number): void;
  close(): void;
}

const flight = 700;
const finestPixels = 2;
const coarsestPixels = 0.5;
/** A frame later than this, several in a row, lowers the resolution. */
const lateFrame = 60;
const lateInARow = 4;

/** Joins the worker, the renderer and where the viewer is. Draws only when something has changed. */
export function openStage(canvas: HTMLCanvasElement, says: StageSays): Stage {
  const renderer = makeRenderer(canvas);
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)');
  let worker: Worker | null = null;
  let scene: RoomScene | null = null;
  let view: Viewpoint | null = null;
  let seen: Look | null = null;
  let fly: { from: Look; since: number } | null = null;
  let held = { ahead: 0, aside: 0, turning: 0 };
  let frame = 0;
  let last = 0;
  let late = 0;
  let pixels = Math.min(window.devicePixelRatio, finestPixels);

  const sized = () => {
    const { clientWidth, clientHeight } = canvas;
    renderer.resize(Math.max(1, Math.round(clientWidth * pixels)), Math.max(1, Math.round(clientHeight * pixels)));
    wake();
  };
  const watching = new ResizeObserver(sized);

  const draw = (now: number) => {
    frame = 0;
    if (!scene || !view) return;
    const passed = last === 0 ? 0 : now - last;
    const moving = held.ahead !== 0 || held.aside !== 0 || held.turning !== 0;
    if (moving && passed > 0) {
      const seconds = Math.min(passed, 100) / 1000;
      move(stepped(scene, turned(view, held.turning * seconds), held.ahead * seconds, held.aside * seconds));
    }
    const to = lookOf(scene, view, canvas.width / canvas.height);
    const share = fly ? Math.min(1, (now - fly.since) / flight) : 1;
    seen = fly ? between(fly.from, to, share) : to;
    if (share === 1) fly = null;
    const here = scene;
    const eye = seen.eye;
    const { draws, triangles } = renderer.draw(seen, ({ wall }) => wall === null || facesEye(here, wall, eye));
    canvas.dataset.draws = String(draws);
    canvas.dataset.triangles = String(triangles);
    late = passed > lateFrame ? late + 1 : 0;
    if (late >= lateInARow && pixels > coarsestPixels) {
      late = 0;
      pixels = Math.max(coarsestPixels, pixels * 0.7);
      sized();
    }
    last = moving || fly ? now : 0;
    if (moving || fly) wake();
  };
  function wake() {
    if (frame === 0) frame = requestAnimationFrame(draw);
  }
  function move(next: Viewpoint) {
    view = next;
    says.moved(next);
  }

  const hear = ({ data }: MessageEvent<RoomNews>) => {
    if (data.kind === 'room') {
      renderer.show(data);
      says.drawn(data.built);
    } else if (data.kind === 'light') renderer.relight(data.lights, data.brightness);
    else if (data.kind === 'image') renderer.paint(data);
    else {
      worker?.terminate();
      worker = null;
      says.done();
    }
    wake();
  };
  const lost = (event: Event) => {
    event.preventDefault();
    says.failed();
  };
  canvas.addEventListener('webglcontextlost', lost);
  watching.observe(canvas);

  return {
    show(asked) {
      worker?.terminate();
      scene = asked.scene;
      move(view ? carriedOver(scene, view) : above(scene));
      worker = new Worker(new URL('./worker/room-worker.ts', import.meta.url), { type: 'module' });
      worker.onmessage = hear;
      worker.onerror = () => says.failed();
      worker.postMessage(asked);
    },
    go(next) {
      fly = seen && !calm.matches ? { from: seen, since: performance.now() } : null;
      move(next);
      wake();
    },
    turn(by) {
      if (view) move(turned(view, by));
      wake();
    },
    step(ahead, aside) {
      if (scene && view) move(stepped(scene, view, ahead, aside));
      wake();
    },
    keep(ahead, aside, turning) {
      held = { ahead, aside, turning };
      wake();
    },
    close() {
      cancelAnimationFrame(frame);
      worker?.terminate();
      watching.disconnect();
      canvas.removeEventListener('webglcontextlost', lost);
      renderer.close();
    },
  };
}
