import type { LegStyle } from './legs.ts';
import type { ArmStyle } from './seating/arm.ts';

/**
 * Measurements in meters that the catalog shares with the models: what a record says of legs and sections is what was
 * built and photographed.
 */

export const ARM_WIDTH: Record<ArmStyle, number> = { track: 0.125, rolled: 0.21, exposed: 0.075 };

const SOFA_LEGS: Record<LegStyle, number> = {
  taper: 0.155,
  turned: 0.12,
  metal: 0.14,
  sled: 0.15,
  block: 0.075,
  plinth: 0.045,
};
/** Depth of one row of seats in a sectional. */
const ROW = 0.95;

export const chaiseRow = (depth: number): number => Math.min(ROW, depth * 0.62);
export const cornerRow = (depth: number): number => Math.min(ROW, depth * 0.48);
export const modularRow = (depth: number): number => Math.min(0.98, depth * 0.62);

/** How high a block of a modular sofa is up to its seat's upholstery, and the seat on it. */
export const MODULAR = { base: 0.27, seat: 0.17 } as const;

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
  const legHeight = SOFA_LEGS[style];
  const railed = style === 'taper' || armStyle === 'exposed';
  const from = legHeight + (railed ? 0.048 : 0);
  return { legHeight, from, deck: Math.max(from + 0.1, 0.3), armTop: Math.min(0.63, height - 0.14) };
}

/** Of the cushion on a sofa's deck. */
export const SEAT_THICKNESS = 0.16;

const CABINET_LEGS: Record<LegStyle, number> = {
  taper: 0.19,
  turned: 0.16,
  metal: 0.16,
  sled: 0.17,
  block: 0.1,
  plinth: 0.06,
};

export const cabinetLift = (style: LegStyle, small: boolean): number =>
  CABINET_LEGS[style] * (small && style === 'taper' ? 0.85 : 1);

/** How high a bench's legs are: under a chest, a cushion or slats. */
export function benchLegs(
  bench: { type: 'standard' | 'storage'; legs: LegStyle; upholstery?: string },
  height: number,
): number {
  const low = bench.legs === 'plinth' || bench.legs === 'block';
  if (bench.type === 'storage') return low ? 0.05 : 0.13;
  return bench.upholstery ? height - 0.12 - 0.05 + 0.01 : height - 0.06;
}

const THICKNESS = { wood: 0.03, glass: 0.012, stone: 0.024 } as const;

/** Of a table's top. */
export function thicknessOf(material: string): number {
  const kind = material.split(':')[0];
  return kind === 'glass' || kind === 'stone' ? THICKNESS[kind] : THICKNESS.wood;
}

export const tallTopThickness = (material: string): number =>
  thicknessOf(material) + (material.startsWith('wood') ? 0.004 : 0);

/** How far a low table's drawers are above the floor. */
export const storageLift = (under: number): number => under * 0.42;

/** Radius of a pedestal's foot. */
export const pedestalFoot = (width: number): number => Math.min(0.34, width * 0.3);
