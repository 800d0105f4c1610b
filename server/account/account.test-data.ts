import { createTestContext, type TestContext } from '../../tests/setup/context.ts';
import { createTestDatabase } from '../../tests/setup/database.ts';
import { type Actor, type Ctx, visitorActor } from '../context.ts';
import type { Database } from '../db/database.ts';
import { actorOfRequest } from './actor-of-request.ts';
import { type Auth, createAuth } from './auth.ts';
import { accountLetters } from './letters/letters.ts';
import { signUp } from './sign-in/sign-up.ts';

export const origin = 'http://hearthline.test';
export const goodPassword = 'grandmother’s chair';

export interface AccountHouse {
  database: Database;
  ctx: TestContext;
  auth: Auth;
  visitor: Ctx;
  /** A new customer, with the cookie their browser keeps. */
  signedUp(email: string): Promise<{ id: string; cookie: string; actor: Extract<Actor, { kind: 'account' }> }>;
  /** The mails that reached this address, by subject, and the last token mailed. */
  mailTo(email: string): Promise<{ subjects: string[]; token: string }>;
}

export const cookieOf = (headers: Headers): string =>
  headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');

export async function openAccountHouse(given: { production?: boolean } = {}): Promise<AccountHouse> {
  const database = await createTestDatabase();
  const ctx = await createTestContext(database);
  const auth = createAuth(ctx.db, {
    origin,
    secret: ctx.secret,
    production: given.production ?? false,
    clock: ctx.clock,
    letters: accountLetters(ctx),
  });
  const visitor: Ctx = { ...ctx.as(visitorActor), address: '203.0.113.7' };
  return {
    database,
    ctx,
    auth,
    visitor,
    async signedUp(email) {
      const form = { firstName: 'June', email, password: goodPassword, repeat: goodPassword };
      const made = await signUp(visitor, auth, { ...form, headers: new Headers({ origin }), visitorId: null });
      if (!made.ok) throw new Error(JSON.stringify(made));
      const cookie = cookieOf(made.headers);
      const actor = await actorOfRequest(auth, new Headers({ cookie }));
      if (actor.kind !== 'account') throw new Error('not signed in');
      return { id: made.accountId, cookie, actor };
    },
    async mailTo(email) {
      await ctx.runEffects();
      const mails = ctx.sent.filter(({ to }) => to === email);
      const tokens = mails.flatMap(({ text }) => /token=([^\s&"]+)/.exec(text)?.[1] ?? []);
      const token = tokens.at(-1) ?? '';
      return { subjects: mails.map(({ subject }) => subject), token: decodeURIComponent(token) };
    },
  };
}
