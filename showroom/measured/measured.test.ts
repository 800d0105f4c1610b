import { statSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { pieces, recordIdOf } from '../catalog/index.ts';
import type { Piece } from '../catalog/piece.ts';
import { buildModel, metres } from '../models/index.ts';
import drawnJson from '../pictures/drawings.json' with { type: 'json' };
import type { DrawnPieces } from './drawn-pieces.ts';
import { drawingOf } from './elevation.ts';
import { marksOf } from './marks.ts';
import { cornersOf, studioCamera } from './studio-camera.ts';
import { outlineOf, partsOf } from './trace.ts';

const drawn: DrawnPieces = drawnJson;
const pictures = new URL('../pictures/', import.meta.url).pathname;

function pieceOf(slug: string): Piece {
  const piece = pieces.find((one) => one.slug === slug);
  if (!piece) throw new Error(`no piece ${slug}`);
  return piece;
}

describe('a piece drawn from its model', () => {
  it.each(pieces.map((piece) => [piece.slug, piece] as const))('%s has its own proportions', (_slug, piece) => {
    const drawing = drawn.drawings[drawn.of[recordIdOf(piece)] ?? ''];
    if (!drawing) throw new Error('not drawn');
    const { width, depth, height } = piece.model.size;
    const { inch, front, above } = drawing;
    // A pixel is two units; a side is rounded to whole pixels.
    expect(Math.abs(front.width - width * inch)).toBeLessThan(2.5);
    expect(Math.abs(front.height - height * inch)).toBeLessThan(2.5);
    expect(Math.abs(above.height - depth * inch)).toBeLessThan(2.5);
    for (const path of [above.outline, above.parts]) expect(path).toMatch(/^M[\d\s.lMz-]+z$/);
    if (piece.kind !== 'rug') expect(front.outline).toMatch(/^M/);
  });

  it('weigh little, each and together', () => {
    const each = Object.values(drawn.drawings).map(({ front, above }) =>
      [front, above].reduce((sum, { outline, parts }) => sum + outline.length + parts.length, 0),
    );
    expect(Math.max(...each)).toBeLessThan(40_000);
    expect(statSync(`${pictures}drawings.json`).size).toBeLessThan(2_500_000);
  });

  it('are drawn as their models are today', () => {
    for (const slug of ['hoop-dining-chair-walnut', 'lens-coffee-table-glass-and-brass', 'fret-rug-5x8']) {
      const piece = pieceOf(slug);
      expect(drawingOf(buildModel(piece.model))).toEqual(drawn.drawings[drawn.of[recordIdOf(piece)] ?? '']);
    }
  });

  it('trace a square, a hole in it and the line between two parts', () => {
    const labels = new Uint16Array(20 * 20);
    for (let y = 2; y < 18; y++) for (let x = 2; x < 18; x++) labels[y * 20 + x] = x < 10 ? 1 : 2;
    for (let y = 6; y < 14; y++) for (let x = 11; x < 17; x++) labels[y * 20 + x] = 0;
    const raster = { width: 20, height: 20, labels };
    expect(outlineOf(raster).match(/M/g)).toHaveLength(2);
    expect(partsOf(raster).match(/M/g)).toHaveLength(3);
  });
});

describe('measures in the photograph', () => {
  it.each(pieces.map((piece) => [piece.slug, piece] as const))('%s has them all within the picture', (_slug, piece) => {
    const marks = marksOf(piece);
    const names = piece.kind === 'rug' ? ['width', 'depth'] : ['width', 'depth', 'height'];
    expect(marks.map(({ of }) => of)).toEqual(names);
    for (const place of marks.flatMap(({ from, to }) => [...from, ...to])) {
      expect(place).toBeGreaterThan(0.005);
      expect(place).toBeLessThan(0.995);
    }
  });

  it.each(['alder-sofa-sage', 'saddler-lounge-chair-cognac', 'ledger-desk-walnut'])(
    'agree with what the camera saw of %s',
    async (slug) => {
      const piece = pieceOf(slug);
      const size = metres(piece.model.size);
      const { studioView } = await import('../camera/views.ts');
      const view = studioView(piece, 'front');
      const seen = cornersOf(size).map(studioCamera(size, view));
      const box = ([0, 1] as const).map((axis) => seen.map((shares) => shares[axis]));
      // The cut-out is the product's part of the same picture, trimmed to what can be seen.
      const cutOut = await sharp(`${pictures}furniture/${recordIdOf(piece)}/cut-out.webp`).metadata();
      const [wide = 0, tall = 0] = box.map((values) => Math.max(...values) - Math.min(...values));
      expect(cutOut.width / (wide * view.width)).toBeGreaterThan(0.9);
      expect(cutOut.width / (wide * view.width)).toBeLessThan(1.01);
      expect(cutOut.height / (tall * view.height)).toBeGreaterThan(0.85);
      expect(cutOut.height / (tall * view.height)).toBeLessThan(1.01);
    },
  );
});
