import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addBay,
  addThing,
  asDrawn,
  beginHistory,
  changed,
  changeThing,
  cutCorner,
  findThing,
  floorArea,
  mostUndone,
  moveCorner,
  moveThing,
  moveWall,
  openQuestions,
  putThing,
  type RoomChanged,
  type RoomShape,
  redone,
  removeThing,
  roomShapeSchema,
  setCeiling,
  setWallLength,
  straighten,
  thingLists,
  thingName,
  thingsOf,
  undone,
  walkedOutline,
  walkOf,
  wallsOf,
  withWalkedOutline,
} from '../index.ts';
import { anyStrips, emptyRoom, livingRoom, outlineOf } from './made-up-room.test-data.ts';
import { rectangle } from './outline.ts';

const square = emptyRoom(rectangle(144, 120));
const roomOf = (changed: RoomChanged): RoomShape => {
  if (!changed.ok) throw new Error(changed.message);
  return changed.room;
};
const lengths = ({ outline }: Pick<RoomShape, 'outline'>) => wallsOf(outline).map(({ length }) => length);
const sentence = (changed: { ok: boolean; message?: string }) => (changed.ok ? null : changed.message);

const anyRoom = fc
  .record({
    strips: anyStrips,
    things: fc.array(fc.tuple(fc.constantFrom(...thingLists), fc.nat(40)), { maxLength: 8 }),
  })
  .map(({ strips, things }) =>
    things.reduce<RoomShape>(
      (room, [list, wall]) => {
        const added = addThing(room, list, wall % room.outline.length);
        return added.ok ? added.room : room;
      },
      emptyRoom(outlineOf(strips)),
    ),
  );

const by = fc.tuple(fc.integer({ min: -80, max: 80 }), fc.integer({ min: -80, max: 80 }));
const anyChange = fc.oneof(
  fc.record({ kind: fc.constant('wall' as const), index: fc.nat(40), by }),
  fc.record({ kind: fc.constant('corner' as const), index: fc.nat(40), by }),
  fc.record({ kind: fc.constant('length' as const), index: fc.nat(40), to: fc.integer({ min: 1, max: 300 }) }),
  fc.record({ kind: fc.constant('cut' as const), index: fc.nat(40), before: fc.nat(60), next: fc.nat(60) }),
  fc.record({
    kind: fc.constant('bay' as const),
    index: fc.nat(40),
    bay: fc.record({ offset: fc.nat(60), width: fc.nat(60), depth: fc.integer({ min: -30, max: 30 }) }),
  }),
  fc.record({ kind: fc.constant('straighten' as const), index: fc.nat(40) }),
  fc.record({ kind: fc.constant('put' as const), index: fc.nat(8), at: fc.record({ x: fc.nat(300), y: fc.nat(300) }) }),
);
type Change = typeof anyChange extends fc.Arbitrary<infer One> ? One : never;

function apply(room: RoomShape, change: Change): RoomChanged {
  const index = change.index % room.outline.length;
  if (change.kind === 'wall') return moveWall(room, index, change.by);
  if (change.kind === 'corner') return moveCorner(room, index, change.by);
  if (change.kind === 'length') return setWallLength(room, index, change.to);
  if (change.kind === 'cut') return cutCorner(room, index, change.before, change.next);
  if (change.kind === 'bay') return addBay(room, index, change.bay);
  if (change.kind === 'straighten') return straighten(room, index);
  const thing = thingsOf(room)[change.index];
  return thing ? putThing(room, thing.thing.id, change.at) : { ok: true, room };
}

describe('changing a room', () => {
  it('whatever is done to it, it stays a room with everything in its place, or says why not', () => {
    fc.assert(
      fc.property(anyRoom, fc.array(anyChange, { maxLength: 8 }), (start, changes) => {
        let room = start;
        for (const change of changes) {
          const next = apply(room, change);
          if (!next.ok) {
            expect(next.message).not.toBe('');
            continue;
          }
          expect(roomShapeSchema.safeParse(next.room).error?.issues).toBeUndefined();
          expect(thingsOf(next.room)).toHaveLength(thingsOf(start).length);
          room = next.room;
        }
      }),
    );
  });

  it('what is on a wall stays on that wall when walls and corners move', () => {
    fc.assert(
      fc.property(anyRoom, fc.nat(40), by, fc.boolean(), (room, at, to, corner) => {
        const next = (corner ? moveCorner : moveWall)(room, at % room.outline.length, to);
        if (!next.ok) return;
        for (const list of ['doors', 'openings', 'windows', 'radiators'] as const)
          expect(next.room[list].map(({ wall, width }) => [wall, width])).toEqual(
            room[list].map(({ wall, width }) => [wall, width]),
          );
      }),
    );
  });

  it('a wall moved there and back is where it was', () => {
    fc.assert(
      fc.property(anyStrips, fc.nat(40), by, (strips, at, [x, y]) => {
        const room = emptyRoom(outlineOf(strips));
        const moved = moveWall(room, at % room.outline.length, [x, y]);
        if (moved.ok) expect(moveWall(moved.room, at % room.outline.length, [-x, -y])).toEqual({ ok: true, room });
      }),
    );
  });

  it('a wall has the length that was typed, and the wall that follows is named', () => {
    const typed = setWallLength(square, 0, 200);
    expect(lengths(roomOf(typed))).toEqual([200, 120, 200, 120]);
    expect(typed.follows).toBe(2);
    fc.assert(
      fc.property(anyStrips, fc.nat(40), fc.integer({ min: 1, max: 400 }), (strips, at, to) => {
        const room = emptyRoom(outlineOf(strips));
        const index = at % room.outline.length;
        const next = setWallLength(room, index, to);
        if (next.ok) expect(lengths(next.room)[index]).toBeCloseTo(to, 2);
      }),
    );
  });

  it('a door slides along as its wall gets shorter, and then the wall stops', () => {
    expect(setWallLength(livingRoom, 4, 40)).toMatchObject({ ok: true });
    expect(sentence(setWallLength(livingRoom, 4, 20))).toBe('Door: This reaches past the end of its wall.');
    const moved = roomOf(moveWall(livingRoom, 5, [-10, 0]));
    // The wall on the left moved out, so the door on the wall below is as far from the other corner as before.
    expect(moved.doors[0]).toMatchObject({ wall: 4, offset: 12 });
    expect(moved.fixed[0]).toMatchObject({ x: 0, y: 60 });
    expect(moved.windows[0]).toMatchObject({ offset: 50 });
  });

  it('a rectangle becomes an L by a cut corner, and one again when it is straightened', () => {
    const cut = roomOf(cutCorner(square, 2, 48, 36));
    expect(lengths(cut)).toEqual([144, 72, 36, 48, 108, 120]);
    expect(floorArea(cut.outline)).toBe(144 * 120 - 36 * 48);
    const back = roomOf(straighten(cut, 2));
    expect(back.outline).toHaveLength(4);
    expect(sentence(straighten(square, 0))).toContain('at least four walls');
    expect(sentence(cutCorner(cut, 3, 10, 10))).toBe('Only a corner that points out of the room can be cut.');
    expect(sentence(cutCorner(square, 0, 200, 10))).toContain('shorter than both walls');
  });

  it('a bay goes out, a chimney breast comes in, and things go to the part of the wall they are on', () => {
    const withWindow = roomOf(addThing(square, 'windows', 0));
    const bay = roomOf(addBay(withWindow, 0, { offset: 40, width: 64, depth: 24 }));
    expect(lengths(bay)).toEqual(
      [40, 24, 64, 24, 40, 144, 144, 144].map((length, at) => (at === 5 || at === 7 ? 120 : length)),
    );
    expect(bay.windows[0]).toMatchObject({ wall: 2, offset: 14 });
    expect(roomOf(straighten(bay, 2)).windows[0]).toMatchObject({ wall: 0, offset: 54 });
    const breast = roomOf(addBay(square, 2, { offset: 40, width: 50, depth: -16 }));
    expect(floorArea(breast.outline)).toBe(144 * 120 - 50 * 16);
    expect(sentence(addBay(square, 0, { offset: 0, width: 20, depth: 10 }))).toContain('at least an inch');
  });

  it('a wall never loses its whole length by being moved', () => {
    expect(sentence(moveWall(livingRoom, 1, [-72, 0]))).toContain('straighten');
    expect(sentence(moveWall(square, 1, [-144, 0]))).toContain('without any length');
    expect(sentence(moveWall(square, 9, [1, 0]))).toBe('There’s no such wall.');
  });
});

describe('things in a room', () => {
  it('are added where there is space, and a full wall says so', () => {
    let room = square;
    for (const _ of [1, 2, 3]) room = roomOf(addThing(room, 'windows', 0));
    expect(new Set(room.windows.map(({ id }) => id)).size).toBe(3);
    expect(addThing(room, 'doors', 0)).toEqual({ ok: false, message: 'There’s no space left for it on this wall.' });
    expect(thingName(room, 'windows-2')).toBe('Window 2');
    expect(thingName(livingRoom, 'fire')).toBe('Fireplace');
    expect(addThing(room, 'doors', 1)).toMatchObject({ ok: true, id: 'doors-1' });
  });

  it('are moved along the wall, to another wall, and taken away', () => {
    expect(findThing(roomOf(moveThing(livingRoom, 'hall', [-6, 3])), 'hall')?.thing).toMatchObject({ offset: 18 });
    expect(roomOf(moveThing(livingRoom, 'hall', [-500, 0])).doors[0]).toMatchObject({ offset: 88 });
    expect(roomOf(putThing(livingRoom, 'hall', { x: 2, y: 30 })).doors[0]).toMatchObject({ wall: 5, offset: 122 });
    expect(sentence(putThing(livingRoom, 'hall', { x: 80, y: -4 }))).toContain('overlap');
    expect(roomOf(moveThing(livingRoom, 'fire', [0, 12])).fixed[0]).toMatchObject({ x: 0, y: 72 });
    expect(roomOf(removeThing(livingRoom, 'fire')).fixed).toEqual([]);
    expect(sentence(removeThing(livingRoom, 'none'))).toBe('This isn’t in the room anymore.');
  });

  it('a sentence names the thing that’s wrong', () => {
    expect(sentence(changeThing(livingRoom, 'street', { head: 20 }))).toBe(
      'Window: A window’s top has to be above its sill.',
    );
    expect(sentence(setCeiling(livingRoom, 60))).toContain('This is higher than the ceiling.');
    expect(roomOf(setCeiling(livingRoom, 102))).toMatchObject({ ceiling: 102, guessed: [] });
  });

  it('only what we were told is no longer a guess', () => {
    const guessed = { ...livingRoom, guessed: ['door-place', 'door-hinge', 'windows', 'ceiling'] } as RoomShape;
    expect(openQuestions(guessed)).toEqual(['door-place', 'door-swing', 'windows', 'ceiling']);
    expect(roomOf(changeThing(guessed, 'hall', { hinge: 'right' })).guessed).toEqual([
      'door-place',
      'windows',
      'ceiling',
    ]);
    expect(roomOf(moveThing(guessed, 'hall', [4, 0])).guessed).toEqual(['door-hinge', 'windows', 'ceiling']);
    expect(asDrawn(guessed, 'windows').guessed).toEqual(['door-place', 'door-hinge', 'ceiling']);
    expect(openQuestions({ ...guessed, doors: [] })).toEqual(['windows', 'ceiling']);
    const typical = { ...square, guessed: ['wall-a', 'wall-b'] } as RoomShape;
    expect(roomOf(setWallLength(typical, 0, 150)).guessed).toEqual(['wall-b']);
  });
});

describe('walking the walls', () => {
  it('draws any room again from its own walls', () => {
    fc.assert(
      fc.property(anyStrips, (strips) => {
        const outline = outlineOf(strips);
        const walked = walkedOutline(walkOf(outline));
        if (!walked.ok) throw new Error(walked.message);
        expect(lengths({ outline: [...walked.outline] })).toEqual(wallsOf(outline).map(({ length }) => length));
      }),
    );
  });

  it('works out one wall each way, and evens out what a tape gets wrong', () => {
    const right = (length: number | null) => ({ length, turn: 'right' as const });
    const walked = walkedOutline([right(144), right(120), right(null), right(null)]);
    expect(walked.ok && lengths({ outline: [...walked.outline] })).toEqual([144, 120, 144, 120]);
    const off = walkedOutline([right(144), right(120), right(145.5), right(120)]);
    expect(off.ok && off.evened).toEqual([{ wall: 2, by: -1.5 }]);
    expect(sentence(walkedOutline([right(144), right(120), right(200), right(120)]))).toContain('4 ft 8 in away');
    expect(sentence(walkedOutline([right(144), right(120), right(100)]))).toContain('at least four');
    expect(sentence(walkedOutline([...[1, 2, 3, 4, 5].map(() => right(9))]))).toContain('even number');
    expect(sentence(walkedOutline([right(9), right(9), right(9), { length: 9, turn: 'left' }]))).toContain(
      'four more right',
    );
    expect(sentence(walkedOutline([right(null), right(9), right(null), right(9)]))).toContain('work out one wall');
  });

  it('keeps what fits and names what doesn’t', () => {
    const taken = withWalkedOutline(livingRoom, rectangle(150, 120));
    expect(taken).toMatchObject({ ok: true, dropped: ['Door'] });
    if (taken.ok) expect(roomShapeSchema.parse(taken.room)).toEqual(taken.room);
  });
});

describe('undo', () => {
  it('is exact, step by step, both ways', () => {
    fc.assert(
      fc.property(fc.array(fc.integer(), { minLength: 1, maxLength: 30 }), fc.nat(40), (values, steps) => {
        const made = values.reduce((history, value) => changed(history, value), beginHistory(0));
        let history = made;
        const back = Math.min(steps, values.length);
        for (let step = 0; step < back; step += 1) history = undone(history);
        expect(history.now).toBe([0, ...values].at(-1 - back));
        for (let step = 0; step < back; step += 1) history = redone(history);
        expect(history).toEqual(made);
      }),
    );
    expect(undone(beginHistory(1))).toEqual(beginHistory(1));
    expect(redone(beginHistory(1))).toEqual(beginHistory(1));
  });

  it('forgets the oldest of very many', () => {
    let history = beginHistory(0);
    for (let value = 1; value <= mostUndone + 50; value += 1) history = changed(history, value);
    expect(history.past).toHaveLength(mostUndone);
    expect(changed(undone(history), 7).future).toEqual([]);
  });
});
