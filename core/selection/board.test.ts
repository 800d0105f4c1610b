import { describe, expect, it } from 'vitest';
import { boardsSchema, recordIdsOf, sameBoards } from './index.ts';
import { someBoards } from './selection.test-data.ts';

const board = { name: 'A', furniture: ['rec1', { recordId: 'rec2', note: ' warm ' }] };
const problem = (boards: unknown) => boardsSchema.safeParse(boards).error?.issues[0]?.message ?? null;

describe('the boards of a selection', () => {
  it('are two, with pieces by record id or with a note', () => {
    expect(boardsSchema.parse([board, { ...board, name: ' B ', note: 'hello' }])).toEqual([
      {
        name: 'A',
        note: '',
        furniture: [
          { recordId: 'rec1', note: '', quantity: 1 },
          { recordId: 'rec2', note: 'warm', quantity: 1 },
        ],
      },
      expect.objectContaining({ name: 'B', note: 'hello' }),
    ]);
  });

  it('are refused with a reason', () => {
    expect(problem([board])).toBe('A selection has exactly two boards.');
    expect(problem([board, board, board])).toBe('A selection has exactly two boards.');
    expect(problem('boards')).toBe('A selection has exactly two boards.');
    expect(problem([board, { ...board, name: '' }])).toBe('A board needs a name.');
    expect(problem([board, { ...board, furniture: [] }])).toBe('A board needs at least one piece.');
    expect(problem([board, { ...board, furniture: ['rec1', 'rec1'] }])).toBe('A piece can be on a board only once.');
    expect(problem([board, { ...board, furniture: [{ recordId: '../x' }] }])).not.toBeNull();
    expect(problem([board, { ...board, color: 'red' }])).not.toBeNull();
  });

  it('name their pieces once', () => {
    expect(recordIdsOf(someBoards)).toEqual(['sofa', 'chair', 'settee']);
  });

  it('sent twice are the same, changed in anything they are not', () => {
    const [a, b] = someBoards;
    expect(sameBoards(someBoards, structuredClone(someBoards) as typeof someBoards)).toBe(true);
    expect(sameBoards(someBoards, [a, { ...b, note: 'new' }])).toBe(false);
    expect(sameBoards(someBoards, [b, a])).toBe(false);
    expect(sameBoards(someBoards, [a, { ...b, furniture: b.furniture.slice(1) }])).toBe(false);
  });
});
