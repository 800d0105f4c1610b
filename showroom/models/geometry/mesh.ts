import { BufferGeometry, Float32BufferAttribute, Uint32BufferAttribute } from 'three';

/** An indexed geometry from plain lists; normals are left to the caller. */
export function mesh(positions: number[], uvs: number[], indices: number[]): BufferGeometry {
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new Float32BufferAttribute(positions, 3));
  geometry.setAttribute('uv', new Float32BufferAttribute(uvs, 2));
  geometry.setIndex(indices);
  return geometry;
}

/** Many geometries as one, so that a model needs one mesh per material. */
export function merge(parts: BufferGeometry[]): BufferGeometry {
  const points = parts.reduce((sum, part) => sum + part.getAttribute('position').count, 0);
  const corners = parts.reduce((sum, part) => sum + (part.getIndex()?.count ?? part.getAttribute('position').count), 0);
  const position = new Float32Array(points * 3);
  const normal = new Float32Array(points * 3);
  const uv = new Float32Array(points * 2);
  const index = new Uint32Array(corners);
  let point = 0;
  let corner = 0;
  for (const part of parts) {
    const count = part.getAttribute('position').count;
    position.set(part.getAttribute('position').array, point * 3);
    normal.set(part.getAttribute('normal').array, point * 3);
    uv.set(part.getAttribute('uv').array, point * 2);
    const partIndex = part.getIndex();
    const partCorners = partIndex?.count ?? count;
    for (let i = 0; i < partCorners; i++) index[corner++] = point + (partIndex ? partIndex.getX(i) : i);
    point += count;
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new Float32BufferAttribute(position, 3));
  geometry.setAttribute('normal', new Float32BufferAttribute(normal, 3));
  geometry.setAttribute('uv', new Float32BufferAttribute(uv, 2));
  geometry.setIndex(new Uint32BufferAttribute(index, 1));
  return geometry;
}
