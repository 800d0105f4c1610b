import { blanketBasket } from '../../models/props/index.ts';
import type { Placed } from '../furnish.ts';
import type { Dressing } from './dressing.ts';

function bedside(dressing: Dressing, half: number, close: boolean, shift: number): void {
  const { room } = dressing;
  const stand = room.piece('nightstand');
  if (!stand) return;
  const other = room.piece('nightstand_2') ?? stand;
  for (const [side, piece] of [
    [1, stand],
    [-1, other],
  ] as const) {
    if (side < 0 && close) continue;
    const x = shift + side * (half + piece.size.w / 2 + 0.06);
    const z = 0.04 + piece.size.d / 2;
    piece.put({ x, z });
    dressing.tableLamp(x - side * 0.03, piece.size.h, z - 0.03);
    if (side > 0) dressing.onStand(x + 0.04, piece.size.h, z + 0.1);
  }
}

/** Something beside the bed or along the wall at the side: a dresser, or a chair to read in. */
function along(dressing: Dressing, bed: Placed, close: boolean, shift: number): void {
  const { room, shell } = dressing;
  const right = shell.width / 2 - shell.center * room.side;
  const dresser = room.piece('dresser');
  const beside =
    shift + bed.size.w / 2 + (room.scene.pieces.nightstand ? 0.74 : 0.3) + (dresser ? dresser.size.w / 2 : 0);
  if (dresser && (close || (shell.free ?? 0) > beside + dresser.size.w / 2)) {
    dresser.put({ x: beside, z: 0.03 + dresser.size.d / 2 });
    dressing.onConsole(beside, dresser.size.h, 0.03 + dresser.size.d / 2, dresser.size.w / 2);
  } else if (dresser) {
    const x = right - 0.03 - dresser.size.d / 2;
    dresser.put({ x, z: 1.5, ry: -Math.PI / 2 });
    dressing.onConsole(x, dresser.size.h, 1.5, dresser.size.w / 2, -Math.PI / 2);
  }
  const chair = room.piece('lounge_chair');
  const chairX = shift - (bed.size.w / 2 + 0.85);
  if (chair) {
    const place = { x: chairX, z: 1.75, ry: 0.9 };
    chair.put(place);
    dressing.throwOn(chair, place, 0, 0.34);
  } else room.add(blanketBasket(), { x: chairX, z: 1.2 });
}

/** A bed in the middle of the wall, or two of them with one stand between. */
export function bedroomGroup(dressing: Dressing): void {
  const { room, shell } = dressing;
  const bed = room.piece('bed');
  if (!bed) return;
  const rug = room.piece('rug');
  const lift = rug ? Math.min(rug.size.h, 0.012) : 0;
  rug?.put({ x: 0, z: 0.85 + rug.size.d / 2 });
  const z = 0.05 + bed.size.d / 2;
  const twin = room.piece('bed_2');
  if (twin) {
    const stand = room.piece('nightstand');
    const gap = (stand?.size.w ?? 0.5) / 2 + 0.06;
    bed.put({ x: -(gap + bed.size.w / 2), y: lift, z });
    twin.put({ x: gap + twin.size.w / 2, y: lift, z: 0.05 + twin.size.d / 2 });
    const foot = 0.16 + Math.max(bed.size.d, twin.size.d);
    const [bench, second] = [room.piece('bench'), room.piece('bench_2')];
    bench?.put({ x: -(gap + bed.size.w / 2), y: lift, z: foot + bench.size.d / 2 });
    second?.put({ x: gap + twin.size.w / 2, y: lift, z: foot + second.size.d / 2 });
    if (stand) {
      stand.put({ x: 0, z: 0.04 + stand.size.d / 2 });
      dressing.tableLamp(0, stand.size.h, 0.03 + stand.size.d / 2);
    }
  } else {
    // A close picture is of one side of the bed: it makes room for what is beside it.
    const close = room.scene.set?.way === 'vignette';
    const shift = close ? -0.42 : 0;
    bed.put({ x: shift, y: lift, z });
    bedside(dressing, bed.size.w / 2, close, shift);
    const bench = room.piece('bench');
    bench?.put({ x: shift, y: lift, z: 0.05 + bed.size.d + 0.1 + bench.size.d / 2 });
    along(dressing, bed, close, shift);
  }
  dressing.art(0, Math.max(1.34, bed.size.h + 0.24), bed.size.w);
  const half = shell.width / 2 - Math.abs(shell.center);
  const out = bed.size.w / 2 + (twin ? bed.size.w / 2 + 0.8 : 1.05);
  if (half > out + 0.2) dressing.plant(-out, 0.4);
}
