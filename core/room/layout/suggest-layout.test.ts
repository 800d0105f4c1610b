import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkLayout, type LayoutPiece, type LayoutRoom, type Placement, suggestLayout } from '../index.ts';
import { madeUpRoom } from './made-up.test-data.ts';

const piece = (id: string, kind: string, width: number, depth: number): LayoutPiece => ({
  ...{ id, kind, width, depth },
  height: 30,
});
const room: LayoutRoom = {
  width: 168,
  depth: 144,
  doorway: { wall: 'wall-b', offset: 100, width: 32, swing: 'inward' },
};
const living = [
  piece('sofa', 'sofa', 84, 36),
  piece('table', 'coffee_table', 41, 41),
  piece('chair', 'lounge_chair', 28, 31),
  piece('sideboard', 'sideboard', 72, 18),
  piece('rug', 'rug', 120, 96),
];
const anyRoom = fc.integer({ min: 1, max: 1_000_000 }).map(madeUpRoom);
const runs = { numRuns: 25 };

describe('a suggestion', () => {
  it('keeps to the lengths people live well with', () => {
    const { placements, score, leftOut } = suggestLayout(room, living, 1);
    expect(leftOut).toEqual([]);
    expect(score).toBeGreaterThan(85);
    const { violations, findings } = checkLayout(room, living, placements);
    expect(violations).toEqual([]);
    const inches = Object.fromEntries(findings.map(({ rule, inches: length }) => [rule, length ?? -1]));
    expect(inches['main-walkway']).toBeGreaterThanOrEqual(36);
    expect(inches['sofa-to-table']).toBeGreaterThanOrEqual(14);
    expect(inches['sofa-to-table']).toBeLessThanOrEqual(18);
    expect(inches['seat-to-seat']).toBeGreaterThanOrEqual(48);
    expect(inches['seat-to-seat']).toBeLessThanOrEqual(96);
    expect(inches['rug-under-seat']).toBeGreaterThanOrEqual(6);
  });

  it('leaves both sides of a bed and the backs of chairs free', () => {
    const bedroom = [
      piece('bed', 'bed', 64, 84),
      piece('one', 'nightstand', 22, 18),
      piece('two', 'nightstand', 22, 18),
    ];
    const asleep = checkLayout(room, bedroom, suggestLayout(room, bedroom, 1).placements);
    expect(asleep.findings.find(({ rule }) => rule === 'bed-sides')).toMatchObject({ kept: true });
    expect(asleep.findings.find(({ rule }) => rule === 'beside-bed')).toMatchObject({ kept: true });
    const dining = [
      piece('table', 'dining_table', 60, 36),
      ...[1, 2, 3, 4].map((n) => piece(`c${n}`, 'dining_chair', 19, 21)),
    ];
    const eating = checkLayout(room, dining, suggestLayout(room, dining, 1).placements);
    expect(eating.findings.find(({ rule }) => rule === 'behind-chairs')?.inches).toBeGreaterThanOrEqual(36);
    expect(eating.findings.find(({ rule }) => rule === 'at-table')).toMatchObject({ kept: true });
  });

  it('says furniture is spread through the room only of three pieces around its middle', () => {
    const solid = living.filter(({ kind }) => kind !== 'rug');
    fc.assert(
      fc.property(anyRoom, fc.subarray(solid, { minLength: 1 }), ({ room: some }, pieces) => {
        const { placements } = suggestLayout(some, pieces, 1);
        const { findings } = checkLayout(some, pieces, placements);
        const said = findings.find(({ rule }) => rule === 'balance');
        if (said) expect(said).toMatchObject({ kept: true, ids: [] });
        if (placements.length < 3) expect(said).toBeUndefined();
      }),
      runs,
    );
    const row = living.slice(0, 3).map(({ id }, index) => ({ id, x: 60 + 10 * index, y: 30, turn: 0 as const }));
    expect(checkLayout(room, living, row).findings.map(({ rule }) => rule)).not.toContain('balance');
  });

  it('says a sofa has a wall behind it only where it has', () => {
    const [sofa] = living;
    if (!sofa) throw new Error('no sofa');
    const said = (y: number) =>
      checkLayout(room, [sofa], [{ id: 'sofa', x: room.width / 2, y, turn: 0 }]).findings.find(
        ({ rule }) => rule === 'back-to-wall',
      );
    expect(said(18)).toMatchObject({ kept: true, words: expect.stringMatching(/has a wall behind it$/) });
    expect(said(room.depth / 2)).toMatchObject({ kept: true, words: expect.stringMatching(/^There’s room to walk/) });
    expect(said(40)?.kept).toBe(false);
  });

  it('says which piece is too much, and why', () => {
    const huge = suggestLayout(room, [...living, piece('hall', 'sofa', 400, 40)], 1);
    expect(huge.leftOut).toEqual(['hall']);
    expect(huge.reasons[0]).toBe('The sofa is larger than the room: it needs 33 ft 4 in by 3 ft 4 in.');
    const closet = { ...room, width: 60, depth: 100, doorway: { ...room.doorway, offset: 30 } };
    const full = suggestLayout(closet, [piece('bed', 'bed', 58, 80), piece('dresser', 'dresser', 50, 20)], 1);
    expect(full.placements.length).toBeLessThan(2);
    expect(full.reasons.some((reason) => reason.includes('too big for this room'))).toBe(true);
    expect(suggestLayout(room, [piece('x', 'sofa', Number.NaN, 30)], 1)).toMatchObject({
      leftOut: ['x'],
      reasons: ['The sofa isn’t on the plan: we don’t know its size.'],
    });
  });

  it('leaves nothing out of a full room where only luck finds a place for everything', () => {
    const full = madeUpRoom(454);
    const plan = suggestLayout(full.room, full.pieces, 1);
    expect(plan.leftOut).toEqual([]);
    expect(checkLayout(full.room, full.pieces, plan.placements).violations).toEqual([]);
  });

  it('answers a nonsensical room with a reason', () => {
    const nowhere = { ...room, width: Number.NaN };
    expect(suggestLayout(nowhere, living, 1)).toMatchObject({ placements: [], score: 0 });
    expect(checkLayout(nowhere, living, [])).toMatchObject({ score: 0, violations: [] });
    const wide = { ...room, doorway: { ...room.doorway, width: 900, offset: -40 } };
    expect(checkLayout(wide, living, suggestLayout(wide, living, 1).placements).violations).toEqual([]);
    expect(suggestLayout(room, [], 1)).toMatchObject({ placements: [], leftOut: [], score: 100 });
  });

  it('keeps a dresser’s front clear: a bench before its drawers costs more than anywhere else', () => {
    const pieces = [piece('bed', 'bed', 64, 85), piece('dresser', 'dresser', 60, 19), piece('bench', 'bench', 48, 17)];
    const scoreWith = (bench: Omit<Placement, 'id'>) =>
      checkLayout(room, pieces, [
        { id: 'bed', x: 42.5, y: 100, turn: 270 },
        { id: 'dresser', x: 60, y: 10, turn: 0 },
        { id: 'bench', ...bench },
      ]).score;
    const blocked = scoreWith({ x: 60, y: 30, turn: 0 });
    const clear = scoreWith({ x: 130, y: 10, turn: 0 });
    expect(clear).toBeGreaterThan(blocked + 18);
  });

  it('looks different with another seed', () => {
    const plans = [1, 2, 3, 4].map((seed) => JSON.stringify(suggestLayout(room, living, seed).placements));
    expect(new Set(plans).size).toBeGreaterThan(1);
  });
});

describe('whatever the room', () => {
  it('breaks no hard rule, and every piece is placed or named', () => {
    fc.assert(
      fc.property(anyRoom, fc.integer({ min: 0, max: 9 }), ({ room: made, pieces }, seed) => {
        const plan = suggestLayout(made, pieces, seed);
        expect(checkLayout(made, pieces, plan.placements).violations).toEqual([]);
        expect([...plan.placements.map(({ id }) => id), ...plan.leftOut].sort()).toEqual(
          pieces.map(({ id }) => id).sort(),
        );
        expect(plan.score).toBeGreaterThanOrEqual(0);
        expect(plan.score).toBeLessThanOrEqual(100);
      }),
      runs,
    );
  });

  it('is the same for the same input, in whatever order the pieces come', () => {
    fc.assert(
      fc.property(anyRoom, ({ room: made, pieces }) => {
        const plan = suggestLayout(made, pieces, 3);
        expect(suggestLayout(made, pieces, 3)).toEqual(plan);
      }),
      { numRuns: 8 },
    );
  });

  it('leaves what is locked where it is', () => {
    fc.assert(
      fc.property(anyRoom, fc.integer({ min: 0, max: 9 }), ({ room: made, pieces }, which) => {
        const first = suggestLayout(made, pieces, 1);
        const lock = first.placements[which % Math.max(first.placements.length, 1)];
        if (!lock) return;
        const second = suggestLayout(made, pieces, 2, [lock]);
        expect(second.placements.find(({ id }) => id === lock.id)).toEqual(lock);
        expect(checkLayout(made, pieces, second.placements).violations).toEqual([]);
      }),
      { numRuns: 8 },
    );
  });

  it('gives a mirrored room the mirrored plan', () => {
    fc.assert(
      fc.property(anyRoom, ({ room: made, pieces }) => {
        const plan = suggestLayout(made, pieces, 1);
        const mirroredPlan = suggestLayout(mirrored(made), pieces, 1);
        expect(mirroredPlan.score).toBe(plan.score);
        expect(mirroredPlan.leftOut).toEqual(plan.leftOut);
        const back = mirroredPlan.placements.map((at) => mirroredPlace(made, at));
        plan.placements.forEach((at, index) => {
          expect(back[index]?.x).toBeCloseTo(at.x, 2);
          expect(back[index]?.y).toBeCloseTo(at.y, 2);
          expect(back[index]?.turn).toBe(at.turn);
        });
      }),
      { numRuns: 10 },
    );
  });
});

const opposite = {
  'wall-a': 'wall-a',
  'wall-b': 'opposite-wall-b',
  'opposite-wall-a': 'opposite-wall-a',
  'opposite-wall-b': 'wall-b',
} as const;

/** Swaps left and right; the offset then counts from the other corner. */
function mirrored({ width, depth, doorway }: LayoutRoom): LayoutRoom {
  const along = doorway.wall.endsWith('a') ? width : depth;
  const offset = along - doorway.offset - doorway.width;
  return { width, depth, doorway: { ...doorway, wall: opposite[doorway.wall], offset } };
}

const mirroredPlace = ({ width }: LayoutRoom, at: Placement): Placement => ({
  ...at,
  x: width - at.x,
  turn: ((360 - at.turn) % 360) as Placement['turn'],
});
