import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { createAccount } from '../../../../tests/setup/context.ts';
import { account } from '../../../db/schema/index.ts';
import { type AccountShop, cookieOf, goodPassword, openAccountShop, origin } from '../../account.test-data.ts';
import { actorOfRequest } from '../../actor-of-request.ts';
import { beginRegistration } from './begin-registration.ts';
import { completeRegistration, readRegistration } from './complete-registration.ts';
import { emailExists } from './email-exists.ts';

let shop: AccountShop;
beforeEach(async () => {
  shop = await openAccountShop();
});

const june = { firstName: 'June', email: 'June@Example.com' };
const passwords = { password: goodPassword, repeat: goodPassword };
const complete = (token: string, given: Partial<typeof passwords> = {}) =>
  completeRegistration(shop.visitor, shop.auth, {
    ...{ token, ...passwords, ...given },
    headers: new Headers({ origin }),
    visitorId: null,
  });

describe('a basic registration', () => {
  it('takes a first name and an address, makes no account, and mails the way to a password', async () => {
    expect(await beginRegistration(shop.visitor, june)).toEqual({
      ok: true,
      given: { firstName: 'June', email: 'june@example.com' },
    });
    expect(await emailExists(shop.ctx, 'june@example.com')).toBe(false);
    const { subjects, token } = await shop.mailTo('june@example.com');
    expect(subjects).toEqual(['Finish your Hearthline account']);

    const done = await complete(token);
    if (!done.ok) throw new Error(done.reason);
    const [row] = await shop.ctx.db.select().from(account).where(eq(account.id, done.accountId));
    expect(row).toMatchObject({ firstName: 'June', email: 'june@example.com', emailVerified: true, role: 'customer' });
    expect(row?.termsAcceptedAt).not.toBeNull();
    const actor = await actorOfRequest(shop.auth, new Headers({ cookie: cookieOf(done.headers) }));
    expect(actor).toMatchObject({ kind: 'account', id: done.accountId });
    expect(await complete(token), 'followed again').toEqual({ ok: false, reason: 'link-expired' });
  });

  it('asked for twice in a day mails once: the address may be a stranger’s', async () => {
    await beginRegistration(shop.visitor, june);
    await beginRegistration(shop.visitor, june);
    const { subjects, token } = await shop.mailTo('june@example.com');
    expect(subjects).toHaveLength(1);
    expect(await readRegistration(shop.ctx, token), 'still good').toEqual({ ...june, email: 'june@example.com' });
    shop.ctx.clock.forward(24 * 60 * 60 * 1000 + 1);
    await beginRegistration(shop.visitor, june);
    const next = await shop.mailTo('june@example.com');
    expect(next.subjects).toHaveLength(2);
    expect(await readRegistration(shop.ctx, token), 'replaced').toBeNull();
    expect(await readRegistration(shop.ctx, next.token)).not.toBeNull();
  });

  it('of an address that got an account in the meantime is refused', async () => {
    await beginRegistration(shop.visitor, june);
    const { token } = await shop.mailTo('june@example.com');
    await createAccount(shop.ctx, { email: 'june@example.com' });
    expect(await complete(token)).toEqual({ ok: false, reason: 'refused', code: 'email-already-in-use' });
  });

  it('is refused for an address that has an account, and to who is signed in', async () => {
    await createAccount(shop.ctx, { email: 'june@example.com' });
    expect(await beginRegistration(shop.visitor, june)).toEqual({
      ok: false,
      reason: 'refused',
      code: 'email-already-in-use',
    });
    const theo = shop.ctx.as(await createAccount(shop.ctx));
    expect(await beginRegistration(theo, { ...june, email: 'new@example.com' })).toMatchObject({
      code: 'operation-not-allowed',
    });
  });

  it.each([
    [{ firstName: ' ', email: 'june@example.com' }, { firstName: 'A First Name is Required.' }],
    [{ firstName: 'June', email: 'june@example' }, { email: 'Please enter a valid email address' }],
    [{ firstName: 'June', email: 'jυne@example.com' }, { email: 'Please enter a valid email address' }],
  ])('says what is wrong with %j', async (given, problems) => {
    expect(await beginRegistration(shop.visitor, given)).toEqual({ ok: false, reason: 'invalid', problems });
  });

  it('completed eight times at the same moment makes one account, and the others read why', async () => {
    await beginRegistration(shop.visitor, june);
    const { token } = await shop.mailTo('june@example.com');
    const all = await Promise.all(Array.from({ length: 8 }, () => complete(token)));
    expect(all.filter(({ ok }) => ok)).toHaveLength(1);
    const refusal = { ok: false, reason: 'link-expired' };
    expect(all.filter(({ ok }) => !ok)).toEqual(Array.from({ length: 7 }, () => refusal));
  });

  it('is not completed by a forged or broken link, nor with a weak password', async () => {
    await beginRegistration(shop.visitor, june);
    const { token: good } = await shop.mailTo('june@example.com');
    for (const bad of ['', 'x', '..', good.slice(1), `${good}x`, '\0']) {
      expect(await complete(bad), bad).toEqual({ ok: false, reason: 'link-expired' });
    }
    await shop.signedUp('theo@example.com');
    const { token: confirming } = await shop.mailTo('theo@example.com');
    expect(await readRegistration(shop.ctx, confirming), 'of another mail').toBeNull();
    expect(await complete(good, { password: 'password', repeat: 'password' })).toMatchObject({
      problems: { password: 'Please choose a less common password.' },
    });
    expect(await complete(good, { repeat: 'another' })).toMatchObject({
      problems: { repeat: 'Passwords do not match.' },
    });
    expect(await emailExists(shop.ctx, 'june@example.com')).toBe(false);
  });
});
