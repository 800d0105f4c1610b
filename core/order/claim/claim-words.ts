import { type Cents, formatExactMoney } from '../../money/index.ts';
import type { LineRefusal } from '../line/line-acts.ts';
import { lineRefusalWords } from '../line/line-words.ts';
import { returnDays } from '../line/return-days.ts';
import type { ClaimDecision, ClaimState, ClaimWant } from './claim.ts';

export const claimWantWords: Readonly<Record<ClaimWant, string>> = {
  replacement: 'Send me a replacement',
  refund: 'I’ll keep it, for part of the money back',
  return: 'I’ll send it back for a refund',
};

/** The same for staff. */
export const claimWishWords: Readonly<Record<ClaimWant, string>> = {
  replacement: 'Would like a replacement',
  refund: 'Would keep it for part of the money back',
  return: 'Would send it back',
};

/** What became of a claim, for the customer. */
export function claimStateWords(state: ClaimState, refundCents: Cents | null): string {
  switch (state) {
    case 'open':
      return 'You’ve reported damage. We’ll look at your photos and write to you.';
    case 'replaced':
      return 'You reported damage, and we’re replacing it.';
    case 'refunded':
      return `You reported damage and are keeping it. We’ve refunded ${formatExactMoney(refundCents ?? 0)} for it.`;
    case 'returned':
      return 'You reported damage, and it’s coming back to us.';
    case 'declined':
      return 'You reported damage, and we couldn’t accept it.';
    case 'withdrawn':
      return 'You withdrew your damage report.';
  }
}

/** For staff. */
export const claimDecisionWords: Readonly<Record<ClaimDecision, string>> = {
  replace: 'Replace it',
  refund: 'Refund part of it',
  return: 'Take it back',
  decline: 'Decline',
};

/** Where a claim is, for staff. */
export const claimStaffWords: Readonly<Record<ClaimState, string>> = {
  open: 'Waits for your decision',
  replaced: 'Damage accepted: it’s replaced',
  refunded: 'Damage accepted: part of it refunded',
  returned: 'Damage accepted: it comes back',
  declined: 'Damage declined',
  withdrawn: 'The customer withdrew the report',
};

/** The same once it's decided, in the piece's history. */
export const claimDecidedWords: Readonly<Record<ClaimDecision, string>> = {
  replace: 'It’s replaced',
  refund: 'Part of it refunded',
  return: 'It comes back',
  decline: 'Declined',
};

/** Why damage can't be reported, where a return would be refused for the same reason in other words. */
export function claimRefusalWords(reason: LineRefusal): string {
  switch (reason) {
    case 'too-late':
      return `Damage can be reported within ${returnDays} days of delivery. Please message your specialist about it.`;
    case 'not-delivered':
      return 'This piece hasn’t arrived yet.';
    case 'claimed':
      return 'You’ve already reported damage to this piece. You can withdraw that report below.';
    default:
      return lineRefusalWords(reason);
  }
}
