import type { Kit } from '../geometry/kit.ts';
import { softBox } from '../geometry/soft-box.ts';
import { type Column, type FrontLook, front } from './front.ts';

export interface CarcassOptions extends FrontLook {
  width: number;
  depth: number;
  /** From the underside to the top. */
  from: number;
  to: number;
  columns: Column[];
  top?: string;
  /** A top that overhangs the sides, as on a farmhouse piece. */
  overhang?: number;
  board?: number;
  /** Fronts laid over the box instead of set into it. */
  open?: boolean;
}

/** A cabinet box with its back and its fronts, centred on the origin in x and z. */
export function carcass(kit: Kit, options: CarcassOptions): void {
  const { width, depth, from, to, columns, wood, overhang = 0, board = 0.022 } = options;
  const w = width - 2 * overhang;
  const d = depth - 2 * overhang;
  const height = to - from;
  kit.add(options.top ?? wood, softBox(width, board, depth, { radius: 0.004 }), { y: to - board / 2 });
  kit.add(wood, softBox(w, board, d, { radius: 0.004, shift: 1.3 }), { y: from + board / 2 });
  for (const side of [-1, 1])
    kit.add(wood, softBox(board, height - 2 * board + 0.001, d - 0.003, { radius: 0.003, grain: 'y', shift: side }), {
      x: side * (w / 2 - board / 2 - 0.0015),
      y: from + height / 2,
    });
  kit.add(wood, softBox(w - board, height - board, 0.01, { radius: 0.001, shift: 2 }), {
    y: from + height / 2,
    z: -d / 2 + 0.008,
  });
  const inner = w - 2 * board - 0.004;
  const total = columns.reduce((sum, column) => sum + (column.share ?? 1), 0);
  let x = -inner / 2;
  columns.forEach((column, i) => {
    const span = (inner * (column.share ?? 1)) / total;
    const divided = i > 0;
    if (divided)
      kit.add(wood, softBox(0.018, height - 2 * board, d - 0.04, { radius: 0.002, grain: 'y', shift: i * 2 }), {
        x,
        y: from + height / 2,
        z: -0.012,
      });
    const left = x + (divided ? 0.001 : 0);
    front(
      kit,
      options,
      column,
      {
        x: left + span / 2,
        y: from + height / 2,
        width: span,
        height: height - 2 * board - 0.004,
        face: d / 2 - 0.002,
        seed: i + 1,
      },
      d,
    );
    x += span;
  });
}
