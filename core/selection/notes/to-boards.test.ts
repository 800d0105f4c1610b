import { describe, expect, it } from 'vitest';
import { piecesOf } from '../../catalog/index.ts';
import { madeUpBrief, madeUpItems } from '../composer/made-up.test-data.ts';
import { boardsOf, boardsSchema, compose, indexCatalog } from '../index.ts';

describe('a proposal', () => {
  it('can be published as it is, with its reasons as notes', () => {
    for (let seed = 0; seed < 10; seed += 1) {
      const brief = madeUpBrief(seed);
      const composed = compose(brief, indexCatalog(madeUpItems(900, piecesOf(brief.room), seed)));
      const boards = boardsOf(brief, composed);
      if (!boards) throw new Error('no boards');
      expect(boardsSchema.parse(boards)).toEqual(boards);
      const [a] = boards;
      expect(a.name).toBe(composed.a.name);
      const [slot] = composed.a.slots;
      expect(a.furniture[0]).toMatchObject({ recordId: slot?.suggestion?.recordId, quantity: slot?.piece.quantity });
      expect(a.furniture.every(({ note }) => note.length > 0)).toBe(true);
    }
  });

  it('tells the customer in their own words what had to be given up, and not how it fits twice over', () => {
    const brief = madeUpBrief(3);
    const items = madeUpItems(900, piecesOf(brief.room), 3);
    const [kind] = brief.pieces.map((piece) => piece.kind);
    const soldOut = items.map((item) => (item.kind === kind ? { ...item, stock: 0 } : item));
    const boards = boardsOf(brief, compose(brief, indexCatalog(soldOut))) ?? [];
    for (const { note, furniture } of boards) {
      expect(note).toMatch(/We left out the .*: no .* in stock right now/);
      for (const words of [note, ...furniture.map((piece) => piece.note)]) expect(words).not.toMatch(/relaxed|doorway/);
    }
    expect(boards).toHaveLength(2);
  });

  it('is no pair while a board is empty', () => {
    expect(boardsOf(madeUpBrief(1), compose(madeUpBrief(1), indexCatalog([])))).toBeNull();
  });
});
