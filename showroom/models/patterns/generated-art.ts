import { noise } from '../geometry/noise.ts';
import { random } from '../geometry/random.ts';

type Inside = (x: number, y: number) => boolean;
export type Layer = readonly [colour: string, inside: Inside];
export interface Print {
  paper: string;
  layers: Layer[];
  margin?: number;
}

/** By the first letter of a style: Draper, Axelrod, Moody light, Moody dark (k). */
const palettes: Readonly<Record<string, readonly (readonly string[])[]>> = {
  d: [
    ['#f1ece2', '#c47a4f', '#6f7f73', '#d9b98a', '#3f4a4c'],
    ['#f3eadb', '#b98b3c', '#8f4a2c', '#7d8c7a', '#e0c9a2'],
  ],
  a: [
    ['#ece8e1', '#2b2a29', '#8b8680', '#a5583a', '#54585a'],
    ['#e3ded5', '#4a4642', '#b0764f', '#777068', '#2f3437'],
  ],
  l: [
    ['#f3efe6', '#b9c8cb', '#8da5ab', '#d8c6a6', '#7d8f86'],
    ['#efe8da', '#c9b79c', '#a9b3a0', '#d9c2a4', '#8a8672'],
  ],
  k: [
    ['#e6dac4', '#5f3a3f', '#3f4a4c', '#b98b5a', '#7c5a45'],
    ['#ddd3c0', '#35454a', '#7a4a3a', '#c2a878', '#54604f'],
  ],
};

const families: Readonly<Record<string, (colours: readonly string[], draw: () => number) => Print>> = {
  /** Fields of color with soft edges. */
  field: ([paper = '', ...inks], draw) => {
    const cut = -0.1 + draw() * 0.3;
    const wide = 0.33 + draw() * 0.05;
    const block =
      (low: number, high: number, seed: number): Inside =>
      (x, y) =>
        Math.abs(x) < wide + 0.014 * noise(y * 9, seed, 1) &&
        y > low + 0.014 * noise(x * 8, seed, 2) &&
        y < high + 0.014 * noise(x * 8, seed, 3);
    return {
      paper,
      layers: [
        [inks[0] ?? '', block(cut + 0.03, 0.5, draw() * 90)],
        [inks[2] ?? '', block(-0.5, cut, draw() * 90)],
        [inks[1] ?? '', block(cut + 0.03, cut + 0.11 + draw() * 0.08, draw() * 90)],
      ],
    };
  },
  /** Hills behind hills. */
  hills: ([paper = '', ...inks], draw) => {
    const shift = draw() * 60;
    return {
      paper,
      layers: inks.map((ink, i): Layer => {
        const at = 0.16 - i * 0.17 + draw() * 0.05;
        return [
          ink,
          (x, y) => y < at + 0.13 * noise(x * 1.7 + shift, i * 5 + shift, 0) + 0.02 * noise(x * 8, i + shift, 2),
        ];
      }),
      margin: 0.09,
    };
  },
  /** Cut paper, as pebbles or leaves. */
  stones: ([paper = '', ...inks], draw) => ({
    paper,
    layers: inks.slice(0, 4).map((ink, i): Layer => {
      const [cx, cy] = [(draw() - 0.5) * 0.36, 0.32 - i * 0.2 + (draw() - 0.5) * 0.08];
      const [rx, ry] = [0.12 + draw() * 0.13, 0.1 + draw() * 0.1];
      return [ink, (x, y) => ((x - cx) / rx) ** 2 + ((y - cy) / ry) ** 2 + 0.16 * noise(x * 4, y * 4, i * 9 + cx) < 1];
    }),
  }),
  /** Fine lines, as on the map of a mountain. */
  contour: ([paper = '', ...inks], draw) => {
    const shift = draw() * 80;
    const ink = inks[3] ?? '';
    const height = (x: number, y: number) =>
      noise(x * 1.6 + shift, y * 1.6, shift) + 0.3 * noise(x * 3.4, y * 3.4, shift + 9);
    return {
      paper,
      layers: [
        [inks[0] ?? '', (x, y) => height(x, y) > 0.62],
        [ink, (x, y) => Math.abs(((height(x, y) * 7 + 70) % 1) - 0.5) < 0.045],
      ],
      margin: 0.12,
    };
  },
  /** A twig with its leaves. */
  twig: ([paper = '', ...inks], draw) => {
    const lean = (draw() - 0.5) * 0.3;
    const bow = 0.1 + draw() * 0.1;
    const stem = (y: number) => lean * y + bow * Math.sin((y + 0.5) * 2.4) - bow * 0.6;
    const leaves = Array.from({ length: 13 }, (_, i) => {
      const y = -0.3 + i * 0.055;
      const side = i % 2 ? 1 : -1;
      const angle = side * (0.7 + draw() * 0.35);
      const long = 0.1 + draw() * 0.035 - Math.abs(i - 6) * 0.004;
      return { x: stem(y) + Math.sin(angle) * long, y: y + Math.cos(angle) * long, angle, long };
    });
    const inLeaf = (x: number, y: number) =>
      leaves.some((leaf) => {
        const [dx, dy] = [x - leaf.x, y - leaf.y];
        const along = dx * Math.sin(leaf.angle) + dy * Math.cos(leaf.angle);
        const across = dx * Math.cos(leaf.angle) - dy * Math.sin(leaf.angle);
        return (along / leaf.long) ** 2 + (across / (leaf.long * 0.36)) ** 2 < 1;
      });
    return {
      paper,
      layers: [
        [inks[1] ?? '', inLeaf],
        [inks[3] ?? '', (x, y) => Math.abs(x - stem(y)) < 0.006 && y > -0.48 && y < 0.42],
      ],
      margin: 0.1,
    };
  },
};

export const artFamilies = Object.keys(families);

/** The print that a name like `hills-d7` means: a family, a style's letter and a seed. */
export function generatedPrint(name: string): Print | undefined {
  const [, family = '', letter = '', seed = ''] = /^([a-z]+)-([dalk])(\d+)$/.exec(name) ?? [];
  const draw = random(Number(seed) * 101 + 17);
  const choice = palettes[letter] ?? [];
  const colours = choice[Math.floor(draw() * choice.length)];
  return colours ? families[family]?.(colours, draw) : undefined;
}
