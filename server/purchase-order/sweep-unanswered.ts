import { chase } from '#core/purchase-order/index.ts';
import type { Ctx } from '../context.ts';
import { inTransaction } from '../db/transaction.ts';
import { promiseMail } from '../mail/promise-mail.ts';
import { purchaseOrderMail } from './letters.ts';
import { changePurchaseOrder, lockCustomersOrder, purchaseOrderById, unanswered, wholeLines } from './store.ts';
import { tellSystem } from './tell-system.ts';

const most = 200;

/** Reminds makers that haven't confirmed, and lists those who stay silent as exceptions. */
export async function sweepUnanswered(
  ctx: Pick<Ctx, 'db' | 'clock' | 'ids' | 'jobs' | 'secret' | 'company'>,
): Promise<void> {
  for (const { purchaseOrder, maker } of await unanswered(ctx.db, most)) {
    const now = ctx.clock.now();
    const { id, orderId, sentAt } = purchaseOrder;
    if (!sentAt || !chase({ ...purchaseOrder, sentAt }, maker.holidays, now)) continue;
    await inTransaction(ctx, async (inside) => {
      await lockCustomersOrder(inside.db, orderId);
      const found = await purchaseOrderById(inside.db, id);
      const row = found?.purchaseOrder;
      if (row?.state !== 'sent' || !row.sentAt) return;
      const due = chase({ ...row, sentAt: row.sentAt }, maker.holidays, now);
      if (due === 'escalate') await changePurchaseOrder(inside.db, id, { escalatedAt: now });
      if (due !== 'remind') return;
      await changePurchaseOrder(inside.db, id, { remindedAt: now });
      await tellSystem(inside, row, 'reminder');
      // The maker's address of today: the letter brings a link, and the one before may be someone else's by now.
      const to = found?.maker.email;
      if (!to) return;
      const lines = await wholeLines(inside.db, [id]);
      const told = { to, lines, news: 'reminder', key: `reminder:${row.sentAt.getTime()}` } as const;
      await promiseMail(inside, inside.db, purchaseOrderMail(inside, row, told));
    });
  }
}
