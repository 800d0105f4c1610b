import { accountContact } from '../account/account-contact.ts';
import { authorise } from '../account/authorise.ts';
import type { Ctx } from '../context.ts';
import { feeById } from './store.ts';
import { type GuaranteeRow, requestsIn } from './store-refunds.ts';

export interface GuaranteeListed extends Pick<GuaranteeRow, 'id' | 'feeId' | 'because' | 'words' | 'askedAt'> {
  firstName: string | null;
  email: string | null;
  /** What would go back. */
  cents: number;
}

const most = 100;

/** Requests that wait for a decision, the longest waiting first; null for who may not decide them. */
export async function listGuarantees(ctx: Pick<Ctx, 'db' | 'actor'>): Promise<GuaranteeListed[] | null> {
  if (!authorise(ctx.actor, 'fee.decide-refund').ok) return null;
  const rows = await requestsIn(ctx.db, ['asked'], most);
  return Promise.all(
    rows.map(async ({ id, feeId, accountId, because, words, askedAt }) => {
      const [person, fee] = [await accountContact(ctx, accountId), await feeById(ctx.db, feeId)];
      const who = { firstName: person?.firstName ?? null, email: person?.email ?? null };
      return { id, feeId, because, words, askedAt, ...who, cents: fee ? fee.paidCents - fee.refundedCents : 0 };
    }),
  );
}
