import { Hono } from 'hono';
import type { Ctx } from '../context.ts';
import { recentlySettled } from '../payment/coalesce-syncs.ts';
import { compareBooks } from '../payment/compare-books.ts';
import { followRefunds } from '../payment/follow-refunds.ts';
import { syncByIntent } from '../payment/sync.ts';
import { noteInTrace, paymentAttribute } from '../process/tracing/spans.ts';
import { ApiError } from './api-error.ts';
import type { HttpEnvironment } from './environment.ts';
import { limitBody } from './limit-body.ts';

const largest = 256 * 1024;

/** `POST /webhooks/stripe`. We trust an event only for its payment id and fetch the payment's state ourselves. */
export function webhooks(ctx: Ctx): Hono<HttpEnvironment> {
  const app = new Hono<HttpEnvironment>();
  app.post('/stripe', limitBody(largest), async (context) => {
    const body = new Uint8Array(await context.req.arrayBuffer());
    const read = ctx.payments.readWebhook(body, context.req.header('stripe-signature') ?? null);
    if (!read.ok) throw new ApiError(400, 'bad-signature', 'This event is not signed by the card provider.');
    const { type, paymentId } = read.event;
    if (paymentId) noteInTrace({ [paymentAttribute]: paymentId });
    if (paymentId && isNews(type)) await settlePayment(ctx, paymentId);
    if (paymentId && isRefundNews(type)) await followPayment(ctx, paymentId);
    return context.json({ received: true });
  });
  return app;
}

/** Events that change a payment's state; we don't act on any others. */
const isNews = (type: string) => type.startsWith('payment_intent.') && type !== 'payment_intent.created';

/** A refund succeeded or failed, whether we started it or someone did at the provider. */
const isRefundNews = (type: string) => type.startsWith('refund.') || type.startsWith('charge.refund');

async function followPayment(ctx: Ctx, intentId: string): Promise<void> {
  const found = (await followRefunds(ctx, intentId)) ? await ctx.payments.getPayment(intentId) : null;
  if (found?.ok) await compareBooks(ctx, found.value);
  else if (found?.reason !== 'refused') throw notNow();
}

async function settlePayment(ctx: Ctx, intentId: string): Promise<void> {
  if (recentlySettled(intentId)) return;
  const synced = await syncByIntent(ctx, intentId);
  if (synced && !synced.ok && synced.reason === 'provider-failed') throw notNow();
}

/** The provider resends an event until it's accepted. */
const notNow = () => new ApiError(503, 'provider-failed', 'The card provider didn’t answer. Please send this again.');
