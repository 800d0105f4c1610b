import { Kit } from '../geometry/kit.ts';
import { pillow } from '../geometry/pillow.ts';
import { softBox } from '../geometry/soft-box.ts';
import { MODULAR, modularRow } from '../measures.ts';
import { metres } from '../size.ts';
import { cushion, padded } from './cushion.ts';
import type { SofaSpec } from './sofa.ts';

const GAP = 0.008;
const FOOT = 0.035;
const { base: BASE, seat: SEAT } = MODULAR;

interface Unit {
  width: number;
  depth: number;
  height: number;
  back: boolean;
  /** A second back that makes it a corner: on the left (-1) or the right (1). */
  corner?: 1 | -1;
  seed: number;
}

/** One block of a modular sofa, centred on the origin. */
function unit(spec: SofaSpec, { width, depth, height, back, corner, seed }: Unit): Kit {
  const kit = new Kit();
  const wide = width - GAP;
  const deep = depth - GAP;
  const wall = 0.19;
  for (const sx of [-1, 1]) {
    for (const sz of [-1, 1])
      kit.add(spec.wood, softBox(0.05, FOOT, 0.05, { radius: 0.004 }), {
        x: sx * (wide / 2 - 0.08),
        y: FOOT / 2,
        z: sz * (deep / 2 - 0.08),
      });
  }
  padded(
    kit,
    spec.upholstery,
    [wide, BASE - FOOT, deep],
    { radius: 0.03, crown: 0.005, seed, wobble: 0.5 },
    { y: (FOOT + BASE) / 2 },
  );
  const inner = wide - (corner ? wall : 0);
  const seatDepth = deep - (back ? wall : 0);
  const seatX = corner ? (-corner * wall) / 2 : 0;
  const piped = spec.piped ?? true;
  cushion(
    kit,
    spec.upholstery,
    [inner - 0.006, SEAT, seatDepth - 0.004],
    { radius: 0.05, crown: 0.04, seed: seed + 1, piped },
    { x: seatX, y: BASE + SEAT / 2 - 0.008, z: back ? wall / 2 : 0 },
  );
  const backHeight = height - FOOT - 0.12;
  if (back) {
    padded(
      kit,
      spec.upholstery,
      [wide - 0.002, backHeight, wall - 0.01],
      { radius: 0.055, crown: 0.014, seed: seed + 2 },
      { y: FOOT + 0.02 + backHeight / 2, z: -deep / 2 + wall / 2 },
    );
    const pad = height - BASE - SEAT;
    cushion(
      kit,
      spec.upholstery,
      [inner - 0.02, 0.2, pad],
      { radius: 0.075, crown: 0.05, seed: seed + 3, piped },
      { x: seatX, y: BASE + SEAT + pad / 2 - 0.05, z: -deep / 2 + wall + 0.07, rx: Math.PI / 2 - 0.2 },
    );
  }
  if (corner)
    padded(
      kit,
      spec.upholstery,
      [wall - 0.01, backHeight - 0.03, deep - 0.003],
      { radius: 0.055, crown: 0.014, seed: seed + 4 },
      { x: corner * (wide / 2 - wall / 2), y: FOOT + 0.02 + (backHeight - 0.03) / 2, z: 0.001 },
    );
  return kit;
}

/** Blocks in a row with a corner at each end, and one without a back in front of the last. */
export function modularSofa(spec: SofaSpec): Kit {
  const { w, d, h } = metres(spec.size);
  const kit = new Kit();
  const row = modularRow(d);
  const width = w / spec.seats;
  for (let i = 0; i < spec.seats; i++) {
    const last = i === spec.seats - 1;
    const block = unit(spec, {
      width,
      depth: row,
      height: h,
      back: true,
      seed: i * 7 + 2,
      ...(i === 0 ? { corner: -1 as const } : last ? { corner: 1 as const } : {}),
    });
    kit.addKit(block, { x: -w / 2 + width * (i + 0.5), z: -d / 2 + row / 2 });
  }
  if (d - row > 0.4)
    kit.addKit(unit(spec, { width, depth: d - row, height: h, back: false, seed: 60 }), {
      x: w / 2 - width / 2,
      z: d / 2 - (d - row) / 2,
    });
  (spec.pillows ?? []).slice(0, 2).forEach((material, i) => {
    const side = i ? -1 : 1;
    const size = Math.min(0.5, h - BASE - SEAT + 0.06);
    kit.add(material, pillow(size, size, 0.17, { seed: i * 3 + 2 }), {
      x: side * (w / 2 - 0.52),
      y: BASE + SEAT + size * 0.42,
      z: -d / 2 + 0.58,
      rx: -0.34,
      ry: side * -0.2,
      rz: side * 0.05,
    });
  });
  return kit;
}
