import { type FeeStateWords, feeStateWords, paymentStep } from '#core/fee/index.ts';
import { shippingProblem, stateNameOfZip, zipProblem } from '#core/places/index.ts';
import type { ProjectState } from '#core/project/index.ts';
import { fromStored, type StoredSurvey, toStored } from '#core/survey/index.ts';
import { savedCardsOf } from '../../account/profile/saved-cards-of.ts';
import { shippingOf } from '../../account/profile/shipping-of.ts';
import { authorise } from '../../authorise.ts';
import type { SavedCard } from '../../gateways/payments/port.ts';
import type { PaymentNeeds } from '../../payment/sync.ts';
import { projectFacts } from '../../project/project-facts.ts';
import { pricesNow } from '../../settings/price-lists.ts';
import { getSurvey } from '../../survey/get-survey.ts';
import { feesOf } from '../store.ts';
import type { FeeOrder } from './fee-order.ts';
import { bringFee } from './open-fee.ts';

export type PaymentStepFacts =
  /** Paid, so no card is needed. `project` is its state; null while the quiz is still being answered. */
  | { show: 'thanks'; words: FeeStateWords | null; project: ProjectState | null; priceCents: number }
  /** A payment is open. The page asks for it to be brought to the provider. */
  | { show: 'opening' }
  /**
   * Nothing is open yet; we need the zip first. If we know one that's good, the page opens the payment with it on
   * arrival, and the customer can change it there.
   */
  | { show: 'zip'; zip: string; zipIsGood: boolean; priceCents: number }
  | { show: 'card'; zip: string; stateName: string; order: FeeOrder; savedCards: readonly SavedCard[] }
  /** Too many cards failed: no other card may be tried until then. */
  | { show: 'later'; retryAfterSeconds: number }
  /** The session has ended. */
  | { show: 'signed-out' }
  /** The provider isn't answering right now. */
  | { show: 'unavailable' };

/** What the payment step shows for a survey. Read-only. Null: this customer has no such survey. */
export const paymentStepFacts = (ctx: PaymentNeeds, given: { surveyId: string }): Promise<PaymentStepFacts | null> =>
  factsOf(ctx, given, async () => ({ show: 'opening' }));

/**
 * The same after bringing the open payment to the provider and settling it, so that a customer who returns from their
 * bank, or reloads after a crash, sees the real state.
 */
export const syncPaymentStep = (ctx: PaymentNeeds, given: { surveyId: string }): Promise<PaymentStepFacts | null> =>
  factsOf(ctx, given, (open) => bring(ctx, open));

interface OpenFee {
  feeId: string;
  surveyId: string;
  accountId: string;
  told: Told;
  /** Is it in the profile, so that the provider has it too? */
  zipKnown: boolean;
}

/** The zip they gave us before, in the profile or the quiz; empty if they didn't. */
type Told = Pick<Extract<PaymentStepFacts, { show: 'zip' }>, 'zip' | 'zipIsGood'>;

/** A zip from the quiz has to agree with the state they chose there. */
function toldZip({ zip, state }: StoredSurvey['projectAddress'], known: string | undefined): Told {
  const told = known ?? zip ?? '';
  const chosen = known === undefined ? state : null;
  const problem = chosen === null ? zipProblem(told) : shippingProblem({ state: chosen, zip: told });
  return { zip: told, zipIsGood: problem === null };
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
  const told = toldZip(toStored(fromStored(survey)).projectAddress, known?.zip);
  if (step.show === 'thanks') return thanks(ctx, accountId, { feeId: step.fee.id, surveyId: survey.id });
  if (step.show === 'new-order') return { show: 'zip', ...told, priceCents: (await pricesNow(ctx)).feeCents };
  return ofOpen({ feeId: step.fee.id, surveyId: survey.id, accountId, told, zipKnown: known !== null });
}

async function bring(
  ctx: PaymentNeeds,
  { feeId, surveyId, accountId, told, zipKnown }: OpenFee,
): Promise<PaymentStepFacts> {
  const brought = await bringFee(ctx, feeId);
  if (!brought.ok && brought.reason === 'too-many') {
    return { show: 'later', retryAfterSeconds: brought.retryAfterSeconds };
  }
  if (!brought.ok) return { show: 'unavailable' };
  const { order } = brought;
  if (order.status !== 'open') return thanks(ctx, accountId, { feeId: order.id, surveyId });
  if (!zipKnown) return { show: 'zip', ...told, priceCents: order.priceCents };
  const { zip } = told;
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
    priceCents: fee?.priceCents ?? (await pricesNow(ctx)).feeCents,
  };
}
