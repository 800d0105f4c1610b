import fc from 'fast-check';
import { expect, it } from 'vitest';
import { catalogSofa } from '../catalog/item.test-data.ts';
import { briefOf } from '../survey/index.ts';
import { mainPieceProblems, sentProblems } from './index.ts';

const good = { ...catalogSofa, recordId: 'rec-1', name: 'Harrow sofa', stock: 4, active: true };

it('a piece that can be had, was asked for and passes the door has no problem', () => {
  expect(sentProblems('Sage', [{ item: good, quantity: 2, askedFor: true }], { doorway: null })).toEqual([]);
});

it.each([
  ['sold out', { item: { ...good, stock: 0 }, quantity: 1, askedFor: true }, 'is out of stock.'],
  ['short of what the slot needs', { item: { ...good, stock: 1 }, quantity: 2, askedFor: true }, 'is out of stock.'],
  ['off sale', { item: { ...good, active: false, stock: 0 }, quantity: 1, askedFor: true }, 'is off sale.'],
  ['not asked for', { item: good, quantity: 1, askedFor: false }, 'the survey has no place for it.'],
])('a piece that is %s is named with its board and why', (_, piece, why) => {
  const [problem, ...others] = sentProblems('Sage', [piece], { doorway: null });
  expect(problem).toContain('Sage: Harrow sofa (rec-1)');
  expect(problem).toContain(why);
  expect(others).toEqual([]);
});

it('names each piece with a problem, and only those, in the order they came', () => {
  const piece = fc.record({ stock: fc.integer({ min: 0, max: 3 }), active: fc.boolean(), askedFor: fc.boolean() });
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (given) => {
      const pieces = given.map(({ stock, active, askedFor }, at) => ({
        ...{ item: { ...good, recordId: `rec-${at}`, stock, active }, quantity: 1, askedFor },
      }));
      const named = sentProblems('B', pieces, { doorway: null }).map((words) => /\((rec-\d+)\)/.exec(words)?.[1]);
      const wrong = pieces.filter(({ item, askedFor }) => !item.active || item.stock === 0 || !askedFor);
      expect([...new Set(named)]).toEqual(wrong.map(({ item }) => item.recordId));
    }),
  );
});

it('a piece that doesn’t pass the door says so', () => {
  const [problem] = sentProblems('Sage', [{ item: good, quantity: 1, askedFor: true }], {
    doorway: { width: 5, height: 5 },
  });
  expect(problem).toContain('Sage: Harrow sofa (rec-1)');
  expect(
    sentProblems('Sage', [{ item: good, quantity: 1, askedFor: true }], { doorway: { width: 400, height: 400 } }),
  ).toEqual([]);
});

it('a board without the piece the room is built around says which one is missing', () => {
  const brief = briefOf({ type_of_furniture: 'living-room', pieces: ['sofa', 'rug'], more_pieces: ['no-thanks'] });
  if (!brief) throw new Error('no brief');
  const sofa = { item: good, quantity: 1, askedFor: true };
  const rug = { item: { ...good, kind: 'rug' as const }, quantity: 1, askedFor: true };
  expect(mainPieceProblems('Sage', [rug, sofa], brief)).toEqual([]);
  expect(mainPieceProblems('Sage', [rug], brief)).toEqual(['Sage: the main piece, the sofa, is missing.']);
});
