import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inStock, piecesOf } from '../../catalog/index.ts';
import {
  compose,
  doorFit,
  filtersFor,
  indexCatalog,
  isRelaxation,
  type LeafFilter,
  type Leafing,
  leafThrough,
  relaxedBy,
  slotsOf,
  usualFilters,
} from '../index.ts';
import { madeUpBrief, madeUpItems } from './made-up.test-data.ts';

const situations = fc.record({ survey: fc.nat(1_000_000), catalog: fc.nat(1_000_000), count: fc.nat(200) });
const alone: Leafing = { board: 'a', others: [], filters: new Set(), among: null, except: null, most: 500 };

function situation({ survey, catalog, count }: { survey: number; catalog: number; count: number }) {
  const brief = madeUpBrief(survey);
  const items = madeUpItems(count, piecesOf(brief.room), catalog);
  const [piece] = slotsOf(brief);
  if (!piece) throw new Error('nothing asked for');
  return { brief, items, piece, index: indexCatalog(items), byId: new Map(items.map((one) => [one.recordId, one])) };
}

describe('leafing through the catalog', () => {
  it('shows everything that is in stock and passes once every filter is let go, and nothing else ever', () => {
    fc.assert(
      fc.property(situations, (drawn) => {
        const { brief, items, piece, index } = situation(drawn);
        const may = items.filter((item) => inStock(item, piece.quantity) && !doorFit(item, brief.doorway).stops);
        const { recordIds, total } = leafThrough(brief, piece, index, alone);
        expect(total).toBe(may.length);
        expect(recordIds.toSorted()).toEqual(may.map(({ recordId }) => recordId).toSorted());
      }),
    );
  });

  it('keeps what a filter holds on to, and finds no less when one is let go', () => {
    fc.assert(
      fc.property(situations, (drawn) => {
        const { brief, piece, index, byId } = situation(drawn);
        const usual = usualFilters(piece, brief);
        const found = (filters: readonly LeafFilter[]) =>
          leafThrough(brief, piece, index, { ...alone, filters: new Set(filters) });
        const { recordIds, total } = found(usual);
        for (const id of recordIds) {
          const item = byId.get(id);
          expect(item?.kind).toBe(piece.kind);
          expect(item && relaxedBy(item, piece, brief)).toEqual([]);
        }
        for (const filter of usual) expect(found(usual.filter((one) => one !== filter)).total >= total).toBe(true);
      }),
    );
  });

  it('has what the composer would take, and leaves out what is on the board', () => {
    fc.assert(
      fc.property(situations, (drawn) => {
        const { brief, piece, index, byId } = situation(drawn);
        const { a } = compose(brief, index);
        const [anchor, ...rest] = a.slots;
        if (!anchor?.suggestion || anchor.suggestion.givenUp.some(({ fact: { wish } }) => isRelaxation(wish))) return;
        const others = rest.flatMap(({ suggestion }) => byId.get(suggestion?.recordId ?? '') ?? []);
        const filters = new Set(usualFilters(piece, brief));
        const whole = leafThrough(brief, piece, index, { ...alone, others, filters });
        expect(whole.recordIds).toContain(anchor.suggestion.recordId);
        const except = anchor.suggestion.recordId;
        const without = leafThrough(brief, piece, index, { ...alone, others, filters, except });
        expect(without.recordIds).not.toContain(except);
        for (const { recordId } of others) expect(without.recordIds).not.toContain(recordId);
      }),
    );
  });

  it('looks only among what was found by words, and offers only filters that mean something', () => {
    const { brief, piece, index } = situation({ survey: 7, catalog: 7, count: 200 });
    const [first = ''] = leafThrough(brief, piece, index, alone).recordIds;
    expect(leafThrough(brief, piece, index, { ...alone, among: new Set([first, 'nothing']) })).toEqual({
      recordIds: [first],
      total: 1,
    });
    const asked = { ...piece, types: [], size: null, materials: [], shapes: [], subTypes: [] };
    const free = { ...asked, colorIntensity: null, tier: null };
    expect(filtersFor(free, { ...brief, styles: [] })).toEqual(['kind', 'soon']);
  });
});
