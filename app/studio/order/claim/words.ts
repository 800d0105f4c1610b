import { formatExactMoney } from '#core/money/index.ts';
import {
  type ClaimDecision,
  claimDecisionWords,
  claimStaffWords,
  type MoneyBack,
  moneyBackWords,
} from '#core/order/index.ts';

const noCard = 'There’s nothing left to refund to a card.';

export const claimWords = {
  title: 'Damage reported',
  next: 'The customer reported damage: see below, next to the piece.',
  photos: 'Photos of the damage',
  decide: 'What should we do?',
  options: claimDecisionWords,
  decision: 'Please choose what we should do.',
  amount: 'Amount to refund',
  most: (cents: number) =>
    cents > 0
      ? `Up to ${formatExactMoney(cents)}: what was paid by card for it and its tax, less earlier refunds.`
      : noCard,
  tooMuch: 'That’s more than a card still has paid for this piece.',
  answer: 'Your message to the customer',
  answerHint: 'If you decline, the customer reads why here.',
  noAnswer: 'Please tell the customer why.',
  go: 'Decide',
  asks: {
    replace: 'We’ll tell the customer we’re replacing it. Next, offer the replacement here.',
    refund: (cents: number | null) =>
      cents === null
        ? 'Please enter an amount such as 12.50.'
        : `The customer keeps it, and ${formatExactMoney(cents)} goes back to the card right away.`,
    return: (cents: number) =>
      cents > 0
        ? `Once it’s back with us, ${formatExactMoney(cents)} goes back to the card.`
        : `We’ll take it back. ${noCard}`,
    decline: 'The customer keeps the piece, gets no refund and sees your message.',
  },
  gos: {
    replace: 'Replace it',
    refund: (cents: number | null) => (cents === null ? 'Refund' : `Refund ${formatExactMoney(cents)}`),
    return: 'Take it back',
    decline: 'Decline',
  },
  done: (decision: ClaimDecision, refunds: MoneyBack['refunds']): string => {
    const told = 'We’ve emailed the customer.';
    if (decision === 'refund') return `${moneyBackWords({ refunds, feeCredit: 'none' })} ${told}`;
    if (decision === 'replace') return `Noted. ${told} Next, offer the replacement.`;
    return decision === 'return' ? `It’s a return now. ${told}` : `Declined. ${told}`;
  },
  decided: 'This has been decided or taken back in the meantime.',
  state: claimStaffWords,
} as const;
