import type { LightBox } from '../light/grid.ts';
import { type RoomWall, wallsOf } from '../shape/outline.ts';
import type { Panel } from './panel.ts';
import { inMeters, type Place, type RoomScene } from './room-scene.ts';

/** A radiator, fireplace, column or the like, as a plain box in meters. */
export interface FixedBox extends LightBox {
  readonly surface: 'wall' | 'trim';
}

export function fixedBoxes({ shape, ceiling }: RoomScene): FixedBox[] {
  const walls = wallsOf(shape.outline);
  return [
    ...shape.fixed.map(({ x, y, width, depth, height }) => {
      const top = height === null ? ceiling : inMeters(height);
      return boxOf('wall', x, x + width, y, y + depth, Math.min(top, ceiling));
    }),
    ...shape.radiators.flatMap(({ wall: index, offset, width, depth, height }) => {
      const wall = walls[index];
      return wall ? [radiatorBox(wall, offset, width, depth, inMeters(height))] : [];
    }),
  ];
}

function boxOf(
  surface: FixedBox['surface'],
  left: number,
  right: number,
  top: number,
  bottom: number,
  height: number,
): FixedBox {
  return { surface, min: [inMeters(left), 0, inMeters(top)], max: [inMeters(right), height, inMeters(bottom)] };
}

function radiatorBox(wall: RoomWall, offset: number, width: number, depth: number, height: number): FixedBox {
  const xs = [offset, offset + width].map((at) => wall.from.x + wall.along[0] * at);
  const ys = [offset, offset + width].map((at) => wall.from.y + wall.along[1] * at);
  const [ox, oy] = [wall.inward[0] * depth, wall.inward[1] * depth];
  const allX = [...xs, ...xs.map((x) => x + ox)];
  const allY = [...ys, ...ys.map((y) => y + oy)];
  return boxOf('trim', Math.min(...allX), Math.max(...allX), Math.min(...allY), Math.max(...allY), height);
}

/** Four sides and a top. */
export function boxPanels({ surface, min: [x0, , z0], max: [x1, height, z1] }: FixedBox): Panel[] {
  const side = (from: Place, along: Place): Panel => ({ surface, wall: null, from, along, up: [0, height, 0] });
  return [
    side([x0, 0, z1], [x1 - x0, 0, 0]),
    side([x1, 0, z0], [x0 - x1, 0, 0]),
    side([x1, 0, z1], [0, 0, z0 - z1]),
    side([x0, 0, z0], [0, 0, z1 - z0]),
    { surface, wall: null, from: [x0, height, z1], along: [x1 - x0, 0, 0], up: [0, 0, z0 - z1] },
  ];
}
