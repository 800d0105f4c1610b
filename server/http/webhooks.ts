import { Hono } from 'hono';
import type { Ctx } from '../context.ts';
import { followRefunds as followFeeRefunds } from '../fee/follow-refunds.ts';
import { settleFee } from '../fee/settle-fee.ts';
import { followRefunds as followOrderRefunds } from '../order/follow-refund.ts';
import { settleByPayment } from '../order/settle-by-payment.ts';
import { settleExchange } from '../order/settle-exchange.ts';
import type { OrderSettled } from '../order/settle-order.ts';
import { settleTogether, wasSettledHere } from '../order/settle-together.ts';
import { compareBooks } from '../payment/compare-books.ts';
import { ApiError } from './api-error.ts';
import type { HttpEnvironment } from './environment.ts';
import { limitBody } from './limit-body.ts';

type Settle = (ctx: Ctx, orderId: string) => Promise<{ ok: true } | { ok: false; reason: string }>;

/** Who settles what was paid and is not an order of furniture, by what its id begins with. */
const settlers: Readonly<Record<string, Settle>> = { fee: settleFee, exchange: settleExchange };

const largest = 256 * 1024;

/** `POST /webhooks/stripe`. An event is believed for one thing only, the payment's id; how that stands is fetched. */
export function webhooks(ctx: Ctx): Hono<HttpEnvironment> {
  const app = new Hono<HttpEnvironment>();
  app.post('/stripe', limitBody(largest), async (context) => {
    const body = new Uint8Array(await context.req.arrayBuffer());
    const read = ctx.payments.readWebhook(body, context.req.header('stripe-signature') ?? null);
    if (!read.ok) throw new ApiError(400, 'bad-signature', 'This event is not signed by the card provider.');
    const { type, paymentId } = read.event;
    if (paymentId && isNews(type)) await settlePayment(ctx, paymentId);
    if (paymentId && isRefundNews(type)) await followPayment(ctx, paymentId);
    return context.json({ received: true });
  });
  return app;
}

/** What changes how a payment stands; the rest of what the provider tells is nothing to act on. */
const isNews = (type: string) => type.startsWith('payment_intent.') && type !== 'payment_intent.created';

/** Money went back, or did not after all: by us, or by a hand at the provider. */
const isRefundNews = (type: string) => type.startsWith('refund.') || type.startsWith('charge.refund');

async function followPayment(ctx: Ctx, paymentId: string): Promise<void> {
  const followed = (await followOrderRefunds(ctx, paymentId)) && (await followFeeRefunds(ctx, paymentId));
  const found = followed ? await ctx.payments.getPayment(paymentId) : null;
  if (found?.ok) await compareBooks(ctx, found.value);
  else if (found?.reason !== 'refused') throw notNow();
}

async function settlePayment(ctx: Ctx, paymentId: string): Promise<void> {
  if (wasSettledHere(paymentId)) return;
  const settled = await settleTogether(paymentId, () => settleNews(ctx, paymentId));
  if (settled && !settled.ok && settled.reason === 'provider-failed') throw notNow();
}

async function settleNews(ctx: Ctx, paymentId: string): Promise<OrderSettled | null> {
  const found = await ctx.payments.getPayment(paymentId);
  // A payment that the provider does not know, or that is for no order of ours, is nothing to try again.
  if (!found.ok && found.reason === 'refused') return null;
  if (!found.ok) throw notNow();
  const orderId = found.value.orderId ?? '';
  const [kind = ''] = orderId.split('_');
  if (kind === 'order') return settleByPayment(ctx, orderId, found.value);
  const settled = await settlers[kind]?.(ctx, orderId);
  if (settled && !settled.ok && settled.reason === 'provider-failed') throw notNow();
  return null;
}

/** The provider sends an event again until it is received. */
const notNow = () => new ApiError(503, 'provider-failed', 'The card provider did not answer. Please send this again.');
