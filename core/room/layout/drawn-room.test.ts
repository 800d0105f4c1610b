import { describe, expect, it } from 'vitest';
import {
  checkLayout,
  describeLayout,
  type LayoutPiece,
  layoutRoomOf,
  readStoredRoom,
  setFocus,
  storedRoom,
  suggestLayout,
} from '../index.ts';
import { livingRoom } from '../shape/made-up-room.test-data.ts';
import { containsArea } from '../shape/outline.ts';
import { isFree } from '../shape/room-shape.ts';
import { areaAt } from './geometry.ts';

const piece = (id: string, kind: string, width: number, depth: number, height = 30): LayoutPiece => ({
  ...{ id, kind, width, depth, height },
});
const room = layoutRoomOf(livingRoom);
const living = [
  piece('sofa', 'sofa', 79, 36),
  piece('table', 'coffee_table', 44, 24),
  piece('chair', 'lounge_chair', 28, 31),
  piece('board', 'sideboard', 54, 16, 34),
];
const placed = (id: string, { placements } = suggestLayout(room, living, 1)) => {
  const at = placements.find((one) => one.id === id);
  const own = living.find((one) => one.id === id);
  if (!at || !own) throw new Error(id);
  return areaAt(own, at.x, at.y, at.turn);
};

describe('a room that was drawn', () => {
  it('is furnished inside its walls, clear of what is built in', () => {
    const plan = suggestLayout(room, living, 1);
    expect(plan.leftOut).toEqual([]);
    for (const { id } of living) {
      expect(containsArea(livingRoom.outline, placed(id, plan)), id).toBe(true);
      expect(isFree(livingRoom, placed(id, plan)), id).toBe(true);
    }
    expect(checkLayout(room, living, plan.placements).violations).toEqual([]);
  });

  it('has a sofa that faces what the people in it chose, and keeps that with the drawing', () => {
    const chosen = setFocus(livingRoom, 'television');
    if (!chosen.ok) throw new Error(chosen.message);
    expect(readStoredRoom(storedRoom(chosen.room))?.focus).toBe('television');
    expect(readStoredRoom({ ...storedRoom(livingRoom), focus: 'the cat' })).toEqual(livingRoom);
    const toScreen = layoutRoomOf(chosen.room);
    const { placements } = suggestLayout(toScreen, living, 1);
    const { findings } = checkLayout(toScreen, living, placements);
    expect(findings.find(({ rule }) => rule === 'faces-focus')).toMatchObject({
      words: 'The sofa faces the sideboard',
    });
    expect(setFocus(chosen.room, undefined)).toMatchObject({ ok: true, room: { focus: undefined } });
  });

  it('has a sofa that faces the fire', () => {
    const { placements } = suggestLayout(room, living, 1);
    const { findings } = checkLayout(room, living, placements);
    expect(findings.find(({ rule }) => rule === 'faces-focus')).toMatchObject({
      ...{ kept: true, words: 'The sofa faces the fireplace' },
    });
  });

  it('keeps the floor before the fire clear, and says so where it isn’t', () => {
    const free = (placements: ReturnType<typeof suggestLayout>['placements']) =>
      checkLayout(room, living, placements).findings.find(({ rule }) => rule === 'fire-free');
    for (const focus of ['fireplace', 'television', 'none'] as const) {
      const { placements } = suggestLayout({ ...room, focus }, living, 1);
      expect(free(placements), focus).toMatchObject({ kept: true });
    }
    const close = free([{ id: 'board', x: 40, y: 87, turn: 90 }]);
    expect(close).toMatchObject({ kept: false, inches: 16 });
    expect(close?.words).toBe('of clear floor in front of the fireplace; 3 ft keeps furniture safe');
  });

  it('says what is outside, in the corner that was cut out', () => {
    const { violations } = checkLayout(room, living, [{ id: 'chair', x: 160, y: 140, turn: 0 }]);
    expect(violations.map(({ rule }) => rule)).toContain('outside');
  });

  it('is told by its walls', () => {
    const [head, sofa] = describeLayout(room, living, [{ id: 'sofa', x: 60, y: 149, turn: 180 }]);
    expect(head).toBe(
      'The room has 6 walls. It’s 16 ft across and 14 ft deep at its longest, with 1 door, 1 opening and 1 window.',
    );
    expect(sofa).toContain('is against the wall at the bottom');
  });
});

describe('a score people agree with', () => {
  const dining = [piece('table', 'dining_table', 60, 36), piece('one', 'dining_chair', 19, 21)];
  const plain = {
    width: 168,
    depth: 144,
    doorway: { wall: 'wall-b', offset: 100, width: 32, swing: 'inward' },
  } as const;
  const table = { id: 'table', x: 84, y: 60, turn: 0 } as const;

  it('is 60 at most with a chair away from its table, or without the table', () => {
    const stranded = [table, { id: 'one', x: 12, y: 130, turn: 180 } as const];
    expect(checkLayout(plain, dining, stranded).score).toBeLessThanOrEqual(60);
    expect(checkLayout(plain, dining, stranded.slice(1)).score).toBeLessThanOrEqual(60);
    const tucked = [table, { id: 'one', x: 84, y: 60 - 18 - 10.5 + 5, turn: 0 } as const];
    expect(checkLayout(plain, dining, tucked).violations).toEqual([]);
    expect(checkLayout(plain, dining, tucked).score).toBeGreaterThan(60);
  });

  it('lets a chair under its table, but not through it', () => {
    const through = [table, { id: 'one', x: 84, y: 60 - 18, turn: 0 } as const];
    expect(checkLayout(plain, dining, through).violations.map(({ rule }) => rule)).toContain('overlap');
  });

  it('says how much room there is for legs, and counts a chair that has none against the plan', () => {
    const seats = [piece('sofa', 'sofa', 84, 36), piece('chair', 'lounge_chair', 30, 32)];
    const sofa = { id: 'sofa', x: 84, y: 125, turn: 180 } as const;
    const checked = (y: number) => checkLayout(plain, seats, [sofa, { id: 'chair', x: 84, y, turn: 180 } as const]);
    const legroom = (y: number) =>
      checked(y).findings.find(({ rule, ids }) => rule === 'legroom' && ids[0] === 'chair');
    expect(legroom(20)).toMatchObject({ kept: false, inches: 4 });
    expect(legroom(20)?.words).toMatch(/ for legs; 12 in(ches)? would be better$/);
    expect(checked(40).score).toBeGreaterThan(checked(20).score);
    expect(checked(40).findings.find(({ rule }) => rule === 'legroom')?.kept).toBe(true);
  });
});
