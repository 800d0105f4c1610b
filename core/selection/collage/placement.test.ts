import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type PieceKind, pieceKinds, piecesOf, roomIds } from '../../catalog/index.ts';
import { inside, overlap } from './box.ts';
import { type CollagePiece, openPiece } from './piece.ts';
import { backRow, margin, mostHidden, placeStanding } from './placement.ts';
import { aspectOf, type CollageFormat, collageFrames, projectedInches } from './projection.ts';
import { roles } from './spots.ts';

const piece = (kind: PieceKind, number: number, given: Partial<CollagePiece> = {}): CollagePiece => ({
  ...openPiece(kind, kind, { id: `${kind}-${number}`, number }),
  ...given,
});

const livingRoom = [
  piece('sofa', 1, { cutOut: { publicId: 'a', width: 872, height: 404 } }),
  piece('lounge_chair', 2),
  piece('coffee_table', 3, { round: true, dimensions: { width: 41, depth: 41, height: 17 } }),
  piece('sideboard', 4),
  piece('rug', 5),
];
const formats: readonly CollageFormat[] = ['landscape', 'portrait'];

/** Any board the catalog and a survey can produce, and some they can't. */
const boards = fc.oneof(
  fc
    .constantFrom(...roomIds)
    .chain((room) => fc.shuffledSubarray([...piecesOf(room)], { minLength: 1 }))
    .map((kinds) => kinds.map((kind, index) => piece(kind, index + 1))),
  fc
    .array(
      fc.record({
        kind: fc.constantFrom(...pieceKinds),
        width: fc.integer({ min: 12, max: 160 }),
        depth: fc.integer({ min: 12, max: 120 }),
        height: fc.integer({ min: 12, max: 96 }),
        round: fc.boolean(),
      }),
      { minLength: 1, maxLength: 8 },
    )
    .map((all) => all.map(({ kind, round, ...dimensions }, index) => piece(kind, index + 1, { round, dimensions }))),
);

describe('where the pieces of a board stand', () => {
  it('keeps to the drawn places where nothing is in the way', () => {
    const { span, pieces } = placeStanding(livingRoom, { board: 'a', format: 'landscape' });
    expect(span).toBe(148);
    expect(pieces.map(({ piece: { kind } }) => kind)).toEqual(['sideboard', 'sofa', 'lounge_chair', 'coffee_table']);
    const feet = pieces.map(({ box }) => [
      Math.round(box.left + box.width / 2),
      Math.round((box.top + box.height) * 2) / 2,
    ]);
    expect(feet).toEqual([
      [71, 36.5],
      [36, 73],
      [83, 80],
      [50, 92],
    ]);
  });

  it.each(formats)('shows every piece at one scale, the back row at most an eighth smaller (%s)', (format) => {
    fc.assert(
      fc.property(boards, (pieces) => {
        const { span, pieces: standing } = placeStanding(pieces, { board: 'a', format });
        expect(span).toBeGreaterThanOrEqual(collageFrames[format].span);
        for (const one of standing) {
          const scale = one.box.width / ((projectedInches(one.piece) / span) * 100);
          expect(scale).toBeCloseTo(one.role === 'back' ? backRow[format] : 1, 6);
          expect(scale).toBeGreaterThanOrEqual(0.88 - 1e-9);
          const tall = (one.box.height / one.box.width) * (1 / collageFrames[format].ratio);
          expect(tall).toBeCloseTo(aspectOf(one.piece), 6);
        }
      }),
    );
  });

  it.each(formats)('stays inside the frame and hides at most a tenth of what is behind (%s)', (format) => {
    fc.assert(
      fc.property(boards, fc.constantFrom('a' as const, 'b' as const), (pieces, board) => {
        const { pieces: standing } = placeStanding(pieces, { board, format });
        expect(standing).toHaveLength(pieces.filter(({ kind }) => kind !== 'rug').length);
        for (const [index, one] of standing.entries()) {
          expect(inside(one.box, margin)).toBe(true);
          const hidden = standing.slice(index + 1).reduce((sum, before) => sum + overlap(one.box, before.box), 0);
          expect(hidden / (one.box.width * one.box.height)).toBeLessThanOrEqual(mostHidden + 1e-9);
        }
      }),
    );
  });

  it.each(formats)('mirrors Board B (%s)', (format) => {
    fc.assert(
      fc.property(boards, (pieces) => {
        const a = placeStanding(pieces, { board: 'a', format });
        const b = placeStanding(pieces, { board: 'b', format });
        for (const [index, { box }] of a.pieces.entries()) {
          const other = b.pieces[index]?.box;
          expect(other?.left).toBeCloseTo(100 - box.left - box.width, 9);
          expect(other?.top).toBe(box.top);
        }
      }),
    );
  });

  it('paints from the back to the front', () => {
    fc.assert(
      fc.property(boards, (pieces) => {
        const order = placeStanding(pieces, { board: 'a', format: 'portrait' }).pieces.map(({ role }) =>
          roles.indexOf(role),
        );
        expect(order).toEqual(order.toSorted((x, y) => x - y));
      }),
    );
  });

  it('leaves a piece where a hand set it, on either board, and keeps it inside the frame', () => {
    const set = (foot: { x: number; y: number }) =>
      livingRoom.map((one) => (one.number === 2 ? { ...one, foot } : one));
    for (const board of ['a', 'b'] as const) {
      const stands = (foot: { x: number; y: number }) => {
        const { span, pieces } = placeStanding(set(foot), { board, format: 'landscape' });
        const chair = pieces.find(({ piece: { number } }) => number === 2);
        if (!chair) throw new Error('no chair');
        return { span, piece: chair.piece, box: chair.box, x: chair.box.left + chair.box.width / 2 };
      };
      const { span, piece: chair, box, x } = stands({ x: 20, y: 90 });
      expect(span).toBe(148);
      expect([x, box.top + box.height]).toEqual([expect.closeTo(20), expect.closeTo(90)]);
      expect(chair.foot).toEqual({ x: 20, y: 90 });
      expect(inside(stands({ x: 0, y: 100 }).box, margin)).toBe(true);
    }
  });

  it('never waits for room between two pieces that a hand has set upon each other', () => {
    fc.assert(
      fc.property(
        boards,
        fc.constantFrom(...formats),
        fc.array(fc.record({ x: fc.integer({ min: 0, max: 100 }), y: fc.integer({ min: 0, max: 100 }) })),
        (all, format, feet) => {
          const pieces = all.map((one, index) => ({ ...one, foot: feet[index] ?? null }));
          for (const { box } of placeStanding(pieces, { board: 'b', format }).pieces) {
            expect(inside(box, margin)).toBe(true);
          }
        },
      ),
    );
  });
});
