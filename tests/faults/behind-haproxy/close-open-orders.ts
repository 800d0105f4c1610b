import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { BenchShop } from '../../../bench/orders/bench-shop.ts';

/** The sweeper comes round until it has asked about every open order: those whose time is over are released. */
export async function closeOpenOrders({ database }: BenchShop): Promise<void> {
  await database.db.execute(
    sql`update payment set held_until = now() - interval '1 minute', next_check_at = now() where state = 'open'`,
  );
  for (;;) {
    const { rows } = await database.db.execute<{ open: string }>(
      sql`select count(*) as open from purchase where payment = 'open'`,
    );
    if (Number(rows[0]?.open) === 0) return;
    await database.db.execute(sql`update payment set next_check_at = now() where state = 'open'`);
    await pause(1000);
  }
}
