import type { LimitVerdict } from '#core/settings/index.ts';
import { mayUseCard, notePayer } from '../payment/failed-cards.ts';
import { mayAct } from './may-act.ts';
import { openExchangePayment, renewExchangePayment } from './open-exchange-payment.ts';
import { settleExchangeBy } from './settle-exchange.ts';
import type { SettleNeeds } from './settle-order.ts';
import { orderById } from './store.ts';
import { exchangeById } from './store-exchanges.ts';

export type ExchangeOpened =
  /** Processing: the bank has it, so there is no secret by which another card could be asked meanwhile. */
  | { ok: true; paid: boolean; processing: boolean; clientSecret: string | null }
  | Extract<LimitVerdict, { ok: false }>
  | { ok: false; reason: 'not-allowed' | 'not-found' | 'over' | 'provider-failed' };

const opening = { ok: true, paid: false, processing: false, clientSecret: null } as const;

/** The customer is about to pay the difference; what was paid a moment ago settles. */
export async function payExchange(ctx: SettleNeeds, { exchangeId }: { exchangeId: string }): Promise<ExchangeOpened> {
  const row = await exchangeById(ctx.db, exchangeId);
  const order = row && (await orderById(ctx.db, row.orderId));
  const allowed = mayAct(ctx.actor, order, { own: 'order.exchange-own' });
  if (!allowed.ok || !row || !order) return allowed.ok ? { ok: false, reason: 'not-found' } : allowed;
  if (row.state === 'complete') return { ...opening, paid: true };
  if (row.state === 'lapsed' || ctx.clock.now() >= row.heldUntil) return { ok: false, reason: 'over' };
  const opened = await openExchangePayment(ctx, row, order.accountId);
  if (!opened.ok) return { ok: false, reason: 'provider-failed' };
  const payment = opened.value;
  const settled = await settleExchangeBy(ctx, { ...row, paymentId: row.paymentId ?? payment.id }, payment);
  if (!settled.ok) return { ok: false, reason: 'provider-failed' };
  if (settled.row.state === 'complete') return { ...opening, paid: true };
  // Paid when nothing could be placed for it any more: it was given back.
  if (settled.row.state === 'lapsed') return { ok: false, reason: 'over' };
  if (payment.status === 'processing') return { ...opening, processing: true };
  const cards = await mayUseCard(ctx, order.accountId);
  if (!cards.ok) return cards;
  await notePayer(ctx, row.id);
  if (payment.status !== 'canceled') return { ...opening, clientSecret: payment.clientSecret };
  const renewed = await renewExchangePayment(ctx, row, order.accountId, payment);
  if (!renewed.ok) return { ok: false, reason: 'provider-failed' };
  return { ...opening, clientSecret: renewed.value.clientSecret };
}
