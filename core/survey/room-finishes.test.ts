import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { floorKinds, wallColors } from '../room/index.ts';
import { finishesOf } from './room-finishes.ts';

const said = (words: string, style?: string) =>
  finishesOf({ 'wall-a-description': words, ...(style ? { favorite_styles: [style] } : {}) });

describe('walls and floor of a room', () => {
  it.each([
    ['Sage green walls, a window in the middle', 'sage'],
    ['The walls are a soft blue', 'fog'],
    ['Painted dark green', 'forest'],
    ['white wall with a radiator', 'chalk'],
    ['An exposed brick wall', 'clay'],
  ] as const)('%s: %s', (words, walls) => {
    expect(said(words)).toMatchObject({ walls, told: ['walls'] });
  });

  it.each([
    ['walnut floors', 'walnut'],
    ['The floor is light oak', 'ash'],
    ['oak floorboards', 'oak'],
    ['wall-to-wall carpet', 'carpet'],
  ] as const)('%s: %s', (words, floor) => {
    expect(said(words)).toMatchObject({ floor, told: ['floor'] });
  });

  it('go with the first style where nothing is said of them', () => {
    expect(said('A green radiator below a blue window', 'roy')).toEqual({
      ...{ walls: 'fog', floor: 'walnut', told: [], prints: 'graphic' },
    });
    expect(said('', 'moody')).toEqual({ walls: 'clay', floor: 'ash', told: [], prints: 'soft' });
    expect(finishesOf({})).toEqual({ walls: 'chalk', floor: 'oak', told: [], prints: 'warm' });
    expect(said('Forest green walls', 'moody').prints).toBe('dark');
  });

  it('are always ones we can show, whatever is written', () => {
    fc.assert(
      fc.property(fc.string(), fc.anything(), (words, styles) => {
        const { walls, floor } = finishesOf({ 'wall-b-description': words, favorite_styles: styles });
        expect(wallColors).toContain(walls);
        expect(floorKinds).toContain(floor);
      }),
    );
  });
});
