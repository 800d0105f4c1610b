import type { Kit } from '../geometry/kit.ts';
import { softBox } from '../geometry/soft-box.ts';
import type { LegStyle } from '../legs.ts';
import type { ArmStyle } from './arm.ts';

const LEG_HEIGHT: Record<LegStyle, number> = {
  taper: 0.155,
  turned: 0.12,
  metal: 0.14,
  sled: 0.15,
  block: 0.075,
  plinth: 0.045,
};
/** How far an arm stands out over the feet. */
export const OVERHANG: Record<ArmStyle, number> = { track: 0, rolled: 0.085, exposed: 0 };
/** Depth of one row of seats in a sectional. */
export const ROW = 0.95;

export interface SofaFrame {
  legHeight: number;
  from: number;
  deck: number;
  armTop: number;
}

export function sofaFrame(
  { legs: style, arm: armStyle }: { legs: LegStyle; arm: ArmStyle },
  height: number,
): SofaFrame {
  const legHeight = LEG_HEIGHT[style];
  const railed = style === 'taper' || armStyle === 'exposed';
  const from = legHeight + (railed ? 0.048 : 0);
  return { legHeight, from, deck: Math.max(from + 0.1, 0.3), armTop: Math.min(0.63, height - 0.14) };
}

/** A wooden rail all round, under the upholstery. */
export function rail(kit: Kit, wood: string, width: number, depth: number, y: number): void {
  const height = 0.048;
  for (const side of [-1, 1]) {
    kit.add(wood, softBox(width - 0.05, height, 0.04, { radius: 0.005, shift: side }), {
      y: y + height / 2,
      z: side * (depth / 2 - 0.055),
    });
    kit.add(wood, softBox(0.04, height - 0.002, depth - 0.15, { radius: 0.005, grain: 'z' }), {
      x: side * (width / 2 - 0.05),
      y: y + height / 2,
    });
  }
}
