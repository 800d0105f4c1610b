import type { AuditAct } from '#core/audit/index.ts';
import { decideLineAct, type LineAct, type LineEventAct } from '#core/order/index.ts';
import { tellStaff } from '../../account/staff/tell-colleagues.ts';
import { appendAudit } from '../../audit/append.ts';
import { actorName, type Ctx } from '../../context.ts';
import { announce } from '../../live/announce.ts';
import { endAppointments } from '../appointments/store-appointments.ts';
import type { OrderRow } from '../store.ts';
import { changeLine, insertEvents, type LineRow } from '../store-lines.ts';
import { tellOfOrder } from '../tell-of-order.ts';

export interface StepTaken {
  act: LineAct;
  /** Other columns that change along with the state. */
  along?: (now: Date, line: LineRow) => Partial<LineRow>;
  note?: string;
  /** When it was asked for, where a time limit counts and the answer came later. */
  askedAt?: Date;
}

/**
 * Moves lines of one order through a step already found allowed, and records when and by whom. Part of the caller's
 * transaction, which holds the order.
 */
export async function takeStep(
  ctx: Pick<Ctx, 'db' | 'clock' | 'ids' | 'jobs' | 'actor'>,
  order: OrderRow,
  lines: readonly LineRow[],
  { act, along, note = '', askedAt }: StepTaken,
): Promise<LineRow[]> {
  if (lines.length === 0) return [];
  const now = ctx.clock.now();
  const changed: LineRow[] = [];
  for (const line of lines) {
    const step = decideLineAct(line, act, askedAt ?? now);
    if (!step.ok) throw new Error(`${act} was allowed a moment ago: ${step.reason}`);
    changed.push(await changeLine(ctx.db, line.id, { ...along?.(now, line), state: step.to }));
  }
  await endAppointments(ctx, changed, act);
  await noteEvent(ctx, order, changed, { act, note });
  return changed;
}

interface EventNoted {
  act: LineEventAct;
  note?: string;
  /** For the audit log, besides the lines; the note if it's left out. */
  detail?: Record<string, unknown>;
}

/** Records an event on lines, whether or not their state changed. */
export async function noteEvent(
  ctx: Pick<Ctx, 'db' | 'clock' | 'ids' | 'jobs' | 'actor'>,
  order: OrderRow,
  lines: readonly LineRow[],
  { act, note = '', detail = note ? { note } : {} }: EventNoted,
): Promise<void> {
  const at = ctx.clock.now();
  const actor = actorName(ctx.actor);
  await insertEvents(
    ctx.db,
    lines.map(({ id, state }) => ({ id: ctx.ids.next('event'), lineId: id, act, state, actor, note, at })),
  );
  await appendAudit(ctx, {
    ...{ act: written[act], subject: { kind: 'order', id: order.id } },
    detail: { lines: lines.map(({ id }) => id), ...detail },
  });
  await tellOfOrder(ctx, 'order.lines-changed', order, lines, act);
  announce(ctx.db, order.accountId, 'orders');
  if (ctx.actor.kind === 'account' && ctx.actor.role === 'customer') await tellStaff(ctx, 'order.view-any', 'orders');
}

/** Each step's name in the audit log. */
const written: Record<LineEventAct, AuditAct> = {
  confirm: 'order.confirm',
  ship: 'order.ship',
  deliver: 'order.deliver',
  cancel: 'order.cancel',
  'request return': 'order.request-return',
  'receive return': 'order.receive-return',
  refund: 'order.refund',
  'refund came back': 'order.refund-failed',
  'request exchange': 'order.request-exchange',
  'place replacement': 'order.exchange',
  'withdraw request': 'order.withdraw-request',
  'decline request': 'order.decline-request',
  wait: 'order.wait',
  delay: 'order.delay',
  'correct shipment': 'order.correct-shipment',
  'report damage': 'order.report-damage',
  'decide claim': 'order.decide-claim',
  'withdraw claim': 'order.withdraw-claim',
  'book delivery': 'order.book-delivery',
  'remind of delivery': 'order.remind-of-delivery',
  'move delivery': 'order.move-delivery',
  'book pickup': 'order.book-pickup',
  'move pickup': 'order.move-pickup',
};
