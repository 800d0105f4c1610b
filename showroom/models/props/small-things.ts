import { CatmullRomCurve3, SplineCurve, Vector2, Vector3 } from 'three';
import { Kit } from '../geometry/kit.ts';
import { lathe } from '../geometry/lathe.ts';
import { random } from '../geometry/random.ts';
import { softBox } from '../geometry/soft-box.ts';
import { sweep } from '../geometry/sweep.ts';
import { drape } from '../sleeping/drape.ts';
import { leaf } from './plants.ts';

export function vase(material = 'ceramic:#b9a58c'): Kit {
  return new Kit().add(
    material,
    lathe(
      [
        [0, 0.002],
        [0.045, 0.002],
        [0.06, 0.02],
        [0.075, 0.08],
        [0.062, 0.14],
        [0.03, 0.18],
        [0.026, 0.2],
        [0.031, 0.212],
        [0.026, 0.212],
        [0.022, 0.2],
        [0, 0.15],
      ],
      64,
    ),
  );
}

const JUG: [number, number][] = [
  [0.06, 0],
  [0.085, 0.03],
  [0.095, 0.12],
  [0.07, 0.22],
  [0.042, 0.28],
  [0.05, 0.32],
];

/** A thrown vessel has no edges: a curve through its outline. */
const smooth = (outline: [number, number][]): [number, number][] =>
  new SplineCurve(outline.map(([radius, height]) => new Vector2(radius, height)))
    .getPoints(30)
    .map(({ x, y }) => [x, y]);

/** A tall jug with bare branches and a few leaves. */
export function branches(material = 'ceramic:#e3ddd2'): Kit {
  const kit = new Kit();
  const draw = random(14);
  kit.add(material, lathe([[0, 0], ...smooth(JUG), [0.045, 0.32], [0.036, 0.28], [0, 0.2]], 64));
  for (let i = 0; i < 9; i++) {
    const angle = i * 2.4;
    const reach = 0.12 + draw() * 0.16;
    const points = [
      new Vector3(0, 0.2, 0),
      new Vector3(Math.cos(angle) * reach * 0.4, 0.5, Math.sin(angle) * reach * 0.4),
      new Vector3(Math.cos(angle) * reach, 0.68 + draw() * 0.24, Math.sin(angle) * reach),
    ];
    kit.add(
      'bark',
      sweep(points, (t) => [0.0035 - 0.002 * t, 0.0035 - 0.002 * t], { power: 2, sides: 6, steps: 12 }),
    );
    const curve = new CatmullRomCurve3(points);
    for (let k = 0; k < 10; k++) {
      const at = curve.getPointAt(0.5 + draw() * 0.5);
      const size = 0.034 + draw() * 0.018;
      kit.add('leaf:#7f8560', leaf({ length: size, width: size * 0.72, droop: 0.2 }), {
        x: at.x + (draw() - 0.5) * 0.03,
        y: at.y,
        z: at.z + (draw() - 0.5) * 0.03,
        rx: draw() - 0.5,
        ry: draw() * 6,
        rz: draw() - 0.5,
      });
    }
  }
  return kit;
}

export function bowl(material = 'ceramic:#d9d2c6'): Kit {
  return new Kit().add(
    material,
    lathe(
      [
        [0, 0.004],
        [0.05, 0],
        [0.06, 0.008],
        [0.12, 0.04],
        [0.155, 0.085],
        [0.15, 0.087],
        [0.115, 0.046],
        [0.05, 0.016],
        [0, 0.014],
      ],
      72,
    ),
  );
}

export function candles(): Kit {
  const kit = new Kit();
  [
    [0, 0, 0.16],
    [0.08, 0.03, 0.11],
    [0.02, 0.09, 0.08],
  ].forEach(([x = 0, z = 0, height = 0.1]) => {
    kit.add(
      'metal:brass',
      lathe(
        [
          [0, 0.012],
          [0.036, 0.012],
          [0.038, 0.006],
          [0.036, 0],
          [0, 0],
        ],
        40,
      ),
      { x, z },
    );
    kit.add(
      'paper:#efe8da',
      lathe(
        [
          [0, height],
          [0.026, height],
          [0.028, height - 0.004],
          [0.028, 0.01],
          [0, 0.01],
        ],
        40,
      ),
      { x, z },
    );
  });
  return kit;
}

export function books(seed = 1): Kit {
  const kit = new Kit();
  const draw = random(seed);
  const covers = ['paper:#d8d0c2', 'paper:#6d7f78', 'paper:#c9a27d', 'paper:#3f4449', 'paper:#a65f42'] as const;
  let y = 0;
  for (let i = 0; i < 3; i++) {
    const thick = 0.02 + draw() * 0.014;
    const width = 0.27 - i * 0.025;
    const turn = (draw() - 0.5) * 0.4;
    const cover = covers[Math.floor(draw() * covers.length)] ?? covers[0];
    const book = new Kit();
    book.add('paper:#efe9dd', softBox(width - 0.008, thick - 0.006, 0.188, { radius: 0.001 }), { x: 0.002 });
    for (const side of [-1, 1])
      book.add(cover, softBox(width, 0.003, 0.2, { radius: 0.0012 }), { y: side * (thick / 2 - 0.0015) });
    book.add(cover, softBox(0.004, thick, 0.2, { radius: 0.0018 }), { x: -width / 2 });
    kit.addKit(book, { y: y + thick / 2, ry: turn });
    y += thick;
  }
  return kit;
}

export function tray(wood = 'wood:oak'): Kit {
  const kit = new Kit().add(wood, softBox(0.42, 0.012, 0.28, { radius: 0.005 }), { y: 0.006 });
  for (const side of [-1, 1]) {
    kit.add(wood, softBox(0.42, 0.03, 0.012, { radius: 0.004 }), { y: 0.02, z: side * 0.134 });
    kit.add(wood, softBox(0.012, 0.029, 0.26, { radius: 0.004, grain: 'z' }), { x: side * 0.204, y: 0.02 });
  }
  return kit;
}

function basket(): Kit {
  const kit = new Kit();
  for (let i = 0; i < 15; i++) {
    const y = 0.012 + i * 0.021;
    const radius = 0.17 + 0.035 * Math.sin((i / 14) * Math.PI * 0.8);
    kit.add(
      'knit:#b3936a',
      lathe(
        [
          [radius - 0.012, y - 0.011],
          [radius, y - 0.008],
          [radius + 0.005, y],
          [radius, y + 0.008],
          [radius - 0.012, y + 0.011],
        ],
        56,
      ),
    );
  }
  return kit.add(
    'paper:#6b543a',
    lathe(
      [
        [0, 0.01],
        [0.165, 0.01],
      ],
      40,
    ),
  );
}

/** A basket with a blanket thrown over its rim. */
export function blanketBasket(material = 'knit:#b9a58c'): Kit {
  const blanket = drape({
    width: 0.44,
    length: 0.24,
    drop: 0.2,
    seed: 6,
    foot: false,
    puff: 0.01,
    fold: 0.012,
    thickness: 0.016,
  });
  return basket().add(material, blanket, { y: 0.325, z: -0.1 });
}
