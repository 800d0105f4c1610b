import { describe, expect, it } from 'vitest';
import type { BriefPiece } from '#core/survey/index.ts';
import { changedWish, type WishFieldName, wishFields } from './wish-fields.ts';

const wish = (given: Partial<BriefPiece>): BriefPiece => ({
  ...{ kind: 'sofa', types: [], subTypes: [], materials: [], shapes: [], tier: null },
  ...{ colorIntensity: null, colors: [], quantity: 1, size: null, ...given },
});

const fieldOf = (given: Partial<BriefPiece>, name: WishFieldName) =>
  wishFields(wish(given)).find((field) => field.name === name);

const amendedBy = (given: Partial<BriefPiece>, chosen: Partial<Record<WishFieldName, string>>) =>
  changedWish(wish(given), (name) => chosen[name] ?? null);

describe('the form for a wish', () => {
  it('has what the kind of piece has, and what is asked for now', () => {
    const names = wishFields(wish({})).map(({ name }) => name);
    expect(names).toEqual(['types', 'subTypes', 'materials', 'colorIntensity', 'colors', 'tier']);
    expect(fieldOf({ subTypes: ['sofa_b'] }, 'subTypes')).toMatchObject({ now: 'sofa_b' });
    expect(fieldOf({}, 'tier')).toMatchObject({ now: '' });
    expect(fieldOf({ kind: 'rug', types: ['border', 'solid'] }, 'types')).toMatchObject({
      now: 'as-asked',
      options: expect.arrayContaining([{ value: 'as-asked', label: 'Border or Solid' }]),
    });
  });

  it('writes down nothing but what was changed in it', () => {
    const neutral = { colorIntensity: 'neutral', materials: ['fabric', 'leather'], subTypes: ['sofa_b'] } as const;
    expect(amendedBy(neutral, { tier: 'premium' })).toEqual({ tier: 'premium' });
    expect(amendedBy(neutral, { materials: 'leather' })).toEqual({ materials: ['leather'] });
    expect(amendedBy(neutral, { materials: '', subTypes: '' })).toEqual({ materials: [], subTypes: [] });
    expect(amendedBy(neutral, { materials: 'as-asked', colorIntensity: 'neutral' })).toBeNull();
    expect(amendedBy(neutral, {})).toBeNull();
  });

  it('never asks for a color without saying how much of it, or the other way around', () => {
    expect(amendedBy({ colorIntensity: 'neutral' }, { colors: 'blue' })).toEqual({
      colors: ['blue'],
      colorIntensity: 'lots_of_color',
    });
    expect(amendedBy({ colorIntensity: 'accent', colors: ['red'] }, { colors: 'blue' })).toEqual({ colors: ['blue'] });
    expect(amendedBy({ colorIntensity: 'accent', colors: ['red'] }, { colorIntensity: 'neutral' })).toEqual({
      colorIntensity: 'neutral',
      colors: [],
    });
  });
});
