import {
  decideLineAct,
  type LineRefusal,
  type LineStep,
  mayDivideFor,
  type Takes,
  takenOf,
} from '#core/order/index.ts';
import { lockAccount } from '../../account/lock-account.ts';
import type { ProofNeeded } from '../../authorise.ts';
import type { Ctx } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { type LineNews, promiseLineNews } from '../letters/mail-line-news.ts';
import { type ActCapabilities, mayAct } from '../may-act.ts';
import { promiseFollow } from '../promise-follow.ts';
import { lockOrder, type OrderRow, orderById } from '../store.ts';
import { type LineRow, linesOf } from '../store-lines.ts';
import { divideLines } from './divide-lines.ts';
import { type StepTaken, takeStep } from './take-step.ts';

export interface LinesAsked {
  orderId: string;
  /** Omitted: every line of the order that can take this step. */
  lineIds?: readonly string[];
  /** Only some pieces of a line, and how many it had when that was asked. Omitted: all of them. */
  takes?: Takes;
}

export type LinesRefused =
  | { ok: false; reason: 'not-allowed' | 'not-found' }
  | ProofNeeded
  | { ok: false; reason: 'refused'; refusal: LineRefusal };
export type LinesChanged = { ok: true; lines: LineRow[] } | LinesRefused;

export interface LineChange extends LinesAsked, StepTaken {
  capabilities: ActCapabilities;
  /** Decides whether a line can take the step, where the line's state alone isn't enough. */
  decide?: (line: LineRow, now: Date) => LineStep;
}

type Needs = Pick<Ctx, 'db' | 'clock' | 'ids' | 'jobs' | 'actor'>;

/** One step for lines of one order, all or none. The customer gets an email if the step warrants one. */
export function changeLines(ctx: Needs, change: LineChange & { act: LineNews }): Promise<LinesChanged> {
  return onLines(ctx, change, (inside, order, able) => stepLines(inside, order, able, change));
}

/** The same within a transaction that already holds the lines. */
export async function stepLines(
  ctx: Needs,
  order: OrderRow,
  able: readonly LineRow[],
  step: StepTaken & { act: LineNews },
): Promise<LinesChanged> {
  const lines = await takeStep(ctx, order, able, step);
  // For other steps the note is only for the timeline. A declined customer gets to read why.
  const why = step.act === 'decline request' && step.note ? { note: step.note } : {};
  await promiseLineNews(ctx, order, lines, { news: step.act, ...why });
  if (step.act === 'confirm' || step.act === 'ship') await promiseFollow(ctx, order.id);
  return { ok: true, lines };
}

export type LinesWork<Done> = (ctx: Needs, order: OrderRow, able: LineRow[], all: LineRow[]) => Promise<Done>;

/**
 * Runs an action on lines of one paid order, in one transaction that locks the account (its fees and projects) and the
 * order. `work` receives the lines that can take the step.
 */
export async function onLines<Done>(
  ctx: Needs,
  change: Pick<LineChange, 'orderId' | 'lineIds' | 'takes' | 'act' | 'capabilities' | 'decide'>,
  work: LinesWork<Done>,
): Promise<Done | LinesRefused> {
  const found = await orderById(ctx.db, change.orderId);
  const allowed = mayAct(ctx.actor, found, change.capabilities);
  if (!allowed.ok || !found) return allowed.ok ? { ok: false, reason: 'not-found' } : allowed;
  return orTakenBack(ctx, async (inside) => {
    await lockAccount(inside.db, found.accountId);
    const order = await lockOrder(inside.db, found.id);
    if (order?.payment !== 'complete') return { ok: false, reason: 'not-found' };
    const all = await linesOf(inside.db, [order.id]);
    const chosen = chooseLines(all, change, inside.clock.now());
    if (!chosen.ok) return chosen;
    const parts = await divideLines(inside, order, chosen.lines, change.takes ?? {});
    const done = await work(inside, order, parts, await linesOf(inside.db, [order.id]));
    if (isRefused(done)) throw new TakenBack(done);
    return done;
  });
}

/** Thrown where an act was refused after its pieces had been made a line of their own, to undo that. */
class TakenBack extends Error {
  readonly refused: unknown;
  constructor(refused: unknown) {
    super('refused, so nothing was divided');
    this.refused = refused;
  }
}

const isRefused = (done: unknown): boolean =>
  done === null || (typeof done === 'object' && 'ok' in done && done.ok === false);

async function orTakenBack<Done>(ctx: Needs, act: (inside: Needs) => Promise<Done>): Promise<Done> {
  try {
    return await inTransaction(ctx, act);
  } catch (error) {
    // Whatever was thrown is what the act would have answered.
    if (error instanceof TakenBack) return error.refused as Done;
    throw error;
  }
}

function chooseLines(
  all: readonly LineRow[],
  {
    lineIds,
    takes = {},
    act,
    decide = (line, at) => decideLineAct(line, act, at),
  }: Pick<LineChange, 'lineIds' | 'takes' | 'act' | 'decide'>,
  now: Date,
): LinesChanged {
  const wanted = lineIds ? all.filter(({ id }) => lineIds.includes(id)) : all;
  if (lineIds && (wanted.length === 0 || wanted.length !== new Set(lineIds).size)) {
    return { ok: false, reason: 'not-found' };
  }
  const isNamed = ({ id }: LineRow) => Object.hasOwn(takes, id);
  if (!mayDivideFor(act) && wanted.some(isNamed)) return { ok: false, reason: 'refused', refusal: 'not-allowed' };
  const steps = wanted.map((line) => {
    const step = decide(line, now);
    const taken = takenOf(line, isNamed(line) ? takes[line.id] : undefined);
    return { line, step: step.ok && !taken.ok ? taken : step };
  });
  const able = steps.filter(({ step }) => step.ok).map(({ line }) => line);
  const refused = steps.flatMap(({ step }) => (step.ok ? [] : [step.reason]));
  const refusal = lineIds || able.length === 0 ? refused[0] : undefined;
  return refusal ? { ok: false, reason: 'refused', refusal } : { ok: true, lines: able };
}
