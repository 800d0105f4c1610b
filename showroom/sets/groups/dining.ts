import { Kit, softBox } from '../../models/parts.ts';
import { branches, fruitBowl, pendantLamp, placeSetting } from '../../models/props/index.ts';
import type { Placed } from '../furnish.ts';
import type { Dressing } from './dressing.ts';

/** The table's middle, from the wall. */
const OUT = 1.85;

/** A narrower table has no vase on it. */
const VASE = 0.95;

/** As wide as it's deep. */
const isEven = ({ size }: Placed) => Math.abs(size.w - size.d) < 0.05;
/** Where chairs are around an even table, in radians: at one with corners, between its legs. */
const AROUND = [0.55, 2.2, 3.75, 5.35];
const SIDES = [0, Math.PI / 2, Math.PI, -Math.PI / 2];

/** Chairs around the table, one of them pulled out. */
function seats({ room, seed }: Dressing, table: Placed, chair: Placed, lift: number): void {
  const other = room.piece('dining_chair_2');
  const reach = table.size.d / 2 + chair.size.d * 0.26;
  const pulled = seed % 2;
  if (isEven(table)) {
    (table.shape === 'round' ? AROUND : SIDES).forEach((angle, i) => {
      const away = reach + (i === pulled ? 0.3 : 0.02);
      (i % 2 && other ? other : chair).put({
        x: Math.sin(angle) * away,
        y: lift,
        z: OUT + Math.cos(angle) * away,
        ry: angle + Math.PI + (i === pulled ? 0.4 : 0.04),
      });
    });
    return;
  }
  const columns = table.size.w > 1.7 ? [-0.29, 0.29] : [-0.23, 0.23];
  columns.forEach((share, i) => {
    const out = i === pulled;
    chair.put({ x: share * table.size.w, y: lift, z: OUT - reach, ry: 0.03 });
    chair.put({
      x: share * table.size.w,
      y: lift,
      z: OUT + reach + (out ? 0.26 : 0),
      ry: Math.PI + (out ? 0.42 : -0.05),
    });
  });
  const end = other ?? chair;
  for (const side of other ? [1, -1] : [1])
    end.put({
      x: side * (table.size.w / 2 + end.size.d * 0.32),
      y: lift,
      z: OUT,
      ry: (-side * Math.PI) / 2 - 0.06 * side,
    });
}

function stools({ room }: Dressing, table: Placed, lift: number): void {
  const stool = room.piece('stool');
  if (!stool) return;
  const other = room.piece('stool_2') ?? stool;
  const reach = table.size.d / 2 + 0.1;
  for (const share of [-0.27, 0.27]) {
    stool.put({
      x: share * table.size.w,
      y: lift,
      z: OUT + reach + (share > 0 ? 0.2 : 0.04),
      ry: Math.PI + (share > 0 ? 0.5 : -0.15),
    });
    other.put({ x: share * table.size.w, y: lift, z: OUT - reach, ry: share * 0.5 });
  }
}

/** A kitchen counter with its stools in a row. */
function counter({ room, finish }: Dressing): void {
  const long = 2.6;
  room.add(
    new Kit()
      .add(`paint:${finish.deep}`, softBox(long - 0.1, 0.87, 0.62, { radius: 0.006 }), { y: 0.435 })
      .add('stone:white', softBox(long, 0.045, 0.98, { radius: 0.008 }), { y: 0.893, z: 0.14 }),
    { z: OUT - 0.2 },
  );
  const stool = room.piece('stool');
  const other = room.piece('stool_2') ?? stool;
  [-0.95, -0.32, 0.32, 0.95].forEach((x, i) => {
    // A close picture shows only the first two.
    const first = room.scene.set?.way === 'vignette' ? i === 0 : i < 2;
    (first ? stool : other)?.put({ x, z: OUT + 0.5 + (i === 2 ? 0.14 : 0), ry: Math.PI + (i === 2 ? 0.5 : i * 0.06) });
  });
}

function lights({ room, shell, finish }: Dressing, width: number, hang: number): void {
  const dark = room.scene.style === 'Axelrod' || room.scene.style === 'Moody dark';
  const shade = dark ? 'metal:black' : room.scene.style === 'Draper' ? finish.metal : 'knit:#c9b48f';
  const evening = room.scene.set?.hour === 'evening';
  for (const x of width > 1.6 ? [-width * 0.24, width * 0.24] : [0]) {
    room.add(pendantLamp(shade, shell.height - hang), { x, y: hang, z: OUT });
    room.lamp(x, hang - 0.03, OUT, evening ? 26 : 7);
  }
}

/** A laid table under its lamp with a sideboard behind it, a high table with its stools, or a counter. */
export function diningGroup(dressing: Dressing): void {
  const { room, shell, seed } = dressing;
  const high = room.piece('bar_table');
  const table = room.piece('dining_table') ?? high;
  const rug = room.piece('rug');
  const lift = rug ? rug.size.h : 0;
  rug?.put({ x: 0, z: OUT });
  if (table) {
    table.put({ x: 0, y: lift, z: OUT });
    const chair = room.piece('dining_chair');
    if (high) stools(dressing, table, lift);
    else if (chair) seats(dressing, table, chair, lift);
    const top = lift + table.size.h;
    const laid = !high && seed % 2 === 1 && table.size.w > 1.2;
    room.add(fruitBowl(seed), { x: -0.14, y: top, z: OUT - 0.04 });
    if (table.size.w > VASE)
      room.add(branches(room.scene.style === 'Moody dark' ? 'ceramic:#5a524a' : 'ceramic:#e3ddd2'), {
        x: 0.26,
        y: top,
        z: OUT - 0.06,
      });
    if (laid && !isEven(table))
      for (const share of [-0.29, 0.29])
        for (const side of [-1, 1])
          room.add(placeSetting(seed), {
            x: share * table.size.w,
            y: top,
            z: OUT + side * (table.size.d / 2 - 0.19),
            ry: side > 0 ? 0 : Math.PI,
          });
  } else counter(dressing);
  lights(dressing, table?.size.w ?? 2, high || !table ? 1.9 : 1.62);
  const side = room.piece('sideboard');
  if (side) {
    const z = 0.04 + side.size.d / 2;
    side.put({ x: 0, z });
    dressing.onConsole(0, side.size.h, z, side.size.w / 2, 0, table && table.size.w > VASE ? 'lamp' : 'branches');
  }
  const bench = room.piece('bench');
  bench?.put({ x: 0, z: 0.06 + bench.size.d / 2 });
  dressing.art(0, (side?.size.h ?? 0.9) + 0.42, side?.size.w ?? 1.8);
  const half = shell.width / 2 - Math.abs(shell.center);
  dressing.plant(-Math.min(half - 0.4, 1.75), 0.42);
}
