import { Vector3 } from 'three';
import { carcass } from '../casework/carcass.ts';
import type { Handle } from '../casework/front.ts';
import { Kit } from '../geometry/kit.ts';
import { softBox } from '../geometry/soft-box.ts';
import { bar } from '../geometry/sweep.ts';
import { tallTopThickness } from '../measures.ts';
import { metres, type Size } from '../size.ts';
import { type TableBase, tableBase } from './base.ts';
import { type TopShape, tableTop } from './top.ts';

export interface TallTableSpec {
  kind: 'dining_table' | 'bar_table' | 'desk';
  size: Size;
  shape: TopShape;
  top: string;
  base: TableBase;
  baseMaterial: string;
  /** A row of drawers under a desk's top. */
  drawers?: { wood: string; hardware: string; handle: Handle };
  /** A bar to rest the feet on. */
  footrest?: string;
}

export function tallTable(spec: TallTableSpec): Kit {
  const { w, d, h } = metres(spec.size);
  const kit = new Kit();
  const thickness = tallTopThickness(spec.top);
  const round = spec.shape === 'round';
  tableTop(kit, { shape: spec.shape, material: spec.top, width: w, depth: d, top: h, thickness, corner: 0.02 });
  const under = h - thickness;
  const base = { base: spec.base, material: spec.baseMaterial, round, width: w, depth: d };
  if (spec.drawers) {
    const tall = 0.11;
    const proud = spec.drawers.handle === 'groove' ? 0 : 0.03;
    const depth = d - 0.06 - proud;
    carcass(kit, {
      ...spec.drawers,
      width: w - (spec.base === 'frame' ? 0.12 : 0.05),
      depth,
      from: under - tall,
      to: under - 0.001,
      board: 0.014,
      columns: [0, 1, 2].map(() => ({ fill: 'drawers' as const, count: 1 })),
    });
    tableBase(kit, { ...base, height: spec.base === 'taper' ? under - tall : under });
    return kit;
  }
  tableBase(kit, { ...base, height: under });
  if (spec.footrest) {
    const reach = w / 2 - 0.04;
    const y = h * 0.22;
    for (const side of [-1, 1])
      kit.add(
        spec.footrest,
        bar(new Vector3(-reach, y, side * (d / 2 - 0.04)), new Vector3(reach, y, side * (d / 2 - 0.04)), 0.011, 0.011, {
          power: 2,
          across: new Vector3(0, 1, 0),
        }),
      );
  }
  return kit;
}

export interface StandingDeskSpec {
  kind: 'standing_desk';
  size: Size;
  top: string;
  metal: string;
}

/** Two telescopic columns on long feet, with the switch under the front edge. */
export function standingDesk(spec: StandingDeskSpec): Kit {
  const { w, d, h } = metres(spec.size);
  const kit = new Kit();
  const thickness = spec.top === 'glass' ? 0.012 : 0.028;
  tableTop(kit, { shape: 'rectangle', material: spec.top, width: w, depth: d, top: h, thickness, corner: 0.025 });
  const under = h - thickness;
  for (const side of [-1, 1]) {
    const x = side * (w / 2 - 0.24);
    kit.add(spec.metal, softBox(0.07, 0.032, d * 0.88, { radius: 0.008, grain: 'z' }), { x, y: 0.016 });
    kit.add(spec.metal, softBox(0.076, under * 0.56, 0.06, { radius: 0.006, grain: 'y' }), {
      x,
      y: 0.03 + under * 0.28,
    });
    kit.add(spec.metal, softBox(0.06, under - 0.06, 0.046, { radius: 0.005, grain: 'y' }), { x, y: under / 2 + 0.03 });
    kit.add(spec.metal, softBox(0.05, 0.034, d * 0.76, { radius: 0.004, grain: 'z' }), { x, y: under - 0.017 });
  }
  kit.add(spec.metal, softBox(w - 0.5, 0.034, 0.05, { radius: 0.004 }), { y: under - 0.018 });
  kit.add('paint:#2b2b2b', softBox(0.12, 0.018, 0.04, { radius: 0.005 }), {
    x: w * 0.32,
    y: under - 0.009,
    z: d / 2 - 0.03,
  });
  return kit;
}
