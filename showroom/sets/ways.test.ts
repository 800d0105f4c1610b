import { Box3 } from 'three';
import { describe, expect, it } from 'vitest';
import { buildScene } from './build-scene.ts';
import { heroes } from './heroes.ts';
import type { Scene, SceneSet } from './scene.ts';
import type { SceneView } from './view.ts';

function heroIn(publicId: string, set: SceneSet): Scene {
  const hero = heroes.find((one) => one.publicId === publicId);
  if (!hero) throw new Error(`no ${publicId}`);
  return { ...hero, set };
}

/** How high something this far back is still in the picture, in meters: the camera is level and its lens is shifted. */
const topAt = ({ from, lens, shift = 0 }: SceneView, z: number) =>
  from[2] + (-z - from[1]) * (36 / lens) * (1 / 3 + shift);

describe('the open way, for Home', () => {
  it.each([
    ['a bed', heroIn('hero/hero-4', { shell: 'prewar', way: 'open', hour: 'evening', seed: 60 })],
    ['a table and its sideboard', heroIn('hero/hero-5', { shell: 'arch', way: 'open', hour: 'morning', seed: 45 })],
  ])('shows the whole picture that hangs behind %s', (_, scene) => {
    const { kit, view } = buildScene(scene);
    const art = new Box3();
    for (const [material, geometries] of kit.parts)
      if (material.startsWith('art:'))
        for (const geometry of geometries) {
          geometry.computeBoundingBox();
          if (geometry.boundingBox) art.union(geometry.boundingBox);
        }
    expect(art.isEmpty()).toBe(false);
    expect(topAt(view, art.min.z)).toBeGreaterThan(art.max.y + 0.03);
  });
});
