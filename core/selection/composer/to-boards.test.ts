import { describe, expect, it } from 'vitest';
import { piecesOf } from '../../catalog/index.ts';
import { boardsOf, boardsSchema, compose, indexCatalogue } from '../index.ts';
import { madeUpBrief, madeUpItems } from './made-up.test-data.ts';

describe('a proposal', () => {
  it('can be published as it is, with its reasons as notes', () => {
    for (let seed = 0; seed < 10; seed += 1) {
      const brief = madeUpBrief(seed);
      const composed = compose(brief, indexCatalogue(madeUpItems(900, piecesOf(brief.room), seed)));
      const boards = boardsOf(composed);
      if (!boards) throw new Error('no boards');
      expect(boardsSchema.parse(boards)).toEqual(boards);
      const [a] = boards;
      expect(a.name).toBe(composed.a.theme.name);
      const [slot] = composed.a.slots;
      expect(a.furniture[0]).toMatchObject({ recordId: slot?.suggestion?.recordId, quantity: slot?.piece.quantity });
      expect(a.furniture.every(({ note }) => note.length > 0)).toBe(true);
    }
  });

  it('is no pair while a board is empty', () => {
    expect(boardsOf(compose(madeUpBrief(1), indexCatalogue([])))).toBeNull();
  });
});
