import { type BufferGeometry, ExtrudeGeometry, Path, PlaneGeometry, Shape } from 'three';
import type { Kit, Placement } from '../../models/parts.ts';
import { softBox } from '../../models/parts.ts';
import { type Daylight, FRONT } from './shell.ts';

export interface Hole {
  /** Its middle along the wall. */
  at: number;
  width: number;
  sill: number;
  head: number;
  arch?: boolean;
}

const THICK = 0.22;
/** Walls reach into floor and ceiling: where they only met, light would leak in a hairline. */
const OVERLAP = 0.06;

function outlineOf({ at, width, sill, head, arch }: Hole): Path {
  const path = new Path();
  const [left, right] = [at - width / 2, at + width / 2];
  path.moveTo(left, sill);
  path.lineTo(right, sill);
  if (arch) {
    path.lineTo(right, head - width / 2);
    path.absarc(at, head - width / 2, width / 2, 0, Math.PI, false);
  } else {
    path.lineTo(right, head);
    path.lineTo(left, head);
  }
  path.lineTo(left, sill);
  return path;
}

/** A wall of any outline in one piece with its openings: its face at z = 0, its thickness behind it; texture in meters. */
export function wallOf(shape: Shape, holes: Hole[], thick = THICK): BufferGeometry {
  for (const hole of holes) shape.holes.push(outlineOf(hole));
  const geometry = new ExtrudeGeometry(shape, { depth: thick, bevelEnabled: false, curveSegments: 48 });
  geometry.translate(0, 0, -thick);
  const position = geometry.getAttribute('position');
  const normal = geometry.getAttribute('normal');
  const uv = geometry.getAttribute('uv');
  for (let i = 0; i < position.count; i++) {
    const face = Math.abs(normal.getZ(i)) > 0.7;
    uv.setXY(
      i,
      position.getX(i) + (face ? 0 : position.getZ(i)),
      position.getY(i) + (face ? 0 : position.getZ(i) * 0.5),
    );
  }
  return geometry;
}

export function rectangle(from: number, to: number, height: number): Shape {
  const shape = new Shape();
  shape.moveTo(from, -OVERLAP);
  shape.lineTo(to, -OVERLAP);
  shape.lineTo(to, height + OVERLAP);
  shape.lineTo(from, height + OVERLAP);
  shape.closePath();
  return shape;
}

export type Side = 'back' | 'left' | 'right';

export interface Box {
  width: number;
  height: number;
  back: number;
}

/** Where something is hung on a wall: `at` is x on the back wall and z on the side walls, `off` its distance from it. */
export function onWall({ width, back }: Box, side: Side, at: number, off = 0): Placement & { x: number; z: number } {
  if (side === 'back') return { x: at, z: back + off, ry: 0 };
  const way = side === 'left' ? 1 : -1;
  return { x: way * (-width / 2 + off), z: at, ry: (way * Math.PI) / 2 };
}

/** One wall with its openings, whose places are x on the back wall and z on the side walls. */
export function wall(kit: Kit, box: Box, side: Side, material: string, holes: Hole[] = []): void {
  const { width, height, back } = box;
  if (side === 'back') {
    kit.add(material, wallOf(rectangle(-width / 2 - 0.3, width / 2 + 0.3, height), holes), { z: back });
    return;
  }
  const way = side === 'left' ? -1 : 1;
  const turned = holes.map((hole) => ({ ...hole, at: way * hole.at }));
  const ends = [way * (back - 0.2), way * FRONT] as const;
  kit.add(material, wallOf(rectangle(Math.min(...ends), Math.max(...ends), height), turned), {
    ...onWall(box, side, 0),
  });
}

export function ceiling(kit: Kit, { width, height, back }: Box, material = 'ceiling'): void {
  kit.add(material, softBox(width + 0.6, 0.12, FRONT - back + 0.5, { radius: 0.001 }), {
    y: height + 0.06,
    z: (FRONT + back) / 2,
  });
}

/** Boards, their grain across the room or along it. */
export function boards(kit: Kit, { width, back }: Box, material: string, along = false): void {
  const depth = FRONT - back + 0.4;
  const plane = new PlaneGeometry(width + 0.4, depth).rotateX(-Math.PI / 2);
  const uv = plane.getAttribute('uv');
  const position = plane.getAttribute('position');
  for (let i = 0; i < position.count; i++) {
    const [x, z] = [position.getX(i), position.getZ(i)];
    uv.setXY(i, along ? z : x, along ? x : z);
  }
  kit.add(material, plane, { z: (FRONT + back) / 2 });
}

export function skirting(
  kit: Kit,
  box: Box,
  material: string,
  height = 0.13,
  sides: Side[] = ['back', 'left', 'right'],
): void {
  const { width, back } = box;
  for (const side of sides) {
    const long = side === 'back' ? width - 0.01 : FRONT - back;
    const middle = side === 'back' ? 0 : (FRONT + back) / 2;
    kit.add(material, softBox(long, height, 0.02, { radius: 0.005 }), {
      ...onWall(box, side, middle, side === 'back' ? 0.0098 : 0.0102),
      y: height / 2,
    });
  }
}

/** Crown molding: two boards, one stepped before the other. */
export function crown(kit: Kit, box: Box, material: string, sides: Side[] = ['back', 'left', 'right']): void {
  const { width, height, back } = box;
  for (const side of sides) {
    const long = side === 'back' ? width + 0.02 : FRONT - back;
    const middle = side === 'back' ? 0 : (FRONT + back) / 2;
    const nudge = side === 'back' ? 0 : 0.003;
    kit.add(material, softBox(long, 0.12, 0.05, { radius: 0.016 }), {
      ...onWall(box, side, middle, 0.024 + nudge),
      y: height - 0.058 - nudge,
    });
    kit.add(material, softBox(long, 0.05, 0.11, { radius: 0.014 }), {
      ...onWall(box, side, middle, 0.054 + nudge),
      y: height - 0.023 - nudge,
    });
  }
}

/** The daylight of an opening, from just outside it. */
export function daylightOf(box: Box, side: Side, { at, width, sill, head }: Hole): Daylight {
  const { x, z, ry = 0 } = onWall(box, side, at, -THICK - 0.12);
  return { at: [x, (sill + head) / 2, z], width, height: head - sill, turn: ry };
}
