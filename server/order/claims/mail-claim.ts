import { formatExactMoney } from '#core/money/index.ts';
import { type ClaimState, claimWantWords, orderNumber, orderWords, type RefundStatement } from '#core/order/index.ts';
import { owedContact } from '../../account/account-contact.ts';
import type { Ctx } from '../../context.ts';
import { promiseMail } from '../../mail/promise-mail.ts';
import { linePiece, orderLetter } from '../letters/order-letter.ts';
import { statementRows, sumsOf } from '../letters/refund-rows.ts';
import type { OrderRow } from '../store.ts';
import type { LineRow } from '../store-lines.ts';
import type { ClaimRow } from './store-claims.ts';

interface Words {
  subject: string;
  title: string;
  paragraph: (claim: ClaimRow) => string;
}

/** The email for each state of a claim. */
const words: Readonly<Record<ClaimState, Words>> = {
  open: {
    subject: 'We have your damage report',
    title: 'We’re sorry it arrived damaged',
    paragraph: () => 'we’ll look at your photos and write to you. Please keep the packaging if you still have it.',
  },
  replaced: {
    subject: 'We’re replacing your damaged piece',
    title: 'A replacement',
    paragraph: () => `we’re replacing it. We’ll write to you as soon as the new one is on order. ${orderWords.pickUp}`,
  },
  refunded: {
    subject: 'Money back for your damaged piece',
    title: 'Yours to keep, for less',
    paragraph: ({ refundCents }) =>
      `please keep it. We’re sending ${formatExactMoney(refundCents ?? 0)} back to your card for the damage.`,
  },
  returned: {
    subject: 'We’re taking back your damaged piece',
    title: 'It’s coming back to us',
    paragraph: () => `you can send it back. ${orderWords.sendBack} Once it’s back with us, we’ll refund it.`,
  },
  declined: {
    subject: 'About the damage you reported',
    title: 'We couldn’t accept it',
    paragraph: () => 'if you see it differently, please write to us. A person will read it.',
  },
  withdrawn: {
    subject: 'You withdrew your damage report',
    title: 'Your report is withdrawn',
    paragraph: () => 'you don’t need to do anything else. Your piece stays with you.',
  },
};

/** Tells the customer where their claim is, once for each of its states. */
export async function promiseClaimNews(
  ctx: Pick<Ctx, 'db' | 'jobs'>,
  order: OrderRow,
  line: LineRow,
  claim: ClaimRow,
  { statement, note = '' }: { statement?: RefundStatement; note?: string } = {},
): Promise<void> {
  const person = await owedContact(ctx, order.accountId);
  if (!person) return;
  const { subject, title, paragraph } = words[claim.state];
  const asked = claim.state === 'open' ? [claimWantWords[claim.want]] : [];
  await promiseMail(
    ctx,
    ctx.db,
    orderLetter(person, order.id, {
      ...{ subject, title },
      // Why comes before what one can do about it.
      paragraphs: [claim.answer, `${person.firstName}, ${paragraph(claim)}`, note].filter(Boolean),
      pieces: { list: [{ ...linePiece(line), facts: asked }] },
      ...sumsOf(statement ? statementRows(statement) : []),
      rows: [['Order', orderNumber(order.id)]],
      button: { label: 'See your order', href: `/orders/${order.id}` },
      onceKey: `order-claim-${claim.state}:${claim.id}`,
    }),
  );
}
