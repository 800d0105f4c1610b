import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CatalogItem, piecesOf } from '../../catalog/index.ts';
import type { Brief } from '../../survey/index.ts';
import { madeUpBrief, madeUpItems, numbers } from '../composer/made-up.test-data.ts';
import { compose, indexCatalog, slotsOf, wordsForBoards } from '../index.ts';
import { givenUpIn, refutedNote, unmetWishes } from './refuted.test-data.ts';
import { refutedBoard } from './refuted-board.test-data.ts';
import { boardKinds, nameKinds, noteKinds, unheard, unknown } from './said-kinds.test-data.ts';

const situations = fc.record({
  survey: fc.nat(1_000_000),
  catalog: fc.nat(1_000_000),
  later: fc.nat(1_000_000),
  count: fc.oneof(fc.nat(40), fc.integer({ min: 40, max: 250 })),
  change: fc.constantFrom('nothing', 'sales', 'swaps', 'gaps', 'a request'),
  byUs: fc.boolean(),
  isPlain: fc.boolean(),
  // A catalog file may leave the materials out.
  isBare: fc.boolean(),
});

/** Where the only ones that fit a wish are on the other board or were declined, which chance seldom brings about. */
const rare = {
  ...{ survey: 985_015, catalog: 590_923, later: 76_622, count: 172, change: 'a request' },
  ...{ byUs: false, isPlain: false, isBare: false },
};

/** A customer who wants the pieces and leaves everything else to us. */
const withoutWishes = (brief: Brief): Brief => ({
  ...brief,
  ...{ styles: [], woodTone: null },
  pieces: brief.pieces.map((piece) => ({
    ...piece,
    ...{ subTypes: [], shapes: [], materials: [], colors: [], colorIntensity: null, tier: null },
  })),
});

describe('what boards say', () => {
  const [names, notes, sentences] = [new Set<string>(), new Set<string>(), new Set<string>()];

  it('is never refuted by the catalog, whatever was sold, swapped or declined before they were published', () => {
    fc.assert(
      fc.property(situations, ({ survey, catalog, later, count, change, byUs, isPlain, isBare }) => {
        const brief = isPlain ? withoutWishes(madeUpBrief(survey)) : madeUpBrief(survey);
        const before = madeUpItems(count, piecesOf(brief.room), catalog).map((item) =>
          isBare ? { ...item, materials: [], color: 'neutral' as const } : item,
        );
        const composed = compose(brief, indexCatalog(before));
        const next = numbers(later);
        // Between the draft and publishing, pieces sell out or come back.
        const items = before.map((item) =>
          change === 'sales' && next() < 0.3 ? { ...item, stock: next() < 0.5 ? 0 : 30 } : item,
        );
        const byId = new Map(items.map((item) => [item.recordId, item]));
        const asked = slotsOf(brief);
        // Every piece of one kind was declined, or only a few of any.
        const leftOut = change === 'a request' ? asked[later % asked.length]?.kind : undefined;
        const pick = (ofKind: string): CatalogItem | null => {
          const some = items.filter((item) => item.kind === ofKind && item.active);
          return some[Math.floor(next() * some.length)] ?? null;
        };
        const filled = (board: typeof composed.a) =>
          asked.map((piece, slot) => {
            const chosen = byId.get(board.slots[slot]?.suggestion?.recordId ?? '') ?? null;
            const isSwapped = (change === 'swaps' || piece.kind === leftOut) && next() < 0.5;
            const item = isSwapped ? pick(piece.kind) : chosen;
            const isGap = (change === 'gaps' && next() < 0.3) || (piece.kind === leftOut && later % 3 === 0);
            return { piece, item: isGap ? null : item, note: '' };
          });
        const boards = { a: filled(composed.a), b: filled(composed.b) };
        const isDeclined = ({ kind }: CatalogItem) => (kind === leftOut ? later % 2 === 0 : false) || next() < 0.1;
        const declined = new Set(change === 'a request' ? items.filter(isDeclined).map((item) => item.recordId) : []);
        const words = wordsForBoards(
          brief,
          indexCatalog(items),
          { a: { name: '', note: '', slots: boards.a }, b: { name: '', note: '', slots: boards.b } },
          { declined, byUs },
        );
        for (const letter of ['a', 'b'] as const) {
          names.add(words[letter].name);
          if (words[letter].note !== '') notes.add(words[letter].note);
          for (const sentence of words[letter].notes.flatMap((one) => one ?? [])) sentences.add(sentence);
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
      { numRuns: 400, examples: [[rare]] },
    );
  });

  it('was held against the catalog in every kind of sentence there is, and there is no other kind', () => {
    expect(unheard(noteKinds, sentences)).toEqual([]);
    expect(unheard(boardKinds, notes)).toEqual([]);
    expect(unheard(nameKinds, names)).toEqual([]);
    expect([...unknown(noteKinds, sentences), ...unknown(boardKinds, notes), ...unknown(nameKinds, names)]).toEqual([]);
  });
});
