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
/** On a shelf there are duller ones between them. */
const SHELVED = [
  ...COVERS,
  '#5d4a3e',
  '#94806a',
  '#3f4a45',
  '#b08a5e',
  '#6b5f55',
  '#a39a86',
  '#4a3b36',
  '#77807c',
] as const;

/** The paper label or gilt of a spine. */
const LABEL = 'paper:#d3bf8e';

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

const coverOf = (draw: () => number, covers: readonly string[] = COVERS): string =>
  `paper:${covers[Math.floor(draw() * covers.length)] ?? COVERS[0]}`;

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

/** A standing book, its spine to +z, centered; some have a label on the spine. */
function upright(thick: number, tall: number, deep: number, cover: string, label: boolean): Kit {
  const kit = new Kit();
  kit.addKit(new Kit().addKit(book(deep, thick, tall, cover), { rx: Math.PI / 2, rz: Math.PI / 2 }), { ry: Math.PI });
  if (label && thick > 0.02)
    kit.add(LABEL, softBox(thick * 0.78, tall * 0.13, 0.0012, { radius: 0.0004, rounds: 1 }), {
      y: tall * 0.24,
      z: deep / 2 + 0.0024,
    });
  return kit;
}

/**
 * Books standing in a row of this length, their spines to +z: single ones and volumes of a set, pushed in more or less;
 * here and there one leans on its neighbor and leaves a gap.
 */
export function bookRow(length: number, seed: number): Kit {
  const kit = new Kit();
  const draw = random(seed * 57 + 3);
  const end = length / 2;
  let x = -end;
  while (x < end - 0.03) {
    const volumes = draw() < 0.24 ? 3 + Math.floor(draw() * 4) : 1;
    const tall = 0.165 + draw() * 0.11;
    const deep = Math.min(0.19, tall * (0.66 + draw() * 0.12));
    const thick = volumes > 1 ? 0.02 + draw() * 0.014 : 0.012 + draw() ** 2 * 0.038;
    const out = 0.06 - draw() * 0.028;
    const cover = coverOf(draw, SHELVED);
    const label = draw() < 0.45;
    const lean = volumes === 1 && x > -end + 0.1 && draw() < 0.16 ? 0.1 + draw() * 0.16 : 0;
    for (let volume = 0; volume < volumes; volume++) {
      const wide = thick * Math.cos(lean) + tall * Math.sin(lean);
      if (x + wide > end) return kit;
      kit.addKit(upright(thick, tall, deep, cover, label), {
        x: x + wide / 2,
        y: (tall * Math.cos(lean) + thick * Math.sin(lean)) / 2,
        z: out - deep / 2,
        rz: lean,
      });
      x += wide + 0.001 + (lean > 0 ? draw() * 0.05 : draw() * 0.0015);
    }
  }
  return kit;
}
