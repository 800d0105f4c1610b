import { authorise } from '../account/authorise.ts';
import { appendAudit } from '../audit/append.ts';
import type { Ctx } from '../context.ts';
import { compareBooks } from '../payment/compare-books.ts';
import { clearMismatch, mismatchOf } from '../payment/mismatch.ts';

export type LookedAgain =
  | { ok: true; agree: boolean }
  | { ok: false; reason: 'not-allowed' | 'not-found' | 'provider-failed' };

/** Do the books agree by now? Nothing is moved: the provider is asked, and both are compared once more. */
export async function lookAgain(
  ctx: Pick<Ctx, 'db' | 'clock' | 'ids' | 'payments' | 'actor'>,
  { orderId }: { orderId: string },
): Promise<LookedAgain> {
  const allowed = authorise(ctx.actor, 'exception.view');
  if (!allowed.ok) return allowed;
  const known = await mismatchOf(ctx, orderId);
  if (!known) return { ok: false, reason: 'not-found' };
  const found = known.paymentId ? await ctx.payments.getPayment(known.paymentId) : null;
  if (!found?.ok) return { ok: false, reason: 'provider-failed' };
  const agree = await compareBooks(ctx, found.value);
  if (agree && found.value.receivedCents === 0) await clearMismatch(ctx, orderId);
  const agreeNow = (await mismatchOf(ctx, orderId)) === null;
  const kind = orderId.startsWith('fee_') ? 'fee' : 'order';
  await appendAudit(ctx, { act: 'books.compare', subject: { kind, id: orderId }, detail: { agree: agreeNow } });
  return { ok: true, agree: agreeNow };
}
