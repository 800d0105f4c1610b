import { describe, expect, it } from 'vitest';
import type { PieceKind } from '../../catalog/index.ts';
import { overlap } from './box.ts';
import { layCollage } from './layout.ts';
import { paintOf } from './paint.ts';
import { type CollagePiece, openPiece } from './piece.ts';

const piece = (kind: PieceKind, number: number, given: Partial<CollagePiece> = {}): CollagePiece => ({
  ...openPiece(kind, kind, { id: `${number}`, number }),
  open: false,
  ...given,
});
const cloth = { made: 'cloth', swatch: '#7f8b7c' } as const;

const room = [
  piece('sofa', 1, cloth),
  piece('lounge_chair', 2, { made: 'leather', swatch: '#8a4f2b' }),
  piece('coffee_table', 3, { made: 'wood', swatch: '#c4a074' }),
  piece('sideboard', 4, { made: 'wood', swatch: '#6a4630' }),
  piece('rug', 5),
];

describe('a board', () => {
  it('shows two cloths and two woods, none of them under a piece', () => {
    const { chips, standing } = layCollage(room, { board: 'a', format: 'landscape' });
    expect(chips.map(({ made }) => made)).toEqual(['cloth', 'leather', 'wood', 'wood']);
    for (const chip of chips) for (const { box } of standing) expect(overlap(chip.box, box)).toBe(0);
  });

  it('shows a color once', () => {
    const twice = [piece('sofa', 1, cloth), piece('lounge_chair', 2, cloth)];
    expect(layCollage(twice, { board: 'a', format: 'landscape' }).chips).toHaveLength(1);
  });

  it('has its paint in the other corner on Board B', () => {
    expect(layCollage(room, { board: 'a', format: 'landscape' }).plane.left).toBe(0);
    expect(layCollage(room, { board: 'b', format: 'landscape' }).plane.left).toBe(61);
  });

  it('lets the anchor cross the edge of the paint', () => {
    for (const format of ['landscape', 'portrait'] as const) {
      const { plane, standing } = layCollage(room, { board: 'a', format });
      const anchor = standing.find(({ role }) => role === 'anchor')?.box;
      expect(anchor && overlap(anchor, plane) / (anchor.width * anchor.height)).toBeGreaterThan(0.05);
      expect(anchor && overlap(anchor, plane) / (anchor.width * anchor.height)).toBeLessThan(0.95);
    }
  });

  it('has room for a note in an empty spot, and none on a phone', () => {
    expect(layCollage(room, { board: 'a', format: 'landscape' }).note).not.toBeNull();
    expect(layCollage([...room, piece('end_table', 6)], { board: 'a', format: 'landscape' }).note).toBeNull();
    expect(layCollage(room, { board: 'a', format: 'portrait' }).note).toBeNull();
  });

  it('draws only the outline of a rug that has no picture', () => {
    expect(layCollage(room, { board: 'a', format: 'landscape' }).rug?.transform).toBeNull();
    const cutOut = { publicId: 'rug', width: 1027, height: 668 };
    const shown = layCollage([...room.slice(0, 4), piece('rug', 5, { cutOut })], { board: 'a', format: 'landscape' });
    expect(shown.rug?.transform).toMatch(/^translate\(.+cqw/);
  });

  it('can be empty', () => {
    expect(layCollage([], { board: 'b', format: 'portrait' })).toMatchObject({ standing: [], rug: null, chips: [] });
  });
});

describe('the paint behind the anchor', () => {
  it('is the anchor’s own color, lightened', () => {
    expect(paintOf('#7f8b7c')).toMatch(/^oklch\(0\.855 0\.024 13\d/);
  });
  it('is warm where the anchor is a shade or brown', () => {
    for (const grey of ['#3d3d3f', '#d9cfbd', '#8a4f2b', null]) expect(paintOf(grey)).toBe('oklch(0.855 0.042 70.0)');
  });
});
