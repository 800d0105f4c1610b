import { carcass } from '../casework/carcass.ts';
import type { Column, Handle } from '../casework/front.ts';
import { Kit } from '../geometry/kit.ts';
import { legs } from '../legs.ts';
import { storageLift, thicknessOf } from '../measures.ts';
import { metres, type Size } from '../size.ts';
import { type TableBase, tableBase } from './base.ts';
import { type TopShape, tableTop } from './top.ts';

export interface LowTableSpec {
  kind: 'coffee_table' | 'end_table' | 'nightstand';
  size: Size;
  shape: TopShape;
  top: string;
  base: TableBase;
  baseMaterial: string;
  /** A shelf below, of this material. */
  shelf?: string;
  /** A drawer or open box under the top. */
  storage?: { columns: Column[]; wood: string; hardware: string; handle: Handle };
  thickness?: number;
}

/** Coffee tables, end tables and bedside shelves: a top, a base, perhaps a shelf or a drawer. */
export function lowTable(spec: LowTableSpec): Kit {
  const { w, d, h } = metres(spec.size);
  const kit = new Kit();
  const thickness = spec.thickness ?? thicknessOf(spec.top);
  const under = h - thickness;
  const round = spec.shape === 'round' || spec.shape === 'pebble' || spec.shape === 'oval';
  tableTop(kit, { shape: spec.shape, material: spec.top, width: w, depth: d, top: h, thickness });
  if (spec.storage) {
    const lift = spec.base === 'drum' ? 0.04 : storageLift(under);
    const inset = spec.base === 'frame' ? 0.046 : 0.02;
    carcass(kit, {
      ...spec.storage,
      width: w - 2 * inset,
      depth: d - 2 * inset,
      from: lift,
      to: under - 0.001,
      board: 0.018,
    });
    if (spec.base === 'frame')
      tableBase(kit, { base: 'frame', material: spec.baseMaterial, round: false, width: w, depth: d, height: under });
    else
      legs(kit, {
        material: spec.baseMaterial,
        style: spec.base === 'drum' ? 'plinth' : spec.base === 'block' ? 'block' : 'taper',
        width: w - 0.02,
        depth: d - 0.02,
        height: lift,
        inset: 0.03,
      });
    return kit;
  }
  tableBase(kit, {
    base: spec.base,
    material: spec.baseMaterial,
    round,
    width: w,
    depth: d,
    height: under,
    ...(spec.shelf ? { shelf: { material: spec.shelf, at: 0.36 } } : {}),
  });
  return kit;
}
