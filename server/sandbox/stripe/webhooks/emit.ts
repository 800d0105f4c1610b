import type { Moment } from '../wire/call.ts';
import { newId } from '../wire/ids.ts';
import type { Json } from '../wire/refusal.ts';

/** Writes the event down in the act's own transaction, with when and how often it is to be sent. */
export async function emit(moment: Moment, type: string, object: Json): Promise<void> {
  const times = moment.isSent(type) ? deliveryTimes(moment) : [];
  if (times.length > 0) moment.hasDue();
  await moment.tx.query(
    `with event as (
       insert into card_sandbox.events (id, created, type, object, request_id, idempotency_key)
       values ($1, $2, $3, $4, $5, $6) returning id
     )
     insert into card_sandbox.deliveries (event_id, due_at) select id, due_at from event, unnest($7::timestamptz[]) due_at`,
    [newId('evt'), moment.now, type, object, moment.requestId, moment.idempotencyKey, times],
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
