import { type Fields, fieldsOf, listOf, numbersOf, refuse, refuseBroken, wholeOf } from './gltf-fields.ts';
import { modelLimits } from './model.ts';

/** Four by four, column by column. */
export type Matrix = readonly number[];

const unmoved: Matrix = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1];

const at = (matrix: Matrix, place: number) => matrix[place] ?? 0;

function times(left: Matrix, right: Matrix): Matrix {
  return left.map((_, place) => {
    const [row, column] = [place % 4, place - (place % 4)];
    let sum = 0;
    for (let step = 0; step < 4; step += 1) sum += at(left, row + 4 * step) * at(right, column + step);
    return sum;
  });
}

/** Moved, turned and scaled, in glTF's order: scaled first. */
function matrixOf(node: Fields): Matrix {
  if (node.matrix !== undefined) return numbersOf(node.matrix, unmoved, 'where a part is');
  const [tx = 0, ty = 0, tz = 0] = numbersOf(node.translation, [0, 0, 0], 'where a part is');
  const turn = numbersOf(node.rotation, [0, 0, 0, 1], 'how a part is turned');
  const scale = numbersOf(node.scale, [1, 1, 1], 'how large a part is');
  const length = Math.hypot(...turn);
  if (!(length > 0)) return refuseBroken('how a part is turned');
  const [x = 0, y = 0, z = 0, w = 1] = turn.map((value) => value / length);
  const [sx = 1, sy = 1, sz = 1] = scale;
  return [
    ...[(1 - 2 * (y * y + z * z)) * sx, 2 * (x * y + z * w) * sx, 2 * (x * z - y * w) * sx, 0],
    ...[2 * (x * y - z * w) * sy, (1 - 2 * (x * x + z * z)) * sy, 2 * (y * z + x * w) * sy, 0],
    ...[2 * (x * z + y * w) * sz, 2 * (y * z - x * w) * sz, (1 - 2 * (x * x + y * y)) * sz, 0],
    ...[tx, ty, tz, 1],
  ];
}

export interface PlacedMesh {
  readonly mesh: number;
  readonly matrix: Matrix;
}

/** Every mesh of the scene with its place. Each node belongs to one parent, so there are no circles. */
export function placedMeshes(json: Fields, meshes: number): PlacedMesh[] {
  const nodes = listOf(json.nodes, modelLimits.nodes, 'objects');
  const scenes = listOf(json.scenes, modelLimits.nodes, 'scenes');
  const first = json.scene === undefined ? 0 : json.scene;
  const scene = fieldsOf(scenes[wholeOf(first, scenes.length, 'the scene')], 'the scene');
  const seen = new Set<number>();
  const placed: PlacedMesh[] = [];
  const visit = (place: unknown, parent: Matrix, depth: number): void => {
    const number = wholeOf(place, nodes.length, 'an object');
    if (seen.has(number)) refuseBroken('how the objects belong together');
    if (depth > modelLimits.depth)
      refuse(`The objects of this model are nested too deep (at most ${modelLimits.depth}).`);
    seen.add(number);
    const node = fieldsOf(nodes[number], 'an object');
    if (node.skin !== undefined) refuseMoving();
    const matrix = times(parent, matrixOf(node));
    if (node.mesh !== undefined) placed.push({ mesh: wholeOf(node.mesh, meshes, 'an object'), matrix });
    for (const child of listOf(node.children, modelLimits.nodes, 'objects')) visit(child, matrix, depth + 1);
  };
  for (const root of listOf(scene.nodes, modelLimits.nodes, 'objects')) visit(root, unmoved, 0);
  return placed;
}

export const refuseMoving = (): never =>
  refuse('This model has animations, bones or shape keys. Apply them, and export it without.');

export interface Mover {
  readonly point: (x: number, y: number, z: number) => readonly [number, number, number];
  readonly direction: (x: number, y: number, z: number) => readonly [number, number, number];
  /** It mirrors: triangles turn their other side to the viewer. */
  readonly mirrors: boolean;
}

const up = [0, 1, 0] as const;

/** Directions turn with the matrix of cofactors, so that they stay upright on what is stretched. */
export function moverOf(m: Matrix): Mover {
  const [a, b, c] = [at(m, 0), at(m, 4), at(m, 8)];
  const [d, e, f] = [at(m, 1), at(m, 5), at(m, 9)];
  const [g, h, i] = [at(m, 2), at(m, 6), at(m, 10)];
  const cofactors = [e * i - f * h, f * g - d * i, d * h - e * g] as const;
  const turns = a * cofactors[0] + b * cofactors[1] + c * cofactors[2] < 0 ? -1 : 1;
  return {
    mirrors: turns < 0,
    point: (x, y, z) => [
      a * x + b * y + c * z + at(m, 12),
      d * x + e * y + f * z + at(m, 13),
      g * x + h * y + i * z + at(m, 14),
    ],
    direction(x, y, z) {
      const turned = [
        turns * (cofactors[0] * x + cofactors[1] * y + cofactors[2] * z),
        turns * ((c * h - b * i) * x + (a * i - c * g) * y + (b * g - a * h) * z),
        turns * ((b * f - c * e) * x + (c * d - a * f) * y + (a * e - b * d) * z),
      ] as const;
      const length = Math.hypot(...turned);
      return length > 0 && Number.isFinite(length) ? [turned[0] / length, turned[1] / length, turned[2] / length] : up;
    },
  };
}
