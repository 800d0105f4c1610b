import { Vector3 } from 'three';
import { random } from '../../models/geometry/random.ts';
import type { Placement } from '../../models/parts.ts';
import { artFamilies } from '../../models/patterns/generated-art.ts';
import {
  arcLamp,
  bookStack,
  branches,
  candles,
  cup,
  fallingThrow,
  floorLamp,
  framedArt,
  fruitBowl,
  oliveTree,
  pottery,
  roundMirror,
  rubberPlant,
  snakePlant,
  tableLamp,
  tripodLamp,
} from '../../models/props/index.ts';
import type { Furnishing, Placed } from '../furnish.ts';
import type { Finish, Shell } from '../shells/index.ts';

const THROWS = { Draper: '#b98b3c', Axelrod: '#8b8680', 'Moody light': '#cfc3ab', 'Moody dark': '#8f5a46' } as const;
/** For a seat of nearly the first one's color. */
const OTHER_THROWS = {
  Draper: '#efe6d6',
  Axelrod: '#d8d2c6',
  'Moody light': '#a3ad9b',
  'Moody dark': '#c9b79c',
} as const;
/** How far a throw is from what it lies on, so that no cushion shows through its folds. */
const CLEAR = 0.02;
/** Below this a seat has only its base and feet. */
const FEET = 0.25;
/** How unlike a seat a throw has to be, of 255 in each of red, green and blue. */
const UNLIKE = 60;
const BASES = { Draper: '#c9b79c', Axelrod: '#4b4a48', 'Moody light': '#e3ddd2', 'Moody dark': '#6a5a4a' } as const;
const LETTERS = { Draper: 'd', Axelrod: 'a', 'Moody light': 'l', 'Moody dark': 'k' } as const;

const tones = (color: string) => [1, 3, 5].map((i) => Number.parseInt(color.slice(i, i + 2), 16));

/** The things of life in a room: what they are is drawn from the scene's seed, so no two rooms have the same. */
export class Dressing {
  readonly room: Furnishing;
  readonly shell: Shell;
  readonly finish: Finish;
  readonly seed: number;
  private readonly draw: () => number;
  private readonly dark: boolean;
  private readonly lit: number;

  constructor(room: Furnishing, shell: Shell, finish: Finish) {
    const { set, style } = room.scene;
    this.room = room;
    this.shell = shell;
    this.finish = finish;
    this.seed = set?.seed ?? 1;
    this.draw = random(this.seed * 7919 + 3);
    this.dark = style === 'Axelrod' || style === 'Moody dark';
    this.lit = set?.hour === 'evening' ? 2.6 : 1;
  }

  private get style() {
    return this.room.scene.style;
  }

  floorLamp(x: number, z: number): void {
    const kinds =
      this.style === 'Axelrod' ? ['arc', 'floor'] : this.style === 'Moody light' ? ['tripod'] : ['floor', 'tripod'];
    const kind = kinds[this.seed % kinds.length];
    if (kind === 'arc') {
      this.room.add(arcLamp(), { x, z, ry: -Math.PI * 0.86 });
      this.room.lamp(x - 0.92, 1.64, z + 0.42, 7 * this.lit);
      return;
    }
    if (kind === 'tripod') this.room.add(tripodLamp(this.finish.wood), { x, z });
    else this.room.add(floorLamp(this.finish.metal), { x, z });
    this.room.lamp(x, 1.43, z, 7 * this.lit);
  }

  tableLamp(x: number, y: number, z: number): void {
    this.room.add(tableLamp(`ceramic:${BASES[this.style]}`), { x, y, z });
    this.room.lamp(x, y + 0.42, z, 4 * this.lit);
  }

  plant(x: number, z: number): void {
    const pots = this.dark ? ['#6a5a4a', '#4b4a48', '#8f6a52'] : ['#e9e4da', '#c9b79c', '#b9754f'];
    const pot = `ceramic:${pots[this.seed % pots.length] ?? pots[0]}`;
    const kinds = [
      () => rubberPlant(1.35 + this.draw() * 0.3, pot),
      () => oliveTree(1.75 + this.draw() * 0.3, pot),
      () => snakePlant(0.9, pot),
    ];
    const grow = kinds[(this.seed + (this.style === 'Moody light' ? 1 : 0)) % kinds.length];
    if (grow) this.room.add(grow(), { x, z, ry: this.draw() * 6 });
  }

  /** Pictures behind the furniture: one large, two, or three; or a mirror. */
  art(x: number, low: number, wide: number): void {
    if (!this.shell.art) return;
    const { room, finish, seed } = this;
    const z = 0.022;
    const frame = this.dark ? 'wood:black' : finish.wood === 'wood:ash' ? 'wood:oak' : finish.wood;
    const name = (i: number) => `${artFamilies[(seed + i) % artFamilies.length]}-${LETTERS[this.style]}${seed + i}`;
    const kind = (['one', 'two', 'mirror', 'one', 'three', 'two'] as const)[seed % 6];
    if (kind === 'mirror' && wide > 1) {
      const radius = 0.44;
      room.add(roundMirror(radius, finish.metal), { x, y: low + radius, z });
    } else if (kind === 'three' && wide > 1.7) {
      for (const [i, at] of [-0.64, 0, 0.64].entries())
        room.add(framedArt(0.54, 0.7, name(i), frame), { x: x + at, y: low + 0.35, z });
    } else if (kind === 'two' && wide > 1.4) {
      for (const [i, at] of [-0.4, 0.4].entries())
        room.add(framedArt(0.68, 0.88, name(i), frame), { x: x + at, y: low + 0.44, z });
    } else room.add(framedArt(0.86, 1.12, name(0), frame), { x: x + (this.draw() - 0.5) * 0.3, y: low + 0.56, z });
  }

  /** On a low table: books, and a bowl, pots or a cup. */
  onTable(x: number, y: number, z: number, reach = 0.3): void {
    const { room, seed } = this;
    room.add(bookStack(2 + (seed % 2), seed), { x: x - reach * 0.55, y, z: z + 0.05, ry: this.draw() });
    if (seed % 3 === 0) room.add(fruitBowl(seed), { x: x + reach * 0.5, y, z: z - 0.06 });
    else if (seed % 3 === 1) room.add(pottery(seed, 2), { x: x + reach * 0.6, y, z: z - 0.08 });
    else room.add(candles(), { x: x + reach * 0.45, y, z: z - 0.05 });
    room.add(cup(seed), { x: x + reach * 0.12, y, z: z + 0.14, ry: this.draw() * 6 });
  }

  /** On a small table or a nightstand. */
  onStand(x: number, y: number, z: number): void {
    const { room, seed } = this;
    if (seed % 2) room.add(bookStack(2, seed + 3), { x, y, z: z + 0.03, ry: this.draw() });
    else room.add(cup(seed + 1), { x, y, z: z + 0.05 });
  }

  /** Along a sideboard or a dresser, from -half to half: branches, or a lamp where a vase is already near it. */
  onConsole(x: number, y: number, z: number, half: number, turn = 0, tall: 'branches' | 'lamp' = 'branches'): void {
    const { room, seed } = this;
    const along = (share: number) => ({ x: x + Math.cos(turn) * share * half, z: z - Math.sin(turn) * share * half });
    const vessel = this.dark ? 'ceramic:#5a524a' : 'ceramic:#e3ddd2';
    const end = along(seed % 2 ? -0.62 : 0.62);
    if (tall === 'lamp') this.tableLamp(end.x, y, end.z);
    else room.add(branches(vessel), { ...end, y });
    room.add(bookStack(3, seed + 1), { ...along(seed % 2 ? 0.1 : -0.12), y, ry: turn + 0.2 });
    room.add(pottery(seed + 2), { ...along(seed % 2 ? 0.58 : -0.6), y, ry: turn });
  }

  /** A throw that falls over a seat, from its back to below its front edge, where the piece is lowest. */
  throwOn(piece: Placed, placement: Placement, at: number, width = 0.42): void {
    const heights = new Map<number, number>();
    const step = 0.04;
    let [back, front] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
    for (const geometries of piece.model.parts.values()) {
      for (const geometry of geometries) {
        const position = geometry.getAttribute('position');
        for (let i = 0; i < position.count; i++) {
          if (Math.abs(position.getX(i) - at) > width / 2 + 0.01) continue;
          const z = position.getZ(i);
          const [y, bin] = [position.getY(i), Math.round(z / step)];
          heights.set(bin, Math.max(heights.get(bin) ?? 0, y));
          back = Math.min(back, bin);
          if (y > FEET) front = Math.max(front, bin);
        }
      }
    }
    const bins = [...heights]
      .sort(([one], [other]) => one - other)
      .filter(([bin]) => bin > back + 1 && bin < front - 1);
    const last = bins.at(-1);
    if (!last) return;
    // Over the highest of each place and its neighbors: a cushion bulges between them.
    const over = (bin: number) => Math.max(...[-1, 0, 1].map((next) => heights.get(bin + next) ?? 0)) + CLEAR;
    const path = bins.filter((_, i) => i % 2 === 0).map(([bin]) => new Vector3(at, over(bin), bin * step));
    const edge = (front + 0.5) * step + CLEAR;
    for (let y = last[1] - 0.05; y > Math.max(0.16, last[1] - 0.26); y -= 0.06) path.push(new Vector3(at, y, edge));
    this.room.add(fallingThrow(path, width, `knit:${this.throwOf(piece)}`, this.seed), placement);
  }

  /** The style's color, or another one on a seat of the same. */
  private throwOf({ model }: Placed): string {
    const parts = [...model.parts].map(([material, geometries]) => ({
      color: /#[0-9a-f]{6}/i.exec(material)?.[0],
      size: geometries.reduce((sum, geometry) => sum + geometry.getAttribute('position').count, 0),
    }));
    const { color = '#000000' } =
      parts.filter((part) => part.color).sort((one, other) => other.size - one.size)[0] ?? {};
    const chosen = THROWS[this.style];
    const apart = Math.hypot(...tones(chosen).map((tone, i) => tone - (tones(color)[i] ?? 0)));
    return apart < UNLIKE ? OTHER_THROWS[this.style] : chosen;
  }
}
