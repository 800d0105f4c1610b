import { setTimeout as pause } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Ctx } from '../../context.ts';
import { account, session } from '../../db/schema/index.ts';
import { type AccountShop, goodPassword, openAccountShop, origin } from '../account.test-data.ts';
import { actorOfRequest } from '../actor-of-request.ts';
import { lockAccount } from '../lock-account.ts';
import { resetPassword } from '../sign-in/reset-password.ts';
import { signIn } from '../sign-in/sign-in.ts';
import {
  approveEmailChange,
  moveEmail,
  readEmailChange,
  readNewEmail,
  stopEmailChange,
} from './answer-email-change.ts';
import { changeEmail } from './change-email.ts';
import { getProfile } from './get-profile.ts';

let shop: AccountShop;
let june: Awaited<ReturnType<AccountShop['signedUp']>>;
let asJune: Ctx;
let headers: Headers;
beforeEach(async () => {
  shop = await openAccountShop();
  june = await shop.signedUp('june@example.com');
  asJune = { ...shop.ctx.as(june.actor), address: '203.0.113.7' };
  headers = new Headers({ origin, cookie: june.cookie });
});

const heldUp = `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;

describe('another address', () => {
  const ask = (email: string, password = goodPassword) => changeEmail(asJune, shop.auth, { email, password, headers });

  it('needs the password and a yes from the new one; an old one that was never confirmed is told', async () => {
    expect(await ask('juno@example.com', 'not her chair')).toEqual({
      ok: false,
      field: 'password',
      message: 'The password does not match the account.',
    });
    expect(await ask('juno@example.com')).toEqual({ ok: true });
    expect((await getProfile(asJune))?.email_address).toBe('june@example.com');
    const { token } = await shop.mailTo('juno@example.com');
    expect((await shop.mailTo('june@example.com')).subjects).toContain('Is your email address changing?');
    expect(await readNewEmail(shop.ctx, token)).toBe('juno@example.com');
    expect(await moveEmail(shop.ctx, { token })).toEqual({ ok: true });
    expect(await getProfile(asJune)).toMatchObject({ email_address: 'juno@example.com', email_verified: true });
    expect((await shop.mailTo('june@example.com')).subjects).toContain('Your email address was changed');
    expect(await moveEmail(shop.ctx, { token }), 'twice').toEqual({ ok: false, reason: 'link-expired' });
  });

  it('attack 3: fills no one’s mailbox: a new address gets three letters a day, and an account asks six times an hour', async () => {
    const refused = { ok: false, field: 'email', message: expect.stringContaining('again') };
    for (let turn = 0; turn < 3; turn += 1) expect(await ask('victim@example.com')).toEqual({ ok: true });
    expect(await ask('victim@example.com')).toEqual(refused);
    expect((await shop.mailTo('victim@example.com')).subjects).toHaveLength(3);
    expect(await ask('another@example.com')).toEqual({ ok: true });
    expect(await ask('third@example.com')).toEqual({ ok: true });
    expect(await ask('fourth@example.com')).toEqual(refused);
    expect((await shop.mailTo('fourth@example.com')).subjects).toEqual([]);
  });

  it('needs a yes from a confirmed old one first', async () => {
    await shop.ctx.db.update(account).set({ emailVerified: true }).where(eq(account.id, june.id));
    expect(await ask('juno@example.com')).toEqual({ ok: true });
    expect((await shop.mailTo('juno@example.com')).subjects).toEqual([]);
    const { token } = await shop.mailTo('june@example.com');
    expect(await readEmailChange(shop.ctx, token)).toEqual({
      ...{ email: 'june@example.com', newEmail: 'juno@example.com', step: 'ask' },
    });
    expect(await approveEmailChange(shop.ctx, { token })).toEqual({ ok: true });
    expect(await approveEmailChange(shop.ctx, { token }), 'twice').toEqual({ ok: false, reason: 'link-expired' });
    expect((await getProfile(asJune))?.email_address).toBe('june@example.com');
    const last = await shop.mailTo('juno@example.com');
    expect(last.subjects).toEqual(['Please confirm your new email address']);
    const all = await Promise.all(Array.from({ length: 4 }, () => moveEmail(shop.ctx, { token: last.token })));
    expect(all.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await getProfile(asJune)).toMatchObject({ email_address: 'juno@example.com', email_verified: true });
  });

  it.each([true, false])(
    'is stopped by the old one (confirmed: %s): all are out, the password is void',
    async (emailVerified) => {
      await shop.ctx.db.update(account).set({ emailVerified }).where(eq(account.id, june.id));
      await ask('juno@example.com');
      const { token } = await shop.mailTo('june@example.com');
      const moving = await shop.mailTo('juno@example.com');
      expect(await stopEmailChange(shop.ctx, { token })).toEqual({ ok: true });
      expect(await moveEmail(shop.ctx, { token: moving.token })).toEqual({ ok: false, reason: 'link-expired' });
      expect(await actorOfRequest(shop.auth, headers)).toEqual({ kind: 'visitor' });
      const again = await signIn(shop.visitor, shop.auth, {
        email: 'june@example.com',
        password: goodPassword,
        headers,
      });
      expect(again).toMatchObject({ ok: false, code: 'wrong-password' });
      const mailed = await shop.mailTo('june@example.com');
      expect(mailed.subjects.at(-1)).toBe('Choose a new password');
      const chosen = { token: mailed.token, password: 'a walnut armchair', repeat: 'a walnut armchair' };
      expect(await resetPassword(shop.ctx, shop.auth, { ...chosen, headers })).toMatchObject({ ok: true });
    },
  );

  it('is not asked for by a session that ends while it asks', async () => {
    let asked: ReturnType<typeof ask> | undefined;
    await shop.ctx.db.transaction(async (tx) => {
      // The owner is changing the password: the account is locked and its sessions are about to end.
      await lockAccount(tx, june.id);
      await tx.delete(session).where(eq(session.userId, june.id));
      asked = ask('thief@example.com');
      while ((await shop.database.pool.query(heldUp)).rowCount === 0) await pause(5);
    });
    expect(await asked).toMatchObject({ ok: false });
    expect((await shop.mailTo('thief@example.com')).subjects).toEqual([]);
  });

  it('can’t be another account’s, now or when the link is followed', async () => {
    await shop.signedUp('theo@example.com');
    expect(await ask('theo@example.com')).toMatchObject({ field: 'email', message: 'That email is already in use.' });
    expect(await ask('new@example.com')).toEqual({ ok: true });
    const { token } = await shop.mailTo('new@example.com');
    await shop.signedUp('new@example.com');
    expect(await moveEmail(shop.ctx, { token })).toEqual({ ok: false, reason: 'email-in-use' });
  });
});
