import { and, eq } from 'drizzle-orm';
import { addTo, readTag, type TagRefusal } from '#core/customer/index.ts';
import { lockAccount } from '../account/lock-account.ts';
import { tellColleagues } from '../account/staff/tell-colleagues.ts';
import { appendAudit } from '../audit/append.ts';
import { authorise } from '../authorise.ts';
import type { Ctx } from '../context.ts';
import { customerTag } from '../db/schema/index.ts';
import { takeTurns } from '../db/take-turns.ts';
import { inTransaction } from '../db/transaction.ts';
import { tagsInShop, tagsOf, visibleCustomer } from './store.ts';

type Needs = Pick<Ctx, 'db' | 'clock' | 'ids' | 'actor'>;

export type TagDone = { ok: true } | { ok: false; reason: TagRefusal | 'not-allowed' | 'unknown' };

/** Every tag in use, for the list's filter and for what a form suggests. */
export const listTags = async (ctx: Pick<Ctx, 'db' | 'actor'>): Promise<string[]> =>
  authorise(ctx.actor, 'customer.view').ok ? tagsInShop(ctx.db) : [];

/** Tags a customer. A tag they have already stays as it is. */
export async function addTag(ctx: Needs, given: { customerId: string; tag: string }): Promise<TagDone> {
  const allowed = authorise(ctx.actor, 'customer.tag');
  if (!allowed.ok) return allowed;
  const read = readTag(given.tag);
  if (!read.ok) return read;
  const accountId = given.customerId;
  return inTransaction(ctx, async (inside): Promise<TagDone> => {
    await lockAccount(inside.db, accountId);
    if (!(await visibleCustomer(inside.db, ctx.actor, accountId))) return { ok: false, reason: 'unknown' };
    // Two new tags at once must see each other, or the shop's list would outgrow its bound.
    await takeTurns(inside.db, 'customer tags');
    const tags = { own: await tagsOf(inside.db, accountId), inShop: await tagsInShop(inside.db) };
    const may = addTo(tags, read.tag);
    if (!may.ok) return may;
    if (!may.adds) return { ok: true };
    const row = { accountId, tag: read.tag, addedBy: allowed.account.id, addedAt: inside.clock.now() };
    await inside.db.insert(customerTag).values(row);
    await appendAudit(inside, { act: 'customer.add-tag', subject: { kind: 'account', id: accountId } });
    await tellColleagues(inside, 'customers');
    return { ok: true };
  });
}

/** Takes a tag off a customer. Taking it off again changes nothing. */
export async function removeTag(ctx: Needs, given: { customerId: string; tag: string }): Promise<TagDone> {
  if (!authorise(ctx.actor, 'customer.tag').ok) return { ok: false, reason: 'not-allowed' };
  const accountId = given.customerId;
  return inTransaction(ctx, async (inside): Promise<TagDone> => {
    if (!(await visibleCustomer(inside.db, ctx.actor, accountId))) return { ok: false, reason: 'unknown' };
    const removed = await inside.db
      .delete(customerTag)
      .where(and(eq(customerTag.accountId, accountId), eq(customerTag.tag, given.tag)))
      .returning({ tag: customerTag.tag });
    if (removed.length > 0) {
      await appendAudit(inside, { act: 'customer.remove-tag', subject: { kind: 'account', id: accountId } });
      await tellColleagues(inside, 'customers');
    }
    return { ok: true };
  });
}
