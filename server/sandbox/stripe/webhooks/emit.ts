import type { Moment } from '../wire/call.ts';
import { newId } from '../wire/ids.ts';
import type { Json } from '../wire/refusal.ts';

type Event = readonly [type: string, object: Json];

/** Records events in the action's own transaction, along with when and how often to send each. */
export async function emit(moment: Moment, ...events: Event[]): Promise<void> {
  const written = events.map(([type, object]) => ({ id: newId('evt'), type, object: JSON.stringify(object) }));
  const sent = written.flatMap(({ id, type }) =>
    moment.isSent(type) ? deliveryTimes(moment).map((dueAt) => ({ id, dueAt })) : [],
  );
  if (sent.length > 0) moment.hasDue();
  await moment.tx.query(
    `with event as (
       insert into card_sandbox.events (id, created, type, object, request_id, idempotency_key)
       select id, $4, type, object, $5, $6 from unnest($1::text[], $2::text[], $3::jsonb[]) as given (id, type, object)
     )
     insert into card_sandbox.deliveries (event_id, due_at) select * from unnest($7::text[], $8::timestamptz[])`,
    [
      ...[written.map(({ id }) => id), written.map(({ type }) => type), written.map(({ object }) => object)],
      ...[moment.now, moment.requestId, moment.idempotencyKey],
      ...[sent.map(({ id }) => id), sent.map(({ dueAt }) => dueAt)],
    ],
  );
}

function deliveryTimes({ faults, now }: Moment): Date[] {
  if (faults.strikes('webhookNever')) return [];
  let wait = faults.strikes('webhookLate')?.ms ?? 0;
  const swapped = faults.strikes('webhookOutOfOrder');
  if (swapped && swapped.nth % 2 === 1) wait += swapped.ms;
  const due = new Date(now.getTime() + wait);
  return faults.strikes('webhookTwice') ? [due, due] : [due];
}
