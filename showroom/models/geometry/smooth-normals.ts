import { BufferAttribute, type BufferGeometry, Vector3 } from 'three';

/** Points closer than this are one. */
const TOLERANCE = 4e-5;
/** Three of these make one exact whole number, for pieces up to five metres. */
const STEPS = 2 ** 17;

/** Normals averaged over points that coincide, so that a seam in the texture coordinates is not seen as an edge. */
export function smoothNormals(geometry: BufferGeometry): BufferGeometry {
  const position = geometry.getAttribute('position');
  const index = geometry.getIndex();
  if (!index) throw new Error('smoothNormals needs an indexed geometry');
  const places = new Map<number, Vector3>();
  const sums: Vector3[] = [];
  const step = (value: number) => Math.round(value / TOLERANCE) + STEPS / 2;
  for (let i = 0; i < position.count; i++) {
    const key = (step(position.getX(i)) * STEPS + step(position.getY(i))) * STEPS + step(position.getZ(i));
    const sum = places.get(key) ?? new Vector3();
    places.set(key, sum);
    sums.push(sum);
  }
  const a = new Vector3();
  const b = new Vector3();
  const c = new Vector3();
  for (let i = 0; i < index.count; i += 3) {
    const corners = [index.getX(i), index.getX(i + 1), index.getX(i + 2)] as const;
    a.fromBufferAttribute(position, corners[0]);
    b.fromBufferAttribute(position, corners[1]).sub(a);
    c.fromBufferAttribute(position, corners[2]).sub(a);
    b.cross(c);
    for (const corner of corners) sums[corner]?.add(b);
  }
  const normals = new Float32Array(position.count * 3);
  sums.forEach((sum, i) => {
    a.copy(sum)
      .normalize()
      .toArray(normals, i * 3);
  });
  geometry.setAttribute('normal', new BufferAttribute(normals, 3));
  return geometry;
}
