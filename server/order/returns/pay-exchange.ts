import type { LimitVerdict } from '#core/settings/index.ts';
import { notePayer } from '../../payment/failed-cards.ts';
import { bringToProvider } from '../../payment/open-payment.ts';
import type { PaymentNeeds } from '../../payment/sync.ts';
import { mayAct } from '../may-act.ts';
import { orderById } from '../store.ts';
import { exchangeById } from './store-exchanges.ts';

export type ExchangeOpened =
  /** Processing: the bank has it. No client secret is returned, so no other card can be tried meanwhile. */
  | { ok: true; paid: boolean; processing: boolean; clientSecret: string | null }
  | Extract<LimitVerdict, { ok: false }>
  | { ok: false; reason: 'not-allowed' | 'not-found' | 'over' | 'provider-failed' };

const opening = { ok: true, paid: false, processing: false, clientSecret: null } as const;

/** The customer is about to pay the difference. If it was paid a moment ago, it settles instead. */
export async function payExchange(ctx: PaymentNeeds, { exchangeId }: { exchangeId: string }): Promise<ExchangeOpened> {
  const row = await exchangeById(ctx.db, exchangeId);
  const order = row && (await orderById(ctx.db, row.orderId));
  const allowed = mayAct(ctx.actor, order, { own: 'order.exchange-own' });
  if (!allowed.ok || !row || !order) return allowed.ok ? { ok: false, reason: 'not-found' } : allowed;
  if (row.state === 'complete') return { ...opening, paid: true };
  if (row.state === 'lapsed' || ctx.clock.now() >= row.heldUntil) return { ok: false, reason: 'over' };
  const brought = await bringToProvider(ctx, row.id);
  if (!brought.ok) return brought;
  if (brought.row.state === 'complete') return { ...opening, paid: true };
  // It was paid when nothing could be placed for it anymore, so it was refunded.
  if (brought.row.state === 'lapsed') return { ok: false, reason: 'over' };
  if (brought.intent?.status === 'processing') return { ...opening, processing: true };
  await notePayer(ctx, row.id);
  return { ...opening, clientSecret: brought.intent?.clientSecret ?? null };
}
