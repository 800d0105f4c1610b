import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { areaAt, type LayoutRoom, turns } from '#core/room/index.ts';
import { dragTo, moveTo, turnPiece } from './move-piece.ts';

const room: LayoutRoom = {
  width: 168,
  depth: 144,
  doorway: { wall: 'wall-b', offset: 56, width: 32, swing: 'inward' },
};
const sofa = { id: 'sofa', kind: 'sofa', width: 84, depth: 36, height: 33 };
const at = { id: 'sofa', x: 84, y: 72, turn: 0, locked: false } as const;

describe('a piece under the hand', () => {
  it('goes to the wall it comes near', () => {
    expect(dragTo(room, sofa, at, 84, 21)).toMatchObject({ x: 84, y: 19 });
    expect(dragTo(room, sofa, at, 84, 23)).toMatchObject({ x: 84, y: 23 });
    expect(dragTo(room, sofa, at, 124, 124)).toMatchObject({ x: 125, y: 125 });
  });

  it('goes exactly where the keys send it', () => expect(moveTo(room, sofa, at, 84, 20)).toMatchObject({ y: 20 }));

  it('comes back into the room when it is turned at a wall', () => {
    expect(turnPiece(room, sofa, { ...at, y: 19 })).toMatchObject({ x: 84, y: 42, turn: 90 });
    expect(turnPiece(room, sofa, { ...at, turn: 270 })).toMatchObject({ turn: 0 });
  });

  it('never leaves the room, and one larger than it stays in the middle', () => {
    const anywhere = fc.double({ min: -500, max: 500, noNaN: true });
    fc.assert(
      fc.property(anywhere, anywhere, fc.constantFrom(...turns), (x, y, turn) => {
        const moved = dragTo(room, sofa, { ...at, turn }, x, y);
        const area = areaAt(sofa, moved.x, moved.y, moved.turn);
        expect(Math.min(area.left, area.top, room.width - area.right, room.depth - area.bottom)).toBeGreaterThanOrEqual(
          0,
        );
      }),
    );
    expect(moveTo(room, { ...sofa, width: 400 }, at, 0, 72)).toMatchObject({ x: 84, y: 72 });
  });
});
