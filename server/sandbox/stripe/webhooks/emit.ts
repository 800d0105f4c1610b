import type { Moment } from '../wire/call.ts';
import { newId } from '../wire/ids.ts';
import type { Json } from '../wire/refusal.ts';

/** Writes the event down in the act's own transaction, with when and how often it is to be sent. */
export async function emit(moment: Moment, type: string, object: Json): Promise<void> {
  const id = newId('evt');
  await moment.tx.query(
    `insert into card_sandbox.events (id, created, type, object, request_id, idempotency_key)
     values ($1, $2, $3, $4, $5, $6)`,
    [id, moment.now, type, object, moment.requestId, moment.idempotencyKey],
  );
  if (!moment.webhooksWanted) return;
  for (const due of deliveryTimes(moment)) {
    await moment.tx.query('insert into card_sandbox.deliveries (event_id, due_at) values ($1, $2)', [id, due]);
  }
}

function deliveryTimes({ faults, now }: Moment): Date[] {
  if (faults.strikes('webhookNever')) return [];
  let wait = faults.strikes('webhookLate')?.ms ?? 0;
  const swapped = faults.strikes('webhookOutOfOrder');
  if (swapped && swapped.nth % 2 === 1) wait += swapped.ms;
  const due = new Date(now.getTime() + wait);
  return faults.strikes('webhookTwice') ? [due, due] : [due];
}
