import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CatalogueItem, piecesOf } from '../../catalog/index.ts';
import { madeUpBrief, madeUpItems, numbers } from '../composer/made-up.test-data.ts';
import { compose, indexCatalogue, slotsOf, wordsForBoards } from '../index.ts';
import { givenUpIn, refutedNote, unmetWishes } from './refuted.test-data.ts';
import { refutedBoard } from './refuted-board.test-data.ts';

const situations = fc.record({
  survey: fc.nat(1_000_000),
  catalogue: fc.nat(1_000_000),
  later: fc.nat(1_000_000),
  count: fc.oneof(fc.nat(40), fc.integer({ min: 40, max: 250 })),
  change: fc.constantFrom('nothing', 'sales', 'swaps', 'gaps', 'a request'),
  byUs: fc.boolean(),
});

describe('what boards say', () => {
  it('is never refuted by the catalog, whatever was sold, swapped or declined before they were published', () => {
    fc.assert(
      fc.property(situations, ({ survey, catalogue, later, count, change, byUs }) => {
        const brief = madeUpBrief(survey);
        const before = madeUpItems(count, piecesOf(brief.room), catalogue);
        const composed = compose(brief, indexCatalogue(before));
        const next = numbers(later);
        // Between the draft and publishing, pieces sell out or come back.
        const items = before.map((item) =>
          change === 'sales' && next() < 0.3 ? { ...item, stock: next() < 0.5 ? 0 : 30 } : item,
        );
        const byId = new Map(items.map((item) => [item.recordId, item]));
        const asked = slotsOf(brief);
        const pick = (ofKind: string): CatalogueItem | null => {
          const some = items.filter((item) => item.kind === ofKind && item.active);
          return some[Math.floor(next() * some.length)] ?? null;
        };
        const filled = (board: typeof composed.a) =>
          asked.map((piece, slot) => {
            const chosen = byId.get(board.slots[slot]?.suggestion?.recordId ?? '') ?? null;
            const item = change === 'swaps' && next() < 0.5 ? pick(piece.kind) : chosen;
            return { piece, item: change === 'gaps' && next() < 0.3 ? null : item, note: '' };
          });
        const boards = { a: filled(composed.a), b: filled(composed.b) };
        const declined = new Set(
          change === 'a request' ? items.filter(() => next() < 0.1).map((item) => item.recordId) : [],
        );
        const words = wordsForBoards(
          brief,
          indexCatalogue(items),
          { a: { name: '', note: '', slots: boards.a }, b: { name: '', note: '', slots: boards.b } },
          { declined, byUs },
        );
        for (const letter of ['a', 'b'] as const) {
          const on = (which: 'a' | 'b') => boards[which].flatMap(({ item }) => item ?? []);
          const said = { brief, items, own: on(letter), other: on(letter === 'a' ? 'b' : 'a'), declined };
          const wrong = boards[letter].flatMap(({ item, piece }, slot) =>
            (words[letter].notes[slot] ?? []).flatMap((sentence) =>
              item ? (refutedNote(sentence, item, piece, said) ?? []) : [],
            ),
          );
          expect(wrong).toEqual([]);
          for (const [slot, { item, piece }] of boards[letter].entries()) {
            const given = (words[letter].notes[slot] ?? []).filter((one) => givenUpIn(one, piece) > 0);
            if (!item) continue;
            expect(given.reduce((sum, one) => sum + givenUpIn(one, piece), 0)).toBe(unmetWishes(item, piece, brief));
            // What can be said in one sentence is said in one.
            expect(given.filter((one) => one.startsWith('No ')).length).toBeLessThan(2);
          }
          if (byUs) expect(words[letter].note).not.toMatch(/^(?:$|We left out)/);
          if (said.own.length > 0)
            expect(refutedBoard(words[letter].name, words[letter].note, asked, said)).toEqual([]);
        }
      }),
      { numRuns: 400 },
    );
  });
});
