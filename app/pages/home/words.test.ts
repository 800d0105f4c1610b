import { describe, expect, it } from 'vitest';
import { testimonials } from '#content/company/testimonials.ts';
import { facts } from '#content/facts.ts';
import { offerings } from '#core/catalog/index.ts';
import { homeWords } from './words.ts';

describe('Home', () => {
  it('counts the rooms and the brands that there are', () => {
    expect(offerings).toHaveLength(3);
    expect(homeWords.offerings).toBe(`Three rooms, ${facts.brands}`);
  });

  it('shows no picture twice: who speaks of a room shows another than the hero', () => {
    const pictures = testimonials.map(({ imageUrl }) => imageUrl ?? '');
    expect(new Set(pictures).size).toBe(pictures.length);
    for (const picture of pictures) expect(picture).not.toMatch(/^hero\//);
  });
});
