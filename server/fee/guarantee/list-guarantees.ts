import type { GuaranteeState } from '#core/fee/index.ts';
import { authorise } from '../../authorise.ts';
import type { Ctx } from '../../context.ts';
import { customerPage } from '../../customer/customer-page.ts';
import type { Page, PageOf } from '../../db/page.ts';
import { type FeeFound, feesLike, type GuaranteeFound, searchRequests } from './store-guarantees.ts';

export interface GuaranteeQuestion {
  state: GuaranteeState | undefined;
  /** Matches the customer's email or first name. */
  words: string;
  page: Page;
}

export interface GuaranteeListed extends Omit<GuaranteeFound, 'who'> {
  /** Whose page the name leads to; null if the caller may not open it. */
  customerPage: string | null;
}

/** Guarantee requests, longest-waiting first; null if the caller may not see them. */
export async function listGuarantees(
  ctx: Pick<Ctx, 'db' | 'actor'>,
  question: GuaranteeQuestion,
): Promise<PageOf<GuaranteeListed> | null> {
  if (!authorise(ctx.actor, 'fee.view-any').ok) return null;
  const { rows, total } = await searchRequests(ctx.db, question);
  const listed = rows.map(({ who, ...row }) => ({ ...row, customerPage: customerPage(ctx.actor, who) }));
  return { rows: listed, total, page: question.page };
}

const mostFees = 20;

/** Paid fees of matching customers, newest first. Staff may refund a fee without a request. */
export async function findFees(ctx: Pick<Ctx, 'db' | 'actor'>, words: string): Promise<FeeFound[]> {
  if (words === '' || !authorise(ctx.actor, 'fee.view-any').ok) return [];
  return feesLike(ctx.db, words, mostFees);
}
