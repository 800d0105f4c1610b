import { Box3, Vector3 } from 'three';
import { cornersOf } from '../models/parts.ts';
import type { Way } from './names.ts';
import type { Shell } from './shells/index.ts';
import type { SceneView } from './view.ts';

/** What a furnished room offers to the camera. */
export interface Sitters {
  /** Every piece in it, without rugs. */
  group: Box3;
  /** The corners of their parts: the box around them all has empty ones, which would waste the picture. */
  points: Vector3[];
  /** One corner of it, for a close picture. */
  corner: Box3;
  /** The table (or bed, or desk) to look across. */
  table: Box3;
}

interface Aim {
  /** From the middle towards the side that the light doesn't come from, in radians. */
  yaw: number;
  eye: number;
  lens: number;
  /** The share of the picture's width that the sitters take. */
  fill: number;
  /** Downward, in radians; without it the camera is level and the lens shifts, so that walls stay upright. */
  pitch?: number;
  stop?: number;
  near?: boolean;
  /** How high the sitters may be, where it's less than TALLEST. */
  tallest?: number;
}

const aims: Record<Exclude<Way, 'low'>, Aim> = {
  wide: { yaw: 0.2, eye: 1.22, lens: 28, fill: 0.9 },
  corner: { yaw: 0.62, eye: 1.5, lens: 30, fill: 0.9 },
  straight: { yaw: 0, eye: 1.15, lens: 35, fill: 0.84 },
  vignette: { yaw: 0.42, eye: 1.05, lens: 62, fill: 0.82, stop: 2.2, near: true },
  high: { yaw: 0.36, eye: 2.1, lens: 32, fill: 0.9, pitch: 0.27 },
  across: { yaw: -0.42, eye: 1.32, lens: 32, fill: 0.9 },
  along: { yaw: 1.02, eye: 1.2, lens: 34, fill: 0.94 },
  // For Home: the room around the furniture is part of the picture, and a phone cuts off both sides.
  open: { yaw: -0.16, eye: 1.2, lens: 38, fill: 0.8, tallest: 0.3 },
};

const SENSOR = 36;
const RATIO = 2 / 3;
const SHORTEST_LENS = 25;
/** Of the picture's width; the picture itself is two thirds high. */
const TALLEST = 0.6;
/** The lowest point of a tilted picture. */
const LOWEST = 0.31;
/** The camera rather looks down more than it steps back: from farther away everything would be small. */
const STEEPEST = 0.37;
const FROM_WALL = 0.3;
const FARTHEST = 6.2;

/** Models have z towards the viewer, Blender has y away from it. */
const toBlender = ({ x, y, z }: Vector3): [number, number, number] =>
  [x, -z, y].map(rounded) as [number, number, number];
const rounded = (value: number) => Math.round(value * 1e4) / 1e4;

/** How far below the middle of a tilted camera's picture the lowest point is, as a share of its width. */
function lowest(points: Vector3[], eye: Vector3, ahead: Vector3, pitch: number, lens: number): number {
  const [cos, sin] = [Math.cos(pitch), Math.sin(pitch)];
  const heights = points.map((point) => {
    const from = point.clone().sub(eye);
    const level = from.dot(ahead);
    return (from.y * cos + level * sin) / (level * cos - from.y * sin);
  });
  return (Math.min(...heights) * lens) / SENSOR;
}

/** Steps back along its line of sight until the sitters fit; where a wall is in the way, takes a wider lens. */
function framed(points: Vector3[], aim: Aim, shell: Shell, side: number): SceneView {
  const yaw = aim.yaw * side;
  const ahead = new Vector3(-Math.sin(yaw), 0, -Math.cos(yaw));
  const across = new Vector3(Math.cos(yaw), 0, -Math.sin(yaw));
  for (let { lens } = aim; ; lens -= 1) {
    const half = (SENSOR / 2 / lens) * aim.fill;
    const middle = new Box3().setFromPoints(points).getCenter(new Vector3());
    let distance = 0;
    for (let i = 0; i < 5; i++) {
      const from = (point: Vector3) => point.clone().sub(middle);
      distance = Math.max(...points.map((p) => Math.abs(from(p).dot(across)) / half - from(p).dot(ahead)));
      const seen = points.map((p) => from(p).dot(across) / (distance + from(p).dot(ahead)));
      middle.addScaledVector(across, ((Math.max(...seen) + Math.min(...seen)) / 2) * distance);
    }
    const tall = () => {
      const heights = points.map((p) => (p.y - aim.eye) / (distance + p.clone().sub(middle).dot(ahead)));
      return ((Math.max(...heights) - Math.min(...heights)) * lens) / SENSOR;
    };
    while (!aim.pitch && tall() > (aim.tallest ?? TALLEST)) distance += 0.05;
    const back = () => middle.clone().addScaledVector(ahead, -distance).setY(aim.eye);
    let { pitch } = aim;
    const isCut = () => pitch !== undefined && lowest(points, back(), ahead, pitch, lens) < -LOWEST;
    while (pitch !== undefined && pitch < STEEPEST && isCut()) pitch += 0.01;
    while (back().z < FARTHEST && isCut()) distance += 0.05;
    const eye = back();
    const inside = Math.abs(eye.x) < shell.width / 2 - FROM_WALL && eye.z < FARTHEST;
    if (!inside && lens > SHORTEST_LENS) continue;
    eye.x = Math.max(FROM_WALL - shell.width / 2, Math.min(shell.width / 2 - FROM_WALL, eye.x));
    eye.z = Math.min(FARTHEST, eye.z);
    return pointed(eye, ahead, points, { ...aim, lens, ...(pitch ? { pitch } : {}) }, distance);
  }
}

function pointed(
  eye: Vector3,
  ahead: Vector3,
  points: Vector3[],
  { lens, pitch, stop, near }: Aim,
  distance: number,
): SceneView {
  const to = eye.clone().add(ahead);
  const view: SceneView = {
    from: toBlender(eye),
    to: toBlender(pitch ? to.setY(eye.y - Math.tan(pitch)) : to),
    lens,
    ...(stop ? { focus: { distance: rounded(distance), stop } } : {}),
    ...(near ? { near } : {}),
  };
  if (pitch) return view;
  const heights = points.map((p) => ((p.y - eye.y) / p.clone().sub(eye).dot(ahead)) * (lens / SENSOR));
  const [low, high] = [Math.min(...heights), Math.max(...heights)];
  // The sitters' middle a little below the picture's, their feet never cut off.
  const shift = Math.min((low + high) / 2 + 0.08, low + RATIO / 2 - 0.035);
  return { ...view, shift: rounded(Math.max(-0.22, Math.min(0.08, shift))) };
}

/** Across a table, from a little above its top. */
function low({ table }: Sitters, side: number): SceneView {
  const size = table.getSize(new Vector3());
  const top = table.getCenter(new Vector3()).setY(table.max.y);
  const yaw = 0.3 * side;
  const away = size.z / 2 + 1.2 + Math.max(0, size.x - 1) * 0.4;
  const eye = top.clone().add(new Vector3(Math.sin(yaw) * away, 0.38, Math.cos(yaw) * away));
  const to = top.clone().add(new Vector3(0, 0.1, -0.3));
  return {
    from: toBlender(eye),
    to: toBlender(to),
    lens: 30,
    focus: { distance: rounded(eye.distanceTo(top) - size.z * 0.2), stop: 4 },
    near: true,
  };
}

/** The camera's place for one way; `side` is where it is: right (1) or left (-1) of the middle. */
export function viewOfWay(way: Way, sitters: Sitters, shell: Shell, side: number): SceneView {
  if (way === 'low') return low(sitters, side);
  return framed(way === 'vignette' ? cornersOf(sitters.corner) : sitters.points, aims[way], shell, side);
}
