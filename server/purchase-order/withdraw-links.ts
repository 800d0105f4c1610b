import { tooManyText } from '#core/texts/index.ts';
import { appendAudit } from '../audit/append.ts';
import { authorise } from '../authorise.ts';
import type { Ctx } from '../context.ts';
import { inTransaction } from '../db/transaction.ts';
import { takeTry } from '../limits/take-try.ts';
import { promiseMail } from '../mail/promise-mail.ts';
import { withdrawLinksOf } from '../maker/withdraw-links.ts';
import type { ByLink } from './answer-by-link.ts';
import { purchaseOrderMail } from './letters.ts';
import { isWithdrawnKey } from './link-key.ts';
import { changePurchaseOrder, lockCustomersOrder, purchaseOrderById, wholeLines } from './store.ts';

type Needs = Pick<Ctx, 'db' | 'clock' | 'ids' | 'jobs' | 'secret' | 'actor'>;

export type LinksWithdrawn = { ok: true } | { ok: false; reason: 'not-allowed' | 'unknown' };

/** The links to one order that we've mailed stop working. The next letter about it has a new one. */
export async function withdrawOrderLink(ctx: Needs, id: string): Promise<LinksWithdrawn> {
  if (!authorise(ctx.actor, 'purchase-order.send').ok) return { ok: false, reason: 'not-allowed' };
  return inTransaction(ctx, async (inside): Promise<LinksWithdrawn> => {
    const known = await purchaseOrderById(inside.db, id);
    if (!known) return { ok: false, reason: 'unknown' };
    await lockCustomersOrder(inside.db, known.order.id);
    const now = await purchaseOrderById(inside.db, id);
    if (!now) return { ok: false, reason: 'unknown' };
    await changePurchaseOrder(inside.db, id, { linkVersion: now.purchaseOrder.linkVersion + 1 });
    await appendAudit(inside, { act: 'purchase-order.withdraw-link', subject: { kind: 'purchase-order', id } });
    return { ok: true };
  });
}

/** Every link a maker has: to its page and to each of its orders. */
export async function withdrawMakersLinks(ctx: Needs, makerId: string): Promise<LinksWithdrawn> {
  if (!authorise(ctx.actor, 'maker.send-link').ok) return { ok: false, reason: 'not-allowed' };
  return inTransaction(ctx, async (inside): Promise<LinksWithdrawn> => {
    const orders = await withdrawLinksOf(inside, makerId);
    if (orders === null) return { ok: false, reason: 'unknown' };
    await appendAudit(inside, {
      act: 'maker.withdraw-links',
      subject: { kind: 'maker', id: makerId },
      detail: { orders },
    });
    return { ok: true };
  });
}

/** Whether a link that doesn't open was one of ours. Only then does its page say so and offer a new one. */
export async function isWithdrawnLink(ctx: Pick<Ctx, 'db' | 'secret'>, { id, key }: ByLink): Promise<boolean> {
  const found = await purchaseOrderById(ctx.db, id);
  return found !== null && isWithdrawnKey(ctx, found.purchaseOrder, key);
}

const minute = 60_000;

export type OrderLinkAsked = { ok: true } | { ok: false; reason: 'too-many'; message: string };

/**
 * A new link for someone whose link to an order was withdrawn. It goes to the maker's address on record and nowhere else,
 * and the answer is the same whatever the link was.
 */
export async function askForOrderLink(ctx: Needs & Pick<Ctx, 'address'>, link: ByLink): Promise<OrderLinkAsked> {
  const allowed = await takeTry(ctx, 'makersLink', { account: link.id });
  if (!allowed.ok) return { ok: false, reason: 'too-many', message: tooManyText(allowed.retryAfterSeconds) };
  if (!(await isWithdrawnLink(ctx, link))) return { ok: true };
  await inTransaction(ctx, async (inside) => {
    const found = await purchaseOrderById(inside.db, link.id);
    const to = found?.maker.email;
    if (!found || !to) return;
    const lines = await wholeLines(inside.db, [link.id]);
    const key = `link:${found.purchaseOrder.linkVersion}:${Math.floor(inside.clock.now().getTime() / minute)}`;
    await promiseMail(
      inside,
      inside.db,
      purchaseOrderMail(inside, found.purchaseOrder, { to, lines, news: 'link', key }),
    );
    await appendAudit(inside, { act: 'purchase-order.ask-for-link', subject: { kind: 'purchase-order', id: link.id } });
  });
  return { ok: true };
}
