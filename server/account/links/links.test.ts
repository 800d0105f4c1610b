import { setTimeout as pause } from 'node:timers/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { visitorActor } from '../../context.ts';
import { accountLink } from '../../db/schema/index.ts';
import { goodPassword, openAccountShop, origin } from '../account.test-data.ts';
import { lockWaysIn } from '../lock-account.ts';
import { moveEmail, stopEmailChange } from '../profile/answer-email-change.ts';
import { changePassword } from '../profile/change-password.ts';
import { arriveByLoginValue, issueLoginValue } from '../sign-in/enter-by-login-value.ts';
import { completeRegistration } from '../sign-in/registration/complete-registration.ts';
import { verifyEmail } from '../sign-in/registration/verify-email.ts';
import { replaceWaysIn } from '../sign-in/replace-ways-in.ts';
import { resetPassword } from '../sign-in/reset-password.ts';
import { signIn } from '../sign-in/sign-in.ts';
import { acceptInvitation } from '../staff/accept-invitation.ts';
import { chosen, email, events, everyLink, kinds, type Linked, mailedToken, send } from './links.test-data.ts';
import { issueLink, type LinkKind, readLink, sweepOldLinks, takeLink } from './links.ts';

const day = 24 * 60 * 60 * 1000;

/** Follows a link through the shop's own actions. */
const follow: Record<LinkKind, (linked: Linked, token: string) => Promise<unknown>> = {
  'reset-password': ({ shop }, token) =>
    resetPassword(shop.ctx, shop.auth, { token, ...chosen, headers: new Headers({ origin }) }),
  'confirm-email': ({ shop }, token) => verifyEmail(shop.ctx, { token }),
  'email-change': ({ shop }, token) => stopEmailChange(shop.ctx, { token }),
  'new-email': ({ shop }, token) => moveEmail(shop.ctx, { token }),
  invitation: ({ shop }, token) =>
    acceptInvitation(shop.visitor, shop.auth, {
      ...{ token, firstName: 'June', password: chosen.password },
      headers: new Headers({ origin }),
    }),
  'complete-registration': ({ shop }, token) =>
    completeRegistration(shop.visitor, shop.auth, {
      ...{ token, ...chosen, visitorId: null },
      headers: new Headers({ origin }),
    }),
  login: async ({ shop, asJune }, token) => {
    const id = asJune.actor.kind === 'account' ? asJune.actor.id : '';
    const value = JSON.stringify({ id, email, token });
    const asked = { ...shop.ctx, actor: visitorActor };
    return arriveByLoginValue(asked, shop.auth, { value, headers: new Headers({ origin }) });
  },
};

const dead = (kind: LinkKind) => (kind === 'login' ? { kind: 'refused' } : { ok: false, reason: 'link-expired' });

describe.each(Object.entries(events))('attack 4: after %s', (_, happen) => {
  let linked: Linked;
  const before: Partial<Record<LinkKind, unknown>> = {};
  beforeAll(async () => {
    linked = await everyLink();
    for (const kind of kinds) before[kind] = await readLink(linked.shop.ctx, kind, linked.tokens[kind]);
    expect(await happen(linked)).toMatchObject({ ok: true });
  });

  it.each(kinds)('the %s link is dead', async (kind) => {
    expect(before[kind], 'it worked until then').not.toBeNull();
    expect(await follow[kind](linked, linked.tokens[kind])).toEqual(dead(kind));
  });
});

describe('attack 4: after a newer one was sent', () => {
  let linked: Linked;
  beforeAll(async () => {
    linked = await everyLink();
  });

  it.each(kinds)('the older %s link is dead, and only that', async (kind) => {
    const { shop } = linked;
    const older = linked.tokens[kind];
    const newer = await send(kind, linked);
    expect(await readLink(shop.ctx, kind, newer)).not.toBeNull();
    expect(await follow[kind](linked, older)).toEqual(dead(kind));
    linked.tokens[kind] = newer;
    if (kind === 'email-change') linked.tokens['new-email'] = await mailedToken(shop, 'new-email');
    if (kind === 'new-email') linked.tokens['email-change'] = await mailedToken(shop, 'email-change');
    for (const other of kinds) expect(await readLink(shop.ctx, other, linked.tokens[other]), other).not.toBeNull();
  });
});

describe('attack 4: who knows the old password, in the very moment the owner replaces it', () => {
  const heldUp = `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;

  /** Changes the password while `act` waits for the lock, after it proved the old one. */
  async function meanwhile<Value>({ shop, asJune }: Linked, act: () => Promise<Value>): Promise<Value> {
    const id = asJune.actor.kind === 'account' ? asJune.actor.id : '';
    const hash = await (await shop.auth.$context).password.hash(chosen.password);
    let acting: Promise<Value> | undefined;
    await shop.ctx.db.transaction(async (tx) => {
      await lockWaysIn(tx, id);
      acting = act();
      while ((await shop.database.pool.query(heldUp)).rowCount === 0) await pause(5);
      await replaceWaysIn({ ...shop.ctx, db: tx }, { id, email }, hash);
    });
    return acting as Promise<Value>;
  }

  const enter = ({ shop }: Linked, password: string) =>
    signIn(shop.visitor, shop.auth, { email, password, headers: new Headers({ origin }) });

  it('is not signed in', async () => {
    const linked = await everyLink();
    expect(await meanwhile(linked, () => enter(linked, goodPassword))).toEqual({ ok: false, code: 'wrong-password' });
    expect((await linked.shop.database.pool.query('select from session')).rowCount).toBe(0);
    expect((await enter(linked, chosen.password)).ok).toBe(true);
  });

  it('does not replace it once more', async () => {
    const linked = await everyLink();
    const { shop, asJune, headers } = linked;
    const theirs = { current: goodPassword, password: 'a stranger’s chair', repeat: 'a stranger’s chair', headers };
    const changed = await meanwhile(linked, () => changePassword(asJune, shop.auth, theirs));
    expect(changed).toEqual({
      ok: false,
      problems: { current: 'Sorry, there was an error updating your password.' },
    });
    expect((await enter(linked, chosen.password)).ok).toBe(true);
  });

  it('gets no value that signs in', async () => {
    const linked = await everyLink();
    const { shop, headers } = linked;
    expect(await meanwhile(linked, () => issueLoginValue(shop.ctx, shop.auth, headers))).toBeNull();
  });
});

describe('a link', () => {
  it('is used once, by one of many, and its token is kept nowhere', async () => {
    const { ctx } = await openAccountShop();
    const token = await issueLink(ctx, 'invitation', { email: 'A@B.co', accountId: null, detail: { role: 'admin' } });
    expect(JSON.stringify(await ctx.db.select().from(accountLink))).not.toContain(token);
    expect(await readLink(ctx, 'reset-password', token), 'of another kind').toBeNull();
    expect(await readLink(ctx, 'invitation', token)).toEqual({
      ...{ email: 'a@b.co', accountId: null, detail: { role: 'admin' } },
    });
    const all = await Promise.all(Array.from({ length: 8 }, () => takeLink(ctx, 'invitation', token)));
    expect(all.filter((one) => one !== null)).toHaveLength(1);
    expect(await readLink(ctx, 'invitation', token)).toBeNull();
  });

  it('sent eight times at the same moment is one link', async () => {
    const { ctx } = await openAccountShop();
    const given = { email: 'a@b.co', accountId: null, detail: { role: 'admin' } } as const;
    const tokens = await Promise.all(Array.from({ length: 8 }, () => issueLink(ctx, 'invitation', given)));
    const live = await Promise.all(tokens.map((token) => readLink(ctx, 'invitation', token)));
    expect(live.filter((one) => one !== null)).toHaveLength(1);
  });

  it('is forgotten when it is too old, with the address in it', async () => {
    const { ctx } = await openAccountShop();
    const given = { email: 'a@b.co', accountId: null, detail: { firstName: 'June' } };
    const token = await issueLink(ctx, 'complete-registration', given);
    ctx.clock.forward(7 * day - 1);
    await sweepOldLinks(ctx);
    expect(await readLink(ctx, 'complete-registration', token)).not.toBeNull();
    ctx.clock.forward(1);
    expect(await readLink(ctx, 'complete-registration', token)).toBeNull();
    await sweepOldLinks(ctx);
    expect(await ctx.db.select().from(accountLink)).toEqual([]);
  });
});
