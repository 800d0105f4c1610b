import { and, eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { noteTerms, tagTerms } from '#core/customer/index.ts';
import { createAccount } from '../../tests/setup/context.ts';
import { watchRefusals } from '../authorise.ts';
import type { Actor, Ctx } from '../context.ts';
import { account, audit, customerNote, customerTag, order } from '../db/schema/index.ts';
import { newPiece, type OrderShop, openOrderShop, orderedFor, shopper } from '../order/order.test-data.ts';
import { eraseAccounts } from '../privacy/erase-accounts.ts';
import { getCustomer } from './get-customer.ts';
import { changeNote, deleteNote, writeNote } from './notes.ts';
import { notesOfAccount } from './notes-of-account.ts';
import { searchCustomers } from './search-customers.ts';
import { addTag, listTags, removeTag } from './tags.ts';

let shop: OrderShop;
let maren: Ctx;
let theo: Ctx;
let ada: Ctx;
let june: Extract<Actor, { kind: 'account' }>;
let customerId: string;

beforeAll(async () => {
  shop = await openOrderShop();
  maren = shop.ctx.as(shop.specialist);
  theo = shop.ctx.as(await createAccount(shop.ctx, { role: 'specialist', firstName: 'Theo' }));
  ada = shop.ctx.as(await createAccount(shop.ctx, { role: 'admin', firstName: 'Ada' }));
});
beforeEach(async () => {
  await shop.ctx.db.delete(customerTag);
  june = await createAccount(shop.ctx);
  customerId = june.id;
});

let drafts = 0;
const noting = (body = 'Has a dog.', draftId = `draft-${++drafts}`) => ({ customerId, draftId, body });
const notes = async (ctx = maren) => (await getCustomer(ctx, customerId))?.notes ?? [];
const tags = async () => (await getCustomer(maren, customerId))?.tags;
/** By act, then by time. */
const log = async () =>
  (
    await shop.ctx.db
      .select({ act: audit.act, detail: audit.detail, actor: audit.actor })
      .from(audit)
      .where(and(eq(audit.subjectKind, 'account'), eq(audit.subjectId, customerId)))
      .orderBy(audit.act, audit.createdAt)
  ).filter(({ act }) => act.startsWith('customer.'));
const idOf = ({ actor }: Ctx) => (actor.kind === 'account' ? actor.id : '');

describe('notes about a customer', () => {
  it('are written with author and time, once, and are in the log without their words', async () => {
    expect(await writeNote(maren, noting('  Has a dog.\r\n', 'one'))).toEqual({ ok: true });
    shop.ctx.clock.forward(60_000);
    expect(await writeNote(maren, noting('  Has a dog.\r\n', 'one'))).toEqual({ ok: true });
    expect(await writeNote(theo, noting('Prefers mornings.', 'one'))).toEqual({ ok: true });
    expect((await notes()).map(({ body, author, may }) => [body, author, may.change, may.delete])).toEqual([
      ['Prefers mornings.', 'Theo', false, false],
      ['Has a dog.', 'Maren', true, true],
    ]);
    expect((await log()).map(({ act, actor }) => [act, actor])).toEqual([
      ['customer.write-note', idOf(maren)],
      ['customer.write-note', idOf(theo)],
    ]);
    expect(JSON.stringify(await log())).not.toContain('dog');
  });

  it('sent twice at once are one', async () => {
    const given = noting();
    const both = await Promise.all([writeNote(maren, given), writeNote(maren, given)]);
    expect(both).toEqual([{ ok: true }, { ok: true }]);
    expect(await notes()).toHaveLength(1);
    expect(await log()).toHaveLength(1);
  });

  it('are changed by their author alone, as they read them', async () => {
    await writeNote(maren, noting());
    const [note] = await notes();
    const change = { customerId, noteId: note?.id ?? '', body: 'Has two dogs.', seenRevision: 1 };
    expect(await changeNote(theo, change)).toEqual({ ok: false, reason: 'not-yours' });
    expect(await changeNote(ada, change)).toEqual({ ok: false, reason: 'not-yours' });
    expect(await changeNote(maren, { ...change, body: ' ' })).toEqual({ ok: false, reason: 'empty' });
    const tabs = ['Has two dogs.', 'Has a cat.'].map((body) => changeNote(maren, { ...change, body }));
    const done = await Promise.all(tabs);
    expect(done.filter(({ ok }) => ok)).toHaveLength(1);
    expect(done).toContainEqual({ ok: false, reason: 'changed' });
    const [changed] = await notes();
    expect(changed).toMatchObject({ revision: 2, changedAt: shop.ctx.clock.now() });
    // The same again, from a page that hasn't heard of it, is no change.
    expect(await changeNote(maren, { ...change, body: changed?.body ?? '' })).toEqual({ ok: true });
    expect((await log()).map(({ act }) => act)).toEqual(['customer.change-note', 'customer.write-note']);
  });

  it('are deleted by their author or an admin, and deleting again changes nothing', async () => {
    await writeNote(maren, noting('First'));
    await writeNote(maren, noting('Second'));
    const [second, first] = await notes();
    expect((await notes(ada)).map(({ may }) => may)).toEqual([
      { change: false, delete: true },
      { change: false, delete: true },
    ]);
    const deleting = (note = first) => ({ customerId, noteId: note?.id ?? '' });
    expect(await deleteNote(theo, deleting())).toEqual({ ok: false, reason: 'not-yours' });
    expect(await Promise.all([deleteNote(ada, deleting()), deleteNote(maren, deleting())])).toEqual([
      { ok: true },
      { ok: true },
    ]);
    expect(await deleteNote(maren, deleting(second))).toEqual({ ok: true });
    expect(await notes()).toEqual([]);
    expect((await log()).filter(({ act }) => act === 'customer.delete-note')).toHaveLength(2);
    const gone = { ...deleting(), body: 'Again', seenRevision: 1 };
    expect(await changeNote(maren, gone)).toEqual({ ok: false, reason: 'gone' });
  });

  it('attack 18: reading and deleting one’s own writes no refusal down, so that real ones are seen', async () => {
    await writeNote(maren, noting());
    const refused = watchRefusals(maren.actor);
    const [note] = await notes();
    expect(await deleteNote(maren, { customerId, noteId: note?.id ?? '' })).toEqual({ ok: true });
    expect([...refused]).toEqual([]);
  });

  it('of one customer can’t be reached through another', async () => {
    await writeNote(maren, noting());
    const [note] = await notes();
    const other = await createAccount(shop.ctx);
    const through = { customerId: other.id, noteId: note?.id ?? '' };
    expect(await deleteNote(ada, through)).toEqual({ ok: true });
    expect(await changeNote(maren, { ...through, body: 'x', seenRevision: 1 })).toEqual({ ok: false, reason: 'gone' });
    expect(await notes()).toHaveLength(1);
  });

  it('are bounded in number, also when two are written at once', async () => {
    const now = shop.ctx.clock.now();
    await shop.ctx.db.insert(customerNote).values(
      Array.from({ length: noteTerms.most - 1 }, (_, place) => ({
        ...{ id: shop.ctx.ids.next('note'), accountId: customerId, authorId: idOf(maren), draftId: `many-${place}` },
        ...{ body: 'x', writtenAt: now },
      })),
    );
    const done = await Promise.all([writeNote(maren, noting()), writeNote(theo, noting())]);
    expect(done.filter(({ ok }) => ok)).toHaveLength(1);
    expect(done).toContainEqual({ ok: false, reason: 'too-many' });
    expect(await notes()).toHaveLength(noteTerms.most);
  });
});

describe('tags of a customer', () => {
  it('are added and removed, each once, and are in the log', async () => {
    expect(await addTag(maren, { customerId, tag: ' VIP ' })).toEqual({ ok: true });
    expect(await addTag(theo, { customerId, tag: 'vip' })).toEqual({ ok: true });
    expect(await addTag(theo, { customerId, tag: 'Press' })).toEqual({ ok: true });
    expect(await addTag(theo, { customerId, tag: '#1' })).toEqual({ ok: false, reason: 'odd-signs' });
    expect(await tags()).toEqual(['press', 'vip']);
    expect(await listTags(maren)).toEqual(['press', 'vip']);
    const removed = await Promise.all([maren, ada].map((ctx) => removeTag(ctx, { customerId, tag: 'press' })));
    expect(removed).toEqual([{ ok: true }, { ok: true }]);
    expect(await tags()).toEqual(['vip']);
    expect((await log()).map(({ act }) => act)).toEqual([
      'customer.add-tag',
      'customer.add-tag',
      'customer.remove-tag',
    ]);
    expect(JSON.stringify(await log())).not.toContain('vip');
  });

  it('stay within the bounds of a customer and of the shop, also at once', async () => {
    const many = Array.from({ length: tagTerms.mostPerCustomer + 4 }, (_, place) => `own ${place}`);
    const done = await Promise.all(many.map((tag) => addTag(maren, { customerId, tag })));
    expect(done.filter(({ ok }) => ok)).toHaveLength(tagTerms.mostPerCustomer);
    expect(done).toContainEqual({ ok: false, reason: 'too-many' });

    const others = await Promise.all(Array.from({ length: 6 }, () => createAccount(shop.ctx)));
    for (const [place, { id: accountId }] of others.slice(0, 5).entries()) {
      const rows = Array.from({ length: place === 4 ? 9 : 10 }, (_, at) => ({
        ...{ accountId, tag: `shop ${place} ${at}`, addedBy: idOf(maren), addedAt: shop.ctx.clock.now() },
      }));
      await shop.ctx.db.insert(customerTag).values(rows);
    }
    const last = others[5]?.id ?? '';
    const raced = await Promise.all(
      ['new one', 'new two', 'own 1'].map((tag) => addTag(theo, { customerId: last, tag })),
    );
    expect(raced.slice(0, 2).filter(({ ok }) => ok)).toHaveLength(1);
    expect(raced).toContainEqual({ ok: false, reason: 'list-full' });
    expect(raced[2]).toEqual({ ok: true });
  });
});

describe('who may', () => {
  it('is staff only: a customer, a visitor and the shop itself are refused before their input is read', async () => {
    await writeNote(maren, noting());
    const [note] = await notes();
    for (const ctx of [shop.ctx.as(june), shop.ctx.as({ kind: 'visitor' }), shop.ctx]) {
      const refused = { ok: false, reason: 'not-allowed' };
      expect(await writeNote(ctx, noting(''))).toEqual(refused);
      expect(await changeNote(ctx, { customerId, noteId: note?.id ?? '', body: '', seenRevision: 1 })).toEqual(refused);
      expect(await deleteNote(ctx, { customerId, noteId: note?.id ?? '' })).toEqual(refused);
      expect(await addTag(ctx, { customerId, tag: '#' })).toEqual(refused);
      expect(await removeTag(ctx, { customerId, tag: 'vip' })).toEqual(refused);
      expect(await getCustomer(ctx, customerId)).toBeNull();
      expect(await searchCustomers(ctx, { words: '', tag: undefined, page: { number: 1, size: 5 } })).toBeNull();
      expect(await listTags(ctx)).toEqual([]);
    }
  });

  it('sees no colleague among the customers, unless they’re an admin; nor an account that’s gone', async () => {
    expect(await getCustomer(maren, idOf(theo))).toBeNull();
    expect(await writeNote(maren, { ...noting(), customerId: idOf(theo) })).toEqual({ ok: false, reason: 'unknown' });
    expect(await getCustomer(ada, idOf(theo))).toMatchObject({ name: 'Theo' });
    await shop.ctx.db.update(account).set({ deletedAt: shop.ctx.clock.now() }).where(eq(account.id, customerId));
    expect(await getCustomer(ada, customerId)).toBeNull();
    expect(await writeNote(ada, noting())).toEqual({ ok: false, reason: 'unknown' });
    expect(await addTag(ada, { customerId, tag: 'vip' })).toEqual({ ok: false, reason: 'unknown' });
    expect(await removeTag(ada, { customerId: 'none', tag: 'vip' })).toEqual({ ok: false, reason: 'unknown' });
  });
});

describe('the list of customers', () => {
  const find = async (words: string, tag?: string, page = { number: 1, size: 50 }) =>
    searchCustomers(maren, { words, tag, page });

  it('is found by name, email, order number, id and tag, newest first and page by page', async () => {
    const buyer = await shopper(shop, [{ recordId: await newPiece(shop.ctx) }]);
    const orderId = await orderedFor(shop, buyer);
    const number = orderId.slice(-8);
    for (const words of [`HL-${number.toUpperCase()}`, number, buyer.person.email.slice(3), buyer.person.id]) {
      const found = await find(words);
      expect(found?.rows, words).toMatchObject([{ id: buyer.person.id, projects: 1, orders: 1, tags: [] }]);
    }
    await shop.ctx.db.update(account).set({ name: 'June 100%' }).where(eq(account.id, customerId));
    expect((await find('100%'))?.rows.map(({ id }) => id)).toEqual([customerId]);
    expect((await find('no such person'))?.rows).toEqual([]);

    await addTag(maren, { customerId, tag: 'vip' });
    await addTag(maren, { customerId, tag: 'press' });
    expect((await find('', 'vip'))?.rows).toMatchObject([{ id: customerId, tags: ['press', 'vip'] }]);
    expect((await find('someone else', 'vip'))?.total).toBe(0);

    const all = await find('');
    const since = all?.rows.map((row) => row.since.getTime()) ?? [];
    expect(since).toEqual(since.toSorted((one, other) => other - one));
    expect(all?.rows.map(({ id }) => id)).not.toContain(idOf(theo));
    const pages = [
      await find('', undefined, { number: 1, size: 2 }),
      await find('', undefined, { number: 2, size: 2 }),
    ];
    expect(pages.flatMap((page) => page?.rows ?? []).map(({ id }) => id)).toEqual(
      all?.rows.slice(0, 4).map(({ id }) => id),
    );
    // An order that was never paid leads nowhere.
    await shop.ctx.db.update(order).set({ payment: 'lapsed' }).where(eq(order.id, orderId));
    expect((await find(`HL-${number}`))?.rows).toEqual([]);
  });
});

describe('what staff noted is the customer’s data', () => {
  it('is in their download, and goes with their account; a colleague’s notes about others stay', async () => {
    await writeNote(maren, noting('Has a dog named Biscuit.'));
    await addTag(maren, { customerId, tag: 'vip' });
    expect(await notesOfAccount(shop.ctx, customerId)).toEqual({
      notes: [{ note: 'Has a dog named Biscuit.', writtenAt: shop.ctx.clock.now(), changedAt: null }],
      tags: ['vip'],
    });
    const other = await createAccount(shop.ctx);
    await writeNote(theo, { ...noting('Stays.'), customerId: other.id });
    const deletedAt = shop.ctx.clock.now();
    for (const id of [customerId, idOf(theo)]) {
      await shop.ctx.db
        .update(account)
        .set({ deletedAt, formerEmail: `${id}@x.test` })
        .where(eq(account.id, id));
    }
    shop.ctx.clock.forward(91 * 24 * 3_600_000);
    await eraseAccounts(shop.ctx);
    expect(await notesOfAccount(shop.ctx, customerId)).toEqual({ notes: [], tags: [] });
    expect(JSON.stringify(await log())).not.toContain('Biscuit');
    expect((await getCustomer(maren, other.id))?.notes).toMatchObject([{ body: 'Stays.', author: null }]);
  });
});
