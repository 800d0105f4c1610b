import type { GuaranteeState } from '#core/fee/index.ts';
import { authorise } from '../../authorise.ts';
import type { Ctx } from '../../context.ts';
import type { Page, PageOf } from '../../db/page.ts';
import { type FeeFound, feesLike, type GuaranteeFound, searchRequests } from './store-guarantees.ts';

export interface GuaranteeQuestion {
  state: GuaranteeState | undefined;
  /** Matches the customer's email or first name. */
  words: string;
  page: Page;
}

/** Guarantee requests, longest-waiting first; null if the caller may not see them. */
export async function listGuarantees(
  ctx: Pick<Ctx, 'db' | 'actor'>,
  question: GuaranteeQuestion,
): Promise<PageOf<GuaranteeFound> | null> {
  if (!authorise(ctx.actor, 'fee.view-any').ok) return null;
  return { ...(await searchRequests(ctx.db, question)), page: question.page };
}

const mostFees = 20;

/** Paid fees of matching customers, newest first. Staff may refund a fee without a request. */
export async function findFees(ctx: Pick<Ctx, 'db' | 'actor'>, words: string): Promise<FeeFound[]> {
  if (words === '' || !authorise(ctx.actor, 'fee.view-any').ok) return [];
  return feesLike(ctx.db, words, mostFees);
}
