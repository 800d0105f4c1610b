import { Kit } from '../geometry/kit.ts';
import { legs } from '../legs.ts';
import { ARM_WIDTH, chaiseRow, cornerRow, SEAT_THICKNESS, sofaFrame } from '../measures.ts';
import { metres } from '../size.ts';
import { arm } from './arm.ts';
import { cushion, padded } from './cushion.ts';
import { run, throwPillows } from './run.ts';
import type { SofaSpec } from './sofa.ts';
import { OVERHANG, rail } from './sofa-frame.ts';

/** A row along the back and, on the right, a seat that runs forward as a chaise. */
export function chaiseSectional(spec: SofaSpec): Kit {
  const { w, d, h } = metres(spec.size);
  const kit = new Kit();
  const { from, deck, legHeight, armTop } = sofaFrame(spec, h);
  const armWidth = ARM_WIDTH[spec.arm];
  const length = w - 2 * armWidth;
  const row = chaiseRow(d);
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
  if (from > legHeight) {
    kit.addKit(railing(spec.wood, w, row, legHeight), { z });
    kit.addKit(railing(spec.wood, width, d - row + 0.2, legHeight - 0.001), {
      x,
      z: d / 2 - (d - row + 0.2) / 2 - 0.03,
    });
  }
  kit.addKit(footing(spec, w, row, legHeight, OVERHANG[spec.arm]), { z });
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

function railing(wood: string, width: number, depth: number, y: number): Kit {
  const kit = new Kit();
  rail(kit, wood, width, depth, y);
  return kit;
}

function footing(spec: SofaSpec, width: number, depth: number, height: number, insetX = 0): Kit {
  const kit = new Kit();
  legs(kit, {
    material: spec.wood,
    style: spec.legs === 'sled' ? 'metal' : spec.legs,
    width,
    depth,
    height,
    inset: 0.06,
    insetX,
  });
  return kit;
}

/** A row along the back and another along the right side, meeting in a corner seat. */
export function cornerSectional(spec: SofaSpec): Kit {
  const { w, d, h } = metres(spec.size);
  const kit = new Kit();
  const { from, deck, legHeight, armTop } = sofaFrame(spec, h);
  const armWidth = ARM_WIDTH[spec.arm];
  const row = cornerRow(d);
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
  if (from > legHeight) {
    kit.addKit(railing(spec.wood, w, row, legHeight), { z: -d / 2 + row / 2 });
    kit.addKit(railing(spec.wood, row, d - 0.012, legHeight - 0.001), { x: w / 2 - row / 2 - 0.004 });
  }
  kit.addKit(footing(spec, w, row, legHeight, OVERHANG[spec.arm]), { z: -d / 2 + row / 2 });
  kit.addKit(footing(spec, row, d * 0.5, legHeight), { x: w / 2 - row / 2, z: d / 2 - d * 0.25 });
  const pillows = new Kit();
  throwPillows(pillows, spec.pillows ?? [], { length, depth: row, deck, top: h });
  return kit.addKit(pillows, { x: -w / 2 + armWidth + length / 2, z: -d / 2 + row / 2 + 0.01 });
}
