import { formatMoney } from '#core/money/index.ts';
import { dayWords } from '#core/promotion/index.ts';
import { authorise } from '../account/authorise.ts';
import type { Ctx } from '../context.ts';
import { bounds, type Page, type PageOf } from '../db/page.ts';
import { feesInTrouble } from '../fee/fees-in-trouble.ts';
import { failedEffects } from '../jobs/failed.ts';
import { ordersInTrouble, type TroubledLine } from '../order/orders-in-trouble.ts';
import { mismatches } from '../payment/mismatch.ts';

export const exceptionKinds = ['unconfirmed', 'late', 'return', 'provider', 'job'] as const;
export type ExceptionKind = (typeof exceptionKinds)[number];

/** Something that does not go its way by itself. */
export interface Exception {
  /** Unique among all of them: what kind, and of what. */
  key: string;
  kind: ExceptionKind;
  /** What it is about, in words, and why it is here. */
  title: string;
  why: string;
  since: Date;
  /** Where it is seen to. */
  href: string | null;
  /** What can be done at once. */
  act: { act: 'retry-job' | 'look-again' | 'retry-fee-refund' | 'retry-refund'; id: string } | null;
}

export interface ExceptionQuestion {
  kind: ExceptionKind | undefined;
  words: string;
  page: Page;
}

/** So many of each kind: where there are more, the oldest come first anyway. */
const mostOfAKind = 200;

/** Everything that waits for somebody of the house; null for who may not see it. */
export async function listExceptions(
  ctx: Pick<Ctx, 'db' | 'clock' | 'actor'>,
  { kind, words, page }: ExceptionQuestion,
): Promise<PageOf<Exception> | null> {
  if (!authorise(ctx.actor, 'exception.view').ok) return null;
  const all = [...(await ofOrders(ctx)), ...(await ofMoney(ctx)), ...(await ofJobs(ctx))];
  const sought = words.toLowerCase();
  const fit = all.filter(
    (one) => (!kind || one.kind === kind) && `${one.title} ${one.why} ${one.key}`.toLowerCase().includes(sought),
  );
  const { limit, offset } = bounds(page);
  const sorted = fit.toSorted((a, b) => a.since.getTime() - b.since.getTime());
  return { rows: sorted.slice(offset, offset + limit), total: fit.length, page };
}

async function ofOrders(ctx: Pick<Ctx, 'db' | 'clock' | 'actor'>): Promise<Exception[]> {
  const { unconfirmed, late, returns, refunds } = await ordersInTrouble(ctx, mostOfAKind);
  const ofLine = (kind: ExceptionKind) => (line: TroubledLine) => ({
    key: `${kind} ${line.lineId}`,
    kind,
    title: `${line.name}, for ${line.customer}`,
    why: kind === 'late' ? `Was to ship by ${dayWords(line.shipBy)}.` : 'Paid for, and nobody has confirmed it.',
    since: line.since,
    href: `/studio/orders/${line.orderId}`,
    act: null,
  });
  return [
    ...unconfirmed.map(ofLine('unconfirmed')),
    ...late.map(ofLine('late')),
    ...returns.map((line) => ({
      ...ofLine('return')(line),
      why: `${line.state.charAt(0).toUpperCase()}${line.state.slice(1)}.`,
    })),
    ...refunds.map(({ id, orderId, cents, problem, promisedAt }) => ({
      ...{ key: `provider ${id}`, kind: 'provider' as const, title: `Refund of ${formatMoney(cents)}` },
      ...{ why: problem ?? '', since: promisedAt, href: `/studio/orders/${orderId}` },
      act: { act: 'retry-refund' as const, id },
    })),
  ];
}

async function ofMoney(ctx: Pick<Ctx, 'db' | 'clock' | 'actor'>): Promise<Exception[]> {
  const [fees, differing] = await Promise.all([feesInTrouble(ctx, mostOfAKind), mismatches(ctx, mostOfAKind)]);
  return [
    ...fees.map(({ id, feeId, cents, problem, promisedAt }) => ({
      ...{ key: `provider ${id}`, kind: 'provider' as const, title: `Refund of ${formatMoney(cents)} of a fee` },
      ...{ why: problem ?? '', since: promisedAt, href: `/studio/guarantee/${feeId}` },
      act: { act: 'retry-fee-refund' as const, id },
    })),
    ...differing.map(({ orderId, words, foundAt }) => ({
      ...{ key: `provider ${orderId}`, kind: 'provider' as const, title: `Books of ${orderId}` },
      ...{ why: words, since: foundAt, href: pageOf(orderId) },
      act: { act: 'look-again' as const, id: orderId },
    })),
  ];
}

async function ofJobs(ctx: Pick<Ctx, 'db'>): Promise<Exception[]> {
  const failed = await failedEffects(ctx, mostOfAKind);
  return failed.map(({ id, kind, lastError, failedAt, createdAt }) => ({
    ...{ key: `job ${id}`, kind: 'job' as const, title: `${kind} ${id}`, why: lastError ?? '' },
    ...{ since: failedAt ?? createdAt, href: null, act: { act: 'retry-job' as const, id } },
  }));
}

function pageOf(orderId: string): string | null {
  if (orderId.startsWith('order_')) return `/studio/orders/${orderId}`;
  return orderId.startsWith('fee_') ? `/studio/guarantee/${orderId}` : null;
}
