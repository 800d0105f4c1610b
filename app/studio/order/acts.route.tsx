import { answerOrRefuse } from '#app/shell/acts/answer-or-refuse.ts';
import { proved } from '#app/shell/proof/proved.ts';
import { redirect } from '#app/shell/redirect.ts';
import { type LedgerAmount, parseMoney } from '#core/money/index.ts';
import type { LineRefusal } from '#core/order/index.ts';
import { secondPersonWords } from '#core/payment/index.ts';
import type { Ctx } from '#server/context.ts';
import { servicesOf } from '#server/http/router-context.ts';
import { decideClaim } from '#server/order/claims/decide-claim.ts';
import { answerDelay } from '#server/order/fulfillment/answer-delay.ts';
import { confirmLines } from '#server/order/fulfillment/confirm-lines.ts';
import { correctShipment } from '#server/order/fulfillment/correct-shipment.ts';
import { delayLines } from '#server/order/fulfillment/delay-lines.ts';
import { deliverLines } from '#server/order/fulfillment/deliver-lines.ts';
import { shipLines } from '#server/order/fulfillment/ship-lines.ts';
import { cancelLines } from '#server/order/returns/cancel-lines.ts';
import { declineRequest } from '#server/order/returns/end-request.ts';
import { offerReplacement } from '#server/order/returns/offer-replacement.ts';
import { receiveReturn } from '#server/order/returns/receive-return.ts';
import { refundAmounts } from '#server/order/returns/refund-amounts.ts';
import { refundReturned } from '#server/order/returns/refund-returned.ts';
import { retryRefund } from '#server/order/returns/retry-refund.ts';
import type { Route } from './+types/acts.route.ts';
import { claimWords } from './claim/words.ts';
import { readStudioAct, type StudioAnswer, type StudioAsked } from './order-acts.ts';
import { partOf } from './parts.ts';
import { studioOrdersWords as words } from './words.ts';

/** This route has no page. */
export const loader = ({ params }: Route.LoaderArgs) => redirect(`/studio/orders/${params.orderId}`);

export async function action({ request, params, context }: Route.ActionArgs): Promise<StudioAnswer> {
  const form = await request.formData();
  const read = readStudioAct(form);
  if (read.success) return perform(servicesOf(context).ctx, params.orderId, read.data);
  const problems = Object.fromEntries(read.error.issues.map(({ path, message }) => [String(path[0]), message]));
  const noLine = 'lineIds' in problems;
  const known =
    'decision' in problems ||
    'carrier' in problems ||
    'tracking' in problems ||
    'newShipBy' in problems ||
    'recordId' in problems;
  return refused(noLine ? words.none : known ? '' : words.failed, problems);
}

export const clientAction = (act: Route.ClientActionArgs) => answerOrRefuse(act, (message) => refused(message));

const refused = (message: string, problems: StudioAnswer['problems'] = {}): StudioAnswer => ({
  ok: false,
  message,
  problems,
});
const said = (message: string): StudioAnswer => ({ ok: true, message, problems: {} });
const did = (act: keyof typeof words.done): StudioAnswer => said(words.done[act]);

async function perform(ctx: Ctx, orderId: string, asked: StudioAsked): Promise<StudioAnswer> {
  switch (asked.act) {
    case 'confirm':
      return answer(asked.act, await confirmLines(ctx, { orderId, lineIds: asked.lineIds, takes: asked.takes }));
    case 'deliver':
      return answer(asked.act, await deliverLines(ctx, { orderId, lineIds: asked.lineIds, takes: asked.takes }));
    case 'receive':
      return answer(asked.act, await receiveReturn(ctx, { orderId, lineIds: asked.lineIds, takes: asked.takes }));
    case 'refund': {
      const done = proved(await refundReturned(ctx, { orderId, lineIds: asked.lineIds }));
      // Leave out refunds that another one has already covered.
      const moving = done.ok ? done.refunds.filter(({ state }) => state !== 'covered') : [];
      return moving.length > 0 ? said(words.givenBack(moving)) : answer(asked.act, done);
    }
    case 'ship': {
      const { act, ...shipment } = asked;
      return answer(act, await shipLines(ctx, { orderId, ...shipment }));
    }
    case 'correct': {
      const { act: _, ...shipment } = asked;
      const done = await correctShipment(ctx, { orderId, ...shipment });
      if (!done.ok) return notDone(done);
      return said(done.lines.length === 0 ? words.correctedBefore : words.corrected(done.lines, shipment));
    }
    case 'delay': {
      const { act, lineIds, newShipBy } = asked;
      const told = await delayLines(ctx, { orderId, lineIds, newShipBy: newShipBy || null });
      if (!told.ok && told.reason === 'not-later') return refused('', { newShipBy: words.notLater });
      return answer(act, told);
    }
    case 'wait':
      return answer(asked.act, await answerDelay(ctx, { orderId, lineIds: asked.lineIds, answer: 'wait' }));
    case 'cancel': {
      const { act: _, ...cancelled } = asked;
      const done = proved(await cancelLines(ctx, { orderId, ...cancelled }));
      return done.ok ? said(words.cancelled(done)) : notDone(done);
    }
    case 'decline': {
      const { act, lineIds, note } = asked;
      for (const lineId of lineIds) {
        const declined = await declineRequest(ctx, { orderId, lineId, note });
        if (!declined.ok) return answer(act, declined);
      }
      return did(act);
    }
    case 'exchange':
      return exchange(ctx, orderId, asked);
    case 'amounts':
      return giveBack(ctx, orderId, asked);
    case 'claim':
      return decide(ctx, orderId, asked);
    case 'retry': {
      const sent = proved(await retryRefund(ctx, { refundId: asked.refundId }));
      if (sent.ok) return did('retry');
      return refused(sent.reason === 'provider-failed' ? words.unreachable : words.failed);
    }
  }
}

type NotDone = {
  ok: false;
  reason: string;
  refusal?: LineRefusal;
  cents?: number;
  earlierCents?: number;
  another?: boolean;
};

const answer = (act: keyof typeof words.done, changed: { ok: true } | NotDone): StudioAnswer =>
  changed.ok ? did(act) : notDone(changed);

const notDone = (done: NotDone): StudioAnswer =>
  waits(done) ?? refused(done.refusal ? words.refusal(done.refusal) : words.failed);

/** A refund for two people was written down for the second one. */
const waits = ({ reason, cents, earlierCents, another = false }: NotDone): StudioAnswer | null =>
  reason === 'second-person' && cents !== undefined ? said(secondPersonWords({ cents, earlierCents, another })) : null;

async function exchange(ctx: Ctx, orderId: string, asked: Extract<StudioAsked, { act: 'exchange' }>) {
  const { lineIds, recordId, quantity } = asked;
  const offered = proved(await offerReplacement(ctx, { orderId, lineId: lineIds[0] ?? '', recordId, quantity }));
  if (offered.ok) {
    return said(offered.exchange.state === 'open' ? words.exchangeHeld : words.exchangeOrdered);
  }
  if (offered.reason === 'sold-out') return refused('', { recordId: words.soldOut });
  if (offered.reason === 'already-offered') return refused(words.alreadyOffered);
  if (offered.reason === 'too-large') return refused('', { recordId: words.replacementTooLarge });
  return notDone(offered);
}

async function decide(ctx: Ctx, orderId: string, asked: Extract<StudioAsked, { act: 'claim' }>) {
  const { claimId, decision, amount, answer: wrote } = asked;
  const read = decision === 'refund' ? parseMoney(amount) : null;
  if (read && !read.ok) return refused('', { amount: words.notAnAmount });
  const given = { orderId, claimId, act: decision, cents: read?.ok ? read.cents : null, answer: wrote };
  const done = proved(await decideClaim(ctx, given));
  if (done.ok) return said(claimWords.done(decision, done.refunds));
  switch (done.reason) {
    case 'no-answer':
      return refused('', { answer: claimWords.noAnswer });
    case 'decided':
      return refused(claimWords.decided);
    case 'more-than-captured':
      return refused('', { amount: claimWords.tooMuch });
    case 'nothing-to-refund':
    case 'not-an-amount':
      return refused('', { amount: words.notAnAmount });
    default:
      return notDone(done);
  }
}

async function giveBack(ctx: Ctx, orderId: string, asked: Extract<StudioAsked, { act: 'amounts' }>) {
  const amounts: LedgerAmount[] = [];
  for (const [index, typed] of asked.amounts.entries()) {
    if (typed.trim() === '') continue;
    const read = parseMoney(typed);
    const part = partOf(asked.parts[index] ?? '');
    if (!read.ok || !part) return refused(words.notAnAmount);
    amounts.push({ ...part, cents: read.cents });
  }
  const given = proved(await refundAmounts(ctx, { orderId, amounts, note: asked.note }));
  if (given.ok) return said(words.givenBack(given.refunds));
  const { reason } = given;
  if (reason === 'second-person') return notDone(given);
  return refused(reason === 'not-allowed' || reason === 'not-found' ? words.failed : words.refundRefusal[reason]);
}
