import { type BufferGeometry, Float32BufferAttribute, type Vector3 } from 'three';
import { mesh } from './mesh.ts';

const sides = 3;
const around = Array.from({ length: sides }, (_, at) => {
  const angle = (at * 2 * Math.PI) / sides;
  return [Math.cos(angle), Math.sin(angle)] as const;
});

/** Threads that lie along x, as one mesh of three-sided tubes: what a room needs of a fringe seen from afar. */
export function threads(paths: readonly (readonly Vector3[])[], radius: number): BufferGeometry {
  const positions: number[] = [];
  const normals: number[] = [];
  const uvs: number[] = [];
  const index: number[] = [];
  for (const path of paths) {
    const ahead = (path.at(-1)?.x ?? 0) > (path[0]?.x ?? 0);
    for (const [ring, { x, y, z }] of path.entries()) {
      const first = positions.length / 3;
      for (const [at, [up, aside]] of around.entries()) {
        positions.push(x, y + radius * up, z + radius * aside);
        normals.push(0, up, aside);
        uvs.push(ring / (path.length - 1), at / sides);
        if (ring === 0) continue;
        const [here, next] = [first + at, first + ((at + 1) % sides)];
        const [before, nextBefore] = [here - sides, next - sides];
        if (ahead) index.push(before, nextBefore, here, nextBefore, next, here);
        else index.push(before, here, nextBefore, nextBefore, here, next);
      }
    }
  }
  const whole = mesh(positions, uvs, index);
  whole.setAttribute('normal', new Float32BufferAttribute(normals, 3));
  return whole;
}
