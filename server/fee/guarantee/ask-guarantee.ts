import { type Fee, type GuaranteeCheck, type GuaranteeRefusal, mayAskForGuarantee } from '#core/fee/index.ts';
import { lockAccount } from '../../account/lock-account.ts';
import { authorise } from '../../authorise.ts';
import type { Ctx } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { coveredRooms } from '../../project/covered-rooms.ts';
import { feesOf } from '../store.ts';
import { insertRequest, lastRequest } from './store-requests.ts';

export type GuaranteeAsked = { ok: true } | { ok: false; reason: 'not-allowed' | 'not-found' | GuaranteeRefusal };

const longestWords = 2000;

/** A customer requests a fee refund under the satisfaction guarantee. Asking twice makes one request. */
export async function askGuarantee(
  ctx: Pick<Ctx, 'db' | 'clock' | 'ids' | 'actor'>,
  given: { feeId: string; words: string },
): Promise<GuaranteeAsked> {
  const allowed = authorise(ctx.actor, 'fee.request-refund-own');
  if (!allowed.ok) return allowed;
  const accountId = allowed.account.id;
  return inTransaction(ctx, async (inside) => {
    await lockAccount(inside.db, accountId);
    const fee = (await feesOf(inside.db, accountId)).find(({ id }) => id === given.feeId);
    if (!fee) return { ok: false, reason: 'not-found' };
    if ((await lastRequest(inside.db, fee.id))?.state === 'asked') return { ok: true };
    const check = await checkGuarantee(inside, fee);
    if (!check.ok) return check;
    await insertRequest(inside.db, {
      id: ctx.ids.next('guarantee'),
      feeId: fee.id,
      accountId,
      because: check.because,
      words: given.words.trim().slice(0, longestWords),
      state: 'asked',
      askedAt: ctx.clock.now(),
    });
    return { ok: true };
  });
}

/** Can the guarantee be requested now? */
export async function checkGuarantee(ctx: Pick<Ctx, 'db' | 'clock'>, fee: Fee): Promise<GuaranteeCheck> {
  return mayAskForGuarantee(fee, await coveredRooms(ctx, fee.surveyIds), ctx.clock.now());
}
