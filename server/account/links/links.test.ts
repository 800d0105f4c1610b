import { setTimeout as pause } from 'node:timers/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { createAccount } from '../../../tests/setup/context.ts';
import { type Ctx, visitorActor } from '../../context.ts';
import { accountLink } from '../../db/schema/index.ts';
import { type AccountHouse, goodPassword, openAccountHouse, origin } from '../account.test-data.ts';
import { lockWaysIn } from '../lock-account.ts';
import { deleteAccount } from '../privacy/delete-account.ts';
import { moveEmail, stopEmailChange } from '../profile/answer-email-change.ts';
import { changeEmail } from '../profile/change-email.ts';
import { changePassword } from '../profile/change-password.ts';
import { endSessions } from '../profile/devices.ts';
import { arriveByLoginValue, issueLoginValue } from '../sign-in/enter-by-login-value.ts';
import { beginRegistration } from '../sign-in/registration/begin-registration.ts';
import { completeRegistration } from '../sign-in/registration/complete-registration.ts';
import { sendConfirmation } from '../sign-in/registration/send-confirmation.ts';
import { verifyEmail } from '../sign-in/registration/verify-email.ts';
import { replaceWaysIn } from '../sign-in/replace-ways-in.ts';
import { requestPasswordReset } from '../sign-in/request-password-reset.ts';
import { resetPassword } from '../sign-in/reset-password.ts';
import { signIn } from '../sign-in/sign-in.ts';
import { acceptInvitation } from '../staff/accept-invitation.ts';
import { changePerson } from '../staff/change-person.ts';
import { inviteStaff } from '../staff/invitation.ts';
import { issueLink, type LinkKind, readLink, sweepOldLinks, takeLink } from './links.ts';

const email = 'june@example.com';
const newEmail = 'juno@example.com';
const day = 24 * 60 * 60 * 1000;
const chosen = { password: 'a walnut armchair', repeat: 'a walnut armchair' };

/** A person with every kind of link outstanding at once. */
interface Linked {
  house: AccountHouse;
  admin: Ctx;
  /** June, signed in, and her browser's headers. */
  asJune: Ctx;
  headers: Headers;
  tokens: Record<LinkKind, string>;
}

const pages = {
  'reset-password': [email, '/reset-password'],
  'confirm-email': [email, '/verify-email'],
  'email-change': [email, '/email-change'],
  'new-email': [newEmail, '/verify-email'],
  invitation: [email, '/invitation'],
  'complete-registration': [email, '/registration'],
} as const satisfies Partial<Record<LinkKind, readonly [to: string, page: string]>>;
type MailedKind = keyof typeof pages;
const kinds = [...(Object.keys(pages) as MailedKind[]), 'login'] as const;

async function mailedToken({ ctx }: AccountHouse, kind: MailedKind): Promise<string> {
  await ctx.runEffects();
  const [to, page] = pages[kind];
  const links = ctx.sent
    .filter((mail) => mail.to === to)
    .flatMap(({ text }) => [...text.matchAll(/http\S+/g)].map(([address]) => new URL(address)));
  const token = links.findLast(({ pathname }) => pathname === page)?.searchParams.get('token');
  if (!token) throw new Error(`no ${kind} link was mailed`);
  return token;
}

/** Sends a link of this kind the way the shop does and returns its token. */
async function send(kind: LinkKind, { house, admin, asJune, headers }: Omit<Linked, 'tokens'>): Promise<string> {
  if (kind === 'login') {
    const made = await issueLoginValue(house.ctx, house.auth, headers);
    return JSON.parse(made?.value ?? '{}').token;
  }
  if (kind === 'reset-password') await requestPasswordReset(house.visitor, { to: email });
  if (kind === 'confirm-email') await sendConfirmation(asJune);
  if (kind === 'email-change' || kind === 'new-email') {
    await changeEmail(asJune, house.auth, { email: newEmail, password: goodPassword, headers });
  }
  if (kind === 'invitation') await inviteStaff(admin, { email, role: 'admin' });
  if (kind === 'complete-registration') {
    // You can't start registering an address that has an account; this link was sent before it had one.
    const given = { email, accountId: null, detail: { firstName: 'June' } };
    return issueLink(house.ctx, 'complete-registration', given);
  }
  return mailedToken(house, kind);
}

async function everyLink(): Promise<Linked> {
  const house = await openAccountHouse();
  await beginRegistration(house.visitor, { firstName: 'June', email });
  const begun = await mailedToken(house, 'complete-registration');
  const june = await house.signedUp(email);
  const person = {
    house,
    admin: house.ctx.as(await createAccount(house.ctx, { role: 'admin' })),
    asJune: { ...house.ctx.as(june.actor), address: '203.0.113.7' },
    headers: new Headers({ origin, cookie: june.cookie }),
  };
  const tokens = { 'complete-registration': begun, 'confirm-email': await mailedToken(house, 'confirm-email') };
  const rest: Partial<Record<LinkKind, string>> = {};
  for (const kind of ['reset-password', 'email-change', 'invitation', 'login'] as const) {
    rest[kind] = await send(kind, person);
  }
  rest['new-email'] = await mailedToken(house, 'new-email');
  return { ...person, tokens: { ...tokens, ...rest } as Linked['tokens'] };
}

/** Follows a link through the shop's own actions. */
const follow: Record<LinkKind, (linked: Linked, token: string) => Promise<unknown>> = {
  'reset-password': ({ house }, token) =>
    resetPassword(house.ctx, house.auth, { token, ...chosen, headers: new Headers({ origin }) }),
  'confirm-email': ({ house }, token) => verifyEmail(house.ctx, { token }),
  'email-change': ({ house }, token) => stopEmailChange(house.ctx, { token }),
  'new-email': ({ house }, token) => moveEmail(house.ctx, { token }),
  invitation: ({ house }, token) =>
    acceptInvitation(house.visitor, house.auth, {
      ...{ token, firstName: 'June', password: chosen.password },
      headers: new Headers({ origin }),
    }),
  'complete-registration': ({ house }, token) =>
    completeRegistration(house.visitor, house.auth, {
      ...{ token, ...chosen, visitorId: null },
      headers: new Headers({ origin }),
    }),
  login: async ({ house, asJune }, token) => {
    const id = asJune.actor.kind === 'account' ? asJune.actor.id : '';
    const value = JSON.stringify({ id, email, token });
    const asked = { ...house.ctx, actor: visitorActor };
    return arriveByLoginValue(asked, house.auth, { value, headers: new Headers({ origin }) });
  },
};

const dead = (kind: LinkKind) => (kind === 'login' ? { kind: 'refused' } : { ok: false, reason: 'link-expired' });

const events: Readonly<Record<string, (linked: Linked) => Promise<unknown>>> = {
  'a password reset': ({ house, tokens }) =>
    resetPassword(house.ctx, house.auth, {
      ...{ token: tokens['reset-password'], ...chosen },
      headers: new Headers({ origin }),
    }),
  'a change of password': ({ house, asJune, headers }) =>
    changePassword(asJune, house.auth, { current: goodPassword, ...chosen, headers }),
  'a change of e-mail': ({ house, tokens }) => moveEmail(house.ctx, { token: tokens['new-email'] }),
  'a change of e-mail that is stopped': ({ house, tokens }) =>
    stopEmailChange(house.ctx, { token: tokens['email-change'] }),
  'a sign-out everywhere': ({ house, asJune, headers }) => endSessions(asJune, house.auth, { headers, id: 'others' }),
  'the end of the account': ({ house, asJune, headers }) =>
    deleteAccount(asJune, house.auth, { password: goodPassword, headers }),
  'being shut out': ({ admin, asJune }) => {
    const id = asJune.actor.kind === 'account' ? asJune.actor.id : '';
    return changePerson(admin, { id, change: { act: 'disable' } });
  },
};

describe.each(Object.entries(events))('attack 4: after %s', (_, happen) => {
  let linked: Linked;
  const before: Partial<Record<LinkKind, unknown>> = {};
  beforeAll(async () => {
    linked = await everyLink();
    for (const kind of kinds) before[kind] = await readLink(linked.house.ctx, kind, linked.tokens[kind]);
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
    const { house } = linked;
    const older = linked.tokens[kind];
    const newer = await send(kind, linked);
    expect(await readLink(house.ctx, kind, newer)).not.toBeNull();
    expect(await follow[kind](linked, older)).toEqual(dead(kind));
    linked.tokens[kind] = newer;
    if (kind === 'email-change') linked.tokens['new-email'] = await mailedToken(house, 'new-email');
    if (kind === 'new-email') linked.tokens['email-change'] = await mailedToken(house, 'email-change');
    for (const other of kinds) expect(await readLink(house.ctx, other, linked.tokens[other]), other).not.toBeNull();
  });
});

describe('attack 4: who knows the old password, in the very moment the owner replaces it', () => {
  const heldUp = `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;

  /** Changes the password while `act` waits for the lock, after it proved the old one. */
  async function meanwhile<Value>({ house, asJune }: Linked, act: () => Promise<Value>): Promise<Value> {
    const id = asJune.actor.kind === 'account' ? asJune.actor.id : '';
    const hash = await (await house.auth.$context).password.hash(chosen.password);
    let acting: Promise<Value> | undefined;
    await house.ctx.db.transaction(async (tx) => {
      await lockWaysIn(tx, id);
      acting = act();
      while ((await house.database.pool.query(heldUp)).rowCount === 0) await pause(5);
      await replaceWaysIn({ ...house.ctx, db: tx }, { id, email }, hash);
    });
    return acting as Promise<Value>;
  }

  const enter = ({ house }: Linked, password: string) =>
    signIn(house.visitor, house.auth, { email, password, headers: new Headers({ origin }) });

  it('is not signed in', async () => {
    const linked = await everyLink();
    expect(await meanwhile(linked, () => enter(linked, goodPassword))).toEqual({ ok: false, code: 'wrong-password' });
    expect((await linked.house.database.pool.query('select from session')).rowCount).toBe(0);
    expect((await enter(linked, chosen.password)).ok).toBe(true);
  });

  it('does not replace it once more', async () => {
    const linked = await everyLink();
    const { house, asJune, headers } = linked;
    const theirs = { current: goodPassword, password: 'a stranger’s chair', repeat: 'a stranger’s chair', headers };
    const changed = await meanwhile(linked, () => changePassword(asJune, house.auth, theirs));
    expect(changed).toEqual({
      ok: false,
      problems: { current: 'Sorry, there was an error updating your password.' },
    });
    expect((await enter(linked, chosen.password)).ok).toBe(true);
  });

  it('gets no value that signs in', async () => {
    const linked = await everyLink();
    const { house, headers } = linked;
    expect(await meanwhile(linked, () => issueLoginValue(house.ctx, house.auth, headers))).toBeNull();
  });
});

describe('a link', () => {
  it('is used once, by one of many, and its token is kept nowhere', async () => {
    const { ctx } = await openAccountHouse();
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
    const { ctx } = await openAccountHouse();
    const given = { email: 'a@b.co', accountId: null, detail: { role: 'admin' } } as const;
    const tokens = await Promise.all(Array.from({ length: 8 }, () => issueLink(ctx, 'invitation', given)));
    const live = await Promise.all(tokens.map((token) => readLink(ctx, 'invitation', token)));
    expect(live.filter((one) => one !== null)).toHaveLength(1);
  });

  it('is forgotten when it is too old, with the address in it', async () => {
    const { ctx } = await openAccountHouse();
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
