import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { termsVersion } from '#core/account/index.ts';
import { createAccount, createTestContext } from '../../../../tests/setup/context.ts';
import { createTestDatabase } from '../../../../tests/setup/database.ts';
import { visitorActor } from '../../../context.ts';
import { account, credential } from '../../../db/schema/index.ts';
import { actorOfRequest } from '../../actor-of-request.ts';
import { createAuth } from '../../auth.ts';
import { emailExists } from './email-exists.ts';
import { signUp } from './sign-up.ts';

const ctx = await createTestContext(await createTestDatabase());
const origin = 'http://hearthline.test';
const auth = createAuth(ctx.db, {
  origin,
  secret: 'thirty-two letters are a secret!',
  production: false,
  clock: ctx.clock,
});

const visitor = ctx.as(visitorActor);
const form = {
  firstName: 'June',
  email: 'June@Example.com',
  password: 'grandmother’s chair',
  repeat: 'grandmother’s chair',
};
const ask = (changes: Partial<typeof form> = {}) =>
  signUp(visitor, auth, { ...form, ...changes, headers: new Headers({ origin }), visitorId: null });

describe('signing up', () => {
  it('makes an account with its consent, and signs it in', async () => {
    const made = await ask();
    if (!made.ok) throw new Error(made.reason);
    const [row] = await ctx.db.select().from(account).where(eq(account.id, made.accountId));
    expect(row).toMatchObject({
      email: 'june@example.com',
      firstName: 'June',
      role: 'customer',
      termsVersion,
      termsAcceptedAt: ctx.clock.now(),
    });
    const cookie = made.headers
      .getSetCookie()
      .map((one) => one.split(';')[0])
      .join('; ');
    const actor = await actorOfRequest(auth, new Headers({ cookie }));
    expect(actor).toMatchObject({ kind: 'account', id: made.accountId, firstName: 'June' });
    const [kept] = await ctx.db.select().from(credential).where(eq(credential.userId, made.accountId));
    expect(kept?.password).toBeTruthy();
    expect(kept?.password).not.toContain(form.password);
  });

  it('recognizes a known address in upper or lower case', async () => {
    expect(await emailExists(ctx, ' JUNE@example.com')).toBe(true);
    expect(await emailExists(ctx, 'may@example.com')).toBe(false);
    expect(await ask({ email: 'june@EXAMPLE.com' })).toEqual({
      ok: false,
      reason: 'refused',
      code: 'email-already-in-use',
    });
  });

  it('eight times at the same moment makes one account', async () => {
    const all = await Promise.all(Array.from({ length: 8 }, () => ask({ email: 'at.once@example.com' })));
    expect(all.filter(({ ok }) => ok)).toHaveLength(1);
    expect(
      all.filter((answer) => !answer.ok && answer.reason === 'refused' && answer.code === 'email-already-in-use'),
    ).toHaveLength(7);
  });

  it.each([
    [{ firstName: '  ' }, { firstName: 'A First Name is Required.' }],
    [{ email: 'june@example' }, { email: 'Please enter a valid email address' }],
    [{ password: '12345', repeat: '12345' }, { password: 'Passwords must be 6 characters or more.' }],
    [{ password: 'password', repeat: 'password' }, { password: 'Please choose a less common password.' }],
    [{ repeat: 'something else' }, { repeat: 'Passwords do not match.' }],
  ])('says what is wrong with %j', async (changes, problems) => {
    expect(await ask({ email: 'new@example.com', ...changes })).toEqual({ ok: false, reason: 'invalid', problems });
    expect(await emailExists(ctx, 'new@example.com')).toBe(false);
  });

  it.each([
    ['june@example', 'a walnut armchair', 'INVALID_EMAIL', 'This email address is invalid.'],
    ['new@example.com', '12345', 'PASSWORD_TOO_SHORT', 'Password should be at least 6 characters.'],
    ['new@example.com', 'password', 'PASSWORD_TOO_COMMON', 'Please choose a less common password.'],
  ])('§8 the API answers %s with %s in the catalog’s words', async (email, password, code, message) => {
    const asked = auth.api.signUpEmail({ body: { email, password, name: 'June' } });
    await expect(asked).rejects.toMatchObject({ statusCode: 400, body: { code, message } });
  });

  it('is not for who is signed in already', async () => {
    const june = ctx.as(await createAccount(ctx));
    const given = { ...form, email: 'second@example.com', headers: new Headers(), visitorId: null };
    expect(await signUp(june, auth, given)).toMatchObject({ ok: false, code: 'operation-not-allowed' });
  });

  it('by a provider looks for its person among the ways to sign in', async () => {
    const { internalAdapter } = await auth.$context;
    expect(await internalAdapter.findAccountOwnerByKey({ providerId: 'google', accountId: 'nobody' })).toBeNull();
    const { id: userId } = await createAccount(ctx);
    await ctx.db.insert(credential).values({ id: 'way', accountId: 'somebody', providerId: 'google', userId });
    const owner = await internalAdapter.findAccountOwnerByKey({ providerId: 'google', accountId: 'somebody' });
    expect(owner).toMatchObject({ kind: 'owned', user: { id: userId }, account: { id: 'way', accountId: 'somebody' } });
  });
});
