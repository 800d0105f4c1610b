import { expect, test } from 'vitest';
import { paymentWords } from './words.ts';

test('the thanks for a fee ask for the quiz only where it is not submitted yet', () => {
  for (const project of [null, 'in progress', 'submitted, unpaid'] as const) {
    expect(paymentWords.paid(project)).toBe(
      'Your fee is paid. Submit your quiz, and your specialist will get started.',
    );
  }
  expect(paymentWords.paid('waiting for boards')).toBe(
    'Your fee is paid. Your two boards will be ready within 72 hours.',
  );
  expect(paymentWords.paid('boards ready')).toBe('Your fee is paid. Board A and Board B are waiting for you.');
});
