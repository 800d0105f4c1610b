import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  clearanceOf,
  containsArea,
  containsPoint,
  floorArea,
  isFree,
  layoutRoomOf,
  planWalls,
  type RoomShape,
  readStoredRoom,
  roomLimits,
  roomOfDrawing,
  roomOfMeasurements,
  roomShapeSchema,
  storedRoom,
  sweptBy,
  typicalRoom,
  wallsOf,
} from '../index.ts';
import { anyStrips, areaOfStrips, emptyRoom, isFloor, livingRoom, outlineOf } from './made-up-room.test-data.ts';
import { rectangle } from './outline.ts';

const complaints = (changes: object) => {
  const parsed = roomShapeSchema.safeParse({ ...livingRoom, ...changes });
  return parsed.success ? [] : parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
};
const [door] = livingRoom.doors;
const [dining] = livingRoom.openings;
const [street] = livingRoom.windows;
const [below] = livingRoom.radiators;
const [fire] = livingRoom.fixed;
const corners = (...points: [number, number][]) => points.map(([x, y]) => ({ x, y }));

describe('a room', () => {
  it('is taken as it is', () => expect(roomShapeSchema.parse(livingRoom)).toEqual(livingRoom));

  it('has an outline that closes up without crossing itself', () => {
    const bare = (outline: object) => complaints({ ...emptyRoom([]), outline });
    expect(bare(rectangle(120, 100))).toEqual([]);
    expect(bare(corners([0, 0], [10, 0], [10, 10]))).toEqual(['outline: A room has at least four corners.']);
    expect(bare(corners([0, 0], [120, 5], [120, 100], [0, 100]))).toEqual([
      'outline: Each wall has to meet the next at a right angle.',
    ]);
    expect(bare(corners([0, 0], [60, 0], [120, 0], [120, 100], [60, 100], [0, 100]))).toEqual([
      'outline: Each wall has to meet the next at a right angle.',
    ]);
    expect(bare([...rectangle(120, 100)].reverse())).toEqual(['outline: The corners have to run clockwise.']);
    expect(bare(corners([5, 0], [120, 0], [120, 100], [5, 100]))).toEqual([
      'outline: The outline has to begin at the left and top edge of the plan.',
    ]);
    expect(bare(corners([0, 0], [120, 0], [120, 0.5], [60, 0.5], [60, 90], [0, 90]))).toEqual([
      'outline: Wall 2 is shorter than an inch.',
    ]);
    const eight = corners([0, 0], [100, 0], [100, 80], [40, 80], [40, 40], [140, 40], [140, 120], [0, 120]);
    expect(bare(eight)).toEqual(['outline: Walls 2 and 5 cross or touch.']);
    const many = Array.from({ length: roomLimits.corners + 2 }, (_, index) => ({ x: index, y: index }));
    expect(bare(many)).toEqual([`outline: A room has up to ${roomLimits.corners} corners.`]);
  });

  it('has its doors, openings, windows and radiators on its walls', () => {
    expect(complaints({ doors: [{ ...door, wall: 6 }] })).toEqual(['doors.0.wall: There’s no such wall.']);
    expect(complaints({ doors: [{ ...door, offset: 100 }] })).toEqual([
      'doors.0.offset: This reaches past the end of its wall.',
    ]);
    expect(complaints({ windows: [street, { ...street, id: 'two', offset: 90 }] })).toEqual([
      'windows.1: Two doors, openings or windows overlap here.',
    ]);
    expect(complaints({ windows: [street, { ...street, id: 'two', offset: 100 }] })).toEqual([]);
    expect(complaints({ openings: [{ ...dining, wall: 4, offset: 0 }] })).toEqual([
      'openings.0: Two doors, openings or windows overlap here.',
    ]);
    expect(complaints({ radiators: [{ ...below, wall: 1, offset: 0 }] })).toEqual([
      'radiators.0: A radiator can’t be in a doorway.',
    ]);
  });

  it('has everything below its ceiling and inside its walls', () => {
    expect(complaints({ windows: [{ ...street, head: 30 }] })).toEqual([
      'windows.0.head: A window’s top has to be above its sill.',
    ]);
    expect(complaints({ windows: [{ ...street, head: 97 }] })).toEqual([
      'windows.0.head: This is higher than the ceiling.',
    ]);
    expect(complaints({ ceiling: null, windows: [{ ...street, head: 97 }] })).toEqual([]);
    expect(complaints({ fixed: [{ ...fire, x: 110, y: 90 }] })).toEqual(['fixed.0: This isn’t all inside the room.']);
    expect(complaints({ fixed: [{ ...fire, id: 'hall' }] })).toEqual([': Two things have the same id.']);
    expect(complaints({ ceiling: 12 })).toEqual(['ceiling: A ceiling is between 4 and 50 ft high.']);
  });

  it('has no more of anything than we can draw', () => {
    const windows = Array.from({ length: roomLimits.windows + 1 }, (_, index) => ({ ...street, id: `w${index}` }));
    expect(complaints({ windows })).toEqual(['windows: There are more than 24 windows.']);
    const endless = Array.from({ length: 200_000 }, (_, index) => ({ x: index % 9, y: index % 7 }));
    expect(complaints({ outline: endless })).toEqual([`outline: A room has up to ${roomLimits.corners} corners.`]);
    expect(complaints({ outline: rectangle(1_000_000, 100) })).toContain('outline.1.x: This is longer than any room.');
  });

  it('knows which floor is free', () => {
    const at = (left: number, top: number, width: number, depth: number) => ({
      ...{ left, top, right: left + width, bottom: top + depth },
    });
    expect(door && sweptBy(livingRoom, door)).toEqual(at(76, 136, 32, 32));
    expect(door && sweptBy(livingRoom, { ...door, swing: 'outward' })).toBeNull();
    expect(isFree(livingRoom, at(40, 20, 84, 36))).toBe(true);
    expect(isFree(livingRoom, at(40, 2, 84, 36))).toBe(false);
    expect(isFree(livingRoom, at(0, 60, 84, 36))).toBe(false);
    expect(isFree(livingRoom, at(100, 80, 40, 40))).toBe(false);
    expect(isFree(livingRoom, at(120, 60, 72, 36))).toBe(true);
    expect(clearanceOf(livingRoom.outline, at(40, 20, 60, 36))).toEqual({ left: 40, top: 20, right: 92, bottom: 112 });
    expect(clearanceOf(livingRoom.outline, at(130, 20, 40, 36))).toEqual({ left: 130, top: 20, right: 22, bottom: 40 });
  });
});

const quarter = (min: number, max: number) => fc.integer({ min: min * 4, max: max * 4 }).map((number) => number / 4);

describe('whatever the outline', () => {
  it('a room told as strips is a room, with the strips’ area', () => {
    fc.assert(
      fc.property(anyStrips, (strips) => {
        const outline = outlineOf(strips);
        expect(roomShapeSchema.safeParse(emptyRoom(outline)).error?.issues ?? []).toEqual([]);
        expect(floorArea(outline)).toBeCloseTo(areaOfStrips(strips), 6);
        const walls = wallsOf(outline);
        for (const { from, to, inward, along } of walls) {
          const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
          expect(containsPoint(outline, { x: middle.x + inward[0] / 8, y: middle.y + inward[1] / 8 })).toBe(true);
          expect(Math.abs(along[0]) + Math.abs(along[1])).toBe(1);
        }
      }),
    );
  });

  it('agrees with the strips on what lies inside', () => {
    fc.assert(
      fc.property(
        ...([anyStrips, quarter(-10, 700), quarter(-10, 700), quarter(1, 300), quarter(1, 300)] as const),
        (strips, left, top, width, depth) => {
          const area = { left, top, right: left + width, bottom: top + depth };
          const judged = isFloor(strips, area);
          if (judged !== null) expect(containsArea(outlineOf(strips), area)).toBe(judged);
        },
      ),
      { numRuns: 500 },
    );
  });

  it('an area can be pushed as far as its clearance, and no farther', () => {
    fc.assert(
      fc.property(
        ...([anyStrips, quarter(0, 300), quarter(0, 300), quarter(1, 100), quarter(1, 100)] as const),
        (strips, left, top, width, depth) => {
          const outline = outlineOf(strips);
          const area = { left, top, right: left + width, bottom: top + depth };
          if (!containsArea(outline, area)) return;
          const gap = clearanceOf(outline, area);
          const moved = (x: number, y: number) =>
            containsArea(outline, { left: left + x, right: area.right + x, top: top + y, bottom: area.bottom + y });
          const ways = [
            [-gap.left, 0],
            [gap.right, 0],
            [0, -gap.top],
            [0, gap.bottom],
          ] as const;
          for (const [x, y] of ways) {
            expect(moved(x, y)).toBe(true);
            expect(moved(x + (x === 0 ? 0 : Math.sign(x)), y + (y === 0 ? 0 : Math.sign(y)))).toBe(x === 0 && y === 0);
          }
        },
      ),
      { numRuns: 300 },
    );
  });

  it('reads back what was stored', () => {
    fc.assert(
      fc.property(anyStrips, (strips) => {
        const room = { ...emptyRoom(outlineOf(strips)), guessed: ['windows' as const] };
        expect(readStoredRoom(JSON.parse(JSON.stringify(storedRoom(room))))).toEqual(room);
      }),
    );
  });
});

describe('a stored room', () => {
  it('is read as far as it can be', () => {
    expect(readStoredRoom(JSON.parse(JSON.stringify(storedRoom(livingRoom))))).toEqual(livingRoom);
    const outline = [...rectangle(120, 100)];
    expect(readStoredRoom({ outline })).toEqual({ ...emptyRoom(outline), ceiling: null });
    const lost = { ...livingRoom, ceiling: 'high', doors: [{ id: 'lost' }, door], guessed: ['moon', 'ceiling'] };
    expect(readStoredRoom(lost)).toEqual({ ...livingRoom, ceiling: null });
    for (const bad of [null, [], 'room', {}, { outline: [] }, { outline: [...outline].reverse() }])
      expect(readStoredRoom(bad)).toBeNull();
  });

  it('never throws, whatever is stored', () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), (all, some) => {
        readStoredRoom(all);
        const read = readStoredRoom({ ...livingRoom, doors: some, windows: [some], ceiling: all });
        expect(read?.outline).toEqual(livingRoom.outline);
      }),
    );
  });
});

describe('the room of the questionnaire', () => {
  const known = typicalRoom('bedroom', {
    ...{ width: 150, depth: 126.5 },
    doorway: { wall: 'wall-b', offset: 40, width: 30, swing: 'outward' },
  });

  it('is a rectangle that says what we don’t know', () => {
    const room = roomOfMeasurements({ ...known, doorwayAssumed: false, doorwayHeight: 80 });
    expect(roomShapeSchema.parse(room)).toEqual(room);
    expect(room.outline).toEqual(rectangle(150, 126.5));
    expect(room.doors).toEqual([
      { id: 'door-1', wall: 1, offset: 40, width: 30, height: 80, hinge: 'right', swing: 'outward' },
    ]);
    expect(room.guessed).toEqual(['door-hinge', 'windows', 'radiators', 'fixed-things', 'ceiling']);
    const nothing = roomOfMeasurements({ ...typicalRoom('office', {}), doorwayAssumed: true });
    expect(nothing.guessed.slice(0, 6)).toEqual([
      ...['wall-a', 'wall-b', 'door-size', 'door-place', 'door-swing', 'door-hinge'],
    ]);
  });

  it('has no hinge to guess where there’s no door, or it slides', () => {
    const doorway = { ...known.doorway, swing: 'none' as const };
    const room = roomOfMeasurements({ ...known, doorway, doorwayAssumed: false });
    expect(room.guessed).not.toContain('door-hinge');
    expect(layoutRoomOf(room)).toEqual({ width: 150, depth: 126.5, doorway, drawn: room });
    const open: RoomShape = { ...room, doors: [], openings: room.doors };
    expect(layoutRoomOf(open)).toEqual({ width: 150, depth: 126.5, doorway, drawn: open });
  });

  it('is the same room to the plan as before', () => {
    const doorway = fc.record({
      wall: fc.constantFrom(...planWalls),
      share: fc.double({ min: 0, max: 1, noNaN: true }),
      width: quarter(1, 100),
      swing: fc.constantFrom('inward' as const, 'outward' as const, 'none' as const),
    });
    fc.assert(
      fc.property(quarter(2, 12_000), quarter(2, 12_000), doorway, (width, depth, { wall, share, swing, ...way }) => {
        const length = wall.endsWith('a') ? width : depth;
        const wide = Math.min(way.width, length);
        const offset = Math.floor(share * (length - wide) * 4) / 4;
        const room = { width, depth, doorway: { wall, offset, width: wide, swing } };
        const shape = roomOfMeasurements({ ...typicalRoom(null, room), doorwayAssumed: false });
        expect(roomShapeSchema.safeParse(shape).error?.issues ?? []).toEqual([]);
        expect(layoutRoomOf(shape)).toEqual({ ...room, drawn: shape });
      }),
    );
  });

  it('is furnished as it was drawn, whatever its outline', () => {
    expect(layoutRoomOf(livingRoom)).toEqual({
      ...{ width: 192, depth: 168, drawn: livingRoom },
      doorway: { wall: 'opposite-wall-a', offset: 84, width: 32, swing: 'inward' },
    });
    const shut: RoomShape = { ...livingRoom, openings: [], doors: [] };
    expect(layoutRoomOf(shut)).toMatchObject({ width: 192, depth: 168, drawn: shut });
    expect(roomOfDrawing({ ...livingRoom, guessed: ['wall-b', 'door-place'] })).toMatchObject({
      ...{ typical: ['wall B'], doorwayAssumed: true, drawn: { outline: livingRoom.outline } },
    });
  });
});
