import { expect, it } from 'vitest';
import { exchangedAround, isToBePickedUp, type LineState } from '../index.ts';

const line = (id: string, state: LineState, replacesLineId: string | null = null) => ({ id, state, replacesLineId });
const sofa = line('sofa', 'replacement placed');
const rug = line('rug', 'delivered');
const second = line('second', 'replacement placed', 'sofa');
const third = line('third', 'placed', 'sofa');
const lines = [sofa, rug, second, third];

it('knows of every piece the one it came instead of and the one that came instead of it', () => {
  expect(exchangedAround(lines, sofa)).toEqual({ before: null, after: second });
  expect(exchangedAround(lines, second)).toEqual({ before: sofa, after: third });
  expect(exchangedAround(lines, third)).toEqual({ before: second, after: null });
  expect(exchangedAround(lines, rug)).toEqual({ before: null, after: null });
});

it('has an exchanged piece picked up until the next one is there', () => {
  expect(lines.filter((one) => isToBePickedUp(lines, one))).toEqual([second]);
  const after = (state: LineState) => isToBePickedUp([sofa, line('second', state, 'sofa')], sofa);
  expect(['placed', 'confirmed', 'shipped'].map((state) => after(state as LineState))).toEqual([true, true, true]);
  expect([after('delivered'), after('cancelled'), after('refunded')]).toEqual([false, false, false]);
});
