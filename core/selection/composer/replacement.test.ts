import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { piecesOf } from '../../catalog/index.ts';
import { compose, indexCatalog, replacementFor, slotsOf } from '../index.ts';
import { madeUpBrief, madeUpItems } from './made-up.test-data.ts';

const situations = fc.record({
  survey: fc.nat(1_000_000),
  catalog: fc.nat(1_000_000),
  count: fc.integer({ min: 20, max: 250 }),
  slot: fc.nat(5),
});

/** A composed Board A with one piece the customer didn't like. */
function situation({ survey, catalog, count, slot }: { survey: number; catalog: number; count: number; slot: number }) {
  const brief = madeUpBrief(survey);
  const items = madeUpItems(count, piecesOf(brief.room), catalog);
  const index = indexCatalog(items);
  const { a } = compose(brief, index);
  const at = slot % a.slots.length;
  const standing = a.slots.map(({ suggestion }) => suggestion?.recordId ?? null);
  const kept = new Map(standing.flatMap((id, place) => (id === null || place === at ? [] : [[place, id] as const])));
  const others = items.filter(({ recordId }) => [...kept.values()].includes(recordId));
  return { brief, items, index, at, kept, others, unsuited: standing[at] ?? null, piece: slotsOf(brief)[at] };
}

describe('what takes the place of a piece that did not suit', () => {
  it('matches the rest of its board as well as anything the composer would choose', () => {
    fc.assert(
      fc.property(situations, (drawn) => {
        const { brief, items, index, at, kept, others, unsuited, piece } = situation(drawn);
        if (!piece || unsuited === null) return;
        const found = replacementFor(brief, piece, index, { board: 'a', others, without: new Set([unsuited]) });
        const rest = indexCatalog(items.filter(({ recordId }) => recordId !== unsuited));
        const composed = compose(brief, rest, { a: kept }).a;
        const withFound = compose(brief, rest, { a: new Map(found ? [...kept, [at, found]] : kept) }).a;
        expect(found === null).toBe(composed.slots[at]?.suggestion === null);
        const given = composed.slots[at]?.suggestion?.givenUp ?? [];
        // A replacement doesn't bend the budget, and isn't held to what's ready to ship.
        if (given.some(({ fact: { wish } }) => wish === 'tier')) return;
        expect(withFound.score).toBeGreaterThanOrEqual(composed.score);
      }),
    );
  });

  it('is neither what did not suit nor what either board has', () => {
    fc.assert(
      fc.property(situations, (drawn) => {
        const { brief, items, index, others, piece } = situation(drawn);
        if (!piece) return;
        const without = new Set(items.slice(0, 40).map(({ recordId }) => recordId));
        const found = replacementFor(brief, piece, index, { board: 'b', others, without });
        expect(found !== null && (without.has(found) || others.some(({ recordId }) => recordId === found))).toBe(false);
      }),
    );
  });
});
