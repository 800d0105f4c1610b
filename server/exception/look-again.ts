import { appendAudit } from '../audit/append.ts';
import { authorise } from '../authorise.ts';
import type { Ctx } from '../context.ts';
import { compareBooks } from '../payment/compare-books.ts';
import { clearMismatch, mismatchOf } from '../payment/mismatch.ts';

export type LookedAgain =
  | { ok: true; agree: boolean }
  | { ok: false; reason: 'not-allowed' | 'not-found' | 'provider-failed' };

/** Do the books agree now? Moves no money: asks the provider and compares again. */
export async function lookAgain(
  ctx: Pick<Ctx, 'db' | 'clock' | 'ids' | 'payments' | 'actor'>,
  { paymentId }: { paymentId: string },
): Promise<LookedAgain> {
  const allowed = authorise(ctx.actor, 'exception.view');
  if (!allowed.ok) return allowed;
  const known = await mismatchOf(ctx, paymentId);
  if (!known) return { ok: false, reason: 'not-found' };
  const found = known.intentId ? await ctx.payments.getPayment(known.intentId) : null;
  if (!found?.ok) return { ok: false, reason: 'provider-failed' };
  const agree = await compareBooks(ctx, found.value);
  if (agree && found.value.receivedCents === 0) await clearMismatch(ctx, paymentId);
  const agreeNow = (await mismatchOf(ctx, paymentId)) === null;
  const kind = known.purpose === 'fee' ? 'fee' : 'order';
  await appendAudit(ctx, { act: 'books.compare', subject: { kind, id: paymentId }, detail: { agree: agreeNow } });
  return { ok: true, agree: agreeNow };
}
