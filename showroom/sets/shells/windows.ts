import { Kit, lathe, softBox } from '../../models/parts.ts';
import { curtain } from '../../models/props/index.ts';
import { type Box, type Hole, onWall, type Side } from './walls.ts';

export interface WindowStyle {
  columns: number;
  rows: number;
  frame: string;
  /** Width of the bars, and of the outer frame. */
  bar: number;
  outer: number;
  /** Boards around it on the wall. */
  casing?: string;
  /** A wooden or stone board at its foot. */
  sill?: string;
  /** A closed panel at the foot of a door, as a share of its height. */
  panel?: number;
}

export const steel = (columns: number, rows: number, frame = 'paint:#23211f'): WindowStyle => ({
  columns,
  rows,
  frame,
  bar: 0.026,
  outer: 0.04,
});

export const sash = (columns = 2, rows = 2, trim = 'trim'): WindowStyle => ({
  columns,
  rows,
  frame: trim,
  bar: 0.03,
  outer: 0.06,
  casing: trim,
  sill: trim,
});

export const glassDoor = (columns: number, trim = 'trim'): WindowStyle => ({
  columns,
  rows: 3,
  frame: trim,
  bar: 0.045,
  outer: 0.07,
  casing: trim,
  panel: 0.16,
});

/** The bars of a window, centered on its opening, facing +z. */
function sashes(width: number, height: number, { columns, rows, frame, bar, outer, panel = 0 }: WindowStyle): Kit {
  const kit = new Kit();
  for (const side of [-1, 1]) {
    kit.add(frame, softBox(outer, height, 0.06, { radius: 0.004, grain: 'y' }), { x: (side * (width - outer)) / 2 });
    kit.add(frame, softBox(width - 0.004, outer, 0.058, { radius: 0.004 }), { y: (side * (height - outer)) / 2 });
  }
  for (let i = 1; i < columns; i++)
    kit.add(frame, softBox(bar, height - 0.01, 0.046, { radius: 0.003, grain: 'y' }), {
      x: (i / columns - 0.5) * width,
    });
  const foot = panel * height;
  if (panel > 0)
    kit.add(frame, softBox(width - 0.02, foot, 0.036, { radius: 0.003 }), { y: (foot - height) / 2 + 0.01 });
  for (let i = 1; i < rows; i++)
    kit.add(frame, softBox(width - 0.01, bar, 0.042, { radius: 0.003 }), {
      y: foot - height / 2 + (i / rows) * (height - foot),
    });
  return kit;
}

/** A window in its opening, with boards around it and a sill. */
export function fitWindow(kit: Kit, box: Box, side: Side, hole: Hole, style: WindowStyle): void {
  const { at, width, sill, head } = hole;
  const height = head - sill;
  kit.addKit(sashes(width, height, style), { ...onWall(box, side, at, -0.12), y: (sill + head) / 2 });
  const trim = new Kit();
  if (style.casing) {
    for (const way of [-1, 1])
      trim.add(style.casing, softBox(0.095, height + (sill > 0.1 ? 0.1 : 0.19), 0.026, { radius: 0.006, grain: 'y' }), {
        x: way * (width / 2 + 0.046),
        y: sill > 0.1 ? 0.05 : 0.095 - 0.001,
      });
    trim.add(style.casing, softBox(width + 0.24, 0.11, 0.034, { radius: 0.007 }), { y: height / 2 + 0.052, z: 0.004 });
  }
  if (style.sill && sill > 0.1)
    trim.add(style.sill, softBox(width + 0.22, 0.036, 0.25, { radius: 0.008 }), { y: -height / 2 - 0.012, z: -0.06 });
  kit.addKit(trim, { ...onWall(box, side, at, 0.012), y: (sill + head) / 2 });
}

/** A curtain at each side of a window, on a rod. */
export function dressWindow(kit: Kit, box: Box, side: Side, hole: Hole, cloth: string, metal: string, seed = 1): void {
  const top = Math.min(box.height - 0.1, hole.head + 0.22);
  const half = hole.width / 2 + 0.42;
  const rod = new Kit().add(
    metal,
    lathe(
      [
        [0, half],
        [0.011, half],
        [0.011, -half],
        [0, -half],
      ],
      16,
    ),
    { rz: Math.PI / 2 },
  );
  for (const way of [-1, 1])
    rod.addKit(curtain(0.56, top - 0.02, seed + way, cloth), {
      x: way * (hole.width / 2 + 0.16),
      y: -(top - 0.02) / 2 - 0.005,
    });
  kit.addKit(rod, { ...onWall(box, side, hole.at, 0.12), y: top });
}
