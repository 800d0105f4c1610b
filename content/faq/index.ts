import type { PriceList } from '#core/price-list/index.ts';
import { boardQuestions, measuringQuestions } from './boards-and-measuring.ts';
import { deliveryQuestions, orderingQuestions } from './ordering-and-delivery.ts';
import type { Question } from './question.ts';
import { accountQuestions, returnQuestions } from './returns-and-account.ts';
import { feeQuestions, startQuestions } from './start-and-fee.ts';

export { faqTopics, type Question } from './question.ts';

/** Every question, grouped by topic, with the prices that hold now. */
export const faq = (prices: PriceList): readonly Question[] => [
  ...startQuestions,
  ...feeQuestions(prices),
  ...boardQuestions,
  ...measuringQuestions,
  ...orderingQuestions,
  ...deliveryQuestions(prices),
  ...returnQuestions,
  ...accountQuestions,
];

/** The nine most common questions, in the order Home shows them. */
const askedFirst = [
  'what-fee-buys',
  'when-boards',
  'who-chooses',
  'must-i-measure',
  'swap-a-piece',
  'how-shipping-works',
  'does-not-fit',
  'which-brands',
  'markup',
] as const;

export function homeFaq(prices: PriceList): readonly Question[] {
  const all = faq(prices);
  return askedFirst.map((id) => {
    const found = all.find((question) => question.id === id);
    if (!found) throw new Error(`Home shows the question '${id}', which has no answer`);
    return found;
  });
}
