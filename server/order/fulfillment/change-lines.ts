import { decideLineAct, type LineRefusal, type LineStep } from '#core/order/index.ts';
import type { ProofNeeded } from '../../account/authorise.ts';
import { lockAccount } from '../../account/lock-account.ts';
import type { Ctx } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { type LineNews, promiseLineNews } from '../letters/mail-line-news.ts';
import { type ActCapabilities, mayAct } from '../may-act.ts';
import { lockOrder, type OrderRow, orderById } from '../store.ts';
import { type LineRow, linesOf } from '../store-lines.ts';
import { type StepTaken, takeStep } from './take-step.ts';

export interface LinesAsked {
  orderId: string;
  /** Without any: every line of the order that can take this step. */
  lineIds?: readonly string[];
}

export type LinesRefused =
  | { ok: false; reason: 'not-allowed' | 'not-found' }
  | ProofNeeded
  | { ok: false; reason: 'refused'; refusal: LineRefusal };
export type LinesChanged = { ok: true; lines: LineRow[] } | LinesRefused;

export interface LineChange extends LinesAsked, StepTaken {
  capabilities: ActCapabilities;
  /** Whether a line can take the step, where that is not for its state alone to say. */
  decide?: (line: LineRow, now: Date) => LineStep;
}

type Needs = Pick<Ctx, 'db' | 'clock' | 'ids' | 'jobs' | 'actor'>;

/** One step for lines of one order, all of them or none; the customer is told where that is worth a mail. */
export function changeLines(ctx: Needs, change: LineChange & { act: LineNews }): Promise<LinesChanged> {
  return onLines(ctx, change, (inside, order, able) => stepLines(inside, order, able, change));
}

/** The same inside an act that has the lines in hand. */
export async function stepLines(
  ctx: Needs,
  order: OrderRow,
  able: readonly LineRow[],
  step: StepTaken & { act: LineNews },
): Promise<LinesChanged> {
  const lines = await takeStep(ctx, order, able, step);
  // Other steps note for the timeline; why a request was declined is for the customer to read.
  const why = step.act === 'decline request' && step.note ? { note: step.note } : {};
  await promiseLineNews(ctx, order, lines, { news: step.act, ...why });
  return { ok: true, lines };
}

export type LinesWork<Done> = (ctx: Needs, order: OrderRow, able: LineRow[], all: LineRow[]) => Promise<Done>;

/**
 * An act on lines of one paid order, in one transaction that holds the account (its fees and projects) and the order.
 * The work is given the lines that were found able to take the step.
 */
export async function onLines<Done>(
  ctx: Needs,
  change: Pick<LineChange, 'orderId' | 'lineIds' | 'act' | 'capabilities' | 'decide'>,
  work: LinesWork<Done>,
): Promise<Done | LinesRefused> {
  const found = await orderById(ctx.db, change.orderId);
  const allowed = mayAct(ctx.actor, found, change.capabilities);
  if (!allowed.ok || !found) return allowed.ok ? { ok: false, reason: 'not-found' } : allowed;
  return inTransaction(ctx, async (inside) => {
    await lockAccount(inside.db, found.accountId);
    const order = await lockOrder(inside.db, found.id);
    if (order?.payment !== 'complete') return { ok: false, reason: 'not-found' };
    const all = await linesOf(inside.db, [order.id]);
    const chosen = chooseLines(all, change, inside.clock.now());
    return chosen.ok ? work(inside, order, chosen.lines, all) : chosen;
  });
}

function chooseLines(
  all: readonly LineRow[],
  { lineIds, act, decide = (line, at) => decideLineAct(line, act, at) }: Pick<LineChange, 'lineIds' | 'act' | 'decide'>,
  now: Date,
): LinesChanged {
  const wanted = lineIds ? all.filter(({ id }) => lineIds.includes(id)) : all;
  if (lineIds && (wanted.length === 0 || wanted.length !== new Set(lineIds).size)) {
    return { ok: false, reason: 'not-found' };
  }
  const steps = wanted.map((line) => ({ line, step: decide(line, now) }));
  const able = steps.filter(({ step }) => step.ok).map(({ line }) => line);
  const refused = steps.flatMap(({ step }) => (step.ok ? [] : [step.reason]));
  const refusal = lineIds || able.length === 0 ? refused[0] : undefined;
  return refusal ? { ok: false, reason: 'refused', refusal } : { ok: true, lines: able };
}
