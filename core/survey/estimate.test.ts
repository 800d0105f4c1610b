import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anybody } from './condition.ts';
import { type Answers, estimateWords, roomEstimate, steps } from './index.ts';
import { answerStep, chooser } from './random-answers.fixture.ts';

const room = { type_of_furniture: 'living-room', pieces: ['sofa', 'coffee_table'], more_pieces: ['end_table'] };
const words = (answers: Record<string, unknown>) => {
  const estimate = roomEstimate({ ...room, ...answers });
  return estimate && estimateWords(estimate);
};

describe('what the room comes to', () => {
  it('is known from the first budget on, and counts one of each', () => {
    expect(words({})).toBeNull();
    const sofa = { type: 'standard', budget: 'basic' };
    const table = { budget: 'premium' };
    expect(words({ sofa })).toBe('One of each so far, 1 of 3 pieces: about $1,200 to $2,000.');
    expect(words({ sofa, coffee_table: table, end_table: { budget: 'basic', quantity: '2' } })).toBe(
      'One of each: about $1,950 to $3,750.',
    );
    expect(words({ sofa, coffee_table: table, end_table: { budget: 'luxe' } })).toBe(
      'One of each: about $2,900 and up.',
    );
  });

  it('never has a lower end above its upper one, whatever was answered', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(1000), { minLength: 1, maxLength: 60 }), (numbers) => {
        let answers: Answers = {};
        const choose = chooser(numbers);
        for (const step of steps) answers = answerStep(step, answers, anybody, choose);
        const estimate = roomEstimate(answers);
        if (!estimate) return;
        expect(estimate.counted).toBeLessThanOrEqual(estimate.asked);
        if (estimate.to !== null) expect(estimate.from).toBeLessThan(estimate.to);
      }),
    );
  });
});
