import type { Capability } from '#core/account/index.ts';
import { decideLineAct, type LineAct, type LineRefusal } from '#core/order/index.ts';
import { authorise } from '../account/authorise.ts';
import { appendAudit } from '../audit/append.ts';
import { actorName, type Ctx } from '../context.ts';
import { inTransaction } from '../db/transaction.ts';
import { announce } from '../live/announce.ts';
import { promiseLineNews } from './mail-line-news.ts';
import { lockOrder, type OrderRow } from './store.ts';
import { changeLine, insertEvents, type LineRow, linesOf } from './store-lines.ts';

export interface LinesAsked {
  orderId: string;
  /** Without any: every line of the order that can take this step. */
  lineIds?: readonly string[];
}

export type LinesChanged =
  | { ok: true; lines: LineRow[] }
  | { ok: false; reason: 'not-allowed' | 'not-found' }
  | { ok: false; reason: 'refused'; refusal: LineRefusal };

export interface LineChange extends LinesAsked {
  act: Extract<LineAct, 'confirm' | 'ship' | 'deliver'>;
  capability: Capability;
  /** What changes along with the state. */
  along?: (now: Date) => Partial<LineRow>;
  note?: string;
}

type Needs = Pick<Ctx, 'db' | 'clock' | 'ids' | 'jobs' | 'actor'>;

/** One step for lines of one order, all of them or none, written down with its time and who made it. */
export async function changeLines(ctx: Needs, change: LineChange): Promise<LinesChanged> {
  if (!authorise(ctx.actor, change.capability).ok) return { ok: false, reason: 'not-allowed' };
  return inTransaction(ctx, async (inside) => {
    const order = await lockOrder(inside.db, change.orderId);
    if (order?.payment !== 'complete') return { ok: false, reason: 'not-found' };
    const chosen = chooseLines(await linesOf(inside.db, [order.id]), change, inside.clock.now());
    if (!chosen.ok) return chosen;
    return { ok: true, lines: await takeStep(inside, order, chosen.lines, change) };
  });
}

function chooseLines(all: readonly LineRow[], { lineIds, act }: LineChange, now: Date): LinesChanged {
  const wanted = lineIds ? all.filter(({ id }) => lineIds.includes(id)) : all;
  if (lineIds && (wanted.length === 0 || wanted.length !== new Set(lineIds).size)) {
    return { ok: false, reason: 'not-found' };
  }
  const steps = wanted.map((line) => ({ line, step: decideLineAct(line, act, now) }));
  const able = steps.filter(({ step }) => step.ok).map(({ line }) => line);
  const refused = steps.flatMap(({ step }) => (step.ok ? [] : [step.reason]));
  const refusal = lineIds || able.length === 0 ? refused[0] : undefined;
  return refusal ? { ok: false, reason: 'refused', refusal } : { ok: true, lines: able };
}

async function takeStep(
  ctx: Needs,
  order: OrderRow,
  lines: readonly LineRow[],
  { act, along, note = '' }: LineChange,
): Promise<LineRow[]> {
  const now = ctx.clock.now();
  const changed: LineRow[] = [];
  for (const line of lines) {
    const step = decideLineAct(line, act, now);
    if (!step.ok) throw new Error(`${act} was allowed a moment ago: ${step.reason}`);
    changed.push(await changeLine(ctx.db, line.id, { ...along?.(now), state: step.to }));
  }
  const actor = actorName(ctx.actor);
  await insertEvents(
    ctx.db,
    changed.map(({ id, state }) => ({ id: ctx.ids.next('event'), lineId: id, act, state, actor, note, at: now })),
  );
  const detail = { lines: changed.map(({ id }) => id), ...(note ? { note } : {}) };
  await appendAudit(ctx, { act: `order.${act}`, subject: { kind: 'order', id: order.id }, detail });
  await promiseLineNews(ctx, order, changed, act);
  await announce(ctx.db, order.accountId, 'orders');
  return changed;
}
