import type { LightWindow, Look, Place } from '#core/room/index.ts';
import type { Brightness, RoomNews, RoomPart } from '../worker/messages.ts';
import { cameraOf } from './matrix.ts';
import { personView } from './person.ts';
import { dropMesh, type Mesh, makeContact, makeMesh, makeProgram, makeTexture, type Program, take } from './program.ts';
import { mirroredWindows, sunFragment, sunVertex, surfaceFragment, surfaceVertex } from './shaders.ts';
import { sunMatrixOf, sunView } from './sun.ts';

type BuiltRoom = Extract<RoomNews, { kind: 'room' }>;
type NewLight = Extract<RoomNews, { kind: 'light' }>;
type PaintedImage = Extract<RoomNews, { kind: 'image' }>;

const patterns = ['plain', 'tone', 'grain', 'planks', 'picture', 'texture', 'hall'] as const;
const sky = patterns.length;
/** How bright the mean of a room comes out, and how much of its light's own color is taken for white. */
const meanTone = 2.25;
/** By lamplight a room stays a little darker and warmer. */
const eveningTone = 1.5;
const whiteBalance = 0.5;
/** A dark room isn't made as bright as a light one: the camera goes most of the way. */
const evenness = 0.82;
const usualMean = 0.5;

/** What the camera does on its own: bright enough, and not as yellow as wood makes a room. */
function exposureFor(brightness: Brightness, isEvening: boolean): Brightness {
  const mean = brightnessOf(brightness);
  const kept = isEvening ? mean : mean ** evenness * usualMean ** (1 - evenness);
  const of = (channel: number) =>
    (isEvening ? eveningTone : meanTone) / Math.max(kept * (channel / Math.max(mean, 1e-6)) ** whiteBalance, 1e-6);
  return mean > 0 ? [of(brightness[0]), of(brightness[1]), of(brightness[2])] : [1, 1, 1];
}
const brightnessOf = ([red, green, blue]: Brightness) => 0.3 * red + 0.5 * green + 0.2 * blue;

export interface DrawnFrame {
  draws: number;
  triangles: number;
}

/** A piece on its way: turned about a point and moved, and how much of it is shown. */
export interface CarriedShown {
  readonly id: string;
  readonly by: Place;
  readonly turn?: { readonly about: Place; readonly rotation: Float32Array };
  readonly keep?: { readonly low: Place; readonly high: Place };
}

const noTurn = { about: [0, 0, 0], rotation: Float32Array.of(1, 0, 0, 0, 1, 0, 0, 0, 1) } as const;
const all = { low: [-1e6, -1e6, -1e6], high: [1e6, 1e6, 1e6] } as const;

/** What of the room is drawn, and how: all but hidden walls, one piece marked, one on its way to another place. */
export interface Shown {
  readonly isSeen: (part: RoomPart) => boolean;
  readonly picked: string | null;
  readonly carried: CarriedShown | null;
  /** Where a person is drawn for scale. */
  readonly person: { readonly x: number; readonly z: number } | null;
}

export interface Renderer {
  /** Takes a room instead of the one it has. */
  show(room: BuiltRoom): void;
  relight(light: NewLight): void;
  paint(image: PaintedImage): void;
  /** Lets the sun through these pieces until it's called without any. */
  unshade(pieces: ReadonlySet<string>): void;
  draw(look: Look, shown: Shown): DrawnFrame;
  resize(width: number, height: number): void;
  /** Gives everything back, the context too. */
  close(): void;
}

function contextOf(canvas: HTMLCanvasElement): WebGL2RenderingContext {
  const gl = canvas.getContext('webgl2', { antialias: true, alpha: false, powerPreference: 'high-performance' });
  if (!gl) throw new Error('this browser has no WebGL2');
  return gl;
}

/** Draws a room with its light baked in: one program for every surface, one for what the sun sees. */
export function makeRenderer(canvas: HTMLCanvasElement): Renderer {
  const gl = contextOf(canvas);
  const surface = makeProgram(gl, surfaceVertex, surfaceFragment);
  const shadow = makeProgram(gl, sunVertex, sunFragment);
  const sun = sunView(gl);
  const person = personView(gl);
  // Half-way values: they leave colors as they are until a tile is painted.
  const blank = makeTexture(gl, { width: 1, height: 1, pixels: Uint8Array.of(128, 128, 255, 255) }, 'tile');
  const images = new Map<string, WebGLTexture>();
  let contact: WebGLTexture | null = null;
  let room: BuiltRoom | null = null;
  let meshes: Mesh[] = [];
  /** The meshes that the sun's picture was drawn with. */
  let shaded: Mesh[] | null = null;
  let light: NewLight | null = null;
  let unshaded: ReadonlySet<string> = new Set();
  let sunMatrix = new Float32Array(16);
  const dropRoom = () => {
    for (const mesh of meshes) dropMesh(gl, mesh);
    meshes = [];
    gl.deleteTexture(contact);
    contact = null;
  };

  function drawPart(part: RoomPart, mesh: Mesh): void {
    const look = part.surface;
    const { uniform } = surface;
    gl.uniform1i(uniform('uPattern'), typeof look === 'string' ? sky : patterns.indexOf(look.pattern));
    if (typeof look !== 'string') {
      gl.uniform3fv(uniform('uColors'), Float32Array.from(look.colors.flat()));
      gl.uniform2f(uniform('uCovers'), ...look.covers);
      gl.uniform1f(uniform('uRelief'), images.has(look.tile ?? '') ? look.relief : 0);
      gl.uniform1f(uniform('uRough'), look.rough);
      gl.uniform1f(uniform('uMetal'), look.metal ? 1 : 0);
      gl.uniform1f(uniform('uSheen'), look.sheen);
      gl.uniform1f(uniform('uOpacity'), look.opacity);
      gl.uniform1f(uniform('uGlow'), look.glows && light?.sky.lamps?.length ? 1.6 : 0);
      if (look.thin) gl.disable(gl.CULL_FACE);
      else gl.enable(gl.CULL_FACE);
      gl.uniform1f(uniform('uHoles'), look.holes && images.has(look.tile ?? '') ? 1 : 0);
      // A rug without its picture yet is one plain color.
      const picture = look.picture ? images.get(look.picture) : undefined;
      if (look.picture && !picture) gl.uniform1i(uniform('uPattern'), 0);
      gl.activeTexture(gl.TEXTURE0);
      gl.bindTexture(gl.TEXTURE_2D, images.get(look.tile ?? '') ?? blank);
      gl.activeTexture(gl.TEXTURE1);
      gl.bindTexture(gl.TEXTURE_2D, picture ?? blank);
    }
    gl.bindVertexArray(mesh.array);
    gl.drawElements(gl.TRIANGLES, mesh.count, gl.UNSIGNED_INT, 0);
  }

  return {
    show(next) {
      dropRoom();
      room = next;
      meshes = next.parts.map((part) => makeMesh(gl, part));
      contact = makeContact(gl, next.contact);
    },
    relight(next) {
      const isNewSun = light?.sky.sun?.join() !== next.sky.sun?.join() || meshes !== shaded;
      light = next;
      for (const [at, values] of next.lights.entries()) {
        const mesh = meshes[at];
        if (!mesh) continue;
        gl.bindBuffer(gl.ARRAY_BUFFER, mesh.light);
        gl.bufferSubData(gl.ARRAY_BUFFER, 0, values);
      }
      if (!room || !isNewSun) return;
      shaded = meshes;
      sunMatrix = sunMatrixOf(room, next.sky.sun);
      sun.draw(shadow, sunMatrix, room, next.sky.sun, meshes, unshaded);
    },
    unshade(pieces) {
      if (pieces.size === 0 && unshaded.size === 0) return;
      unshaded = pieces;
      if (room && light) sun.draw(shadow, sunMatrix, room, light.sky.sun, meshes, unshaded);
    },
    paint({ name, as, image }) {
      const before = images.get(name);
      if (before) gl.deleteTexture(before);
      images.set(name, makeTexture(gl, image, as));
    },
    draw(look, { isSeen, picked, carried, person: at }) {
      const { width, height } = canvas;
      gl.bindFramebuffer(gl.FRAMEBUFFER, null);
      gl.viewport(0, 0, width, height);
      gl.clearColor(...(room && isInside(room, look) ? colorOfWalls(room) : paper), 1);
      gl.clear(gl.COLOR_BUFFER_BIT | gl.DEPTH_BUFFER_BIT);
      const frame = { draws: 0, triangles: 0 };
      if (!room || !light) return frame;
      const { sky: above, brightness } = light;
      gl.enable(gl.DEPTH_TEST);
      gl.enable(gl.CULL_FACE);
      take(gl, surface);
      const { uniform } = surface;
      gl.uniformMatrix4fv(uniform('uCamera'), false, cameraOf(look, width / height));
      gl.uniformMatrix4fv(uniform('uFromSun'), false, sunMatrix);
      gl.uniform3f(uniform('uEye'), ...look.eye);
      gl.uniform3f(uniform('uSun'), ...(above.sun ?? ([0, 1, 0] as const)));
      gl.uniform3f(uniform('uSunlight'), ...(above.sun ? above.sunlight : ([0, 0, 0] as const)));
      gl.uniform3f(uniform('uExposure'), ...exposureFor(brightness, (above.lamps ?? []).length > 0));
      gl.uniform3f(uniform('uOutside'), ...above.above);
      gl.uniform1f(uniform('uBrightness'), brightnessOf(brightness));
      gl.uniform1i(uniform('uTile'), 0);
      gl.uniform1i(uniform('uPicture'), 1);
      gl.uniform1i(uniform('uSunSees'), 2);
      gl.activeTexture(gl.TEXTURE2);
      gl.bindTexture(gl.TEXTURE_2D, sun.depth);
      gl.uniform1i(uniform('uContact'), 3);
      gl.activeTexture(gl.TEXTURE3);
      gl.bindTexture(gl.TEXTURE_2D, contact);
      gl.uniform2f(uniform('uFloorSize'), room.size[0], room.size[2]);
      windowUniforms(gl, surface, room.windows);
      const seen = room.parts.flatMap((part, at) => {
        const mesh = meshes[at];
        return mesh && part.surface !== 'shade' && isSeen(part) ? [{ part, mesh }] : [];
      });
      const isClear = ({ part }: (typeof seen)[number]) => typeof part.surface === 'object' && part.surface.opacity < 1;
      const draw = (one: (typeof seen)[number]) => {
        const { piece, stands = false } = one.part;
        gl.uniform1f(uniform('uPicked'), piece !== null && piece === picked && !stands ? 1 : 0);
        const held = carried && piece === carried.id ? carried : null;
        const { about, rotation } = held?.turn ?? noTurn;
        const { low, high } = held?.keep ?? all;
        gl.uniform3f(uniform('uShift'), ...(held?.by ?? ([0, 0, 0] as const)));
        gl.uniform3f(uniform('uPivot'), ...about);
        gl.uniformMatrix3fv(uniform('uTurn'), false, rotation);
        gl.uniform3f(uniform('uKeepFrom'), ...low);
        gl.uniform3f(uniform('uKeepTo'), ...high);
        drawPart(one.part, one.mesh);
        frame.draws += 1;
        frame.triangles += one.mesh.count / 3;
      };
      for (const one of seen) if (!isClear(one)) draw(one);
      gl.enable(gl.BLEND);
      gl.blendFunc(gl.SRC_ALPHA, gl.ONE_MINUS_SRC_ALPHA);
      for (const one of seen) if (isClear(one)) draw(one);
      gl.disable(gl.BLEND);
      gl.bindVertexArray(null);
      if (at) person.draw(look, width / height, at);
      return frame;
    },
    resize(width, height) {
      canvas.width = width;
      canvas.height = height;
    },
    close() {
      dropRoom();
      for (const texture of [...images.values(), blank]) gl.deleteTexture(texture);
      images.clear();
      sun.close();
      person.close();
      for (const { program } of [surface, shadow]) gl.deleteProgram(program);
      // A canvas that is still on the page may be drawn on again.
      if (!canvas.isConnected && !gl.isContextLost()) gl.getExtension('WEBGL_lose_context')?.loseContext();
    },
  };
}

type Color = [red: number, green: number, blue: number];
/** Around a room that is seen from above. */
const paper: Color = [0.957, 0.937, 0.906];

const isInside = ({ size }: BuiltRoom, { eye }: Look) => eye[1] < size[1];

/** Between two surfaces there may be a hair of nothing: it's to be as dark as a wall, or it'd sparkle. */
function colorOfWalls({ parts }: BuiltRoom): Color {
  const wall = parts.find(({ wall, surface }) => wall !== null && typeof surface === 'object')?.surface;
  const [red, green, blue] = typeof wall === 'object' ? wall.colors[1] : paper;
  return [0.85 * Math.sqrt(red), 0.85 * Math.sqrt(green), 0.85 * Math.sqrt(blue)];
}

/** The windows in the room's own measures, for what mirrors them. */
function windowUniforms(gl: WebGL2RenderingContext, { uniform }: Program, windows: readonly LightWindow[]): void {
  const shown = windows
    .toSorted(
      (one, other) => (other.to - other.from) * (other.head - other.sill) - (one.to - one.from) * (one.head - one.sill),
    )
    .slice(0, mirroredWindows);
  gl.uniform1i(uniform('uWindows'), shown.length);
  for (const [at, { axis, inward, at: wall, from, to, sill, head }] of shown.entries()) {
    // Along × up faces into the room.
    const forward = axis === 0 ? inward === -1 : inward === 1;
    const start = forward ? from : to;
    const length = forward ? to - from : from - to;
    gl.uniform3f(uniform(`uWindowFrom[${at}]`), axis === 0 ? wall : start, sill, axis === 0 ? start : wall);
    gl.uniform3f(uniform(`uWindowAlong[${at}]`), axis === 0 ? 0 : length, 0, axis === 0 ? length : 0);
    gl.uniform3f(uniform(`uWindowUp[${at}]`), 0, head - sill, 0);
  }
}
