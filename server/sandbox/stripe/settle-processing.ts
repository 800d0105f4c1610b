import { pay } from './acts/settle.ts';
import { findAndLock } from './books/records.ts';
import { nextDue } from './next-due.ts';
import type { Sandbox } from './sandbox.ts';

/** Settles delayed payments that are now due. */
export async function settleProcessing(sandbox: Sandbox): Promise<boolean> {
  // This runs with every delivery and rarely finds anything, so check without a transaction first.
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
