import { type FeeStateWords, feeStateWords, feeTotals, paymentStep } from '#core/fee/index.ts';
import { stateNameOfZip } from '#core/places/index.ts';
import type { ProjectState } from '#core/project/index.ts';
import { fromStored, toStored } from '#core/survey/index.ts';
import { authorise } from '../account/authorise.ts';
import { savedCardsOf } from '../account/profile/saved-cards-of.ts';
import { shippingOf } from '../account/profile/shipping-of.ts';
import type { SavedCard } from '../gateways/payments/port.ts';
import { projectFacts } from '../project/project-facts.ts';
import { getSurvey } from '../survey/get-survey.ts';
import { bringToProvider } from './bring-to-provider.ts';
import type { FeeOrder } from './fee-order.ts';
import type { SettleNeeds } from './settle-fee.ts';
import { feesOf } from './store.ts';

export type PaymentStepFacts =
  /** Paid: no card is asked for. How the project stands meanwhile; null while its quiz is being answered. */
  | { show: 'thanks'; words: FeeStateWords | null; project: ProjectState | null }
  /** Nothing is opened yet: the zip comes first. */
  | { show: 'zip'; zip: string; priceCents: number }
  | { show: 'card'; zip: string; stateName: string; order: FeeOrder; savedCards: readonly SavedCard[] }
  /** Too many cards failed: no other may be tried before that. */
  | { show: 'later'; retryAfterSeconds: number }
  /** Nobody is signed in: the session has ended meanwhile. */
  | { show: 'signed-out' }
  /** The provider does not answer at the moment. */
  | { show: 'unavailable' };

type Needs = SettleNeeds;

/**
 * What the payment step shows for a survey. An open order is settled first, so that whoever returns from their bank, or
 * reloads after a crash, sees how things really stand. Null: there is no such survey for this person.
 */
export async function paymentStepFacts(ctx: Needs, given: { surveyId: string }): Promise<PaymentStepFacts | null> {
  if (ctx.actor.kind === 'visitor') return { show: 'signed-out' };
  const allowed = authorise(ctx.actor, 'fee.pay-own');
  const survey = allowed.ok ? await getSurvey(ctx, given.surveyId) : null;
  if (!allowed.ok || !survey) return null;
  const accountId = allowed.account.id;
  const now = ctx.clock.now();
  const step = paymentStep(await feesOf(ctx.db, accountId), survey.id, now);
  const known = await shippingOf(ctx, accountId);
  const zip = known?.zip ?? toStored(fromStored(survey)).projectAddress.zip ?? '';

  if (step.show === 'thanks') return thanks(ctx, accountId, { feeId: step.fee.id, surveyId: survey.id });
  if (step.show === 'new-order') return { show: 'zip', zip, priceCents: feeTotals().price };
  const brought = await bringToProvider(ctx, step.fee.id);
  if (!brought.ok && brought.reason === 'too-many') {
    return { show: 'later', retryAfterSeconds: brought.retryAfterSeconds };
  }
  if (!brought.ok) return { show: 'unavailable' };
  const { order } = brought;
  if (order.status !== 'open') return thanks(ctx, accountId, { feeId: order.id, surveyId: survey.id });
  if (!known) return { show: 'zip', zip, priceCents: order.priceCents };
  const savedCards = await savedCardsOf(ctx, accountId);
  return { show: 'card', zip, stateName: stateNameOfZip(zip), order, savedCards };
}

async function thanks(
  ctx: Needs,
  accountId: string,
  { feeId, surveyId }: { feeId: string; surveyId: string },
): Promise<PaymentStepFacts> {
  const fee = (await feesOf(ctx.db, accountId)).find(({ id }) => id === feeId);
  const project = await projectFacts(ctx, surveyId);
  return {
    show: 'thanks',
    words: fee ? feeStateWords(fee, ctx.clock.now()) : null,
    project: project?.state ?? null,
  };
}
