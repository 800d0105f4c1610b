import { describe, expect, it } from 'vitest';
import { brandWords } from '#content/company/brands.ts';
import { brandCount } from '#core/catalog/index.ts';
import { brands } from '#showroom/catalog/brands.ts';
import { brandMark } from './brands-section.tsx';

describe('the brands on the page', () => {
  it('are those of the catalog, each with words and a mark', () => {
    expect(Object.keys(brandWords).sort()).toEqual(Object.keys(brands).sort());
    expect(Object.keys(brands)).toHaveLength(brandCount);
    for (const { name, mark } of Object.values(brands)) expect(brandMark(mark), name).toMatch(/svg/);
  });
});
