import type { Cents, RefundRefusal } from '#core/money/index.ts';
import {
  type ClaimDecision,
  claimDecidedWords,
  damageRefund,
  exchangeStatement,
  type RefundStatement,
  returnStatement,
} from '#core/order/index.ts';
import type { Ctx } from '../../context.ts';
import { lineRequest } from '../../db/schema/index.ts';
import type { RefundRow } from '../../payment/refund-rows.ts';
import { orSecondPerson, type SecondPersonNeeded } from '../../payment/second-person.ts';
import { sendRefunds } from '../../payment/send-refund.ts';
import { noteEvent, takeStep } from '../fulfillment/take-step.ts';
import { orderedLine } from '../returns/cancel-lines.ts';
import { promiseRefund } from '../returns/promise-refund.ts';
import { orderBooks } from '../store-books.ts';
import { linesOf } from '../store-lines.ts';
import { type ClaimAsked, type ClaimRefused, type HeldClaim, onClaim } from './end-claim.ts';
import { promiseClaimNews } from './mail-claim.ts';
import { type ClaimRow, changeClaim, claimOfOrder } from './store-claims.ts';

type Needs = Pick<Ctx, 'db' | 'payments' | 'clock' | 'ids' | 'jobs' | 'actor'>;
type Inside = Omit<Needs, 'payments'>;

export interface ClaimDecided extends ClaimAsked {
  act: ClaimDecision;
  /** What goes back to the card for a piece the customer keeps. */
  cents: Cents | null;
  /** Our words to the customer. Declining needs a reason. */
  answer: string;
}

export type ClaimOutcome =
  | { ok: true; claim: ClaimRow; refunds: RefundRow[] }
  | { ok: false; reason: RefundRefusal | 'no-answer' }
  | ClaimRefused;

/**
 * Decides what becomes of a damaged piece, once. A replacement and a return go on as if the customer had asked for them
 * when they reported the damage; a refund never gives back more than a card still has paid for the piece.
 */
export const decideClaim = (ctx: Needs, asked: ClaimDecided): Promise<ClaimOutcome | SecondPersonNeeded> =>
  orSecondPerson(
    ctx,
    async () => ({
      ...{ act: 'decide-claim', subject: { kind: 'order', id: asked.orderId } },
      // With the piece, for the second person.
      given: { ...asked, lineId: (await claimOfOrder(ctx.db, asked.orderId, asked.claimId))?.lineId ?? '' },
    }),
    () => decide(ctx, asked),
  );

async function decide(ctx: Needs, asked: ClaimDecided): Promise<ClaimOutcome> {
  const { act } = asked;
  const by = { act, capabilities: { any: 'order.decide-claim' } } as const;
  const done = await onClaim<ClaimOutcome>(ctx, asked, by, (inside, held) => carryOut(inside, held, asked));
  return done.ok ? { ...done, refunds: await sendRefunds(ctx, done.refunds) } : done;
}

async function carryOut(ctx: Inside, held: HeldClaim, { act, cents, answer }: ClaimDecided): Promise<ClaimOutcome> {
  const { order, line, claim, to } = held;
  if (act === 'decline' && answer.trim() === '') return { ok: false, reason: 'no-answer' };
  const books = await orderBooks(ctx.db, order.id);
  let refunds: RefundRow[] = [];
  let told: { statement?: RefundStatement; note?: string } = {};
  if (act === 'refund') {
    const decided = damageRefund(orderedLine(line), books, cents ?? 0);
    if (!decided.ok) return decided;
    const wanted = { amounts: decided.amounts, reason: 'damaged', lineIds: [line.id], note: answer } as const;
    const promised = await promiseRefund(ctx, order, wanted);
    if (!promised.ok) return promised;
    refunds = promised.refunds;
  }
  if (act === 'return') {
    const all = (await linesOf(ctx.db, [order.id])).map(orderedLine);
    told = { statement: returnStatement(orderedLine(line), all, books, order.shippingBands) };
  }
  if (act === 'replace') told = { note: exchangeStatement(line.shares) };
  const decided = await changeClaim(ctx.db, claim.id, {
    ...{ state: to, answer, refundCents: act === 'refund' ? cents : null },
    ...{ decidedAt: ctx.clock.now(), decidedBy: ctx.actor.kind === 'account' ? ctx.actor.id : null },
  });
  const detail = { claim: claim.id, decision: act, ...(act === 'refund' ? { cents } : {}) };
  await noteEvent(ctx, order, [line], { act: 'decide claim', note: claimDecidedWords[act], detail });
  if (act === 'replace' || act === 'return') await asIfAsked(ctx, held, act);
  await promiseClaimNews(ctx, order, line, decided, told);
  return { ok: true, claim: decided, refunds };
}

/** From here on it's an exchange or a return, with the customer's words and photos. */
async function asIfAsked(ctx: Inside, { order, line, claim }: HeldClaim, act: 'replace' | 'return'): Promise<void> {
  const { words, photos } = claim;
  await ctx.db.insert(lineRequest).values({
    ...{ id: ctx.ids.next('request'), lineId: line.id, want: act === 'return' ? 'return' : 'exchange' },
    ...{ reason: 'damaged', note: words, photos, at: ctx.clock.now() },
  });
  const step = act === 'return' ? 'request return' : 'request exchange';
  await takeStep(ctx, order, [line], { act: step, askedAt: claim.at });
}
