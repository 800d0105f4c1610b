import type { PlainMesh } from '../scene/panel-mesh.ts';
import type { FurnitureModel, ModelLook, ModelSize, ModelTexture } from './model.ts';
import { type ModelRead, readModel } from './read-model.ts';
import { writeGlb } from './write-glb.ts';

export const plainLook: ModelLook = {
  ...{ color: [0.2, 0.35, 0.25], opacity: 1, rough: 0.9, metal: false, bothSides: false, texture: null },
};

const metersPerInch = 0.0254;

/** A box of twelve triangles around its middle on the floor, in meters. */
function meshOfBox(width: number, depth: number, height: number): PlainMesh {
  const sides = [0, 1, 2].flatMap((axis) => [-1, 1].map((way) => ({ axis, way })));
  const corners = [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ] as const;
  const points = sides.flatMap(({ axis, way }) =>
    corners.map(([a, b]) => {
      const place = [0, 0, 0];
      place[axis] = way;
      // The other two follow in turn, so that the outside is in front.
      place[(axis + 1) % 3] = a * way;
      place[(axis + 2) % 3] = b;
      const normal = [0, 0, 0].map((_, at) => (at === axis ? way : 0));
      return { place, normal, uv: [(a + 1) / 2, (b + 1) / 2] };
    }),
  );
  const half = [width / 2, height / 2, depth / 2];
  return {
    positions: Float32Array.from(
      points.flatMap(({ place }) => place.map((value, axis) => (value + (axis === 1 ? 1 : 0)) * (half[axis] ?? 0))),
    ),
    normals: Float32Array.from(points.flatMap(({ normal }) => normal)),
    uvs: Float32Array.from(points.flatMap(({ uv }) => uv)),
    index: Uint32Array.from(sides.flatMap((_, side) => [0, 1, 2, 0, 2, 3].map((corner) => side * 4 + corner))),
  };
}

/** A seat on a plinth of another color, in inches over all, with a texture on the seat if there is one. */
export function boxModel({ width, depth, height }: ModelSize, textures: readonly ModelTexture[] = []) {
  const meters = (inches: number) => inches * metersPerInch;
  const plinth = meshOfBox(meters(width) * 0.9, meters(depth) * 0.9, meters(height) * 0.2);
  const seat = meshOfBox(meters(width), meters(depth), meters(height) * 0.8);
  const raised = seat.positions.map((value, place) => (place % 3 === 1 ? value + meters(height) * 0.2 : value));
  const parts = [
    { ...seat, positions: raised, look: { ...plainLook, texture: textures.length > 0 ? 0 : null } },
    { ...plinth, look: { ...plainLook, color: [0.5, 0.3, 0.1] as const, metal: true, rough: 0.3 } },
  ];
  return { parts, textures } satisfies Pick<FurnitureModel, 'parts' | 'textures'>;
}

export const boxGlb = (size: ModelSize, textures?: readonly ModelTexture[]): Uint8Array<ArrayBuffer> =>
  writeGlb(boxModel(size, textures));

export interface AnyGltf {
  [name: string]: unknown;
}

/** The two chunks of a good file. */
export function contentOf(file: Uint8Array): { json: AnyGltf; binary: Uint8Array } {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const length = view.getUint32(12, true);
  return {
    json: JSON.parse(new TextDecoder().decode(file.subarray(20, 20 + length))) as AnyGltf,
    binary: file.subarray(20 + length + 8),
  };
}

const filled = (length: number) => Math.ceil(length / 4) * 4;

/** A file of any chunks, good or not. */
export function glbOf(json: AnyGltf | string, binary: Uint8Array | null = null, more: readonly number[] = []) {
  const text = new TextEncoder().encode(typeof json === 'string' ? json : JSON.stringify(json));
  const chunks: { kind: number; bytes: Uint8Array }[] = [
    { kind: 0x4e4f534a, bytes: text },
    ...(binary ? [{ kind: 0x004e4942, bytes: binary }] : []),
    ...more.map((kind) => ({ kind, bytes: new Uint8Array(4) })),
  ];
  const total = 12 + chunks.reduce((sum, { bytes }) => sum + 8 + filled(bytes.length), 0);
  const file = new Uint8Array(total);
  const view = new DataView(file.buffer);
  for (const [at, word] of [0x46546c67, 2, total].entries()) view.setUint32(at * 4, word, true);
  let at = 12;
  for (const { kind, bytes } of chunks) {
    view.setUint32(at, filled(bytes.length), true);
    view.setUint32(at + 4, kind, true);
    file.fill(kind === 0x4e4f534a ? 0x20 : 0, at + 8, at + 8 + filled(bytes.length));
    file.set(bytes, at + 8);
    at += 8 + filled(bytes.length);
  }
  return file;
}

/** A good file with its description changed. */
export function changedGlb(file: Uint8Array, change: (json: AnyGltf) => AnyGltf) {
  const { json, binary } = contentOf(file);
  return glbOf(change(json), binary);
}

export const size = { width: 84, depth: 36, height: 33 };
export const good = boxGlb(size);
export const png = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3);
export const textured = boxGlb(size, [{ type: 'image/png', bytes: png }]);

export function modelOf(read: ModelRead): FurnitureModel {
  if (!read.ok) throw new Error(read.problem);
  return read.model;
}
export const problemOf = (file: Uint8Array) => {
  const read = readModel(file);
  return read.ok ? null : read.problem;
};
