import { describe, expect, it } from 'vitest';
import { type DraftedBoard, nextStep } from './next-step.ts';

const board = (letter: 'a' | 'b', slots: number, ...open: DraftedBoard['open']): DraftedBoard => ({
  letter,
  slots,
  open,
});

describe('the next step for a pair of boards', () => {
  it('is the brief while nothing is on the desk', () => {
    expect(nextStep(null)).toEqual({ stage: 'not started', act: 'Read the brief' });
    expect(nextStep([board('a', 0), board('b', 0)])).toEqual({ stage: 'not started', act: 'Read the brief' });
  });

  it('names the one piece that is missing', () => {
    expect(nextStep([board('a', 3), board('b', 3, 'rug')])).toEqual({
      stage: 'B has 1 open slot',
      act: 'Choose the rug',
    });
    expect(nextStep([board('a', 3, 'coffee_table'), board('b', 3)]).act).toBe('Choose the coffee table');
  });

  it('names the board that is missing most of its pieces', () => {
    expect(nextStep([board('a', 3), board('b', 0)])).toEqual({ stage: 'A drafted', act: 'Compose B' });
    expect(nextStep([board('a', 3), board('b', 3, 'rug', 'sofa')])).toEqual({ stage: 'A drafted', act: 'Compose B' });
    expect(nextStep([board('a', 3, 'sofa'), board('b', 3, 'rug')])).toEqual({
      stage: '2 open slots',
      act: 'Compose A',
    });
  });

  it('is publishing once every slot has a piece', () => {
    expect(nextStep([board('a', 3), board('b', 3)])).toEqual({ stage: 'both drafted', act: 'Check and publish' });
  });
});
