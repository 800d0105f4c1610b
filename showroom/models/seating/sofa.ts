import { Kit } from '../geometry/kit.ts';
import { softBox } from '../geometry/soft-box.ts';
import { type LegStyle, legs } from '../legs.ts';
import { metres, type Size } from '../size.ts';
import { ARM_WIDTH, type ArmStyle, arm } from './arm.ts';
import { cushion, padded } from './cushion.ts';
import { modularSofa } from './modular-sofa.ts';
import { type BackStyle, run, SEAT_THICKNESS, throwPillows } from './run.ts';
import { pulledOutBed } from './sleeper.ts';

export type SofaType = 'standard' | 'chaise_sectional' | 'l_shaped_sectional' | 'sleeper' | 'modular';

export interface SofaSpec {
  kind: 'sofa';
  size: Size;
  type: SofaType;
  arm: ArmStyle;
  upholstery: string;
  wood: string;
  legs: LegStyle;
  seats: number;
  back?: BackStyle;
  pillows?: string[];
  piped?: boolean;
  /** A sleeper shown with its bed pulled out: for pictures only, its size is stated closed. */
  open?: boolean;
}

const LEG_HEIGHT: Record<LegStyle, number> = {
  taper: 0.155,
  turned: 0.12,
  metal: 0.14,
  sled: 0.15,
  block: 0.075,
  plinth: 0.045,
};
/** Depth of one row of seats in a sectional. */
const ROW = 0.95;

export interface SofaFrame {
  legHeight: number;
  from: number;
  deck: number;
  armTop: number;
}

export function sofaFrame({ legs: style, arm: armStyle }: Pick<SofaSpec, 'legs' | 'arm'>, height: number): SofaFrame {
  const legHeight = LEG_HEIGHT[style];
  const railed = style === 'taper' || armStyle === 'exposed';
  const from = legHeight + (railed ? 0.048 : 0);
  return { legHeight, from, deck: Math.max(from + 0.1, 0.3), armTop: Math.min(0.63, height - 0.14) };
}

/** A wooden rail all round, under the upholstery. */
function rail(kit: Kit, wood: string, width: number, depth: number, y: number): void {
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

function straightSofa(spec: SofaSpec): Kit {
  const { w, d, h } = metres(spec.size);
  const kit = new Kit();
  const frame = sofaFrame(spec, h);
  const armWidth = ARM_WIDTH[spec.arm];
  const length = w - 2 * armWidth;
  const back = spec.back ?? (spec.arm === 'exposed' ? 'slatted' : 'loose');
  const { from, deck } = frame;
  if (frame.from > frame.legHeight) rail(kit, spec.wood, w, d, frame.legHeight);
  legs(kit, { material: spec.wood, style: spec.legs, width: w, depth: d, height: frame.legHeight, inset: 0.075 });
  const seats = run({
    upholstery: spec.upholstery,
    wood: spec.wood,
    length,
    depth: d,
    seats: spec.seats,
    from,
    deck,
    top: h,
    back,
    piped: spec.piped ?? true,
  });
  if (spec.open) pulledOutBed(kit, { length, deck, depth: d });
  kit.addKit(seats);
  for (const side of [1, -1] as const) {
    arm(kit, spec.arm, {
      upholstery: spec.upholstery,
      wood: spec.wood,
      outer: side * (w / 2),
      side,
      depth: d - 0.03,
      from: spec.arm === 'exposed' ? frame.legHeight + 0.03 : from,
      to: frame.armTop,
      z: 0.01,
    });
  }
  throwPillows(kit, spec.pillows ?? [], { length, depth: d, deck, top: h });
  return kit;
}

/** A row along the back and, on the right, a seat that runs forward as a chaise. */
function chaiseSectional(spec: SofaSpec): Kit {
  const { w, d, h } = metres(spec.size);
  const kit = new Kit();
  const { from, deck, legHeight, armTop } = sofaFrame(spec, h);
  const armWidth = ARM_WIDTH[spec.arm];
  const length = w - 2 * armWidth;
  const row = Math.min(ROW, d * 0.62);
  const width = length / spec.seats;
  const z = -d / 2 + row / 2;
  const back = spec.back ?? (spec.arm === 'exposed' ? 'slatted' : 'loose');
  kit.addKit(
    run({
      upholstery: spec.upholstery,
      wood: spec.wood,
      length,
      depth: row,
      seats: spec.seats,
      from,
      deck,
      top: h,
      back,
      piped: spec.piped ?? true,
      without: [spec.seats - 1],
    }),
    { z },
  );
  const x = length / 2 - width / 2;
  padded(
    kit,
    spec.upholstery,
    [width, deck - from + 0.02, d - 0.12],
    { radius: 0.02, crown: 0.002, wobble: 0.3 },
    { x, y: (from + deck) / 2 - 0.001, z: 0.055 },
  );
  const long = d - 0.115;
  cushion(
    kit,
    spec.upholstery,
    [width - 0.006, SEAT_THICKNESS, long],
    { crown: 0.03, seed: 5, piped: spec.piped ?? true },
    { x, y: deck + SEAT_THICKNESS / 2, z: d / 2 - long / 2 },
  );
  if (from > legHeight) rail(kit, spec.wood, w, row, legHeight);
  kit.addKit(footing(spec, w, row, legHeight), { z });
  kit.addKit(footing(spec, width, 0.34, legHeight), { x, z: d / 2 - 0.19 });
  for (const side of [1, -1] as const) {
    arm(kit, spec.arm, {
      upholstery: spec.upholstery,
      wood: spec.wood,
      outer: side * (w / 2),
      side,
      depth: row - 0.03,
      from: spec.arm === 'exposed' ? legHeight + 0.03 : from,
      to: armTop,
      z: z + 0.01,
    });
  }
  const pillows = new Kit();
  throwPillows(pillows, spec.pillows ?? [], { length, depth: row, deck, top: h });
  return kit.addKit(pillows, { z });
}

function footing(spec: SofaSpec, width: number, depth: number, height: number): Kit {
  const kit = new Kit();
  legs(kit, {
    material: spec.wood,
    style: spec.legs === 'sled' ? 'metal' : spec.legs,
    width,
    depth,
    height,
    inset: 0.06,
  });
  return kit;
}

/** A row along the back and another along the right side, meeting in a corner seat. */
function cornerSectional(spec: SofaSpec): Kit {
  const { w, d, h } = metres(spec.size);
  const kit = new Kit();
  const { from, deck, legHeight, armTop } = sofaFrame(spec, h);
  const armWidth = ARM_WIDTH[spec.arm];
  const row = Math.min(ROW, d * 0.48);
  const length = w - armWidth - row;
  const side = d - row - armWidth;
  const shared = {
    upholstery: spec.upholstery,
    wood: spec.wood,
    depth: row,
    from,
    deck,
    top: h,
    back: 'loose' as const,
    piped: spec.piped ?? true,
  };
  kit.addKit(run({ ...shared, length, seats: spec.seats }), { x: -w / 2 + armWidth + length / 2, z: -d / 2 + row / 2 });
  kit.addKit(run({ ...shared, length: side, seats: Math.max(1, Math.round(side / (length / spec.seats))), seed: 20 }), {
    x: w / 2 - row / 2,
    z: -d / 2 + row + side / 2,
    ry: -Math.PI / 2,
  });
  const corner = run({ ...shared, length: row, seats: 1, seed: 31 });
  kit.addKit(corner, { x: w / 2 - row / 2, z: -d / 2 + row / 2 });
  const wall = h - from - 0.03;
  padded(
    kit,
    spec.upholstery,
    [0.12, wall, row],
    { radius: 0.042, wobble: 0.7 },
    { x: w / 2 - 0.1, y: from + wall / 2, z: -d / 2 + row / 2 + 0.02, rz: -0.13 },
  );
  const rise = h - deck - SEAT_THICKNESS;
  const beside = new Kit();
  cushion(
    beside,
    spec.upholstery,
    [row * 0.62, 0.18, rise],
    { radius: 0.05, crown: 0.04, seed: 44, piped: spec.piped ?? true },
    { rx: Math.PI / 2 - 0.2 },
  );
  kit.addKit(beside, {
    x: w / 2 - 0.27,
    y: deck + SEAT_THICKNESS + rise / 2 - 0.015,
    z: -d / 2 + row * 0.66,
    ry: -Math.PI / 2,
  });
  arm(kit, spec.arm === 'exposed' ? 'track' : spec.arm, {
    upholstery: spec.upholstery,
    wood: spec.wood,
    outer: -w / 2,
    side: -1,
    depth: row - 0.03,
    from,
    to: armTop,
    z: -d / 2 + row / 2 + 0.01,
  });
  const end = new Kit();
  arm(end, spec.arm === 'exposed' ? 'track' : spec.arm, {
    upholstery: spec.upholstery,
    wood: spec.wood,
    outer: armWidth / 2,
    side: 1,
    depth: row - 0.03,
    from,
    to: armTop,
    z: 0.01,
  });
  kit.addKit(end, { x: w / 2 - row / 2, z: d / 2 - armWidth / 2, ry: -Math.PI / 2 });
  kit.addKit(footing(spec, w, row, legHeight), { z: -d / 2 + row / 2 });
  kit.addKit(footing(spec, row, d * 0.5, legHeight), { x: w / 2 - row / 2, z: d / 2 - d * 0.25 });
  const pillows = new Kit();
  throwPillows(pillows, (spec.pillows ?? []).slice(0, 3), { length: w - armWidth, depth: row, deck, top: h });
  return kit.addKit(pillows, { x: 0, z: -d / 2 + row / 2 + 0.01 });
}

export function sofa(spec: SofaSpec): Kit {
  if (spec.type === 'chaise_sectional') return chaiseSectional(spec);
  if (spec.type === 'l_shaped_sectional') return cornerSectional(spec);
  if (spec.type === 'modular') return modularSofa(spec);
  return straightSofa(spec);
}
