import { Kit } from '../geometry/kit.ts';
import { random } from '../geometry/random.ts';
import { softBox } from '../geometry/soft-box.ts';

/** Cloth and paper covers that sit quietly together. */
const COVERS = [
  '#d8d0c2',
  '#6d7f78',
  '#c9a27d',
  '#4d5358',
  '#a65f42',
  '#e4ddcf',
  '#8c8472',
  '#2f4650',
  '#b9a98d',
  '#7a4a3a',
  '#cbbf9f',
  '#56614f',
] as const;

/** One closed book, lying: its spine towards -x. */
function book(width: number, thick: number, depth: number, cover: string): Kit {
  const kit = new Kit();
  kit.add('paper:#efe9dd', softBox(width - 0.008, thick - 0.006, depth - 0.012, { radius: 0.001, rounds: 1 }), {
    x: 0.002,
  });
  for (const side of [-1, 1])
    kit.add(cover, softBox(width, 0.003, depth, { radius: 0.0012, rounds: 1 }), { y: side * (thick / 2 - 0.0015) });
  return kit.add(cover, softBox(0.005, thick - 0.0005, depth - 0.0004, { radius: 0.002, rounds: 1 }), {
    x: -width / 2,
  });
}

const coverOf = (draw: () => number): string => `paper:${COVERS[Math.floor(draw() * COVERS.length)] ?? COVERS[0]}`;

/** Books lying on each other, none quite straight, the largest below. */
export function bookStack(count: number, seed: number): Kit {
  const kit = new Kit();
  const draw = random(seed * 31 + 7);
  let y = 0;
  for (let i = 0; i < count; i++) {
    const thick = 0.018 + draw() * 0.02;
    const width = 0.28 - i * 0.016 - draw() * 0.03;
    kit.addKit(book(width, thick, width * 0.74, coverOf(draw)), {
      y: y + thick / 2,
      ry: Math.PI / 2 + (draw() - 0.5) * 0.35,
    });
    y += thick;
  }
  return kit;
}

/** Books standing in a row of this length, their spines to +z; the last ones lean. */
export function bookRow(length: number, seed: number): Kit {
  const kit = new Kit();
  const draw = random(seed * 57 + 3);
  let x = -length / 2;
  while (x < length / 2 - 0.05) {
    const thick = 0.016 + draw() * 0.03;
    const tall = 0.19 + draw() * 0.09;
    const deep = tall * 0.68;
    const cover = coverOf(draw);
    const upright = new Kit().addKit(book(deep, thick, tall, cover), { rx: Math.PI / 2, rz: Math.PI / 2 });
    const last = x + thick > length / 2 - 0.1;
    kit.addKit(new Kit().addKit(upright, { ry: Math.PI / 2 }), {
      x: x + thick / 2 + (last ? 0.02 : 0),
      y: tall / 2 + (last ? -0.002 : 0),
      z: 0.06 - deep / 2 - draw() * 0.02,
      rz: last ? 0.14 : 0,
    });
    x += thick + 0.0015;
  }
  return kit;
}
