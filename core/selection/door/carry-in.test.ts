import { describe, expect, it } from 'vitest';
import { oneBody } from '../../catalog/index.ts';
import type { RoomShape } from '../../room/index.ts';
import { carryIn, carryInFilm } from './carry-in.ts';
import type { Carried } from './door.ts';

const room: RoomShape = {
  outline: [
    { x: 0, y: 0 },
    { x: 180, y: 0 },
    { x: 180, y: 150 },
    { x: 0, y: 150 },
  ],
  ceiling: null,
  doors: [{ id: 'door', wall: 0, offset: 60, width: 32, height: null, hinge: 'right', swing: 'inward' }],
  ...{ openings: [], windows: [], radiators: [], fixed: [], guessed: ['door-size'] },
};
const piece = (width: number, depth: number, height: number, apart: Partial<Carried['takesApart']> = {}): Carried => ({
  ...{ kind: 'sofa', assemblyRequired: false },
  dimensions: { width, depth, height, diagonalDepth: null },
  takesApart: { ...oneBody, ...apart },
});
const at = { id: 'piece', x: 90, y: 120, turn: 180 } as const;
const film = (item: Carried) => carryInFilm(room, { item, at, lift: 0 }, []);

describe('a piece that is carried in', () => {
  it('is worth a film where it’s tilted, tight or loses its legs, and says what was measured', () => {
    expect(carryIn(piece(40, 28, 32), room)).toEqual({
      ...{ kind: 'easy', words: 'Upright, 4 in to spare in a 32 in doorway.' },
    });
    expect(carryIn(piece(84, 38, 30), room)).toEqual({
      ...{ kind: 'film', words: 'Laid on its back, 2 in to spare in a 32 in doorway.' },
    });
    expect(carryIn(piece(84, 38, 35, { legHeight: 6 }), room)).toEqual({
      ...{ kind: 'film', words: 'Laid on its back, with its legs off, 3 in to spare in a 32 in doorway.' },
    });
    expect(carryIn(piece(84, 38, 32), room).words).toBe(
      'Laid on its back, nothing to spare in a 32 in doorway. Plan on taking the door off its hinges.',
    );
  });

  it('says why there’s none', () => {
    expect(carryIn(piece(84, 38, 36.5), room)).toEqual({
      ...{ kind: 'none', words: 'Doesn’t pass your 32 in doorway: 4½ in too large.' },
    });
    expect(carryIn(piece(84, 38, 34.25), room).words).toMatch(/half an inch can decide\.$/);
    expect(film(piece(84, 38, 36.5))).toBe(null);
    expect(carryIn(piece(84, 38, 36.5, { flatPacked: true }), room).words).toMatch(/^It comes flat-packed/);
    expect(carryIn({ ...piece(120, 96, 1), kind: 'rug' }, room).words).toBe('It comes rolled.');
  });

  it('shows the body without its legs, and the section that decides', () => {
    expect(film(piece(84, 38, 35, { legHeight: 6 }))).toMatchObject({
      ...{ legsOff: true, section: null, low: [-42, 6, -19], high: [42, 35, 19] },
    });
    const sections = [
      { name: 'Left seats', width: 60, depth: 38, height: 31, diagonalDepth: null },
      { name: 'Corner', width: 38, depth: 38, height: 31, diagonalDepth: null },
    ];
    expect(film(piece(98, 60, 31, { sections }))).toMatchObject({
      ...{ section: 'Left seats', legsOff: false, low: [-49, 0, -30], high: [11, 31, 8] },
      words: 'Laid on its back, in 2 sections, 1 in to spare in a 32 in doorway.',
    });
  });

  it('leaves out what it would go through', () => {
    const table = { id: 'table', width: 40, depth: 20, at: { id: 'table', x: 76, y: 60, turn: 0 as const } };
    const shelf = { id: 'shelf', width: 10, depth: 10, at: { id: 'shelf', x: 6, y: 6, turn: 0 as const } };
    const shown = carryInFilm(room, { item: piece(84, 38, 30), at, lift: 0 }, [table, shelf]);
    expect(shown?.inTheWay).toEqual(['table']);
  });
});
