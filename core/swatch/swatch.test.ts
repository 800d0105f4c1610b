import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addressKey,
  asksTooSoon,
  fabricOf,
  readSwatchRequest,
  swatchLimits,
  swatchWords,
  uniqueFabrics,
} from './index.ts';

const sofa = { kind: 'sofa', materials: ['fabric'], swatch: '#7f8b7c' } as const;
const covered = (materialsFinish: string | null, more: object = {}) =>
  fabricOf({ ...sofa, materials: ['fabric'], materialsFinish, ...more });

describe('what a piece is covered in', () => {
  it('is read from its record', () => {
    expect(covered('Sage wool-blend weave, 40,000 double rubs')).toEqual({
      ...{ id: 'sage-wool-blend-weave', name: 'Sage wool-blend weave', isLeather: false, swatch: '#7f8b7c' },
    });
    expect(covered('Ivory bouclé, 45,000 double rubs')?.id).toBe('ivory-boucle');
    expect(covered('Saddle full-grain leather that darkens with use')?.isLeather).toBe(true);
  });

  it('is nothing for a piece without a cover', () => {
    expect(covered('Oak, oiled', { kind: 'coffee_table', materials: ['wood'] })).toBeNull();
    expect(covered('Oak, oiled', { materials: ['wood'] })).toBeNull();
    expect([covered(null), covered(''), covered('—')]).toEqual([null, null, null]);
  });

  it('is listed once, leathers last', () => {
    const rows = ['Sage weave', 'Black leather', 'Oat linen', 'Sage weave'].map((name) => covered(name));
    expect(uniqueFabrics(rows.filter((row) => row !== null)).map(({ name }) => name)).toEqual([
      'Oat linen',
      'Sage weave',
      'Black leather',
    ]);
  });

  it('has an id that is safe in an address, whatever the name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (finish) => {
        const fabric = covered(finish);
        if (fabric) expect(fabric.id).toMatch(/^[a-z0-9-]{1,60}$/);
      }),
    );
  });
});

describe('the same address', () => {
  it('is known again, however it’s typed', () => {
    const key = addressKey({ line1: '48 Oak Street', line2: 'Apt 2', zip: '02143' });
    expect(addressKey({ line1: ' 48 oak st., apartment 2', line2: '', zip: '02143' })).toBe(key);
    expect(addressKey({ line1: '48 Oak Street', line2: 'Apt 3', zip: '02143' })).not.toBe(key);
    expect(addressKey({ line1: '48 Oak Street', line2: 'Apt 2', zip: '10001' })).not.toBe(key);
  });

  it('doesn’t depend on case, spaces or punctuation', () => {
    const letters = fc.stringMatching(/^[a-z0-9 ]{1,40}$/);
    fc.assert(
      fc.property(letters, letters, (line1, line2) => {
        const zip = '02143';
        const loud = { line1: ` ${line1.toUpperCase()}. `, line2: `${line2.replaceAll(' ', ' , ')}!`, zip };
        expect(addressKey(loud)).toBe(addressKey({ line1, line2, zip }));
      }),
    );
  });

  it('may ask again after ninety days', () => {
    const now = new Date('2026-11-17T12:00:00Z');
    const ago = (days: number) => new Date(now.getTime() - days * 86_400_000);
    expect([asksTooSoon(null, now), asksTooSoon(ago(0), now), asksTooSoon(ago(89.9), now)]).toEqual([
      false,
      true,
      true,
    ]);
    expect(asksTooSoon(ago(swatchLimits.againAfterDays), now)).toBe(false);
  });
});

describe('a request', () => {
  const offered = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => ({ id, name: `Fabric ${id}` }));
  const typed = {
    ...{ name: 'June Tran', line1: '48 Oak Street', line2: '', city: 'Somerville', zip: '02143' },
    ...{ email: 'june@example.com', fabrics: ['a', 'b'] },
  };

  it('has a name, an address, a mailbox and up to five swatches', () => {
    expect(readSwatchRequest(typed, offered)).toEqual({
      ok: true,
      request: { ...typed, state: 'MA', fabrics: ['Fabric a', 'Fabric b'] },
    });
  });

  it('names every problem at once', () => {
    const empty = { name: '', line1: '', line2: '', city: '', zip: '', email: '', fabrics: [] };
    const read = readSwatchRequest(empty, offered);
    expect(read.ok || Object.keys(read.problems).sort()).toEqual(['city', 'email', 'fabrics', 'line1', 'name', 'zip']);
  });

  it('never has more than five swatches, none twice, and none we don’t have', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'zebra')), (fabrics) => {
        const read = readSwatchRequest({ ...typed, fabrics }, offered);
        const chosen = new Set(fabrics);
        const isFine = chosen.size > 0 && chosen.size <= swatchLimits.most && !chosen.has('zebra');
        expect(read.ok).toBe(isFine);
        if (read.ok) expect(read.request.fabrics).toHaveLength(chosen.size);
        else expect(Object.values(swatchWords)).toContain(read.problems.fabrics);
      }),
    );
  });
});
