import type { Kit } from '../geometry/kit.ts';
import { softBox } from '../geometry/soft-box.ts';
import type { ArmStyle } from './arm.ts';

/** How far an arm projects beyond the feet. */
export const OVERHANG: Record<ArmStyle, number> = { track: 0, rolled: 0.085, exposed: 0 };

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
