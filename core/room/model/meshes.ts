import type { PlainMesh } from '../scene/panel-mesh.ts';
import { refuse, refuseBroken } from './gltf-fields.ts';
import type { ReadLook } from './looks.ts';
import { type FurnitureModel, type ModelPart, type ModelTexture, modelLimits, trianglesOf } from './model.ts';
import type { Mover } from './node-tree.ts';

export interface GatheredMesh extends PlainMesh {
  /** Read or made, if that's more: a mesh may name many points and use few. */
  readonly pointsRead: number;
}

interface RawMesh {
  readonly positions: Float64Array;
  readonly normals: Float64Array | null;
  readonly places: Float64Array | null;
  readonly index: Float64Array;
}

const at = (list: ArrayLike<number>, place: number) => list[place] ?? 0;

/** A mesh at its place in the model. One without normals is faceted, as glTF has it. */
export function gatherMesh(raw: RawMesh, mover: Mover, onTexture: ReadLook['onTexture']): GatheredMesh {
  const count = raw.positions.length / 3;
  if (raw.index.length % 3 !== 0 || raw.index.some((point) => point >= count))
    return refuseBroken('the triangles of a mesh');
  if (raw.normals && raw.normals.length !== raw.positions.length) return refuseBroken('the points of a mesh');
  if (raw.places && raw.places.length !== count * 2) return refuseBroken('the points of a mesh');
  // Faceted: each triangle has its own three points.
  const points = raw.normals ? Uint32Array.from({ length: count }, (_, point) => point) : Uint32Array.from(raw.index);
  const index = raw.normals ? Uint32Array.from(raw.index) : Uint32Array.from(points, (_, place) => place);
  const mesh = {
    positions: new Float32Array(points.length * 3),
    normals: new Float32Array(points.length * 3),
    uvs: new Float32Array(points.length * 2),
    index: mover.mirrors ? turnedOver(index) : index,
    pointsRead: Math.max(count, points.length),
  };
  for (const [place, point] of points.entries()) {
    const [x, y, z] = [0, 1, 2].map((axis) => at(raw.positions, point * 3 + axis)) as [number, number, number];
    const moved = mover.point(x, y, z);
    // NaN isn't below anything either.
    if (!moved.every((value) => Math.abs(value) < modelLimits.farthest * 1000)) return tooFar();
    mesh.positions.set(moved, place * 3);
    if (raw.places) mesh.uvs.set(onTexture(at(raw.places, point * 2), at(raw.places, point * 2 + 1)), place * 2);
    if (!raw.normals) continue;
    const normal = [0, 1, 2].map((axis) => at(raw.normals ?? [], point * 3 + axis)) as [number, number, number];
    mesh.normals.set(mover.direction(...normal), place * 3);
  }
  if (!mesh.uvs.every(Number.isFinite)) return refuseBroken('a texture');
  if (!raw.normals) faceted(mesh);
  return mesh;
}

const tooFar = () => refuse('A part of this model is far away from the rest. Move it to the middle, and export again.');

function turnedOver(index: Uint32Array): Uint32Array {
  return index.map((_, place) => at(index, place - (place % 3) + ((3 - (place % 3)) % 3)));
}

function faceted({ positions, normals, index }: PlainMesh): void {
  for (let place = 0; place < index.length; place += 3) {
    const corners = [0, 1, 2].map((corner) => at(index, place + corner) * 3);
    const [a = 0, b = 0, c = 0] = corners;
    const along = [0, 1, 2].map((axis) => at(positions, b + axis) - at(positions, a + axis));
    const over = [0, 1, 2].map((axis) => at(positions, c + axis) - at(positions, a + axis));
    const across = [0, 1, 2].map((axis) => {
      const [next, last] = [(axis + 1) % 3, (axis + 2) % 3];
      return at(along, next) * at(over, last) - at(along, last) * at(over, next);
    });
    const length = Math.hypot(...across);
    const normal = length > 0 && Number.isFinite(length) ? across.map((value) => value / length) : [0, 1, 0];
    for (const corner of corners) normals.set(normal, corner);
  }
}

/** Meshes that look alike are drawn as one. */
export function joined(meshes: readonly PlainMesh[]): PlainMesh {
  const points = meshes.reduce((sum, { positions }) => sum + positions.length / 3, 0);
  const corners = meshes.reduce((sum, { index }) => sum + index.length, 0);
  const whole = {
    positions: new Float32Array(points * 3),
    normals: new Float32Array(points * 3),
    uvs: new Float32Array(points * 2),
    index: new Uint32Array(corners),
  };
  let [point, corner] = [0, 0];
  for (const { positions, normals, uvs, index } of meshes) {
    whole.positions.set(positions, point * 3);
    whole.normals.set(normals, point * 3);
    whole.uvs.set(uvs, point * 2);
    const first = point;
    whole.index.set(
      index.map((one) => one + first),
      corner,
    );
    point += positions.length / 3;
    corner += index.length;
  }
  return whole;
}

/** The model moved onto the floor around its middle, and how large it is. Points without a triangle don't count. */
export function standing(parts: readonly ModelPart[], textures: readonly ModelTexture[]): FurnitureModel {
  const low = [Infinity, Infinity, Infinity];
  const high = [-Infinity, -Infinity, -Infinity];
  for (const { positions, index } of parts)
    for (const point of index)
      for (let axis = 0; axis < 3; axis += 1) {
        const value = at(positions, point * 3 + axis);
        low[axis] = Math.min(at(low, axis), value);
        high[axis] = Math.max(at(high, axis), value);
      }
  const [width, height, depth] = [0, 1, 2].map((axis) => at(high, axis) - at(low, axis)) as [number, number, number];
  const shift = [0, 1, 2].map((axis) => (axis === 1 ? at(low, 1) : (at(low, axis) + at(high, axis)) / 2));
  const moved = parts.map((part) => ({
    ...part,
    positions: part.positions.map((value, place) => value - at(shift, place % 3)),
  }));
  return { parts: moved, textures, size: { width, depth, height }, triangles: trianglesOf(parts) };
}
