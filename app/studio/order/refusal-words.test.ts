import { expect, it } from 'vitest';
import type { LineRefusal } from '#core/order/index.ts';
import { staffRefusalWords } from './refusal-words.ts';

const reasons: Readonly<Record<LineRefusal, true>> = {
  ...{ 'already-shipped': true, 'replaces-delivered': true, 'not-delivered': true, 'not-shipped': true },
  ...{ delivered: true, 'too-late': true, 'other-quantity': true, 'goes-whole': true, claimed: true },
  'not-allowed': true,
};

it('never speaks to staff as to a customer', () => {
  for (const reason of Object.keys(reasons) as LineRefusal[]) {
    const words = staffRefusalWords(reason);
    expect(words, reason).toMatch(/\.$/);
    expect(words, reason).not.toMatch(/\byou(r|’ve|’ll)?\b/i);
  }
});
