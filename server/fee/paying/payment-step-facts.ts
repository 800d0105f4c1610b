import { type FeeStateWords, feeStateWords, feeTotals, paymentStep } from '#core/fee/index.ts';
import { stateNameOfZip } from '#core/places/index.ts';
import type { ProjectState } from '#core/project/index.ts';
import { fromStored, toStored } from '#core/survey/index.ts';
import { authorise } from '../../account/authorise.ts';
import { savedCardsOf } from '../../account/profile/saved-cards-of.ts';
import { shippingOf } from '../../account/profile/shipping-of.ts';
import type { SavedCard } from '../../gateways/payments/port.ts';
import type { PaymentNeeds } from '../../payment/sync.ts';
import { projectFacts } from '../../project/project-facts.ts';
import { getSurvey } from '../../survey/get-survey.ts';
import { feesOf } from '../store.ts';
import type { FeeOrder } from './fee-order.ts';
import { bringFee } from './open-fee.ts';

export type PaymentStepFacts =
  /** Paid: no card is asked for. How the project stands meanwhile; null while its quiz is being answered. */
  | { show: 'thanks'; words: FeeStateWords | null; project: ProjectState | null }
  /** A payment is open: the step asks for it to be brought to the provider. */
  | { show: 'opening' }
  /** Nothing is opened yet: the zip comes first. */
  | { show: 'zip'; zip: string; priceCents: number }
  | { show: 'card'; zip: string; stateName: string; order: FeeOrder; savedCards: readonly SavedCard[] }
  /** Too many cards failed: no other may be tried before that. */
  | { show: 'later'; retryAfterSeconds: number }
  /** Nobody is signed in: the session has ended meanwhile. */
  | { show: 'signed-out' }
  /** The provider does not answer at the moment. */
  | { show: 'unavailable' };

/** What the payment step shows for a survey; only reads. Null: there is no such survey for this person. */
export const paymentStepFacts = (ctx: PaymentNeeds, given: { surveyId: string }): Promise<PaymentStepFacts | null> =>
  factsOf(ctx, given, async () => ({ show: 'opening' }));

/**
 * The same once the open payment was brought to the provider and settled, so that someone who returns from their bank,
 * or reloads after a crash, sees how things really are.
 */
export const syncPaymentStep = (ctx: PaymentNeeds, given: { surveyId: string }): Promise<PaymentStepFacts | null> =>
  factsOf(ctx, given, (open) => bring(ctx, open));

interface OpenFee {
  feeId: string;
  surveyId: string;
  accountId: string;
  zip: string;
  /** Did they tell us before? */
  zipKnown: boolean;
}

async function factsOf(
  ctx: PaymentNeeds,
  given: { surveyId: string },
  ofOpen: (open: OpenFee) => Promise<PaymentStepFacts>,
): Promise<PaymentStepFacts | null> {
  if (ctx.actor.kind === 'visitor') return { show: 'signed-out' };
  const allowed = authorise(ctx.actor, 'fee.pay-own');
  const survey = allowed.ok ? await getSurvey(ctx, given.surveyId) : null;
  if (!allowed.ok || !survey) return null;
  const accountId = allowed.account.id;
  const step = paymentStep(await feesOf(ctx.db, accountId), survey.id, ctx.clock.now());
  const known = await shippingOf(ctx, accountId);
  const zip = known?.zip ?? toStored(fromStored(survey)).projectAddress.zip ?? '';
  if (step.show === 'thanks') return thanks(ctx, accountId, { feeId: step.fee.id, surveyId: survey.id });
  if (step.show === 'new-order') return { show: 'zip', zip, priceCents: feeTotals().price };
  return ofOpen({ feeId: step.fee.id, surveyId: survey.id, accountId, zip, zipKnown: known !== null });
}

async function bring(
  ctx: PaymentNeeds,
  { feeId, surveyId, accountId, zip, zipKnown }: OpenFee,
): Promise<PaymentStepFacts> {
  const brought = await bringFee(ctx, feeId);
  if (!brought.ok && brought.reason === 'too-many') {
    return { show: 'later', retryAfterSeconds: brought.retryAfterSeconds };
  }
  if (!brought.ok) return { show: 'unavailable' };
  const { order } = brought;
  if (order.status !== 'open') return thanks(ctx, accountId, { feeId: order.id, surveyId });
  if (!zipKnown) return { show: 'zip', zip, priceCents: order.priceCents };
  const savedCards = await savedCardsOf(ctx, accountId);
  return { show: 'card', zip, stateName: stateNameOfZip(zip), order, savedCards };
}

async function thanks(
  ctx: PaymentNeeds,
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
