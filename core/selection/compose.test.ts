import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CatalogItem, mostInTier, piecesOf } from '../catalog/index.ts';
import type { Brief, BriefPiece } from '../survey/index.ts';
import { madeUpBrief, madeUpItems } from './composer/made-up.test-data.ts';
import { carriedIn } from './door/door.test-data.ts';
import { type ComposedBoard, compose, indexCatalog, oneSharedIn, readyToShipDays, type Suggestion } from './index.ts';

const situations = fc.record({
  survey: fc.nat(1_000_000),
  catalog: fc.nat(1_000_000),
  count: fc.oneof(fc.nat(40), fc.integer({ min: 40, max: 250 })),
});
const situation = ({ survey, catalog, count }: { survey: number; catalog: number; count: number }) => {
  const brief = madeUpBrief(survey);
  const items = madeUpItems(count, piecesOf(brief.room), catalog);
  return { brief, items, byId: new Map(items.map((item) => [item.recordId, item])) };
};
const suggested = (board: ComposedBoard) => board.slots.flatMap(({ suggestion }) => (suggestion ? [suggestion] : []));
const ids = (board: ComposedBoard) => suggested(board).map(({ recordId }) => recordId);

/** The rules again in their plainest form, so the composer doesn't judge itself. */
function brokenRules(item: CatalogItem, piece: BriefPiece, brief: Brief): string[] {
  const allowedColors: Record<string, readonly string[]> = {
    neutral: ['neutral'],
    accent: ['neutral', ...piece.colors],
    lots_of_color: piece.colors,
  };
  if (item.kind !== piece.kind) return ['kind'];
  const type = piece.types.length === 1 ? piece.types[0] : null;
  const most = piece.tier && mostInTier(piece.tier, { piece: item.kind, type, size: piece.size });
  return [
    ...(item.active && item.stock >= piece.quantity ? [] : ['stock']),
    ...(carriedIn(item, brief.doorway) ? [] : ['door']),
    ...(piece.types.length === 0 || piece.types.includes(item.type ?? '') ? [] : ['type']),
    ...(piece.size === null || piece.size === item.size ? [] : ['size']),
    ...(piece.colorIntensity === null || allowedColors[piece.colorIntensity]?.includes(item.color) ? [] : ['color']),
    ...(piece.materials.length === 0 || item.materials.some((one) => piece.materials.includes(one))
      ? []
      : ['material']),
    ...(most === null || item.priceCents <= most ? [] : ['tier']),
  ];
}

const relaxing = ['color', 'material', 'tier'];
const relaxedIn = ({ givenUp }: Suggestion) =>
  givenUp.map(({ fact: { wish } }) => wish).filter((wish) => relaxing.includes(wish));

describe('compose', () => {
  it('never breaks a hard rule, and gives up nothing but color, material and tier without saying so', () => {
    fc.assert(
      fc.property(situations, (drawn) => {
        const { brief, items, byId } = situation(drawn);
        const { a, b } = compose(brief, indexCatalog(items));
        for (const { piece, suggestion, alternatives } of [...a.slots, ...b.slots]) {
          for (const one of [...(suggestion ? [suggestion] : []), ...alternatives]) {
            const item = byId.get(one.recordId);
            if (!item) throw new Error(`unknown ${one.recordId}`);
            const broken = brokenRules(item, piece, brief);
            if (broken.join() !== relaxedIn(one).join()) expect({ broken }).toEqual(one);
          }
        }
      }),
    );
  });

  it('bends the budget by a tenth at most and only for the style, unless nothing else is left', () => {
    fc.assert(
      fc.property(situations, (drawn) => {
        const { brief, items, byId } = situation(drawn);
        const { a, b } = compose(brief, indexCatalog(items));
        for (const board of [a, b]) {
          const taken = new Set(board === b ? ids(a) : []);
          for (const { piece, suggestion } of board.slots) {
            const item = byId.get(suggestion?.recordId ?? '');
            if (!item || !brokenRules(item, piece, brief).includes('tier')) continue;
            const inStyle = (one: CatalogItem) => one.styles.some((label) => brief.styles.includes(label));
            const within = items
              .filter((one) => brokenRules(one, piece, brief).every((rule) => rule === 'color' || rule === 'material'))
              .filter(({ recordId }) => !taken.has(recordId));
            if (within.length === 0) continue;
            const type = piece.types.length === 1 ? piece.types[0] : null;
            const most = piece.tier && mostInTier(piece.tier, { piece: item.kind, type, size: piece.size });
            expect(item.priceCents).toBeLessThanOrEqual((most ?? 0) * 1.1);
            expect(inStyle(item)).toBe(true);
            if (board === a) expect(within.filter(inStyle).length).toBeLessThan(2);
          }
        }
      }),
    );
  });

  it('makes one board ready to ship if the catalog has a ready piece in style and tier for every slot', () => {
    const ready = (item: CatalogItem) => item.leadTimeDays <= readyToShipDays;
    fc.assert(
      fc.property(situations, (drawn) => {
        const { brief, items, byId } = situation(drawn);
        const soon = items.map((item) => ({ ...item, leadTimeDays: item.leadTimeDays % readyToShipDays }));
        const { a, b } = compose(brief, indexCatalog(soon));
        for (const id of [...ids(a), ...ids(b)]) expect(soon.find((one) => one.recordId === id)).toSatisfy(ready);
        const now = compose(brief, indexCatalog(items));
        for (const board of [now.a, now.b]) {
          if (board.readyOnly)
            expect(ids(board).map((id) => byId.get(id))).toSatisfy((on: CatalogItem[]) => on.every(ready));
        }
      }),
      { numRuns: 30 },
    );
  });

  it('leaves a slot open only where nothing is left, and says why', () => {
    fc.assert(
      fc.property(situations, (drawn) => {
        const { brief, items } = situation(drawn);
        const { a, b } = compose(brief, indexCatalog(items));
        const possible = (piece: BriefPiece) =>
          items.filter((item) => brokenRules(item, piece, brief).every((rule) => relaxing.includes(rule)));
        for (const { piece, suggestion, open } of a.slots) {
          expect(suggestion === null).toBe(possible(piece).length === 0);
          expect(open === null).toBe(suggestion !== null);
        }
        for (const { piece, suggestion, open } of b.slots) {
          if (suggestion) continue;
          expect(possible(piece).filter((item) => !ids(a).includes(item.recordId))).toEqual([]);
          expect(open?.words).toMatch(/\.$/);
          expect(open?.reason === 'on-other-board').toBe(possible(piece).length > 0);
        }
      }),
    );
  });

  it('makes two boards that differ in anchor and theme and share at most a third', () => {
    fc.assert(
      fc.property(situations, (drawn) => {
        const { brief, items } = situation(drawn);
        const { a, b } = compose(brief, indexCatalog(items));
        const shared = ids(b).filter((id) => ids(a).includes(id)).length;
        expect(shared * oneSharedIn).toBeLessThanOrEqual(Math.min(ids(a).length, ids(b).length));
        expect(a.theme.mood).not.toBe(b.theme.mood);
        expect(a.name).not.toBe(b.name);
        const [anchorA, anchorB] = [a.slots[0]?.suggestion, b.slots[0]?.suggestion];
        if (anchorA && anchorB) expect(anchorA.recordId).not.toBe(anchorB.recordId);
        for (const board of [a, b]) expect(new Set(ids(board)).size).toBe(ids(board).length);
      }),
    );
  });

  it('gives the same for the same, whatever order the catalog comes in', () => {
    fc.assert(
      fc.property(situations, (drawn) => {
        const { brief, items } = situation(drawn);
        const once = compose(brief, indexCatalog(items));
        expect(compose(brief, indexCatalog(items))).toEqual(once);
        expect(compose(brief, indexCatalog(items.toReversed()))).toEqual(once);
      }),
      { numRuns: 30 },
    );
  });

  it('says for each suggestion why, and ranks the alternatives', () => {
    const brief = madeUpBrief(11);
    const { a } = compose(brief, indexCatalog(madeUpItems(2000, piecesOf(brief.room), 3)));
    for (const { suggestion, alternatives } of a.slots) {
      expect(suggestion?.reasons.length).toBeGreaterThan(0);
      expect(alternatives.length).toBeGreaterThan(0);
      const scores = alternatives.map(({ score }) => score);
      expect(scores).toEqual(scores.toSorted((x, y) => y - x));
      expect(Math.max(...scores)).toBeLessThanOrEqual(suggestion?.score ?? 0);
    }
  });

  it('proposes for Board A nothing that is locked on Board B', () => {
    const brief = madeUpBrief(11);
    const index = indexCatalog(madeUpItems(2000, piecesOf(brief.room), 3));
    const free = compose(brief, index);
    const best = new Map(
      free.a.slots.flatMap(({ suggestion }, slot) => (suggestion ? [[slot, suggestion.recordId] as const] : [])),
    );
    const { a, b } = compose(brief, index, { b: best });
    for (const [slot, recordId] of best) {
      expect(b.slots[slot]?.suggestion?.recordId).toBe(recordId);
      expect(a.slots[slot]?.suggestion?.recordId).not.toBe(recordId);
    }
    expect(a.slots[0]?.suggestion).not.toBeNull();
  });

  it('keeps what the specialist has locked and composes the rest around it', () => {
    const brief = madeUpBrief(11);
    const index = indexCatalog(madeUpItems(2000, piecesOf(brief.room), 3));
    const free = compose(brief, index);
    const other = free.a.slots[0]?.alternatives[0];
    if (!other) throw new Error('nothing to lock');
    const locked = compose(brief, index, { a: new Map([[0, other.recordId]]), b: new Map([[0, other.recordId]]) });
    expect(locked.a.slots[0]?.suggestion?.recordId).toBe(other.recordId);
    expect(locked.b.slots[0]?.suggestion?.recordId).toBe(other.recordId);
    expect(compose(brief, index, { a: new Map([[0, 'gone']]) })).toEqual(free);
  });

  it('answers an empty catalog and an empty survey', () => {
    const brief = madeUpBrief(1);
    const { a, b } = compose(brief, indexCatalog([]));
    for (const { open } of [...a.slots, ...b.slots]) expect(open?.reason).toBe('not-in-catalog');
    expect(compose({ ...brief, pieces: [] }, indexCatalog([])).a).toMatchObject({
      slots: [],
      score: 0,
      totalCents: 0,
    });
  });

  it('adds up what a board costs, by quantity', () => {
    const brief = madeUpBrief(21);
    const items = madeUpItems(1000, piecesOf(brief.room), 4);
    const { a } = compose(brief, indexCatalog(items));
    const price = (id: string) => items.find((item) => item.recordId === id)?.priceCents ?? 0;
    const total = suggested(a).reduce((sum, one) => sum + price(one.recordId) * one.quantity, 0);
    expect(a.totalCents).toBe(total);
  });
});
