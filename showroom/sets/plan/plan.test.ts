import { Box3, Vector3 } from 'three';
import { describe, expect, it } from 'vitest';
import { roomIds, styleLabels } from '#core/catalog/index.ts';
import { budgetOf } from '../../budgets.ts';
import { catalog } from '../../catalog/index.ts';
import type { Manifest } from '../../manifest.ts';
import manifest from '../../pictures/manifest.json' with { type: 'json' };
import { buildScene } from '../build-scene.ts';
import { finishOf } from '../finishes.ts';
import { gallery } from '../gallery.ts';
import { shellNames, ways } from '../names.ts';
import { recordIdsOf } from '../scene.ts';
import { furnished, secondEdition } from '../scenes.ts';
import { shells } from '../shells/index.ts';
import { planned } from './index.ts';

const pictures: Manifest = manifest;

describe('the plan of the second edition', () => {
  it('has twelve rooms or more of each kind, in every style', () => {
    for (const room of roomIds) {
      const own = planned.filter((scene) => scene.room === room);
      expect([room, own.length >= 12]).toEqual([room, true]);
      for (const style of styleLabels)
        expect([room, style, own.some((scene) => scene.style === style)]).toEqual([room, style, true]);
    }
  });

  it('never photographs the same shell in the same way twice', () => {
    const places = secondEdition.map(({ set }) => `${set?.shell} ${set?.way}`);
    expect(new Set(places).size).toBe(places.length);
    expect(new Set(planned.map(({ set }) => set?.shell)).size).toBe(shellNames.length);
    expect(new Set(secondEdition.map(({ set }) => set?.way))).toEqual(new Set(ways));
  });

  it('shows every piece of the catalog', () => {
    const shown = new Set(planned.flatMap(recordIdsOf));
    expect(catalog.filter(({ recordId }) => !shown.has(recordId)).map(({ recordId }) => recordId)).toEqual([]);
  });

  it('is in the gallery only with the rooms that have a picture', () => {
    const shown = gallery.filter(({ set }) => set !== undefined);
    expect(shown.map(({ publicId }) => publicId).sort()).toEqual(
      secondEdition
        .map(({ publicId }) => publicId)
        .filter((id) => id in pictures)
        .sort(),
    );
  });

  it('leads the gallery, one kind of room after the other', () => {
    const first = gallery.findIndex(({ set }) => set === undefined);
    expect(gallery.slice(first).filter(({ set }) => set !== undefined)).toEqual([]);
    const places = furnished.filter(({ set }) => set !== undefined).slice(0, roomIds.length);
    expect(places.map(({ room }) => room).sort()).toEqual([...roomIds].sort());
  });

  it('has pictures that are sharp, and light enough to send', () => {
    for (const { publicId } of secondEdition) {
      const picture = pictures[publicId];
      if (!picture) continue;
      const least = publicId.startsWith('hero/') ? 2400 : 2000;
      expect([publicId, picture.width >= least, picture.bytes <= (budgetOf(publicId) ?? 0)]).toEqual([
        publicId,
        true,
        true,
      ]);
    }
  });
});

describe('a shell', () => {
  it.each(Object.entries(shells))('%s has a floor, walls and a window, and a place for the furniture', (_, build) => {
    const shell = build(finishOf('Draper', 1), 1);
    expect(shell.kit.box().getSize(new Vector3()).y).toBeGreaterThan(2.5);
    expect(shell.windows.length).toBeGreaterThan(0);
    expect(Math.abs(shell.center)).toBeLessThan(shell.width / 2);
    for (const { width, height } of shell.windows) expect(width * height).toBeGreaterThan(0.5);
  });

  // Building a room takes a second or two, so this checks one of each way.
  it.each(
    ways
      .flatMap((way) => secondEdition.filter(({ set }) => set?.way === way).slice(0, 1))
      .map((scene) => [scene.publicId, scene] as const),
  )('%s has its camera inside the walls, above the floor', (_, scene) => {
    const { view, kit } = buildScene(scene);
    const [x, y, z] = view.from;
    const room = kit.box().expandByScalar(-0.2);
    expect(new Box3(room.min, room.max).containsPoint(new Vector3(x, z, -y))).toBe(true);
    expect(z).toBeGreaterThan(0.6);
    expect(view.lens).toBeGreaterThanOrEqual(25);
  });
});
