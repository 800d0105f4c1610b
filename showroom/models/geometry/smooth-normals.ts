import { BufferAttribute, type BufferGeometry, Vector3 } from 'three';

/** Normals averaged over points that coincide, so that a seam in the texture coordinates is not seen as an edge. */
export function smoothNormals(geometry: BufferGeometry, tolerance = 1e-5): BufferGeometry {
  const position = geometry.getAttribute('position');
  const index = geometry.getIndex();
  if (!index) throw new Error('smoothNormals needs an indexed geometry');
  const places = new Map<string, Vector3>();
  const sums: Vector3[] = [];
  for (let i = 0; i < position.count; i++) {
    const x = Math.round(position.getX(i) / tolerance);
    const y = Math.round(position.getY(i) / tolerance);
    const z = Math.round(position.getZ(i) / tolerance);
    const key = `${x},${y},${z}`;
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
