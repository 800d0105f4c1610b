import { Vector3 } from 'three';
import { Kit } from '../geometry/kit.ts';
import { lathe } from '../geometry/lathe.ts';
import { noise } from '../geometry/noise.ts';
import { type Deform, softBox } from '../geometry/soft-box.ts';
import { metres } from '../size.ts';
import { cushion } from './cushion.ts';
import type { LoungeChairSpec } from './lounge-chair.ts';

const BASE = 0.09;

/** Bends a flat wall round the seat: its middle is the back, its ends are the arms, which are lower. */
function tub(w: number, d: number, wall: number, height: number, armShare: number): Deform {
  const rx = w / 2 - wall / 2;
  const rz = d / 2 / 1.07 - wall / 2;
  const reach = 1.36;
  return (point) => {
    const t = -point.x * 2;
    const angle = t * Math.PI * 0.5 * reach;
    const side = Math.abs(t);
    const fall = 1 - (1 - armShare) * Math.min(1, Math.max(0, (side - 0.25) / 0.6)) ** 1.5;
    const level = point.y / height + 0.5;
    const lean = 1 + 0.07 * level * Math.cos(angle);
    const out = point.z;
    const squared = (value: number) => Math.sign(value) * Math.abs(value) ** 0.82;
    const x = squared(Math.sin(angle)) * (rx + out) * (side > 0.72 ? 1 : lean);
    const z = -squared(Math.cos(angle)) * (rz + out) * lean;
    const wobble = 0.002 * noise(x * 6, level * 2, z * 6);
    return new Vector3(x + wobble, (level - 0.5) * height * fall - (height * (1 - fall)) / 2, z + wobble);
  };
}

/** A swivel: an upholstered tub on a turning base. */
export function barrelChair(spec: LoungeChairSpec): Kit {
  const { w, d, h } = metres(spec.size);
  const kit = new Kit();
  const wall = 0.135;
  const height = h - BASE;
  const shell = softBox(1, height, wall, {
    radius: 0.055,
    rounds: 5,
    facet: 0.025,
    deform: tub(w, d, wall, height, 0.68),
    shift: 2,
  });
  const uv = shell.getAttribute('uv');
  for (let i = 0; i < uv.count; i++) uv.setX(i, uv.getX(i) * w * 1.7);
  kit.add(spec.upholstery, shell, { y: BASE + height / 2 });
  const radius = Math.min(w, d) / 2;
  kit.add(
    spec.upholstery,
    lathe(
      [
        [0, 0.02],
        [radius * 0.82, 0.02],
        [radius * 0.86, 0.05],
        [radius * 0.86, 0.24],
        [radius * 0.8, 0.26],
        [0, 0.26],
      ],
      64,
    ),
    { y: BASE - 0.02, z: 0.03 },
  );
  cushion(
    kit,
    spec.upholstery,
    [w - 2 * wall + 0.03, 0.15, d - wall + 0.01],
    { radius: 0.065, crown: 0.034, seed: 4 },
    { y: BASE + 0.29, z: wall / 2 - 0.005 },
  );
  if (spec.pillows?.[0] || h > 0.74)
    cushion(
      kit,
      spec.upholstery,
      [w - 2 * wall - 0.05, 0.13, h * 0.44],
      { radius: 0.055, crown: 0.045, seed: 9 },
      { y: BASE + 0.31 + h * 0.22, z: -d / 2 + wall + 0.08, rx: Math.PI / 2 - 0.2 },
    );
  kit.add(
    spec.frame,
    lathe(
      [
        [0, 0.03],
        [0.2, 0.03],
        [0.235, 0.022],
        [0.24, 0.012],
        [0.235, 0],
        [0, 0],
      ],
      72,
    ),
  );
  kit.add(
    spec.frame,
    lathe(
      [
        [0, BASE + 0.01],
        [0.05, BASE + 0.01],
        [0.05, 0.02],
        [0, 0.02],
      ],
      40,
    ),
  );
  return kit;
}
