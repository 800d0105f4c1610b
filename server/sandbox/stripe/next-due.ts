import type { Pool } from 'pg';

const settlement = `(select min(settles_at) from card_sandbox.payment_intents where status = 'processing')`;
const delivery = `(select min(greatest(due_at, coalesce(claimed_until, due_at)))
  from card_sandbox.deliveries where done_at is null)`;

/** When the next recorded work is due: a payment to settle or an event to send. */
export async function nextDue(pool: Pool, { deliveries }: { deliveries: boolean }): Promise<Date | null> {
  const first = deliveries ? `least(${settlement}, ${delivery})` : settlement;
  const name = deliveries ? 'next due' : 'next settlement';
  const { rows } = await pool.query<{ at: Date | null }>({ name, text: `select ${first} as at` });
  return rows[0]?.at ?? null;
}
