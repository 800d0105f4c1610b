import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { piecesOf } from '../../catalog/index.ts';
import { mostOfOnePiece } from '../../survey/index.ts';
import { changeIndex, compose, indexCatalog, restock, stockThatCounts } from '../index.ts';
import { madeUpBrief, madeUpItems } from './made-up.test-data.ts';

describe('another stock', () => {
  it('in its place makes the same index as indexing again', () => {
    const changes = fc.array(fc.tuple(fc.nat(79), fc.nat(99)), { maxLength: 20 });
    fc.assert(
      fc.property(fc.nat(50), changes, (seed, sold) => {
        // Few prices, so pieces with the same price end up next to each other.
        const items = madeUpItems(80, ['sofa', 'rug'], seed).map((item, number) => ({
          ...item,
          active: true,
          priceCents: 100 + (number % 3),
        }));
        const index = indexCatalog(items.map((item) => ({ ...item })));
        for (const [number, stock] of sold) {
          const item = items[number];
          if (!item) continue;
          restock(index, item, stock);
          item.stock = stock;
        }
        expect(index).toEqual(indexCatalog(items));
      }),
    );
  });

  it('of a piece that is not there is a mistake', () => {
    const [one, other] = madeUpItems(2, ['sofa'], 1);
    if (!one || !other) throw new Error('two pieces are made up');
    expect(() => restock(indexCatalog([{ ...one, active: true }]), other, 1)).toThrow('not in the index');
    expect(() => restock(indexCatalog([]), other, 1)).toThrow('not in the index');
  });

  it('above what counts makes no other boards', () => {
    for (let seed = 0; seed < 10; seed += 1) {
      const made = madeUpBrief(seed);
      const brief = { ...made, pieces: made.pieces.map((piece) => ({ ...piece, quantity: mostOfOnePiece })) };
      const items = madeUpItems(600, piecesOf(brief.room), seed);
      const boards = (extra: (number: number) => number) =>
        compose(
          brief,
          indexCatalog(items.map((item, number) => ({ ...item, stock: stockThatCounts + extra(number) }))),
        );
      expect(boards((number) => number % 17)).toEqual(boards(() => 0));
    }
  });
});

describe('other pieces', () => {
  it('in an index compose the same boards as indexing again, and leave the older index as it was', () => {
    fc.assert(
      fc.property(fc.nat(200), (seed) => {
        const brief = madeUpBrief(seed);
        const kinds = piecesOf(brief.room);
        const [older, newer] = [madeUpItems(120, kinds, seed), madeUpItems(140, kinds, seed + 1)];
        const onSale = (items: typeof older, number: number) => (items[number]?.active ? items[number] : undefined);
        // Every third is now a different piece: maybe another kind or vendor, off sale, or new.
        const changed = newer.map((_, number) => number).filter((number) => number % 3 === 0 || number >= older.length);
        const now = newer.map((item, number) => (changed.includes(number) ? item : (older[number] ?? item)));
        const before = indexCatalog(older);
        const after = changeIndex(
          before,
          changed.map((number) => ({ before: onSale(older, number), after: onSale(newer, number) })),
        );
        expect(compose(brief, after)).toEqual(compose(brief, indexCatalog(now)));
        expect(before).toEqual(indexCatalog(older));
      }),
      { numRuns: 50 },
    );
  });

  it('leave the kinds that have none of them as they are', () => {
    const [sofa, rug, other] = madeUpItems(40, ['sofa', 'rug'], 3).map((item) => ({ ...item, active: true }));
    if (!sofa || !rug || !other) throw new Error('three pieces are made up');
    const index = indexCatalog([
      { ...sofa, kind: 'sofa' },
      { ...rug, kind: 'rug' },
    ]);
    const added = changeIndex(index, [{ before: undefined, after: { ...other, kind: 'sofa' } }]);
    expect(added.kinds.get('rug')).toBe(index.kinds.get('rug'));
    expect(added.kinds.get('sofa')?.items).toHaveLength(2);
    const gone = changeIndex(index, [{ before: { ...rug, kind: 'rug' }, after: undefined }]);
    expect([...gone.kinds.keys()]).toEqual(['sofa']);
  });
});
