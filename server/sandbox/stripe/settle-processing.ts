import { pay } from './acts/settle.ts';
import { findAndLock } from './books/records.ts';
import { nextDue } from './next-due.ts';
import type { Sandbox } from './sandbox.ts';

/** Payments that were told to take their time, and have. */
export async function settleProcessing(sandbox: Sandbox): Promise<boolean> {
  // Asked with every delivery, and there is hardly ever one: without a transaction.
  const due = await nextDue(sandbox.books.pool, { deliveries: false });
  if (!due || due > sandbox.now()) return false;
  return sandbox.inMoment({ requestId: null, idempotencyKey: null }, async (moment) => {
    const { rows } = await moment.tx.query<{ id: string }>(
      `select id from card_sandbox.payment_intents where status = 'processing' and settles_at <= $1
       order by settles_at limit 1 for update skip locked`,
      [moment.now],
    );
    const intent = rows[0] && (await findAndLock(moment.tx, 'payment_intents', rows[0].id));
    if (!intent) return false;
    await pay(moment, intent);
    return true;
  });
}
