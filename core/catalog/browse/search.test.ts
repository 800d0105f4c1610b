import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  anything,
  type CatalogFilter,
  catalogQuerySchema,
  foldText,
  matches,
  searchTerms,
  searchText,
} from '../index.ts';
import { anySofa, sofa } from '../item.test-data.ts';

const found = (changes: Partial<CatalogFilter>) => matches(sofa, { ...anything, ...changes });
const asked = (q: string) => found({ words: searchTerms(q) });

describe('searching the catalog', () => {
  it('finds words in name, kind, maker, materials and style', () => {
    for (const q of [
      'halden',
      'SOFAS',
      'sofa halden',
      'alder loom',
      'boucle',
      'bouclé',
      'green',
      'fabric',
      'drap',
      'AL-100',
      '',
    ]) {
      expect(asked(q), q).toBe(true);
    }
    for (const q of ['halden chair', 'leather', 'vacuum']) expect(asked(q), q).toBe(false);
  });

  it('never looks at what is the staff’s', () => {
    expect(asked('vendor.example')).toBe(false);
    expect(searchText(sofa)).not.toContain('price in');
  });

  it('filters', () => {
    expect(found({ room: 'living-room' })).toBe(true);
    expect(found({ room: 'bedroom' })).toBe(false);
    expect(found({ kind: 'sofa' })).toBe(true);
    expect(found({ kind: 'bed' })).toBe(false);
    expect(found({ styles: ['Axelrod', 'Draper'] })).toBe(true);
    expect(found({ styles: ['Axelrod'] })).toBe(false);
    expect(found({ minCents: 189900, maxCents: 189900 })).toBe(true);
    expect(found({ minCents: 189901 })).toBe(false);
    expect(found({ maxCents: 189899 })).toBe(false);
    expect(found({ inStock: true })).toBe(true);
    expect(matches({ ...sofa, stock: 0 }, { ...anything, inStock: true })).toBe(false);
    expect(matches({ ...sofa, active: false }, { ...anything, inStock: true })).toBe(false);
  });

  it('folds text to plain lower-case words', () => {
    expect(foldText('  Bouclé—Café,  №5 ')).toBe('boucle cafe no5');
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => foldText(foldText(text)) === foldText(text)));
  });

  it('finds every item by its own name, and narrowing never finds more', () => {
    fc.assert(
      fc.property(anySofa, fc.string(), (item, q) => {
        const byName = { ...anything, words: searchTerms(item.name) };
        expect(matches(item, byName)).toBe(true);
        const narrower = { ...byName, words: [...byName.words, ...searchTerms(q)], room: 'office' as const };
        if (matches(item, narrower)) expect(item.rooms).toContain('office');
      }),
    );
  });
});

describe('the search string of an address', () => {
  const read = (values: Record<string, string>) => catalogQuerySchema.safeParse(values);

  it('means anything when it is empty', () => {
    const empty = { filter: anything, page: 1, limit: 24 };
    expect(read({}).data).toEqual(empty);
    expect(read({ room: '', kind: '', style: ' ', q: '', min: '', page: '', limit: '' }).data).toEqual(empty);
  });

  it('is read whole', () => {
    const values = { room: 'Living Room', kind: 'sofa', style: 'moody', q: 'Low sofa', min: '$500', max: '2000' };
    expect(read({ ...values, inStock: '1', page: '3', limit: '48' }).data).toEqual({
      filter: {
        room: 'living-room',
        kind: 'sofa',
        styles: ['Moody light', 'Moody dark'],
        words: ['low', 'sofa'],
        minCents: 50000,
        maxCents: 200000,
        inStock: true,
      },
      page: 3,
      limit: 48,
    });
  });

  it.each([
    { room: 'kitchen' },
    { kind: 'lamp' },
    { style: 'baroque' },
    { min: 'cheap' },
    { page: '0' },
    { page: '1.5' },
    { limit: '101' },
    { q: 'x'.repeat(201) },
  ])('refuses %j', (values) => expect(read(values).success).toBe(false));

  it('never throws', () => {
    fc.assert(
      fc.property(fc.object({ key: fc.constantFrom('room', 'q', 'page', 'min') }), (value) => {
        catalogQuerySchema.safeParse(value);
      }),
    );
  });
});
