import type { Kit } from '../geometry/kit.ts';
import { lathe } from '../geometry/lathe.ts';
import { softBox } from '../geometry/soft-box.ts';

export type Panel = 'slab' | 'reeded' | 'cane' | 'shaker';
export type Handle = 'knob' | 'bar' | 'groove';

export type Column =
  | { fill: 'door'; panel: Panel; share?: number; handle?: 'left' | 'right' | 'none' }
  | { fill: 'drawers'; count: number; share?: number; panel?: 'slab' | 'shaker' }
  | { fill: 'open'; shelves: number; share?: number }
  | { fill: 'mixed'; drawers: number; share?: number };

export interface Opening {
  x: number;
  y: number;
  width: number;
  height: number;
  /** The plane of the fronts: their outer face. */
  face: number;
  seed: number;
}

export interface FrontLook {
  wood: string;
  hardware: string;
  handle: Handle;
}

const REED = 0.019;
const GAP = 0.003;

function knob(kit: Kit, look: FrontLook, x: number, y: number, face: number): void {
  kit.add(
    look.hardware,
    lathe(
      [
        [0, 0.026],
        [0.012, 0.026],
        [0.0145, 0.022],
        [0.011, 0.014],
        [0.006, 0.008],
        [0.006, 0],
      ],
      32,
    ),
    { x, y, z: face, rx: Math.PI / 2 },
  );
}

function pull(kit: Kit, look: FrontLook, x: number, y: number, face: number, length: number, upright: boolean): void {
  const [w, h] = upright ? [0.011, length] : [length, 0.011];
  kit.add(look.hardware, softBox(w, h, 0.011, { radius: 0.003, grain: upright ? 'y' : 'x' }), {
    x,
    y,
    z: face + 0.026,
  });
  for (const side of [-1, 1]) {
    const off = side * (length / 2 - 0.02);
    kit.add(look.hardware, softBox(0.009, 0.009, 0.026, { radius: 0.002 }), {
      x: x + (upright ? 0 : off),
      y: y + (upright ? off : 0),
      z: face + 0.011,
    });
  }
}

function handle(kit: Kit, look: FrontLook, x: number, y: number, face: number, span: number, upright: boolean): void {
  if (look.handle === 'knob') knob(kit, look, x, y, face);
  if (look.handle === 'bar') pull(kit, look, x, y, face, Math.min(0.22, span * 0.4), upright);
}

export function doorPanel(kit: Kit, look: FrontLook, panel: Panel, { x, y, width, height, face, seed }: Opening): void {
  const w = width - GAP;
  const h = height - GAP;
  if (panel === 'reeded') {
    const count = Math.max(4, Math.round(w / REED));
    const reed = w / count;
    kit.add(look.wood, softBox(w, h, 0.012, { radius: 0.002, grain: 'y', shift: seed }), { x, y, z: face - 0.016 });
    for (let i = 0; i < count; i++)
      kit.add(look.wood, softBox(reed - 0.003, h, 0.014, { radius: 0.005, grain: 'y', shift: i * 0.13 + seed }), {
        x: x - w / 2 + reed * (i + 0.5),
        y,
        z: face - 0.008,
      });
    return;
  }
  if (panel === 'slab') {
    kit.add(look.wood, softBox(w, h, 0.02, { radius: 0.0025, grain: 'y', shift: seed }), { x, y, z: face - 0.01 });
    return;
  }
  const stile = 0.052;
  kit.add(
    panel === 'cane' ? 'cane' : look.wood,
    softBox(w - stile, h - stile, 0.008, { radius: 0.001, grain: 'y', shift: seed }),
    { x, y, z: face - 0.014 },
  );
  for (const side of [-1, 1]) {
    kit.add(look.wood, softBox(stile, h, 0.02, { radius: 0.003, grain: 'y', shift: seed + side }), {
      x: x + side * (w / 2 - stile / 2),
      y,
      z: face - 0.01,
    });
    kit.add(look.wood, softBox(w - 2 * stile, stile, 0.0196, { radius: 0.003, shift: seed + side * 2 }), {
      x,
      y: y + side * (h / 2 - stile / 2),
      z: face - 0.0102,
    });
  }
}

function drawers(kit: Kit, look: FrontLook, count: number, panel: 'slab' | 'shaker', opening: Opening): void {
  const height = opening.height / count;
  for (let i = 0; i < count; i++) {
    const y = opening.y - opening.height / 2 + height * (i + 0.5);
    const { x, face, width, seed } = opening;
    if (panel === 'shaker') doorPanel(kit, look, 'shaker', { ...opening, y, height, seed: seed + i });
    else
      kit.add(
        look.wood,
        softBox(width - GAP, height - GAP - 0.001, 0.02, { radius: 0.0025, shift: i * 0.9 + seed * 3 }),
        { x, y, z: face - 0.01 },
      );
    const pair = width > 0.62 && look.handle === 'knob' ? [-0.25, 0.25] : [0];
    for (const at of pair) handle(kit, look, x + at * width, y, face, width, false);
    if (look.handle === 'groove')
      kit.add('paint:#1a1613', softBox(width - 0.012, 0.012, 0.004, { radius: 0.001 }), {
        x,
        y: y + height / 2 - 0.008,
        z: face - 0.006,
      });
  }
}

/** Fills one column of a cabinet's front. */
export function front(kit: Kit, look: FrontLook, column: Column, opening: Opening, depth: number): void {
  const { x, y, width, height, face, seed } = opening;
  if (column.fill === 'drawers') drawers(kit, look, column.count, column.panel ?? 'slab', opening);
  if (column.fill === 'door') {
    doorPanel(kit, look, column.panel, opening);
    const side = column.handle === 'left' ? -1 : 1;
    if (column.handle !== 'none')
      handle(kit, look, x + side * (width / 2 - 0.028), y + height * 0.08, face, height, true);
  }
  if (column.fill === 'open') {
    for (let i = 1; i <= column.shelves; i++)
      kit.add(look.wood, softBox(width + 0.004, 0.018, depth - 0.05, { radius: 0.002, shift: seed + i }), {
        x,
        y: y - height / 2 + (height * i) / (column.shelves + 1),
        z: -0.012,
      });
  }
  if (column.fill === 'mixed') {
    const top = height * 0.36;
    drawers(kit, look, column.drawers, 'slab', { ...opening, y: y + height / 2 - top / 2, height: top });
    kit.add(look.wood, softBox(width + 0.004, 0.018, depth - 0.04, { radius: 0.002, shift: seed }), {
      x,
      y: y + height / 2 - top - 0.009,
      z: -0.012,
    });
  }
}
