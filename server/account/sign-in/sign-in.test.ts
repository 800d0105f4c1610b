import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { account } from '../../db/schema/index.ts';
import { goodPassword, openAccountShop, origin } from '../account.test-data.ts';
import { signIn } from './sign-in.ts';

const shop = await openAccountShop();
await shop.signedUp('june@example.com');
const enter = (email: string, password = goodPassword, address = '203.0.113.7') =>
  signIn({ ...shop.visitor, address }, shop.auth, { email, password, headers: new Headers({ origin }) });

describe('signing in', () => {
  it('takes the address in upper or lower case', async () => {
    expect((await enter(' JUNE@Example.com ')).ok).toBe(true);
  });

  it.each([
    ['', goodPassword, 'missing-email'],
    ['june@example', goodPassword, 'invalid-email'],
    ['jυne@example.com', goodPassword, 'invalid-email'],
    ['june@exаmple.com', goodPassword, 'invalid-email'],
    ['june@example.com', '12345', 'password-too-short'],
    ['june@example.com', 'not her chair', 'wrong-password'],
    ['june@example.com', 'x'.repeat(1_000_000), 'wrong-password'],
    ['nobody@example.com', goodPassword, 'user-not-found'],
  ])('refuses %j with our password: %#', async (email, password, code) => {
    expect(await enter(email, password)).toEqual({ ok: false, code });
  });

  it('tells a disabled account so, and a deleted one is not there', async () => {
    const theo = await shop.signedUp('theo@example.com');
    await shop.ctx.db.update(account).set({ disabledAt: new Date() }).where(eq(account.id, theo.id));
    expect(await enter('theo@example.com')).toEqual({ ok: false, code: 'user-disabled' });
    await shop.ctx.db.update(account).set({ deletedAt: new Date() }).where(eq(account.id, theo.id));
    expect(await enter('theo@example.com')).toEqual({ ok: false, code: 'user-not-found' });
  });
});
