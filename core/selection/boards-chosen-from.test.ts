import { describe, expect, it } from 'vitest';
import { boardsChosenFrom } from './index.ts';

describe('the boards an order comes from', () => {
  it('a piece on both boards doesn’t make it come from both', () => {
    const boards = [
      ['sofa', 'rug'],
      ['settee', 'rug'],
    ];
    expect(boardsChosenFrom(boards, ['sofa', 'rug'])).toEqual(['a']);
    expect(boardsChosenFrom(boards, ['settee', 'rug'])).toEqual(['b']);
    expect(boardsChosenFrom(boards, ['sofa', 'settee', 'rug'])).toEqual(['a', 'b']);
    expect(boardsChosenFrom(boards, ['rug'])).toEqual(['a']);
    expect(boardsChosenFrom(boards, [])).toEqual([]);
  });
});
