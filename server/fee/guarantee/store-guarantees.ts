import { and, asc, count, desc, eq, ilike, ne, or } from 'drizzle-orm';
import type { FeeStatus, GuaranteeState } from '#core/fee/index.ts';
import { type OfCustomer, ofCustomer } from '../../customer/customer-page.ts';
import type { Db } from '../../db/database.ts';
import { anywhere, bounds, type Page } from '../../db/page.ts';
import { account, fee, guaranteeRequest } from '../../db/schema/index.ts';

export interface GuaranteeFound {
  id: string;
  feeId: string;
  because: 'before-boards' | 'not-satisfied';
  words: string;
  answer: string;
  state: GuaranteeState;
  askedAt: Date;
  decidedAt: Date | null;
  firstName: string;
  email: string;
  paidCents: number;
  refundedCents: number;
  who: OfCustomer;
}

const like = (words: string) =>
  words === '' ? undefined : or(ilike(account.email, anywhere(words)), ilike(account.firstName, anywhere(words)));

export async function searchRequests(
  db: Db,
  { state, words, page }: { state: GuaranteeState | undefined; words: string; page: Page },
): Promise<{ rows: GuaranteeFound[]; total: number }> {
  const which = and(state && eq(guaranteeRequest.state, state), like(words));
  const { id, feeId, because, words: said, answer, askedAt, decidedAt } = guaranteeRequest;
  const { firstName, email } = account;
  const { paidCents, refundedCents } = fee;
  const [rows, [counted]] = await Promise.all([
    db
      .select({
        ...{ id, feeId, because, words: said, answer, askedAt, decidedAt, state: guaranteeRequest.state },
        ...{ firstName, email, paidCents, refundedCents, who: ofCustomer },
      })
      .from(guaranteeRequest)
      .innerJoin(account, eq(account.id, guaranteeRequest.accountId))
      .innerJoin(fee, eq(fee.id, guaranteeRequest.feeId))
      .where(which)
      .orderBy(asc(guaranteeRequest.askedAt), asc(guaranteeRequest.id))
      .limit(bounds(page).limit)
      .offset(bounds(page).offset),
    db
      .select({ total: count() })
      .from(guaranteeRequest)
      .innerJoin(account, eq(account.id, guaranteeRequest.accountId))
      .where(which),
  ]);
  return { rows, total: counted?.total ?? 0 };
}

export interface FeeFound {
  id: string;
  status: FeeStatus;
  paidAt: Date | null;
  paidCents: number;
  refundedCents: number;
  email: string;
}

export function feesLike(db: Db, words: string, limit: number): Promise<FeeFound[]> {
  const { id, status, paidAt, paidCents, refundedCents } = fee;
  return db
    .select({ id, status, paidAt, paidCents, refundedCents, email: account.email })
    .from(fee)
    .innerJoin(account, eq(account.id, fee.accountId))
    .where(and(ne(fee.status, 'open'), like(words)))
    .orderBy(desc(fee.paidAt))
    .limit(limit);
}
