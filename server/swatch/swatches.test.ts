import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { limits } from '#core/settings/index.ts';
import { swatchLimits, swatchWords } from '#core/swatch/index.ts';
import { announcedBy } from '../../tests/setup/announced.ts';
import { createAccount, createTestContext, type TestContext } from '../../tests/setup/context.ts';
import { createTestDatabase } from '../../tests/setup/database.ts';
import { seedDemoCatalog } from '../catalog/seed-demo-catalog.ts';
import { type Ctx, visitorActor } from '../context.ts';
import { account, audit, swatchRequest } from '../db/schema/index.ts';
import { studioCounts } from '../pages/studio-today/studio-counts.ts';
import { eraseAccounts } from '../privacy/erase-accounts.ts';
import { knownPerson, offeredFabrics, orderSwatches } from './order-swatches.ts';
import {
  exportSwatchAddresses,
  listSwatchRequests,
  markSwatchesSent,
  swatchesOfAccount,
  sweepOldSwatches,
} from './swatch-requests.ts';

let ctx: TestContext;
let database: Awaited<ReturnType<typeof createTestDatabase>>;
let visitor: Ctx;
let maren: Ctx;
beforeAll(async () => {
  database = await createTestDatabase();
  ctx = await createTestContext(database);
  await seedDemoCatalog(ctx);
  visitor = ctx.as(visitorActor);
  maren = ctx.as(await createAccount(ctx, { role: 'specialist', firstName: 'Maren' }));
});

const day = 24 * 3_600_000;
const allPages = { words: '', page: { number: 1, size: 50 } };
let homes = 0;

/** A form from a home of its own. */
const typedAt = (more: object = {}) => {
  homes += 1;
  return {
    ...{ name: 'June Tran', line1: `${homes} Oak Street`, line2: '', city: 'Somerville', zip: '02143' },
    ...{ email: `home-${homes}@example.com`, fabrics: ['sage-wool-blend-weave', 'cognac-top-grain-leather'] },
    ...more,
  };
};
const rowsOf = (email: string) => ctx.db.select().from(swatchRequest).where(eq(swatchRequest.email, email));

describe('the swatches we offer', () => {
  it('are the covers of the catalog, each once, with its color', async () => {
    const fabrics = await offeredFabrics(ctx);
    const names = fabrics.map(({ name }) => name);
    expect(names).toContain('Sage wool-blend weave');
    expect(names).toContain('Saddle full-grain leather that darkens with use');
    expect(new Set(names).size).toBe(names.length);
    expect(fabrics.length).toBeLessThanOrEqual(swatchLimits.fabrics);
    expect(fabrics.every(({ swatch }) => swatch !== null)).toBe(true);
    expect(fabrics.map(({ isLeather }) => isLeather)).toEqual(fabrics.map(({ isLeather }) => isLeather).toSorted());
  });
});

describe('ordering swatches', () => {
  it('shows at once on the open pages of staff, in the count beside Swatches too, and once only', async () => {
    const noor = await createAccount(ctx, { role: 'admin', firstName: 'Noor' });
    const customer = await createAccount(ctx, { role: 'customer' });
    const before = (await studioCounts(maren))?.swatches ?? 0;
    const form = { typed: typedAt(), formId: 'live' };
    const heard = await announcedBy(database, ctx.db, () => orderSwatches(visitor, form));
    expect(heard).toContain(`customers for ${noor.id}`);
    expect(heard).not.toContain(`customers for ${customer.id}`);
    expect((await studioCounts(maren))?.swatches).toBe(before + 1);
    expect(await announcedBy(database, ctx.db, () => orderSwatches(visitor, form))).toEqual([]);
    const [row] = await rowsOf(form.typed.email);
    await markSwatchesSent(maren, row?.id ?? '');
    expect((await studioCounts(maren))?.swatches).toBe(before);
  });

  it('works for a visitor and sends a confirmation without their address', async () => {
    const typed = typedAt();
    expect(await orderSwatches(visitor, { typed, formId: 'form-one' })).toEqual({ ok: true });
    expect(await rowsOf(typed.email)).toMatchObject([
      {
        ...{ accountId: null, name: 'June Tran', addressState: 'MA', state: 'open' },
        fabrics: ['Cognac top-grain leather', 'Sage wool-blend weave'],
      },
    ]);
    await ctx.runEffects();
    const letters = ctx.sent.filter(({ to }) => to === typed.email);
    expect(letters).toHaveLength(1);
    expect(letters[0]?.text).toContain('Sage wool-blend weave');
    expect(letters[0]?.text).not.toContain('Oak Street');
  });

  it('makes one request of a form, however often and however many at once', async () => {
    const typed = typedAt();
    const all = await Promise.all([1, 2, 3].map(() => orderSwatches(visitor, { typed, formId: 'form-two' })));
    expect([...all, await orderSwatches(visitor, { typed, formId: 'form-two' })]).toEqual(
      Array.from({ length: 4 }, () => ({ ok: true })),
    );
    expect(await rowsOf(typed.email)).toHaveLength(1);
  });

  it('is once in ninety days for an address, also from another form and typed another way', async () => {
    const typed = typedAt({ line1: '700 Elm Avenue', line2: 'Apt 4' });
    await orderSwatches(visitor, { typed, formId: 'form-three' });
    const again = { ...typed, line1: '700 elm ave.', line2: 'apartment 4', email: 'other@example.com' };
    expect(await orderSwatches(visitor, { typed: again, formId: 'form-four' })).toEqual({
      ok: false,
      reason: 'recent',
    });
    const both = ['form-a', 'form-b'].map((formId) =>
      orderSwatches(visitor, { typed: { ...again, line1: '702 Elm Ave' }, formId }),
    );
    expect((await Promise.all(both)).filter(({ ok }) => ok)).toHaveLength(1);
    ctx.clock.forward(swatchLimits.againAfterDays * day);
    expect(await orderSwatches(visitor, { typed: again, formId: 'form-four' })).toEqual({ ok: true });
  });

  it('refuses six, none, and one we don’t have, and a wrong address, each with a sentence', async () => {
    const six = (await offeredFabrics(ctx)).slice(0, 6).map(({ id }) => id);
    const ask = (more: object) => orderSwatches(visitor, { typed: typedAt(more), formId: 'form-five' });
    expect(await ask({ fabrics: six })).toMatchObject({ problems: { fabrics: swatchWords.tooMany } });
    expect(await ask({ fabrics: [] })).toMatchObject({ problems: { fabrics: swatchWords.none } });
    expect(await ask({ fabrics: ['gold-leaf'] })).toMatchObject({ problems: { fabrics: swatchWords.gone } });
    const wrong = await ask({ name: '', zip: '00000', email: 'nobody', line1: 'a\u0000b' });
    expect(Object.keys((wrong as { problems: object }).problems).sort()).toEqual(['email', 'line1', 'name', 'zip']);
  });

  it('has a limit for one place on the network', async () => {
    const [{ tries }] = limits.swatch;
    const from = { ...visitor, address: '203.0.113.9' };
    const ask = () => orderSwatches(from, { typed: typedAt(), formId: 'form-six' });
    for (let turn = 0; turn < tries; turn += 1) expect(await ask()).toEqual({ ok: true });
    expect(await ask()).toMatchObject({ ok: false, reason: 'too-many' });
  });

  it('repeats no stranger’s words in the letter', async () => {
    const typed = typedAt({ name: 'Your card was stolen! Call 1-800-555-0100' });
    await orderSwatches(visitor, { typed, formId: 'form-seven' });
    await ctx.runEffects();
    expect(ctx.sent.filter(({ to }) => to === typed.email)).toHaveLength(1);
    expect(ctx.sent.find(({ to }) => to === typed.email)?.text).not.toMatch(/stolen|1-800/);
  });
});

describe('in the studio', () => {
  it('they are listed, exported and marked as sent once, by staff only', async () => {
    const typed = typedAt({ line1: '=1+1 Formula Street' });
    await orderSwatches(visitor, { typed, formId: 'form-eight' });
    const [row] = await rowsOf(typed.email);
    const id = row?.id ?? '';
    const june = ctx.as(await createAccount(ctx));
    expect(await listSwatchRequests(june, allPages)).toBeNull();
    expect(await exportSwatchAddresses(june)).toBeNull();
    expect(await markSwatchesSent(june, id)).toEqual({ ok: false, reason: 'not-allowed' });
    expect((await listSwatchRequests(maren, { ...allPages, words: 'Formula', state: 'open' }))?.rows).toMatchObject([
      { id },
    ]);
    expect((await exportSwatchAddresses(maren))?.map((one) => one.id)).toContain(id);
    const both = await Promise.all([markSwatchesSent(maren, id), markSwatchesSent(maren, id)]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(both.filter(({ ok }) => !ok)).toEqual([{ ok: false, reason: 'changed' }]);
    expect(await markSwatchesSent(maren, 'swatches_none')).toEqual({ ok: false, reason: 'unknown' });
    expect((await exportSwatchAddresses(maren))?.map((one) => one.id)).not.toContain(id);
    expect(await ctx.db.select().from(audit).where(eq(audit.subjectId, id))).toMatchObject([{ act: 'swatch.send' }]);
  });

  it('mailed ones go once the address may ask again; open ones stay', async () => {
    const [sent, open] = [typedAt(), typedAt()];
    await orderSwatches(visitor, { typed: sent, formId: 'form-nine' });
    await orderSwatches(visitor, { typed: open, formId: 'form-ten' });
    await markSwatchesSent(maren, (await rowsOf(sent.email))[0]?.id ?? '');
    ctx.clock.forward(89 * day);
    await sweepOldSwatches(ctx);
    expect(await rowsOf(sent.email)).toHaveLength(1);
    ctx.clock.forward(day);
    await sweepOldSwatches(ctx);
    expect([(await rowsOf(sent.email)).length, (await rowsOf(open.email)).length]).toEqual([0, 1]);
  });
});

describe('a customer', () => {
  it('finds the form filled in, has the request in the download, and it goes with the account', async () => {
    const person = await createAccount(ctx, { firstName: 'Ana' });
    const ana = ctx.as(person);
    expect(await knownPerson(ana)).toMatchObject({ name: 'Ana', email: person.email });
    expect(await knownPerson(visitor)).toMatchObject({ name: '', email: '' });
    const typed = typedAt({ email: 'ana-at-work@example.com' });
    await orderSwatches(ana, { typed, formId: 'form-eleven' });
    expect(await swatchesOfAccount(ctx, person.id)).toMatchObject([{ line1: typed.line1, status: 'open' }]);
    const deletedAt = ctx.clock.now();
    await ctx.db.update(account).set({ deletedAt, formerEmail: person.email }).where(eq(account.id, person.id));
    ctx.clock.forward(90 * day);
    await eraseAccounts(ctx);
    expect(await rowsOf(typed.email)).toEqual([]);
  });
});
