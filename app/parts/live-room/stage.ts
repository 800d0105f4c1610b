import { facesEye, type Look, type Place, type RoomScene } from '#core/room/index.ts';
import { personPlace } from './gl/person.ts';
import { type CarriedShown, makeRenderer } from './gl/renderer.ts';
import { above, between, carriedOver, lookOf, pictureHeight, stepped, turned, type Viewpoint } from './viewpoint.ts';
import type { BuiltPiece, RoomAsked, RoomNews, RoomPart } from './worker/messages.ts';

export interface StageSays {
  /** The room is on the screen; with better light it is again. */
  drawn: (built: readonly BuiltPiece[]) => void;
  /** Light and surfaces are as good as they get. */
  done: () => void;
  /** The viewer went somewhere else. */
  moved: (view: Viewpoint) => void;
  /** What is seen has changed, and is on the screen. */
  looked: (look: Look) => void;
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
  /** Marks a piece, or none. */
  mark(id: string | null): void;
  /** Shows someone for scale, or no one. */
  stand(hasPerson: boolean): void;
  /** Shows a piece away from its place while it's carried; null puts it back. */
  carry(piece: { id: string; by: Place } | null): void;
  /** Shows a moment of a film instead of the room as it is; null goes back to it. */
  film(shown: FilmShown | null): void;
  /** What is on the screen. */
  look(): Look | null;
  /** A picture of what is seen, this many pixels wide. */
  picture(width: number): Promise<Blob | null>;
  close(): void;
}

/** One moment of a piece that is carried in. */
export interface FilmShown {
  readonly carried: CarriedShown;
  readonly look: (aspect: number) => Look;
  /** Other pieces that would be in its way. */
  readonly without: readonly string[];
  /** The wall whose door is open for it. */
  readonly wall: number;
  readonly moment: number;
  readonly isPlaying: boolean;
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
  let picked: string | null = null;
  let hasPerson = false;
  let frames = 0;
  let carried: { id: string; by: Place } | null = null;
  let film: FilmShown | null = null;
  let isBuilt = false;
  let built: readonly BuiltPiece[] = [];
  let pixels = Math.min(window.devicePixelRatio, finestPixels);

  const sized = () => {
    const { clientWidth, clientHeight } = canvas;
    renderer.resize(Math.max(1, Math.round(clientWidth * pixels)), Math.max(1, Math.round(clientHeight * pixels)));
    wake();
  };
  const watching = new ResizeObserver(sized);

  const render = (look: Look) => {
    const here = scene;
    const isSeen = ({ wall, piece, opens, stands }: RoomPart) => {
      if (film && stands && piece === film.carried.id) return false;
      if (film && ((opens && wall === film.wall) || (piece !== null && film.without.includes(piece)))) return false;
      return wall === null || here === null || facesEye(here, wall, look.eye);
    };
    const person = hasPerson && here ? personPlace(here, look) : null;
    const shown = film ? { picked: null, carried: film.carried, person: null } : { picked, carried, person };
    return renderer.draw(look, { isSeen, ...shown });
  };
  const draw = (now: number) => {
    frame = 0;
    if (!scene || !view) return;
    const passed = last === 0 ? 0 : now - last;
    const moving = !film && (held.ahead !== 0 || held.aside !== 0 || held.turning !== 0);
    if (moving && passed > 0) {
      const seconds = Math.min(passed, 100) / 1000;
      move(stepped(scene, turned(view, held.turning * seconds), held.ahead * seconds, held.aside * seconds));
    }
    const aspect = canvas.width / canvas.height;
    const to = film ? film.look(aspect) : lookOf(scene, view, aspect);
    const share = fly ? Math.min(1, (now - fly.since) / flight) : 1;
    seen = fly ? between(fly.from, to, share) : to;
    if (share === 1) fly = null;
    const { draws, triangles } = render(seen);
    frames += 1;
    canvas.dataset.frames = String(frames);
    canvas.dataset.draws = String(draws);
    canvas.dataset.triangles = String(triangles);
    says.looked(seen);
    late = passed > lateFrame ? late + 1 : 0;
    if (late >= lateInARow && pixels > coarsestPixels) {
      late = 0;
      pixels = Math.max(coarsestPixels, pixels * 0.7);
      sized();
    }
    last = moving || fly || film?.isPlaying ? now : 0;
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
      built = data.built;
      isBuilt = false;
    } else if (data.kind === 'light') {
      renderer.relight(data);
      if (!isBuilt) says.drawn(built);
      isBuilt = true;
    } else if (data.kind === 'image') renderer.paint(data);
    else says.done();
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
      const isNew = scene?.pieces !== asked.scene.pieces;
      scene = asked.scene;
      if (isNew) move(view ? carriedOver(scene, view) : above(scene));
      carried = null;
      if (!worker) {
        worker = new Worker(new URL('./worker/room-worker.ts', import.meta.url), { type: 'module' });
        worker.onmessage = hear;
        worker.onerror = () => says.failed();
      }
      worker.postMessage(asked);
    },
    go(next) {
      fly = seen && !calm.matches ? { from: seen, since: performance.now() } : null;
      move(next);
      wake();
    },
    turn(by) {
      if (view && !film) move(turned(view, by));
      wake();
    },
    step(ahead, aside) {
      if (scene && view && !film) move(stepped(scene, view, ahead, aside));
      wake();
    },
    keep(ahead, aside, turning) {
      held = { ahead, aside, turning };
      wake();
    },
    mark(id) {
      picked = id;
      wake();
    },
    stand(next) {
      if (next === hasPerson) return;
      hasPerson = next;
      wake();
    },
    carry(piece) {
      carried = piece;
      wake();
    },
    film(shown) {
      // The eye goes to the door and back from it.
      if ((shown === null) !== (film === null))
        fly = seen && !calm.matches ? { from: seen, since: performance.now() } : null;
      if (shown?.carried.id !== film?.carried.id)
        renderer.unshade(new Set(shown ? [shown.carried.id, ...shown.without] : []));
      film = shown;
      if (shown) canvas.dataset.film = shown.moment.toFixed(3);
      else delete canvas.dataset.film;
      wake();
    },
    look: () => seen,
    picture(width) {
      const look = seen;
      if (!look) return Promise.resolve(null);
      const high = pictureHeight(width, canvas.width / canvas.height);
      const [marked, stood] = [picked, hasPerson];
      [picked, hasPerson] = [null, false];
      renderer.resize(width, high);
      render(look);
      [picked, hasPerson] = [marked, stood];
      // What was just drawn is read at once, before the next frame clears it.
      const taken = new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.92));
      sized();
      return taken;
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
