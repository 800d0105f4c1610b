import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { limits } from '#core/settings/index.ts';
import { account, accountLink, session } from '../../db/schema/index.ts';
import { type AccountShop, goodPassword, openAccountShop, origin } from '../account.test-data.ts';
import { verifyEmail } from './registration/verify-email.ts';
import { requestPasswordReset } from './request-password-reset.ts';
import { resetLinkHolds, resetPassword } from './reset-password.ts';
import { signIn } from './sign-in.ts';

let shop: AccountShop;
beforeEach(async () => {
  shop = await openAccountShop();
});

const headers = new Headers({ origin });
const rowOf = async (id: string) => (await shop.ctx.db.select().from(account).where(eq(account.id, id)))[0];
const reset = (given: { token: string; password: string; repeat: string }) =>
  resetPassword(shop.visitor, shop.auth, { ...given, headers });
const follow = (token: string) => verifyEmail(shop.ctx, { token });

describe('confirming an address', () => {
  it('is asked by mail at sign-up, beside a welcome, and done by following the link', async () => {
    const june = await shop.signedUp('june@example.com');
    const { subjects, token } = await shop.mailTo('june@example.com');
    expect(subjects.toSorted()).toEqual(['Please confirm your email address', 'Welcome to Hearthline']);
    expect((await rowOf(june.id))?.emailVerified).toBe(false);
    expect(await follow(token)).toMatchObject({ ok: true, email: 'june@example.com' });
    expect((await rowOf(june.id))?.emailVerified).toBe(true);
    expect(await follow(token), 'followed again').toMatchObject({ ok: true });
  });

  it('refuses what is no link of ours', async () => {
    await shop.signedUp('june@example.com');
    const { token } = await shop.mailTo('june@example.com');
    for (const bad of ['', 'x', '...', token.slice(1), `${token}x`, token.toUpperCase(), 'null', '%00', '\0']) {
      expect(await follow(bad), bad).toEqual({ ok: false, reason: 'link-expired' });
    }
  });
});

describe('a forgotten password', () => {
  it('is replaced through a mailed link that works once; all sessions end', async () => {
    const june = await shop.signedUp('june@example.com');
    expect(await requestPasswordReset(shop.visitor, { to: ' JUNE@example.com' })).toEqual({ ok: true });
    const { subjects, token } = await shop.mailTo('june@example.com');
    expect(subjects).toContain('Choose a new password');
    expect(await resetLinkHolds(shop.ctx, token)).toBe(true);

    const chosen = { token, password: 'a walnut armchair', repeat: 'a walnut armchair' };
    expect(await reset({ ...chosen, repeat: 'x' })).toMatchObject({ reason: 'invalid' });
    expect(await reset({ ...chosen, password: 'password', repeat: 'password' })).toMatchObject({
      problems: { password: 'Please choose a less common password.' },
    });
    expect(await reset(chosen)).toMatchObject({ ok: true });
    expect(await reset(chosen), 'used up').toEqual({ ok: false, reason: 'link-expired' });
    expect(await resetLinkHolds(shop.ctx, token)).toBe(false);

    expect(await shop.ctx.db.select().from(session).where(eq(session.userId, june.id))).toEqual([]);
    const enter = (password: string) =>
      signIn(shop.visitor, shop.auth, { email: 'june@example.com', password, headers });
    expect(await enter(goodPassword)).toEqual({ ok: false, code: 'wrong-password' });
    expect((await enter('a walnut armchair')).ok).toBe(true);
  });

  it('cannot be replaced through a link that is too old, unknown or foreign, and the table opens no door', async () => {
    await shop.signedUp('june@example.com');
    await requestPasswordReset(shop.visitor, { to: 'june@example.com' });
    const { token } = await shop.mailTo('june@example.com');
    const kept = JSON.stringify(await shop.ctx.db.select().from(accountLink));
    expect(kept).not.toContain(token);
    shop.ctx.clock.forward(60 * 60 * 1000);
    const chosen = { password: 'a walnut armchair', repeat: 'a walnut armchair' };
    for (const bad of [token, '', 'x', 'x'.repeat(10_000), '\0']) {
      expect(await reset({ ...chosen, token: bad })).toEqual({ ok: false, reason: 'link-expired' });
      expect(await resetLinkHolds(shop.ctx, bad)).toBe(false);
    }
  });

  it('of an address without an account gets a mail too, so no one can find out who has one', async () => {
    expect(await requestPasswordReset(shop.visitor, { to: 'nobody@example.com' })).toEqual({ ok: true });
    expect((await shop.mailTo('nobody@example.com')).subjects).toEqual(['Your Hearthline password']);
    expect(await requestPasswordReset(shop.visitor, { to: 'nobody' })).toMatchObject({
      ok: false,
      message: 'Please enter a valid email address',
    });
  });

  it('is asked for a few times an hour at most', async () => {
    const ask = () => requestPasswordReset(shop.visitor, { to: 'nobody@example.com' });
    for (let asked = 0; asked < limits.resetPassword[0].tries; asked++) expect((await ask()).ok).toBe(true);
    expect(await ask()).toEqual({
      ok: false,
      reason: 'too-many',
      retryAfterSeconds: 3600,
      message: 'Too many tries. Please try again in 60 minutes.',
    });
  });
});
