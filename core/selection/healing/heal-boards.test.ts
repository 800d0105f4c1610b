import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CatalogItem, inStock } from '../../catalog/index.ts';
import { nearInPrice } from '../composer/alternatives.ts';
import { madeUpItems } from '../composer/made-up.test-data.ts';
import {
  approvedFor,
  goneBecause,
  healBoards,
  type LiveBoards,
  type LiveSlot,
  mayUndoHealing,
  mostAlternates,
} from './heal-boards.ts';

const [model] = madeUpItems(1, ['lounge_chair'], 7);
if (!model) throw new Error('no piece to begin with');

const itemOf = (recordId: string, more: Partial<CatalogItem> = {}): CatalogItem => ({
  ...model,
  ...{ recordId, name: recordId, active: true, stock: 5, priceCents: 100_000 },
  ...more,
});

const slotOf = (item: CatalogItem, alternates: readonly CatalogItem[], more: Partial<LiveSlot> = {}): LiveSlot => ({
  ...{ id: `slot-${item.recordId}`, board: 'a', piece: null, item, chosenItem: item, quantity: 1, wanted: 1, held: 0 },
  ...{ alternates, without: new Set<string>(), settled: false, past: [] },
  ...more,
});

const boardsOf = (slots: readonly LiveSlot[], more: Partial<LiveBoards> = {}): LiveBoards => ({
  ...{ slots, doorway: null, wall: Number.POSITIVE_INFINITY, ordered: new Set<string>() },
  ...more,
});

const sold = itemOf('sold', { stock: 0 });
const [first, second] = [itemOf('first'), itemOf('second')];
const to = (slot: LiveSlot, more: Partial<LiveBoards> = {}) =>
  healBoards(boardsOf([slot], more)).map((one) => one.to?.recordId ?? null);

describe('a piece that went from a live board', () => {
  it('is off sale, sold out or too few, but not while an unpaid order may give it back', () => {
    expect(goneBecause({ active: false, stock: 9 }, { quantity: 1, held: 0 })).toBe('off-sale');
    expect(goneBecause({ active: true, stock: 0 }, { quantity: 1, held: 0 })).toBe('sold-out');
    expect(goneBecause({ active: true, stock: 3 }, { quantity: 4, held: 0 })).toBe('too-few');
    expect(goneBecause({ active: true, stock: 0 }, { quantity: 2, held: 2 })).toBeNull();
  });

  it('is replaced by the first approved alternate that passes', () => {
    expect(to(slotOf(sold, [first, second]))).toEqual(['first']);
    expect(to(slotOf(sold, [itemOf('first', { stock: 0 }), second]))).toEqual(['second']);
    expect(to(slotOf(sold, []))).toEqual([null]);
    expect(to(slotOf(first, [second]))).toEqual([]);
  });

  it.each<[string, Partial<CatalogItem>]>([
    ['off sale', { active: false }],
    ['of another kind', { kind: 'sofa' }],
    ['too expensive', { priceCents: 126_000 }],
    ['too wide', { dimensions: { ...model.dimensions, width: model.dimensions.width * 2 } }],
  ])('is not replaced by one that is %s', (_, more) => {
    expect(to(slotOf(sold, [itemOf('first', more)]))).toEqual([null]);
  });

  it('is not replaced by what is on the boards, ordered, forbidden, or too few for what they want', () => {
    const other = slotOf(first, []);
    expect(healBoards(boardsOf([slotOf(sold, [first, second]), other]))).toMatchObject([{ to: second }]);
    expect(to(slotOf(sold, [first]), { ordered: new Set(['first']) })).toEqual([null]);
    expect(to(slotOf(sold, [first], { without: new Set(['first']) }))).toEqual([null]);
    expect(to(slotOf(sold, [first], { wanted: 6 }))).toEqual([null]);
  });

  it('stays while there are enough for a customer who wants fewer than the board has', () => {
    const last = itemOf('last', { stock: 1 });
    expect(to(slotOf(last, [first], { quantity: 2, wanted: 1 }))).toEqual([]);
    expect(to(slotOf(last, [first], { quantity: 2, wanted: 2 }))).toEqual(['first']);
  });

  it('stays where it is ordered, or where the customer took the swap back', () => {
    expect(to(slotOf(sold, [first], { settled: true }))).toEqual([]);
    expect(to(slotOf(sold, [first], { past: [{ fromId: 'sold', toId: 'first', undone: true }] }))).toEqual([]);
  });

  it('is not told twice apart: two slots never get the same piece', () => {
    const slots = [slotOf(sold, [first]), slotOf(itemOf('gone', { active: false }), [first, second])];
    expect(healBoards(boardsOf(slots)).map((one) => one.to?.recordId)).toEqual(['first', 'second']);
  });
});

const someItem = fc.record({
  recordId: fc.constantFrom(...'abcdefgh'.split('')),
  active: fc.boolean(),
  stock: fc.integer({ min: 0, max: 4 }),
  priceCents: fc.integer({ min: 50_000, max: 150_000 }),
  kind: fc.constantFrom('lounge_chair', 'sofa', 'rug' as const),
});
const catalogs = fc
  .uniqueArray(someItem, { selector: ({ recordId }) => recordId, minLength: 8, maxLength: 8 })
  .map((facts) => facts.map((one) => itemOf(one.recordId, one as Partial<CatalogItem>)));

const someBoards = fc.tuple(catalogs, fc.integer({ min: 1, max: 3 }), fc.nat(1000)).map(([items, count, seed]) => {
  const slots = items.slice(0, count).map((item, at) => {
    const pick = (step: number) => items[(seed + at * 3 + step) % items.length] ?? item;
    const alternates = [pick(1), pick(2)].filter((one, place, all) => all.indexOf(one) === place);
    const quantity = 1 + ((seed + at) % 2);
    return slotOf(item, alternates, { quantity, wanted: quantity, settled: (seed + at) % 5 === 0 });
  });
  return boardsOf(slots);
});

/** The boards once the swaps are made. */
function healed(boards: LiveBoards): LiveBoards {
  const found = healBoards(boards);
  return {
    ...boards,
    slots: boards.slots.map((slot) => {
      const one = found.find(({ slotId }) => slotId === slot.id);
      if (!one?.to) return slot;
      const past = [...slot.past, { fromId: one.from.recordId, toId: one.to.recordId, undone: false }];
      return { ...slot, item: one.to, past };
    }),
  };
}

describe('whatever goes', () => {
  it('what comes passes, is of the same kind, and is nowhere else on the boards', () => {
    fc.assert(
      fc.property(someBoards, (boards) => {
        const there = boards.slots.map(({ item }) => item.recordId);
        const came = healBoards(boards).flatMap((one) => {
          const slot = boards.slots.find(({ id }) => id === one.slotId);
          expect(slot?.settled).toBe(false);
          expect(goneBecause(one.from, { quantity: slot?.quantity ?? 1, held: 0 })).toBe(one.because);
          if (!one.to || !slot) return [];
          expect(slot.alternates).toContain(one.to);
          expect(one.to.kind).toBe(one.from.kind);
          expect(inStock(one.to, slot.wanted)).toBe(true);
          expect(nearInPrice(one.from.priceCents, one.to.priceCents)).toBe(true);
          expect(there).not.toContain(one.to.recordId);
          return [one.to.recordId];
        });
        expect(new Set(came).size).toBe(came.length);
      }),
    );
  });

  it('happens once: looking again swaps nothing more', () => {
    fc.assert(
      fc.property(someBoards, (boards) => {
        const again = healBoards(healed(boards));
        expect(again.filter((one) => one.to !== null)).toEqual([]);
      }),
    );
  });

  it('comes to an end, even if every piece that comes goes too', () => {
    fc.assert(
      fc.property(someBoards, (start) => {
        let boards = start;
        for (let round = 0; round <= mostAlternates; round += 1) {
          const slots = boards.slots.map((slot) => ({ ...slot, item: { ...slot.item, active: false } }));
          boards = healed({ ...boards, slots });
        }
        for (const { past } of boards.slots) expect(past.length).toBeLessThanOrEqual(mostAlternates);
        const goneAgain = boards.slots.map((slot) => ({ ...slot, item: { ...slot.item, active: false } }));
        const last = healBoards({ ...boards, slots: goneAgain });
        expect(last.every((one) => one.to === null)).toBe(true);
      }),
    );
  });
});

describe('approval', () => {
  it('is for one piece', () => {
    expect(approvedFor({ for: 'sofa', recordIds: ['other'] }, 'sofa')).toEqual(['other']);
    expect(approvedFor({ for: 'sofa', recordIds: ['other'] }, 'settee')).toEqual([]);
    expect(approvedFor(null, 'sofa')).toEqual([]);
    expect(approvedFor({ for: 'sofa', recordIds: ['other'] }, null)).toEqual([]);
  });
});

describe('taking a swap back', () => {
  const facts = { toId: 'first', undone: false, now: 'first', live: true, ordered: new Set<string>(), gone: null };

  it('is for the customer anytime until it is ordered, and for us once the piece is back', () => {
    expect(mayUndoHealing({ ...facts, byCustomer: true, gone: 'sold-out' })).toEqual({ ok: true });
    expect(mayUndoHealing({ ...facts, byCustomer: false })).toEqual({ ok: true });
    const refused = (more: Partial<Parameters<typeof mayUndoHealing>[0]>) =>
      mayUndoHealing({ ...facts, byCustomer: false, ...more });
    expect(refused({ gone: 'sold-out' })).toMatchObject({ reason: 'not-back' });
    expect(refused({ ordered: new Set(['first']) })).toMatchObject({ reason: 'ordered' });
    expect(refused({ now: 'another' })).toMatchObject({ reason: 'changed' });
    expect(refused({ live: false })).toMatchObject({ reason: 'not-live' });
    expect(refused({ undone: true })).toMatchObject({ reason: 'already-undone' });
  });
});
