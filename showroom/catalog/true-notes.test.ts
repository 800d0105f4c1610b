import fc from 'fast-check';
import { expect, it } from 'vitest';
import { compose, indexCatalog, slotsOf, wordsForBoards } from '#core/selection/index.ts';
import { madeUpBrief } from '../../core/selection/composer/made-up.test-data.ts';
import { refutedNote } from '../../core/selection/notes/refuted.test-data.ts';
import { refutedBoard } from '../../core/selection/notes/refuted-board.test-data.ts';
import { catalog } from './index.ts';

it('no sentence on a pair of boards from the whole sample catalog is refuted by it', () => {
  const items = catalog.map((item) => ({ ...item }));
  const index = indexCatalog(items);
  const byId = new Map(items.map((item) => [item.recordId, item]));
  fc.assert(
    fc.property(fc.nat(1_000_000), (survey) => {
      const brief = madeUpBrief(survey);
      const composed = compose(brief, index);
      const slots = (board: typeof composed.a) =>
        board.slots.map(({ piece, suggestion }) => ({
          ...{ piece, note: '' },
          item: suggestion ? (byId.get(suggestion.recordId) ?? null) : null,
        }));
      const boards = { a: slots(composed.a), b: slots(composed.b) };
      const declined = new Set<string>();
      const empty = { name: '', note: '' };
      const pair = { a: { ...empty, slots: boards.a }, b: { ...empty, slots: boards.b } };
      const words = wordsForBoards(brief, index, pair, { declined, byUs: true });
      for (const letter of ['a', 'b'] as const) {
        const on = (which: 'a' | 'b') => boards[which].flatMap(({ item }) => item ?? []);
        const said = { brief, items, own: on(letter), other: on(letter === 'a' ? 'b' : 'a'), declined };
        const { name, note, notes } = words[letter];
        const wrong = boards[letter].flatMap(({ item, piece }, slot) =>
          (notes[slot] ?? []).flatMap((one) => (item ? (refutedNote(one, item, piece, said) ?? []) : [])),
        );
        expect([...wrong, ...(said.own.length > 0 ? refutedBoard(name, note, slotsOf(brief), said) : [])]).toEqual([]);
      }
    }),
    { numRuns: 150 },
  );
});
