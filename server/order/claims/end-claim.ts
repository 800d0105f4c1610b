import { type ClaimAct, claimLifecycle } from '#core/order/index.ts';
import { lockAccount } from '../../account/lock-account.ts';
import type { ProofNeeded } from '../../authorise.ts';
import type { Ctx } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { noteEvent } from '../fulfillment/take-step.ts';
import { type ActCapabilities, mayAct } from '../may-act.ts';
import { lockOrder, type OrderRow, orderById } from '../store.ts';
import { type LineRow, linesOf } from '../store-lines.ts';
import { promiseClaimNews } from './mail-claim.ts';
import { type ClaimRow, changeClaim, claimOfOrder } from './store-claims.ts';

type Needs = Pick<Ctx, 'db' | 'clock' | 'ids' | 'jobs' | 'actor'>;

export interface ClaimAsked {
  orderId: string;
  claimId: string;
}

/** decided: it has been decided or taken back in the meantime. */
export type ClaimRefused = { ok: false; reason: 'not-allowed' | 'not-found' | 'decided' } | ProofNeeded;

/** A claim that is still open, with its line and order, all of them locked. */
export interface HeldClaim {
  order: OrderRow;
  line: LineRow;
  claim: ClaimRow;
  /** What its state is going to be. */
  to: ClaimRow['state'];
}

/** Runs the end of a claim in one transaction that locks the account and the order. */
export async function onClaim<Done>(
  ctx: Needs,
  { orderId, claimId }: ClaimAsked,
  { act, capabilities }: { act: ClaimAct; capabilities: ActCapabilities },
  work: (inside: Needs, held: HeldClaim) => Promise<Done>,
): Promise<Done | ClaimRefused> {
  const found = await orderById(ctx.db, orderId);
  const allowed = mayAct(ctx.actor, found, capabilities);
  if (!allowed.ok || !found) return allowed.ok ? { ok: false, reason: 'not-found' } : allowed;
  return inTransaction(ctx, async (inside): Promise<Done | ClaimRefused> => {
    await lockAccount(inside.db, found.accountId);
    const order = await lockOrder(inside.db, orderId);
    const claim = await claimOfOrder(inside.db, orderId, claimId);
    const line = (await linesOf(inside.db, [orderId])).find(({ id }) => id === claim?.lineId);
    if (order?.payment !== 'complete' || !claim || !line) return { ok: false, reason: 'not-found' };
    const step = claimLifecycle.next(claim.state, act);
    return step.ok ? work(inside, { order, line, claim, to: step.to }) : { ok: false, reason: 'decided' };
  });
}

export type ClaimWithdrawn = { ok: true; claim: ClaimRow } | ClaimRefused;

/** The customer takes their report back and keeps the piece as it is. */
export const withdrawClaim = (ctx: Needs, asked: ClaimAsked): Promise<ClaimWithdrawn> =>
  onClaim<ClaimWithdrawn>(
    ctx,
    asked,
    { act: 'withdraw', capabilities: { own: 'order.claim-own' } },
    async (inside, { order, line, claim, to }) => {
      const ended = await changeClaim(inside.db, claim.id, { state: to, decidedAt: inside.clock.now() });
      await noteEvent(inside, order, [line], { act: 'withdraw claim', detail: { claim: claim.id } });
      await promiseClaimNews(inside, order, line, ended);
      return { ok: true, claim: ended };
    },
  );
