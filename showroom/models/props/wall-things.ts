import { PlaneGeometry, Vector2 } from 'three';
import { Kit } from '../geometry/kit.ts';
import { lathe } from '../geometry/lathe.ts';
import { noise } from '../geometry/noise.ts';
import { slab } from '../geometry/slab.ts';
import { softBox } from '../geometry/soft-box.ts';

/** A framed print, centred, facing +z. */
export function framedArt(width: number, height: number, print: string, wood = 'wood:oak'): Kit {
  const kit = new Kit();
  const bar = 0.022;
  for (const side of [-1, 1]) {
    kit.add(wood, softBox(width - 2 * bar, bar, 0.03, { radius: 0.002 }), { y: (side * (height - bar)) / 2 });
    kit.add(wood, softBox(bar, height, 0.03, { radius: 0.002, grain: 'y' }), { x: (side * (width - bar)) / 2 });
  }
  const sheet = new PlaneGeometry(width - bar, height - bar);
  const uv = sheet.getAttribute('uv');
  // As in glTF, a picture's first row is v = 0.
  for (let i = 0; i < uv.count; i++) uv.setY(i, 1 - uv.getY(i));
  return kit.add(`art:${print}`, sheet, { z: 0.004 });
}

export function roundMirror(radius: number, frame = 'metal:brass'): Kit {
  const kit = new Kit();
  kit.add(
    frame,
    lathe(
      [
        [radius - 0.014, 0.012],
        [radius, 0.012],
        [radius, -0.012],
        [radius - 0.014, -0.012],
        [radius - 0.014, 0.012],
      ],
      120,
    ),
    { rx: Math.PI / 2 },
  );
  return kit.add(
    'mirror',
    lathe(
      [
        [0, 0],
        [radius - 0.013, 0],
      ],
      96,
    ),
    { rx: Math.PI / 2, z: 0.002 },
  );
}

function archOutline(width: number, height: number): Vector2[] {
  const points = [new Vector2(-width / 2, -height / 2), new Vector2(width / 2, -height / 2)];
  const spring = height / 2 - width / 2;
  for (let i = 0; i <= 40; i++)
    points.push(
      new Vector2(Math.cos((i / 40) * Math.PI) * (width / 2), spring + Math.sin((i / 40) * Math.PI) * (width / 2)),
    );
  return points;
}

/** A tall mirror with a round head, standing or hung. */
export function archMirror(width: number, height: number, frame = 'metal:black'): Kit {
  const upright = new Kit().add(frame, slab(archOutline(width, height), 0, 0.024, 0.003), { rx: -Math.PI / 2 });
  upright.add('mirror', slab(archOutline(width - 0.03, height - 0.03), 0, 0.006, 0.001), {
    rx: -Math.PI / 2,
    z: -0.001,
  });
  return new Kit().addKit(upright, { ry: Math.PI });
}

/** A curtain in its own plane, centred, with folds that widen towards the hem. */
export function curtain(width: number, height: number, seed: number, material = 'sheer'): Kit {
  const geometry = new PlaneGeometry(width, height, 160, 30);
  const position = geometry.getAttribute('position');
  const uv = geometry.getAttribute('uv');
  for (let i = 0; i < position.count; i++) {
    const x = position.getX(i);
    const y = position.getY(i);
    const down = 0.5 - y / height;
    const depth = 0.035 + 0.018 * down;
    const z =
      depth * Math.sin(x * 52 + 1.2 * noise(x * 3, down, seed)) + 0.02 * down * noise(x * 6, down * 1.3, seed + 3);
    position.setXYZ(i, x + 0.012 * noise(x * 5, down * 1.5, seed), y, z);
    uv.setXY(i, x * 2, y);
  }
  geometry.computeVertexNormals();
  return new Kit().add(material, geometry);
}
