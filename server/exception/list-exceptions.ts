import type { Capability } from '#core/account/index.ts';
import { formatMoney } from '#core/money/index.ts';
import { orderNumber } from '#core/order/index.ts';
import type { PaymentPurpose, PaymentState } from '#core/payment/index.ts';
import { clockWords, projectClock, promiseCreditWords } from '#core/project/index.ts';
import { type Day, dayWords, easternDay } from '#core/promotion/index.ts';
import { purchaseOrderNumber, searchedInIds } from '#core/purchase-order/index.ts';
import { goneWords, swappedWords } from '#core/selection/index.ts';
import { authorise, permits } from '../authorise.ts';
import type { Ctx } from '../context.ts';
import { type Beginning, type Begun, bounds, type Page, type PageOf } from '../db/page.ts';
import { feedsInTrouble } from '../feed/read-feed.ts';
import { failedEffects } from '../jobs/failed.ts';
import { type LineTrouble, linesInTrouble, type TroubledLine } from '../order/fulfillment/orders-in-trouble.ts';
import { mismatches } from '../payment/mismatch.ts';
import { type FailedRefund, refundsInTrouble } from '../payment/refund-rows.ts';
import { promisesAtRisk } from '../project/queue/promises-at-risk.ts';
import { purchaseOrdersInTrouble, type TroubledPurchaseOrder } from '../purchase-order/studio-purchase-orders.ts';
import { approvalsWaiting } from '../refund-approval/list-approvals.ts';
import { goneFromLiveBoards } from '../selection/healing/gone-from-boards.ts';
import { missingRates } from '../tax/missing-rates.ts';
import { taxServiceTrouble } from '../tax/watch-service.ts';
import { undelivered } from '../webhook/list-webhooks.ts';

export const exceptionKinds = [
  'promise',
  'gone',
  'unconfirmed',
  'late',
  'return',
  'claim',
  'missed',
  'unchosen',
  'maker',
  'feed',
  'approval',
  'provider',
  'tax',
  'webhook',
  'job',
] as const;
export type ExceptionKind = (typeof exceptionKinds)[number];

/** Something that needs a person's attention. */
export interface Exception {
  /** Unique across all of them: kind plus subject. */
  key: string;
  kind: ExceptionKind;
  /** What it's about, and why it's listed. */
  title: string;
  why: string;
  since: Date;
  /** Where to deal with it. */
  href: string | null;
  /** What can be done right here. */
  act:
    | { act: 'retry-job' | 'look-again' | 'see-healing' | 'settle-rate'; id: string; cents?: never }
    | { act: 'retry-fee-refund' | 'retry-refund'; id: string; cents: number }
    | null;
}

export interface ExceptionQuestion {
  kind: ExceptionKind | undefined;
  words: string;
  page: Page;
}

type Needs = Pick<Ctx, 'db' | 'clock' | 'actor'>;
type Shown = Pick<Exception, 'title' | 'why' | 'href' | 'act'>;
type Source = (ctx: Needs, wanted: Beginning) => Promise<Begun<Exception>>;

/** Everything waiting for someone on our staff, longest-waiting first; null if the caller may not see it. */
export async function listExceptions(
  ctx: Needs,
  { kind, words, page }: ExceptionQuestion,
): Promise<PageOf<Exception> | null> {
  if (!authorise(ctx.actor, 'exception.view').ok) return null;
  const { limit, offset } = bounds(page);
  const mayOpen = (one: ExceptionKind) => permits(ctx.actor, needs[one]);
  const asked = kind
    ? mayOpen(kind)
      ? sources[kind]
      : []
    : allSources.flatMap(([one, ...from]) => (mayOpen(one) ? from : []));
  // Any source could fill the whole page, so read enough rows from each.
  const begun = await Promise.all(
    asked.map((source) => source(ctx, { words: searchedInIds(words), limit: offset + limit })),
  );
  const rows = begun.flatMap((one) => one.rows).toSorted(byWaiting);
  return { rows: rows.slice(offset, offset + limit), total: begun.reduce((sum, { total }) => sum + total, 0), page };
}

const byWaiting = (a: Exception, b: Exception) => a.since.getTime() - b.since.getTime() || (a.key < b.key ? -1 : 1);

async function shown<Row>(found: Promise<Begun<Row>>, show: (row: Row) => Exception): Promise<Begun<Exception>> {
  const { rows, total } = await found;
  return { rows: rows.map(show), total };
}

const ofLines =
  (...troubles: LineTrouble[]): Source =>
  (ctx, wanted) =>
    shown(linesInTrouble(ctx, troubles, wanted), (line) => ({
      ...{ key: `${line.trouble} ${line.lineId}`, kind: line.trouble, title: `${line.name}, for ${line.customer}` },
      why: `${whys[line.trouble](line, easternDay(ctx.clock.now()))} ${orderWords(line.orderId)}`,
      ...{ since: line.since, href: `/studio/orders/${line.orderId}`, act: null },
    }));

const whys: Record<LineTrouble, (line: TroubledLine, today: Day) => string> = {
  unconfirmed: () => 'Paid, but not confirmed yet.',
  // A delayed replacement is listed before its date passes.
  late: ({ shipBy }, today) =>
    shipBy < today
      ? `Was due to ship by ${dayWords(shipBy)}.`
      : 'Delayed, and it replaces a delivered piece: only we can cancel it.',
  claim: () => 'The customer reported damage, with photos.',
  missed: ({ state, since }) =>
    state === 'return requested'
      ? `The pickup was booked for ${dayWords(easternDay(since))}. Agree on another day, or mark it as returned.`
      : `The delivery was booked for ${dayWords(easternDay(since))}. Agree on another day, or mark it as delivered.`,
  unchosen: () => 'It has shipped, and the customer hasn’t chosen a delivery day. Please call.',
  return: ({ state }) => `${state.charAt(0).toUpperCase()}${state.slice(1)}.`,
};

const ofRefunds: Source = (ctx, wanted) =>
  shown(refundsInTrouble(ctx, wanted), (refund) => ({
    ...{ key: `provider ${refund.id}`, kind: 'provider', since: refund.promisedAt },
    ...(refund.orderId === null ? feeRefund(refund) : orderRefund(refund, refund.orderId)),
  }));

const feeRefund = ({ id, paymentId, cents, problem }: FailedRefund): Shown => ({
  title: `Refund of ${formatMoney(cents)} for a fee`,
  ...{ why: problem ?? '', href: feePage(paymentId), act: { act: 'retry-fee-refund', id, cents } },
});

const orderRefund = ({ id, cents, problem, ofOrder }: FailedRefund, orderId: string): Shown => ({
  title: `Refund of ${formatMoney(cents)}`,
  why: [problem, orderWords(orderId), ofOrder !== 'complete' && 'It was paid after it had ended.']
    .filter(Boolean)
    .join(' '),
  ...{ href: orderPage(orderId, ofOrder), act: { act: 'retry-refund', id, cents } },
});

const ofBooks: Source = (ctx, wanted) =>
  shown(mismatches(ctx, wanted), ({ paymentId, purpose, state, words, foundAt }) => ({
    ...{ key: `provider ${paymentId}`, kind: 'provider', since: foundAt, why: words },
    title: `Books of ${purpose === 'order' ? orderNumber(paymentId) : paymentId}`,
    href: pages[purpose](paymentId, state),
    act: { act: 'look-again', id: paymentId },
  }));

const ofJobs: Source = (ctx, wanted) =>
  shown(failedEffects(ctx, wanted), ({ id, kind, lastError, failedAt, createdAt }) => ({
    ...{ key: `job ${id}`, kind: 'job', title: `${kind.charAt(0).toUpperCase()}${kind.slice(1)}` },
    why: [lastError, `Job ${id}.`].filter(Boolean).join('. '),
    ...{ since: failedAt ?? createdAt, href: null, act: { act: 'retry-job', id } },
  }));

const ofPromises: Source = (ctx, wanted) =>
  shown(promisesAtRisk(ctx, wanted), ({ projectId, surveyId, name, customer, waitingSince, taken, creditCents }) => {
    const clock = projectClock(waitingSince, ctx.clock.now());
    const left = `${clock.late ? 'The boards are' : 'The boards have'} ${clockWords(clock)}`;
    return {
      ...{ key: `promise ${projectId}`, kind: 'promise', title: `${name ?? 'Boards'}, for ${customer}` },
      why: [
        taken ? `${left}.` : `${left}, and no one has started.`,
        ...(creditCents && clock.late ? [promiseCreditWords.exception(creditCents)] : []),
      ].join(' '),
      ...{ since: waitingSince, href: `/studio/projects/${surveyId}`, act: null },
    };
  });

/** What went from boards that customers can order from: swapped, or waiting for a hand. */
const ofBoards: Source = (ctx, wanted) =>
  shown(goneFromLiveBoards(ctx, wanted), ({ id, surveyId, letter, customer, from, to, because, healedAt }) => ({
    ...{ key: `gone ${id}`, kind: 'gone', title: `${from}, for ${customer}` },
    why: `Board ${letter.toUpperCase()}: ${to === null ? `${goneWords(from, because)} None of the approved alternates works right now.` : swappedWords({ from, to, because })}`,
    ...{ since: healedAt, href: `/studio/projects/${surveyId}`, act: { act: 'see-healing', id } },
  }));

const makerWhys: Readonly<Record<TroubledPurchaseOrder['trouble'], string>> = {
  'no-address': 'This maker has no address for orders.',
  silent: 'Reminded, but not confirmed. Please call.',
  short: 'The maker can’t send all of it.',
};

const ofMakers: Source = (ctx, wanted) =>
  shown(purchaseOrdersInTrouble(ctx, wanted), ({ id, trouble, maker, since }) => ({
    ...{ key: `maker ${id}`, kind: 'maker', title: `${purchaseOrderNumber(id)}, ${maker}`, why: makerWhys[trouble] },
    ...{ since, href: `/studio/purchase-orders/${id}`, act: null },
  }));

const ofFeeds: Source = (ctx, wanted) =>
  shown(feedsInTrouble(ctx, wanted), ({ makerId, name, runId, why, since }) => ({
    ...{ key: `feed ${makerId}`, kind: 'feed', title: `File of ${name}`, since },
    why: runId ? `It waits for approval. ${why}` : why,
    ...{ href: `/studio/makers/${makerId}/feed${runId ? `?run=${runId}` : ''}`, act: null },
  }));

const ofApprovals: Source = (ctx, wanted) =>
  shown(approvalsWaiting(ctx, wanted), ({ id, kind, subjectId, cents, asker, askedAt }) => ({
    ...{ key: `approval ${id}`, kind: 'approval', since: askedAt },
    title: `Refund of ${formatMoney(cents)} for ${kind === 'order' ? `order ${orderNumber(subjectId)}` : 'a fee'}`,
    why: `${asker ?? 'A deleted account'} started it. A second person has to approve it.`,
    ...{ href: '/studio/refunds', act: null },
  }));

const ofWebhooks: Source = (ctx, wanted) =>
  shown(undelivered(ctx, wanted), ({ id, type, url, answer, status, since }) => ({
    ...{ key: `webhook ${id}`, kind: 'webhook', title: `${type}, for ${new URL(url).host}`, since },
    why: status === null ? (answer ?? 'Not sent.') : `Answered ${status}${answer ? `: ${answer}` : '.'}`,
    ...{ href: '/studio/webhooks?state=given+up', act: null },
  }));

const ofTax: Source = (ctx, wanted) =>
  shown(taxServiceTrouble(ctx, wanted), ({ words, state, zip, since }) => ({
    ...{ key: 'tax service', kind: 'tax', title: 'Sales tax service', since },
    why: `${words} Until it responds, we use the rates from the file or the settings. Last asked about ${zip}, ${state}.`,
    ...{ href: '/studio/settings/tax', act: null },
  }));

const ofPlaces: Source = (ctx, wanted) =>
  shown(missingRates(ctx, wanted), ({ id, state, zip, since, lastAt }) => ({
    ...{ key: `rate ${id}`, kind: 'tax', title: `Sales tax in ${zip}, ${state}`, since },
    why: `Neither the tax service nor the file has a rate for it, so we charge the state’s rate from the settings. Last order there: ${dayWords(easternDay(lastAt))}.`,
    ...{ href: '/studio/settings/tax', act: { act: 'settle-rate', id } },
  }));

const ofProvider = [ofRefunds, ofBooks];

const sources: Readonly<Record<ExceptionKind, readonly Source[]>> = {
  promise: [ofPromises],
  gone: [ofBoards],
  unconfirmed: [ofLines('unconfirmed')],
  late: [ofLines('late')],
  return: [ofLines('return')],
  claim: [ofLines('claim')],
  missed: [ofLines('missed')],
  unchosen: [ofLines('unchosen')],
  maker: [ofMakers],
  feed: [ofFeeds],
  approval: [ofApprovals],
  provider: ofProvider,
  tax: [ofTax, ofPlaces],
  webhook: [ofWebhooks],
  job: [ofJobs],
};
/** By the kind that says who may see them. */
const allSources: readonly (readonly [ExceptionKind, ...Source[]])[] = [
  ['promise', ofPromises],
  ['gone', ofBoards],
  ['unconfirmed', ofLines('unconfirmed', 'late', 'return', 'claim', 'missed', 'unchosen')],
  ['maker', ofMakers],
  ['feed', ofFeeds],
  ['approval', ofApprovals],
  ['provider', ...ofProvider],
  ['tax', ofTax, ofPlaces],
  ['webhook', ofWebhooks],
  ['job', ofJobs],
];

/** Exceptions are listed for those who may open what they're about. */
const needs: Readonly<Record<ExceptionKind, Capability>> = {
  promise: 'project.view-any',
  gone: 'project.view-any',
  unconfirmed: 'order.view-any',
  late: 'order.view-any',
  return: 'order.view-any',
  claim: 'order.view-any',
  missed: 'order.view-any',
  unchosen: 'order.view-any',
  maker: 'purchase-order.view',
  feed: 'maker.view',
  approval: 'order.refund',
  provider: 'order.refund',
  tax: 'settings.view',
  webhook: 'webhook.view',
  job: 'job.retry',
};

const orderWords = (orderId: string) => `Order ${orderNumber(orderId)}.`;

/** An order that never went through has no page. */
const orderPage = (orderId: string, payment: PaymentState | null) =>
  payment === 'complete' ? `/studio/orders/${orderId}` : null;
const feePage = (feeId: string) => `/studio/guarantee/${feeId}`;

const pages: Readonly<Record<PaymentPurpose, (id: string, state: PaymentState) => string | null>> = {
  fee: feePage,
  order: orderPage,
  exchange: () => null,
};
