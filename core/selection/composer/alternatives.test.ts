import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CatalogItem, inStock, piecesOf } from '../../catalog/index.ts';
import {
  alternativesFor,
  alternativesKept,
  alternativesNow,
  alternativesOffered,
  alternativesOfPair,
  type ComposedBoard,
  compose,
  doorFit,
  indexCatalog,
  nearInPrice,
  nearInSize,
  relaxedBy,
  type SlotWithPiece,
  slotsOf,
} from '../index.ts';
import { dealOut } from './alternatives.ts';
import { madeUpBrief, madeUpItems } from './made-up.test-data.ts';
import { styleNearness } from './score/style-degree.ts';

const situations = fc.record({
  survey: fc.nat(1_000_000),
  catalog: fc.nat(1_000_000),
  count: fc.integer({ min: 20, max: 400 }),
});

/** A composed pair as it would be published, with the slots that have a piece. */
function situation({ survey, catalog, count }: { survey: number; catalog: number; count: number }) {
  const brief = madeUpBrief(survey);
  const items = madeUpItems(count, piecesOf(brief.room), catalog);
  const byId = new Map(items.map((one) => [one.recordId, one]));
  const index = indexCatalog(items);
  const { a, b } = compose(brief, index);
  const itemsOn = ({ slots }: ComposedBoard) =>
    slots.map(({ suggestion }) => (suggestion && byId.get(suggestion.recordId)) ?? null);
  const without = new Set([a, b].flatMap(itemsOn).flatMap((item) => item?.recordId ?? []));
  const slotsOn = (board: 'a' | 'b', composed: ComposedBoard): SlotWithPiece[] => {
    const there = itemsOn(composed);
    return there.flatMap((item, place) => {
      const piece = slotsOf(brief)[place];
      const others = there.filter((other, at): other is CatalogItem => other !== null && at !== place);
      return item && piece ? [{ board, piece, item, others, first: [], without }] : [];
    });
  };
  return { brief, items, byId, index, without, slots: [...slotsOn('a', a), ...slotsOn('b', b)] };
}

describe('near in price', () => {
  it('is up to a quarter more or less', () => {
    expect([7500, 7499, 12_500, 12_501].map((cents) => nearInPrice(10_000, cents))).toEqual([true, false, true, false]);
    expect(nearInPrice(0, 0)).toBe(true);
    expect(nearInPrice(0, 1)).toBe(false);
  });
});

describe('near in size', () => {
  const sized = (width: number, depth: number, size: string | null = null) => ({
    size: size as CatalogItem['size'],
    dimensions: { width, depth, height: 30, diagonalDepth: null },
  });

  it('is up to a tenth or three inches more each way, any amount less, and the same size by name', () => {
    const board = sized(80, 40);
    expect([sized(88, 44), sized(89, 40), sized(80, 45), sized(50, 20)].map((one) => nearInSize(board, one))).toEqual([
      true,
      false,
      false,
      true,
    ]);
    // A tenth of an end table is less than people notice.
    const small = sized(18, 16);
    expect([sized(21, 19), sized(21.5, 16), sized(21, 19.5)].map((one) => nearInSize(small, one))).toEqual([
      true,
      false,
      false,
    ]);
    // Turned around, it takes the same floor.
    expect(nearInSize(board, sized(40, 80))).toBe(true);
    expect(nearInSize(sized(60, 80, 'queen'), sized(60, 80, 'king'))).toBe(false);
  });
});

describe('alternatives to a piece', () => {
  it('pass every hard rule, keep the style and the budget, and are near in size and price', () => {
    let seen = 0;
    fc.assert(
      fc.property(situations, (drawn) => {
        const { brief, index, byId, without, slots } = situation(drawn);
        const { a = null, b = null } = brief.walls ?? {};
        for (const slot of slots) {
          const { piece, item } = slot;
          for (const recordId of alternativesFor(brief, index, slot, 20)) {
            const other = byId.get(recordId);
            if (!other) throw new Error(`${recordId} is not in the catalog`);
            seen += 1;
            expect(other.active && inStock(other, piece.quantity)).toBe(true);
            expect(doorFit(other, brief.doorway).stops).toBe(false);
            expect(other.kind).toBe(piece.kind);
            if (piece.size !== null) expect(other.size).toBe(item.size);
            if (a !== null && b !== null) {
              expect(Math.max(other.dimensions.width, other.dimensions.depth)).toBeLessThanOrEqual(Math.max(a, b));
            }
            const nearness = brief.styles.map((style) => styleNearness(style, other.styles));
            expect(Math.max(...nearness)).toBeGreaterThanOrEqual(0.5);
            expect(nearInSize(item, other)).toBe(true);
            expect(nearInPrice(item.priceCents, other.priceCents)).toBe(true);
            const overBudget = (one: CatalogItem) => relaxedBy(one, piece, brief).includes('tier');
            expect(overBudget(other) && !overBudget(item)).toBe(false);
            expect(without.has(recordId)).toBe(false);
          }
        }
      }),
    );
    expect(seen).toBeGreaterThan(0);
  });

  it('are of the type asked for where enough of those pass, and of other types and near styles only after them', () => {
    let loose = 0;
    fc.assert(
      fc.property(situations, (drawn) => {
        const { brief, index, byId, slots } = situation(drawn);
        for (const slot of slots) {
          const { piece } = slot;
          const stepOf = (recordId: string): number => {
            const other = byId.get(recordId);
            const inStyle = other?.styles.some((style) => brief.styles.includes(style)) ?? false;
            const ofType = piece.types.length === 0 || piece.types.some((type) => type === other?.type);
            const ofSize = piece.size === null || piece.size === other?.size;
            if (!inStyle) return 2;
            return ofType && ofSize ? 0 : 1;
          };
          const found = alternativesFor(brief, index, slot, 100).map(stepOf);
          expect(found).toEqual(found.toSorted());
          for (const step of [1, 2]) {
            const nearer = found.filter((one) => one < step).length;
            if (nearer >= alternativesOffered) expect(found.some((one) => one >= step)).toBe(false);
          }
          loose += found.filter((one) => one > 0).length;
        }
      }),
    );
    expect(loose).toBeGreaterThan(0);
  });

  it('put what was pinned first, if it passes, and leave the rest as it was', () => {
    fc.assert(
      fc.property(situations, fc.nat(50), (drawn, place) => {
        const { brief, index, items, slots } = situation(drawn);
        for (const slot of slots) {
          const free = alternativesFor(brief, index, slot, 100);
          const pin = free[place % Math.max(1, free.length)];
          if (!pin) continue;
          expect(alternativesFor(brief, index, { ...slot, first: [pin] }, 100)).toEqual([
            pin,
            ...free.filter((recordId) => recordId !== pin),
          ]);
          const tooDear = items.find(({ priceCents }) => !nearInPrice(slot.item.priceCents, priceCents));
          const refused = tooDear?.recordId ?? 'unknown';
          expect(alternativesFor(brief, index, { ...slot, first: [refused] }, 100)).toEqual(free);
        }
      }),
    );
  });

  it('never include what was forbidden, pinned or not', () => {
    fc.assert(
      fc.property(situations, (drawn) => {
        const { brief, index, slots } = situation(drawn);
        for (const slot of slots) {
          const [best, ...rest] = alternativesFor(brief, index, slot, 100);
          if (!best) continue;
          const forbidden = { ...slot, first: [best], without: new Set([...slot.without, best]) };
          const left = alternativesFor(brief, index, forbidden, 100);
          expect(left.slice(0, rest.length)).toEqual(rest);
          expect(left).not.toContain(best);
        }
      }),
    );
  });

  it('are none for a piece of another kind than the slot asked for', () => {
    const { brief, index, slots } = situation({ survey: 1, catalog: 1, count: 200 });
    const [slot] = slots;
    if (!slot) throw new Error('no slot');
    const kind = slot.item.kind === 'rug' ? 'sofa' : 'rug';
    expect(alternativesFor(brief, index, { ...slot, item: { ...slot.item, kind } }, 3)).toEqual([]);
  });
});

describe('the alternatives of a pair', () => {
  it('are offered in one place each, a few per slot', () => {
    fc.assert(
      fc.property(situations, (drawn) => {
        const { brief, index, slots } = situation(drawn);
        const lists = alternativesOfPair(brief, index, slots);
        expect(lists).toHaveLength(slots.length);
        for (const list of lists) expect(list.length).toBeLessThanOrEqual(alternativesKept);
        expect(new Set(lists.flat()).size).toBe(lists.flat().length);
      }),
    );
  });

  it('are dealt in turn', () => {
    expect(dealOut([['x', 'y', 'z'], ['x', 'y', 'z', 'w'], []], 2)).toEqual([['x', 'z'], ['y', 'w'], []]);
  });
});

describe('what can be had of a list now', () => {
  const [item, other] = madeUpItems(2, ['rug'], 7) as [CatalogItem, CatalogItem];
  const one = (recordId: string, changes: Partial<CatalogItem> = {}): CatalogItem => ({
    ...other,
    ...{ recordId, active: true, stock: 5, priceCents: item.priceCents },
    ...changes,
  });
  const now = (listed: readonly CatalogItem[]) =>
    alternativesNow({ item, quantity: 2, doorway: { width: 30, height: 80 } }, listed).map(({ recordId }) => recordId);

  it('leaves out what sold out, left the catalog, changed its price or no longer passes, and moves the next one up', () => {
    const large = { width: 90, depth: 90, height: 90, diagonalDepth: null };
    expect(
      now([
        one('sold', { stock: 1 }),
        one('gone', { active: false }),
        one('dear', { priceCents: item.priceCents * 2 }),
        one('large', { kind: 'sofa', assemblyRequired: false, dimensions: large }),
        one('first'),
        one('second'),
      ]),
    ).toEqual(['first', 'second']);
  });

  it('offers the first three', () => {
    const listed = ['a', 'b', 'c', 'd'].map((recordId) => one(recordId));
    expect(now(listed)).toEqual(['a', 'b', 'c']);
    expect(alternativesOffered).toBe(3);
  });
});
