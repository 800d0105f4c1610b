import { Vector3 } from 'three';
import { Kit } from '../geometry/kit.ts';
import { lathe } from '../geometry/lathe.ts';
import { sweep } from '../geometry/sweep.ts';
import { taperedLeg } from '../legs.ts';

function shade(kit: Kit, top: number, bottom: number, low: number, height: number, material = 'shade'): void {
  kit.add(
    material,
    lathe(
      [
        [top, low + height],
        [bottom, low],
        [bottom - 0.003, low],
        [top - 0.003, low + height],
      ],
      64,
    ),
  );
}

export function floorLamp(metal = 'metal:brass'): Kit {
  const kit = new Kit();
  kit.add(
    metal,
    lathe(
      [
        [0, 0.02],
        [0.135, 0.02],
        [0.14, 0.016],
        [0.14, 0.002],
        [0, 0.002],
      ],
      64,
    ),
  );
  kit.add(
    metal,
    lathe(
      [
        [0, 1.5],
        [0.008, 1.5],
        [0.008, 0.02],
        [0, 0.02],
      ],
      24,
    ),
  );
  shade(kit, 0.16, 0.215, 1.3, 0.32);
  return kit;
}

export function tripodLamp(wood: string): Kit {
  const kit = new Kit();
  for (let i = 0; i < 3; i++) {
    const angle = (i / 3) * Math.PI * 2 + 0.4;
    kit.add(
      wood,
      taperedLeg(
        new Vector3(Math.cos(angle) * 0.03, 1.22, Math.sin(angle) * 0.03),
        1.22,
        0.012,
        0.015,
        Math.cos(angle) * 0.27,
        Math.sin(angle) * 0.27,
      ),
    );
  }
  kit.add(
    'metal:brass',
    lathe(
      [
        [0, 1.26],
        [0.045, 1.26],
        [0.045, 1.2],
        [0, 1.2],
      ],
      32,
    ),
  );
  shade(kit, 0.19, 0.23, 1.24, 0.3);
  return kit;
}

/** A long arm that brings the light over a table. */
export function arcLamp(metal = 'metal:black'): Kit {
  const kit = new Kit();
  kit.add(
    'stone:black',
    lathe(
      [
        [0, 0.05],
        [0.15, 0.05],
        [0.155, 0.045],
        [0.155, 0],
        [0, 0],
      ],
      64,
    ),
  );
  kit.add(
    metal,
    sweep(
      [
        new Vector3(0, 0.04, 0),
        new Vector3(-0.02, 1, 0),
        new Vector3(0.12, 1.75, 0),
        new Vector3(0.62, 2.02, 0),
        new Vector3(1.02, 1.82, 0),
      ],
      () => [0.011, 0.011],
      { power: 2, steps: 60, sides: 14, across: new Vector3(0, 0, 1) },
    ),
  );
  kit.add(
    metal,
    lathe(
      [
        [0.02, 0.19],
        [0.06, 0.17],
        [0.15, 0.08],
        [0.19, 0],
        [0.186, 0],
        [0.146, 0.078],
        [0.056, 0.166],
        [0, 0.186],
      ],
      64,
    ),
    { x: 1.02, y: 1.62 },
  );
  return kit;
}

export function tableLamp(base = 'ceramic:#b9a58c'): Kit {
  const kit = new Kit();
  kit.add(
    base,
    lathe(
      [
        [0, 0],
        [0.07, 0],
        [0.085, 0.02],
        [0.1, 0.1],
        [0.085, 0.19],
        [0.045, 0.25],
        [0.022, 0.28],
        [0.02, 0.3],
        [0, 0.3],
      ],
      64,
    ),
  );
  kit.add(
    'metal:brass',
    lathe(
      [
        [0, 0.37],
        [0.006, 0.37],
        [0.006, 0.29],
        [0, 0.29],
      ],
      16,
    ),
  );
  shade(kit, 0.13, 0.185, 0.33, 0.22);
  return kit;
}

/** Hangs from the ceiling: the origin is where the shade ends below. */
export function pendantLamp(material: string, drop: number): Kit {
  const kit = new Kit();
  kit.add(
    material,
    lathe(
      [
        [0.022, 0.2],
        [0.05, 0.19],
        [0.16, 0.11],
        [0.235, 0.01],
        [0.236, 0],
        [0.231, 0],
        [0.156, 0.105],
        [0.046, 0.185],
        [0, 0.195],
      ],
      72,
    ),
  );
  kit.add(
    'metal:black',
    lathe(
      [
        [0, drop],
        [0.003, drop],
        [0.003, 0.19],
        [0, 0.19],
      ],
      10,
    ),
  );
  kit.add(
    'glow',
    lathe(
      [
        [0, 0.1],
        [0.028, 0.085],
        [0.035, 0.06],
        [0.028, 0.035],
        [0, 0.025],
      ],
      32,
    ),
  );
  return kit;
}
