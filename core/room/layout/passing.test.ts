import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type LayoutPiece,
  type LayoutRoom,
  layoutNumbers,
  type Placement,
  passingOf,
  seatHeightWords,
} from '../index.ts';
import { overlaps } from './geometry.ts';
import { madeUpRoom } from './made-up.test-data.ts';
import { suggestLayout } from './suggest-layout.ts';

const room: LayoutRoom = {
  width: 180,
  depth: 140,
  doorway: { wall: 'opposite-wall-a', offset: 74, width: 36, swing: 'outward' },
};
const sofa: LayoutPiece = { id: 'sofa', kind: 'sofa', width: 80, depth: 36, height: 32, name: 'Alder sofa' };
const shelf: LayoutPiece = { id: 'shelf', kind: 'dresser', width: 60, depth: 20, height: 40 };
const sofaAt: Placement = { id: 'sofa', x: 90, y: 19, turn: 0 };

describe('passing with a wheelchair or a walker', () => {
  it('is easy in a room with one sofa', () => {
    const passing = passingOf(room, [sofa], [sofaAt]);
    expect(passing?.narrow).toEqual([]);
    expect(passing?.turning.length).toBeGreaterThan(1);
    expect(passing?.words).toMatch(/^There’s a path at least 36 in wide to every piece. There are \d places/);
  });

  it('says how wide the way is where it’s too narrow', () => {
    // Two dressers across the room leave 30 in between them.
    const wall: LayoutPiece[] = [sofa, { ...shelf, width: 75 }, { ...shelf, id: 'other', width: 75 }];
    const places: Placement[] = [
      sofaAt,
      { id: 'shelf', x: 37.5, y: 80, turn: 180 },
      { id: 'other', x: 142.5, y: 80, turn: 180 },
    ];
    const passing = passingOf(room, wall, places);
    expect(passing?.narrow).toMatchObject([{ ids: ['sofa', 'shelf', 'other'], inches: 30 }]);
    expect(passing?.narrow[0]?.words).toContain(
      'The path to the Alder sofa, the dresser and the dresser is 30 in wide',
    );
  });

  it('names a doorway that’s too narrow', () => {
    const tight = { ...room, doorway: { ...room.doorway, width: 28 } };
    const passing = passingOf(tight, [sofa], [sofaAt]);
    expect(passing?.narrow).toMatchObject([{ ids: [], inches: 28 }]);
    expect(passing?.words).toContain('lets a wheelchair or a walker through. There’s a path at least 36 in wide');
  });

  it('says where one can’t turn around', () => {
    const hall = { ...room, width: 58, doorway: { ...room.doorway, offset: 10 } };
    expect(passingOf(hall, [], [])).toMatchObject({ turning: [], words: expect.stringContaining('no free circle') });
  });

  it('is nothing in a room that wasn’t measured', () => {
    expect(passingOf({ ...room, width: Number.NaN }, [sofa], [sofaAt])).toBeNull();
  });

  it('never leads over a piece, and turns only on free floor inside the room', () => {
    const { turning } = layoutNumbers.wheels;
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 400 }), (seed) => {
        const { room: made, pieces } = madeUpRoom(seed);
        const { placements } = suggestLayout(made, pieces, 1);
        const passing = passingOf(made, pieces, placements);
        const solid = placements.flatMap(({ id, x, y, turn }) => {
          const piece = pieces.find((one) => one.id === id);
          if (!piece || piece.kind === 'rug') return [];
          const [wide, deep] = turn % 180 === 0 ? [piece.width, piece.depth] : [piece.depth, piece.width];
          return [{ left: x - wide / 2, right: x + wide / 2, top: y - deep / 2, bottom: y + deep / 2 }];
        });
        const circles = (passing?.turning ?? []).map(([x, y]) => ({
          ...{ left: x - turning / 2, right: x + turning / 2, top: y - turning / 2, bottom: y + turning / 2 },
        }));
        const slack = 0.03;
        const wrong = [...(passing?.passed ?? []), ...circles].filter(({ left, top, right, bottom }) => {
          const inner = { left: left + slack, top: top + slack, right: right - slack, bottom: bottom - slack };
          const inside = inner.left >= 0 && inner.top >= 0 && inner.right <= made.width && inner.bottom <= made.depth;
          return !inside || solid.some((one) => overlaps(one, inner));
        });
        expect(wrong).toEqual([]);
      }),
      { numRuns: 10 },
    );
  });
});

describe('the height of a seat', () => {
  it('is said where it’s known, with what’s easy', () => {
    expect(seatHeightWords({ kind: 'bench', height: 18 })).toBe('seat 18 in high, easy to get up from');
    expect(seatHeightWords({ kind: 'bench', height: 15 })).toBe('seat 15 in high; 17 to 19 in is easy to get up from');
    expect(seatHeightWords({ kind: 'sofa', height: 32 })).toContain('not listed');
    expect(seatHeightWords({ kind: 'sofa', height: 32, seatHeight: 18.25 })).toBe(
      'seat 18¼ in high, easy to get up from',
    );
    expect(seatHeightWords({ kind: 'stool', height: 38, seatHeight: 26 })).toContain('seat 26 in high; 17 to 19 in is');
    expect(seatHeightWords({ kind: 'bench', height: 30, seatHeight: 17 })).toContain('seat 17 in high, easy');
    expect(seatHeightWords({ kind: 'bed', height: 44 })).toContain('depends on the mattress');
    expect(seatHeightWords({ kind: 'rug', height: 0.5 })).toBeNull();
  });

  const chair = (id: string, seatHeight: number | null): LayoutPiece => ({
    ...{ id, kind: 'dining_chair', width: 18, depth: 20, height: 33, seatHeight },
  });
  const notes = (...heights: (number | null)[]) => {
    const chairs = heights.map((height, nth) => chair(`chair-${nth}`, height));
    const at = chairs.map(({ id }, nth): Placement => ({ id, x: 20 + 40 * nth, y: 12, turn: 0 }));
    return passingOf(room, [...chairs, shelf], [...at, { id: 'shelf', x: 140, y: 12, turn: 0 }]);
  };

  it('is counted over the seats that stand in the room', () => {
    expect(notes(18, 18, 15)?.seats).toEqual({
      ...{ easy: true, words: '2 of 3 listed seat heights are 17 to 19 in, which is easy to get up from.' },
    });
    expect(notes(18, 26, null)?.seats?.words).toBe(
      '1 of 2 listed seat heights is 17 to 19 in, which is easy to get up from. The height of 1 seat isn’t listed.',
    );
    expect(notes(18)?.words).toContain('There’s one listed seat height. It’s 17 to 19 in');
    expect(passingOf(room, [chair('out', 18), shelf], [{ id: 'shelf', x: 140, y: 12, turn: 0 }])?.seats).toBeNull();
  });

  it('is a warning where none is easy, and nothing where none is listed', () => {
    expect(notes(15, 26, null, null)?.seats).toEqual({
      easy: false,
      words:
        'None of the listed seat heights is 17 to 19 in, which is easy to get up from. The heights of 2 seats aren’t listed.',
    });
    expect(notes(null)?.seats).toBeNull();
  });
});
