import { type ContactAct, contactLifecycle } from '#core/contact/index.ts';
import { appendAudit } from '../audit/append.ts';
import { authorise } from '../authorise.ts';
import type { Ctx } from '../context.ts';
import { inTransaction } from '../db/transaction.ts';
import { lockMessage, setState } from './store.ts';

export type Sorting = Exclude<ContactAct, 'answer'>;

export type Sorted = { ok: true } | { ok: false; reason: 'not-allowed' | 'unknown' | 'changed' };

const written = {
  close: 'contact.close',
  reopen: 'contact.reopen',
  'mark as spam': 'contact.mark-as-spam',
} as const satisfies Record<Sorting, string>;

/** Closes a message, reopens it or marks it as spam. Each can be undone. */
export async function sortMessage(
  ctx: Pick<Ctx, 'db' | 'clock' | 'ids' | 'actor'>,
  { id, act }: { id: string; act: Sorting },
): Promise<Sorted> {
  if (!authorise(ctx.actor, 'contact.answer').ok) return { ok: false, reason: 'not-allowed' };
  return inTransaction(ctx, async (inside) => {
    const message = await lockMessage(inside.db, id);
    if (!message) return { ok: false, reason: 'unknown' };
    const step = contactLifecycle.next(message.state, act);
    if (!step.ok) return { ok: false, reason: 'changed' };
    await setState(inside.db, id, step.to);
    await appendAudit(inside, { act: written[act], subject: { kind: 'contact', id } });
    return { ok: true };
  });
}
