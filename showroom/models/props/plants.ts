import { type BufferGeometry, CatmullRomCurve3, PlaneGeometry, Vector3 } from 'three';
import { Kit } from '../geometry/kit.ts';
import { lathe } from '../geometry/lathe.ts';
import { random } from '../geometry/random.ts';
import { sweep } from '../geometry/sweep.ts';

interface LeafShape {
  length: number;
  width: number;
  droop: number;
}

/** A leaf that starts at the origin and grows along +z. */
export function leaf({ length, width, droop }: LeafShape): BufferGeometry {
  const geometry = new PlaneGeometry(1, 1, 6, 12);
  const position = geometry.getAttribute('position');
  for (let i = 0; i < position.count; i++) {
    const v = position.getY(i) + 0.5;
    const u = position.getX(i) * 2;
    const half = width * Math.sin(Math.PI * v ** 0.8) ** 0.75 * 0.5;
    position.setXYZ(
      i,
      u * half,
      0.06 * width * Math.abs(u) - v * v * length * droop + 0.004 * Math.sin(v * 20) * u,
      v * length,
    );
  }
  geometry.computeVertexNormals();
  return geometry;
}

function pot(kit: Kit, radius: number, height: number, material: string): number {
  const soil = height * 0.84;
  kit.add(
    material,
    lathe(
      [
        [0, 0],
        [radius * 0.72, 0],
        [radius * 0.84, 0.02],
        [radius * 0.97, height * 0.65],
        [radius, height],
        [radius * 0.96, height + 0.004],
        [radius * 0.91, height - 0.02],
        [radius * 0.89, soil - 0.01],
        [0, soil - 0.01],
      ],
      64,
    ),
  );
  kit.add(
    'soil',
    lathe(
      [
        [0, soil + 0.004],
        [radius * 0.9, soil],
      ],
      32,
    ),
  );
  return soil;
}

/** Broad glossy leaves on five stems. */
export function rubberPlant(height = 1.5, material = 'ceramic:#e9e4da'): Kit {
  const kit = new Kit();
  const draw = random(21);
  const soil = pot(kit, 0.185, 0.31, material);
  for (let s = 0; s < 6; s++) {
    const angle = (s / 6) * Math.PI * 2 + draw();
    const lean = 0.1 + draw() * 0.16;
    const top = height * (0.62 + draw() * 0.36);
    const at = (share: number, y: number) => new Vector3(Math.cos(angle) * share, y, Math.sin(angle) * share);
    const stem = [at(0.03, soil), at(lean * 0.6, soil + (top - soil) * 0.5), at(lean * 1.5, top - 0.1)];
    kit.add(
      'bark',
      sweep(stem, (t) => [0.008 - 0.005 * t, 0.008 - 0.005 * t], { power: 2, sides: 8, steps: 14 }),
    );
    const curve = new CatmullRomCurve3(stem);
    for (let i = 0; i < 15; i++) {
      const t = 0.24 + (i / 14) * 0.76;
      const from = curve.getPointAt(t);
      const length = 0.2 + draw() * 0.09 - Math.max(0, t - 0.85) * 0.4;
      const raised = new Kit().add('leaf:#3c5430', leaf({ length, width: length * 0.42, droop: 0.34 }), {
        rx: -(0.15 + t * 0.75 + draw() * 0.25),
      });
      kit.addKit(raised, { x: from.x, y: from.y, z: from.z, ry: i * 2.4 + s + draw() * 0.5 });
    }
  }
  return kit;
}

/** Upright swords. */
export function snakePlant(height = 0.8, material = 'ceramic:#4b4a48'): Kit {
  const kit = new Kit();
  const draw = random(9);
  const soil = pot(kit, 0.14, 0.24, material);
  for (let i = 0; i < 16; i++) {
    const angle = i * 2.4;
    const reach = 0.02 + 0.055 * Math.sqrt(i / 16);
    const length = (height - soil) * (0.55 + draw() * 0.45);
    const blade = new Kit().add(i % 3 ? 'leaf:#4b6142' : 'leaf:#6d7d4e', leaf({ length, width: 0.075, droop: 0.04 }), {
      rx: -Math.PI / 2 + 0.06 + draw() * 0.16,
    });
    kit.addKit(blade, { x: Math.cos(angle) * reach, y: soil, z: Math.sin(angle) * reach, ry: Math.PI / 2 - angle });
  }
  return kit;
}

/** A slender trunk under a cloud of small grey-green leaves. */
export function oliveTree(height = 1.9, material = 'ceramic:#c9b79c'): Kit {
  const kit = new Kit();
  const draw = random(33);
  const soil = pot(kit, 0.2, 0.34, material);
  const crown = new Vector3(0.05, height * 0.68, 0.02);
  kit.add(
    'bark',
    sweep(
      [new Vector3(0, soil, 0), new Vector3(0.03, height * 0.35, -0.02), crown],
      (t) => [0.02 - 0.01 * t, 0.02 - 0.01 * t],
      { power: 2, sides: 10, steps: 20 },
    ),
  );
  for (let b = 0; b < 26; b++) {
    const angle = b * 2.4;
    const lift = draw() * 1.3 - 0.25;
    const reach = (0.18 + draw() * 0.26) * height * 0.55;
    const start = new Vector3(0.03, height * (0.42 + draw() * 0.26), -0.01);
    const end = crown
      .clone()
      .add(
        new Vector3(
          Math.cos(angle) * Math.cos(lift),
          Math.sin(lift) * 1.15,
          Math.sin(angle) * Math.cos(lift),
        ).multiplyScalar(reach),
      );
    const middle = start
      .clone()
      .lerp(end, 0.5)
      .add(new Vector3(0, 0.05, 0));
    kit.add(
      'bark',
      sweep([start, middle, end], (t) => [0.006 - 0.0045 * t, 0.006 - 0.0045 * t], { power: 2, sides: 6, steps: 10 }),
    );
    const curve = new CatmullRomCurve3([start, middle, end]);
    for (let i = 0; i < 34; i++) {
      const from = curve.getPointAt(0.3 + draw() * 0.7);
      const twig = new Kit().add(
        i % 2 ? 'leaf:#6f7c5a' : 'leaf:#566648',
        leaf({ length: 0.06 + draw() * 0.035, width: 0.016, droop: 0.2 }),
        { rx: -1.1 + draw() * 1.6 },
      );
      kit.addKit(twig, { x: from.x, y: from.y, z: from.z, ry: draw() * Math.PI * 2 });
    }
  }
  return kit;
}
