import { z } from 'zod';
import { cardTexts } from '#app/parts/payment/card/card-texts.ts';
import { redirect } from '#app/shell/redirect.ts';
import { orderTotalsSchema, placeRefusalWords, readAddress } from '#core/order/index.ts';
import { deliverySchema, maximumQuantity } from '#core/selection/index.ts';
import { storableText, text } from '#core/texts/index.ts';
import type { Ctx } from '#server/context.ts';
import { servicesOf } from '#server/http/router-context.ts';
import type { OrderRefused } from '#server/order/placing/order-asked.ts';
import { placeOrder } from '#server/order/placing/place-order.ts';
import { quoteOrder } from '#server/order/placing/quote-order.ts';
import { type ChosenNow, choosePieces } from '#server/selection/results/choose-pieces.ts';
import type { Route } from './+types/acts.route.ts';
import type { CheckoutAct, CheckoutAnswer, Terms } from './checkout-acts.ts';
import { checkoutWords as words } from './words.ts';

const typed = z.string().max(200);
const recordId = storableText.max(64);
const asked = z.intersection(
  z.object({ zip: typed, coupon: storableText.trim().max(64).nullable() }),
  z.discriminatedUnion('act', [
    z.object({ act: z.literal('quote') }),
    z.object({ act: z.literal('delivery'), recordIds: z.array(recordId).max(100), delivery: deliverySchema }),
    z.object({ act: z.literal('quantity'), recordId, quantity: z.int().min(0).max(maximumQuantity) }),
    z.object({
      act: z.literal('place'),
      address: z.object({ name: typed, line1: typed, line2: typed, city: typed, zip: typed, phone: typed }),
      shown: orderTotalsSchema,
      pieces: z.array(recordId).max(100).optional(),
    }),
  ]),
);

type Done = Omit<CheckoutAnswer, 'quote'>;
const done: Done = { ok: true, message: null, problems: {}, order: null };
const refused = (message: string | null, more: Partial<Done> = {}): Done => ({ ...done, ok: false, message, ...more });

/** This route has no page. */
export const loader = ({ params }: Route.LoaderArgs) => redirect(`/checkout/${params.selectionId}`);

/** The checkout's actions. Each returns the updated state. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { ctx } = servicesOf(context);
  const read = asked.safeParse(await request.json().catch(() => null));
  if (!read.success) return Response.json({ error: { code: 'invalid', message: 'Unknown act.' } }, { status: 400 });
  if (ctx.actor.kind !== 'account') {
    return Response.json({ ...refused(cardTexts.signedOut), quote: null } satisfies CheckoutAnswer);
  }
  const { zip, coupon: code, ...act } = read.data;
  const terms: Terms = { zip, coupon: code || null };
  const outcome = await perform(ctx, params.selectionId, act, terms);
  const quote = await quoteOrder(ctx, { selectionId: params.selectionId, ...terms });
  return Response.json({ ...outcome, quote } satisfies CheckoutAnswer);
}

async function perform(ctx: Ctx, selectionId: string, act: CheckoutAct, { coupon }: Terms): Promise<Done> {
  switch (act.act) {
    case 'quote':
      return done;
    case 'delivery': {
      const whiteGloveStatus = Object.fromEntries(act.recordIds.map((id) => [id, act.delivery]));
      return saved(await choosePieces(ctx, { selectionId, whiteGloveStatus }));
    }
    case 'quantity':
      return saved(await choosePieces(ctx, { selectionId, change: { id: act.recordId, quantity: act.quantity } }));
    case 'place': {
      const read = readAddress(act.address);
      if (!read.ok) return refused(null, { problems: read.problems });
      const { shown, pieces } = act;
      const placed = await placeOrder(ctx, { selectionId, address: read.address, coupon, shown, pieces });
      if (!placed.ok) return refusal(placed);
      const { id, payment, clientSecret } = placed.order;
      return { ...done, order: { id, paid: payment === 'complete', clientSecret } };
    }
  }
}

const saved = (chosen: ChosenNow): Done =>
  chosen.ok ? done : refused(chosen.reason === 'not-orderable' ? words.changedMeanwhile : words.saveFailed);

function refusal(why: OrderRefused): Done {
  switch (why.reason) {
    case 'not-allowed':
      return refused(cardTexts.signedOut);
    case 'not-found':
    case 'provider-failed':
      return refused(text('order.createFailed'));
    case 'too-many':
      return refused(
        why.of === 'card' ? cardTexts.later(why.retryAfterSeconds) : cardTexts.couponLater(why.retryAfterSeconds),
      );
    case 'invalid-code':
      return refused([text('coupon.invalid'), why.why].filter(Boolean).join(' '));
    default: {
      const order = why.reason === 'already-ordered' ? { id: why.orderId, paid: true, clientSecret: null } : null;
      return refused(
        placeRefusalWords(why, (id) => why.names.get(id) ?? id),
        { order },
      );
    }
  }
}
