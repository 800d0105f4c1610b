import { z } from 'zod';
import type { PaymentAct, PaymentAnswer, PaymentLoaded } from '#app/parts/fee/payment-acts.ts';
import { paymentWords } from '#app/parts/fee/words.ts';
import { cardTexts } from '#app/parts/payment/card/card-texts.ts';
import { unansweredMessage } from '#app/shell/acts/answer-or-refuse.ts';
import { text } from '#core/texts/index.ts';
import { updatePaymentCustomer } from '#server/account/profile/update-payment-customer.ts';
import type { Ctx } from '#server/context.ts';
import { applyCoupon } from '#server/fee/paying/apply-coupon.ts';
import { openFee, preparePayment } from '#server/fee/paying/open-fee.ts';
import { paymentStepFacts, syncPaymentStep } from '#server/fee/paying/payment-step-facts.ts';
import { removeCoupon } from '#server/fee/paying/remove-coupon.ts';
import { servicesOf } from '#server/http/router-context.ts';
import type { Route } from './+types/payment.route.ts';

const id = z.string().min(1).max(64);
const asked = z.intersection(
  z.object({ surveyId: id }),
  z.discriminatedUnion('act', [
    z.object({ act: z.literal('zip'), zip: z.string().max(32) }),
    z.object({ act: z.literal('coupon'), feeId: id, code: z.string().max(64) }),
    z.object({ act: z.literal('remove-coupon'), feeId: id }),
    z.object({ act: z.literal('prepare'), feeId: id, shownCents: z.int() }),
    z.object({ act: z.literal('sync') }),
  ]),
);

type Done = Pick<PaymentAnswer, 'ok' | 'message' | 'why'>;
const done: Done = { ok: true, message: null, why: null };
const refused = (message: string, why: string | null = null): Done => ({ ok: false, message, why });

/**
 * The payment step's current state, loaded by the step itself. Read-only: only an action moves an open payment along.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const surveyId = new URL(request.url).searchParams.get('surveyId') ?? '';
  const { ctx, cards } = servicesOf(context);
  return Response.json({ facts: await paymentStepFacts(ctx, { surveyId }), cards } satisfies PaymentLoaded);
}

/** Null if the server didn't answer. The step stays and says so. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs): Promise<unknown> {
  try {
    return await serverLoader();
  } catch (error) {
    if (unansweredMessage(error) === null) throw error;
    return null;
  }
}

/** The payment step's actions. Each ends by reconciling the open payment with the provider; `sync` does only that. */
export async function action({ request, context }: Route.ActionArgs) {
  const { ctx, cards } = servicesOf(context);
  const read = asked.safeParse(await request.json().catch(() => null));
  if (!read.success) return Response.json({ error: { code: 'invalid', message: 'Unknown act.' } }, { status: 400 });
  const { surveyId, ...act } = read.data;
  const signedIn = ctx.actor.kind === 'account';
  const outcome = signedIn ? await perform(ctx, surveyId, act) : refused(cardTexts.signedOut);
  const facts = await syncPaymentStep(ctx, { surveyId });
  return Response.json({ ...outcome, facts, cards } satisfies PaymentAnswer);
}

async function perform(ctx: Ctx, surveyId: string, act: PaymentAct): Promise<Done> {
  switch (act.act) {
    case 'zip':
      return saveZip(ctx, surveyId, act.zip);
    case 'coupon': {
      const applied = await applyCoupon(ctx, act);
      if (applied.ok) return done;
      if (applied.reason === 'too-many') return refused(paymentWords.couponLater(applied.retryAfterSeconds));
      return applied.reason === 'invalid-code'
        ? refused(text('coupon.invalid'), applied.why)
        : refused(text('coupon.applyFailed'));
    }
    case 'remove-coupon':
      return (await removeCoupon(ctx, act)).ok ? done : refused(text('coupon.applyFailed'));
    case 'prepare': {
      const prepared = await preparePayment(ctx, act);
      if (prepared.ok) return done;
      if (prepared.reason === 'too-many') return refused(paymentWords.later(prepared.retryAfterSeconds));
      if (prepared.reason === 'invalid') return refused(text(prepared.problem));
      return refused(prepared.reason === 'changed' ? paymentWords.changed : text('order.createFailed'));
    }
    case 'sync':
      return done;
  }
}

/** The zip first, then the order: the provider needs the customer and address before we open a payment. */
async function saveZip(ctx: Ctx, surveyId: string, zip: string): Promise<Done> {
  const saved = await updatePaymentCustomer(ctx, { zip });
  if (!saved.ok) return refused(saved.reason === 'invalid' ? text(saved.problem) : text('customer.retrieveFailed'));
  return (await openFee(ctx, { surveyId })).ok ? done : refused(text('order.createFailed'));
}
