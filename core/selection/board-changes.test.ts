import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boardChanges, changeSentences, changeWords } from './board-changes.ts';

const names: Record<string, string> = {
  harrow: 'Harrow Sofa',
  alder: 'Alder Sofa',
  reed: 'Reed Lamp',
  cove: 'Cove Rug',
  oak: 'Oak Chair',
};
const kinds: Record<string, string> = { harrow: 'sofa', alder: 'sofa', reed: 'lamp', cove: 'rug', oak: 'chair' };
const kindOf = (id: string) => kinds[id];
const nameOf = (id: string) => names[id] ?? id;
const board = (...pieces: (string | [string, number])[]) => ({
  furniture: pieces.map((one) => {
    const [recordId, quantity] = typeof one === 'string' ? [one, 1] : one;
    return { recordId, quantity };
  }),
});
const said = (before: Parameters<typeof boardChanges>[0], after: Parameters<typeof boardChanges>[1]) =>
  changeSentences(boardChanges(before, after, kindOf), nameOf);

describe('what changed from one pair of boards to the next', () => {
  it('names which piece became which, and where', () => {
    expect(said([board('harrow', 'cove'), board('reed')], [board('alder', 'cove'), board('reed')])).toEqual([
      'On Board A: Alder Sofa instead of Harrow Sofa.',
    ]);
  });

  it('says what happened on both boards once', () => {
    const changes = boardChanges([board('harrow'), board('harrow', 'reed')], [board('alder'), board('alder')], kindOf);
    expect(changes).toHaveLength(2);
    expect(changeSentences(changes, nameOf)).toEqual([
      'On both boards: Alder Sofa instead of Harrow Sofa.',
      'On Board B: without Reed Lamp.',
    ]);
  });

  it('names a piece that is new, one that is gone and another number of the same', () => {
    expect(said([board('cove', ['oak', 4]), board()], [board('reed', ['oak', 6]), board()])).toEqual([
      'On Board A: without Cove Rug; 6 of Oak Chair instead of 4; Reed Lamp, new.',
    ]);
  });

  it('says nothing of a piece that only moved, or of two equal pairs', () => {
    expect(said([board('harrow', 'cove'), board('reed')], [board('cove', 'harrow'), board('reed')])).toEqual([]);
  });

  it('names every piece that came or went, each exactly once', () => {
    const side = fc.uniqueArray(fc.constantFrom(...Object.keys(names)), { maxLength: 5 });
    fc.assert(
      fc.property(side, side, side, side, (a, b, nextA, nextB) => {
        const changes = boardChanges([board(...a), board(...b)], [board(...nextA), board(...nextB)], kindOf);
        for (const [letter, before, after] of [['a', a, nextA] as const, ['b', b, nextB] as const]) {
          const here = changes.filter(({ boards }) => boards.includes(letter));
          expect(here.flatMap(({ from }) => from?.recordId ?? []).toSorted()).toEqual(
            before.filter((id) => !after.includes(id)).toSorted(),
          );
          expect(here.flatMap(({ to }) => to?.recordId ?? []).toSorted()).toEqual(
            after.filter((id) => !before.includes(id)).toSorted(),
          );
          for (const { from, to } of here) if (from && to) expect(kindOf(from.recordId)).toBe(kindOf(to.recordId));
        }
        const words = changes.map((one) => `${one.boards.join()} ${changeWords(one, nameOf)}`);
        expect(new Set(words).size).toBe(words.length);
      }),
    );
  });
});
