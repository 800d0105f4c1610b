import { Vector3 } from 'three';
import { Kit } from '../geometry/kit.ts';
import { lathe } from '../geometry/lathe.ts';
import { noise } from '../geometry/noise.ts';
import { random } from '../geometry/random.ts';
import { smoothNormals } from '../geometry/smooth-normals.ts';
import { softBox } from '../geometry/soft-box.ts';
import { sweep } from '../geometry/sweep.ts';
import { bowl } from './small-things.ts';

const GLAZES = ['#d9d2c6', '#b9a58c', '#8f7d66', '#4b4a48', '#e9e4da', '#a8674a', '#7d8478', '#c9b79c'] as const;
const glaze = (draw: () => number) => `ceramic:${GLAZES[Math.floor(draw() * GLAZES.length)] ?? GLAZES[0]}`;

/** Belly, neck and lip by chance: no two pots are alike. */
function pot(draw: () => number, height: number): Kit {
  const belly = height * (0.26 + draw() * 0.2);
  const high = 0.3 + draw() * 0.3;
  const neck = belly * (0.28 + draw() * 0.4);
  return new Kit().add(
    glaze(draw),
    lathe(
      [
        [0, 0.001],
        [belly * 0.6, 0],
        [belly * 0.72, height * 0.03],
        [belly * 0.95, height * high * 0.6],
        [belly, height * high],
        [belly * 0.9, height * (high + 0.14)],
        [neck * 1.15, height * 0.84],
        [neck, height * 0.93],
        [neck * 1.12, height],
        [neck * 0.98, height],
        [neck * 0.85, height * 0.93],
        [0, height * 0.7],
      ],
      64,
    ),
  );
}

/** Up to three pots beside each other. */
export function pottery(seed: number, count = 3): Kit {
  const kit = new Kit();
  const draw = random(seed * 13 + 5);
  let x = count > 1 ? -0.14 : 0;
  for (let i = 0; i < count; i++) {
    const height = 0.1 + draw() * (i === 0 ? 0.18 : 0.12);
    kit.addKit(pot(draw, height), { x, z: (draw() - 0.5) * 0.07 });
    x += 0.14 + draw() * 0.03;
  }
  return kit;
}

const FRUIT = [
  ['#b0502e', '#c76b35', 0.038],
  ['#8f9a4a', '#a9ad5c', 0.036],
  ['#d2a23c', '#c9922f', 0.034],
  ['#7b2f2c', '#93433a', 0.037],
] as const;

/** A bowl with pears, lemons, oranges or apples, heaped. */
export function fruitBowl(seed: number): Kit {
  const draw = random(seed * 41 + 11);
  const kit = bowl(glaze(draw));
  const [one, other, radius] = FRUIT[seed % FRUIT.length] ?? FRUIT[0];
  for (let i = 0; i < 9; i++) {
    const ring = i < 6 ? 0.072 : 0.03;
    const angle = i < 6 ? (i / 6) * Math.PI * 2 : i * 2.1;
    const r = radius * (0.92 + draw() * 0.16);
    kit.add(
      `ceramic:${draw() > 0.5 ? one : other}`,
      lathe(
        [
          [0, -r * 0.92],
          [r * 0.5, -r * 0.86],
          [r * 0.92, -r * 0.35],
          [r, 0.05 * r],
          [r * 0.82, r * 0.6],
          [r * 0.4, r * 0.9],
          [r * 0.1, r * 0.84],
          [0, r * 0.78],
        ],
        36,
      ),
      {
        x: Math.cos(angle) * ring,
        y: i < 6 ? 0.05 + r * 0.6 : 0.062 + r * 1.7,
        z: Math.sin(angle) * ring,
        rx: (draw() - 0.5) * 1.2,
        rz: (draw() - 0.5) * 1.2,
      },
    );
  }
  return kit;
}

/** A cup with its handle, on a saucer. */
export function cup(seed: number): Kit {
  const draw = random(seed * 3 + 2);
  const material = glaze(draw);
  const kit = new Kit().add(
    material,
    lathe(
      [
        [0, 0],
        [0.04, 0],
        [0.07, 0.009],
        [0.071, 0.012],
        [0.04, 0.006],
        [0, 0.005],
      ],
      56,
    ),
  );
  kit.add(
    material,
    lathe(
      [
        [0, 0.007],
        [0.026, 0.007],
        [0.037, 0.03],
        [0.04, 0.072],
        [0.037, 0.072],
        [0.033, 0.03],
        [0, 0.014],
      ],
      56,
    ),
  );
  return kit.add(
    material,
    sweep(
      [
        new Vector3(0.036, 0.058, 0),
        new Vector3(0.062, 0.056, 0),
        new Vector3(0.06, 0.03, 0),
        new Vector3(0.033, 0.026, 0),
      ],
      () => [0.004, 0.005],
      { power: 2, sides: 10, steps: 16, across: new Vector3(0, 0, 1) },
    ),
  );
}

/** A plate on a larger one, a napkin and a glass: one place at a table, its diner at +z. */
export function placeSetting(seed: number): Kit {
  const draw = random(seed * 19 + 1);
  const kit = new Kit();
  const material = glaze(draw);
  for (const [radius, y] of [
    [0.14, 0],
    [0.105, 0.012],
  ] as const)
    kit.add(
      material,
      lathe(
        [
          [0, y],
          [radius * 0.62, y],
          [radius * 0.95, y + 0.014],
          [radius, y + 0.017],
          [radius * 0.94, y + 0.018],
          [radius * 0.62, y + 0.006],
          [0, y + 0.006],
        ],
        64,
      ),
    );
  kit.add('linen:#cfc4b0', softBox(0.1, 0.012, 0.19, { radius: 0.005 }), { x: -0.22, y: 0.006, ry: 0.05 });
  kit.add(
    'glass',
    lathe(
      [
        [0, 0.004],
        [0.03, 0.004],
        [0.037, 0.1],
        [0.035, 0.1],
        [0.028, 0.01],
        [0, 0.01],
      ],
      40,
    ),
    { x: 0.17, z: -0.12 },
  );
  return kit;
}

/** A thin computer, open. */
export function laptop(): Kit {
  const kit = new Kit().add('metal:steel', softBox(0.31, 0.011, 0.215, { radius: 0.005 }), { y: 0.0065 });
  kit.add('paint:#2b2b2d', softBox(0.27, 0.001, 0.1, { radius: 0.0004 }), { y: 0.0126, z: -0.03 });
  const lid = new Kit().add('metal:steel', softBox(0.31, 0.205, 0.006, { radius: 0.003 }), { y: 0.104 });
  lid.add('paint:#1d2226', softBox(0.295, 0.186, 0.001, { radius: 0.0004 }), { y: 0.106, z: 0.0033 });
  return kit.addKit(lid, { y: 0.01, z: -0.104, rx: -0.28 });
}

/** Pencils in a pot. */
export function pencils(seed: number): Kit {
  const draw = random(seed + 70);
  const kit = pot(draw, 0.1);
  for (let i = 0; i < 7; i++)
    kit.add(i % 3 ? 'wood:oak' : 'paint:#35403a', softBox(0.007, 0.18, 0.007, { radius: 0.003, grain: 'y' }), {
      x: (draw() - 0.5) * 0.02,
      y: 0.13,
      z: (draw() - 0.5) * 0.02,
      rx: (draw() - 0.5) * 0.3,
      rz: (draw() - 0.5) * 0.3,
    });
  return kit;
}

/** A throw that falls along these points (its middle line), with thickness, folds and a fringe at both ends. */
export function fallingThrow(points: Vector3[], width: number, material: string, seed: number): Kit {
  const kit = new Kit();
  const across = new Vector3(1, 0, 0);
  const cloth = sweep(points, () => [width / 2, 0.007], { power: 7, sides: 56, steps: 90, across });
  const position = cloth.getAttribute('position');
  const fold = (x: number, y: number, z: number) =>
    0.011 * noise(x * 11 + seed, y * 1.4, z * 1.4 + seed) + 0.006 * noise(x * 26, y * 3, z * 3 + seed);
  for (let i = 0; i < position.count; i++) {
    const [x, y, z] = [position.getX(i), position.getY(i), position.getZ(i)];
    const lift = 0.008 + fold(x, y, z);
    position.setXYZ(i, x + 0.02 * noise(y * 3, z * 3, seed), y + lift, z + lift * 0.8);
  }
  kit.add(material, smoothNormals(cloth));
  const [first, last] = [points[0], points.at(-1)];
  const draw = random(seed + 5);
  for (const end of [last, first]) {
    if (!end || (end === first && end.y > 0.55)) continue;
    for (let i = 0; i < 34; i++) {
      const x = end.x + (i / 33 - 0.5) * width * 0.97;
      const lift = fold(x, end.y, end.z) + 0.008;
      kit.add(material, softBox(0.005, 0.055 + draw() * 0.02, 0.005, { radius: 0.002, rounds: 1 }), {
        x: x + 0.02 * noise(end.y * 3, end.z * 3, seed),
        y: end.y - 0.03 + lift,
        z: end.z + lift * 0.8,
        rx: (draw() - 0.5) * 0.3,
        rz: (draw() - 0.5) * 0.3,
      });
    }
  }
  return kit;
}
