import { eq } from 'drizzle-orm';
import { createTestContext, type TestContext } from '../../tests/setup/context.ts';
import { createTestDatabase } from '../../tests/setup/database.ts';
import { quickHash } from '../../tests/setup/quick-hash.ts';
import { type Actor, type Ctx, visitorActor } from '../context.ts';
import type { Database } from '../db/database.ts';
import { twoFactor } from '../db/schema/index.ts';
import { actorOfRequest } from './actor-of-request.ts';
import { type Auth, createAuth } from './auth.ts';
import { codeOfStep } from './factor/codes-once.ts';
import { accountLetters } from './letters/letters.ts';
import { signUp } from './sign-in/registration/sign-up.ts';
import { beginSecondFactor, confirmSecondFactor } from './sign-in/second-factor.ts';

export const origin = 'http://hearthline.test';
export const goodPassword = 'grandmother’s chair';

export interface AccountShop {
  database: Database;
  ctx: TestContext;
  auth: Auth;
  visitor: Ctx;
  /** A new customer and their browser's cookie. */
  signedUp(email: string): Promise<SignedUp>;
  /** Turns on a second factor for them. The cookie that comes back replaces theirs. */
  addFactor(person: SignedUp): Promise<Factored>;
  /** A new customer with a second factor; the cookie belongs to the session in which they set it up. */
  withFactor(email: string): Promise<Factored>;
  /** Subjects of the emails sent to this address, and the token in the latest one. */
  mailTo(email: string): Promise<{ subjects: string[]; texts: string[]; token: string }>;
}

interface SignedUp {
  id: string;
  cookie: string;
  actor: Extract<Actor, { kind: 'account' }>;
}

export interface Factored {
  id: string;
  cookie: string;
  recoveryCodes: string[];
  /** The code their authenticator app shows this many 30-second steps from now. */
  codeIn(steps: number): string;
  /** A code that's accepted even if one was already used in the current 30 seconds. */
  freshCode(): Promise<string>;
}

/** Decodes an authenticator app's base32 key. */
function secretOf(key: string): string {
  const bits = [...key.replace(/=+$/, '')]
    .map((sign) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(sign).toString(2).padStart(5, '0'))
    .join('');
  return (bits.match(/.{8}/g) ?? []).map((byte) => String.fromCharCode(Number.parseInt(byte, 2))).join('');
}

export const cookieOf = (headers: Headers): string =>
  headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');

export async function openAccountShop(given: { production?: boolean } = {}): Promise<AccountShop> {
  const database = await createTestDatabase();
  const ctx = await createTestContext(database);
  const auth = createAuth(ctx.db, {
    origin,
    secret: ctx.secret,
    production: given.production ?? false,
    clock: ctx.clock,
    letters: accountLetters(ctx),
    passwordHash: quickHash,
  });
  const visitor: Ctx = { ...ctx.as(visitorActor), address: '203.0.113.7' };
  const shop: AccountShop = {
    database,
    ctx,
    auth,
    visitor,
    withFactor: async (email) => shop.addFactor(await shop.signedUp(email)),
    async addFactor({ id, cookie, actor }) {
      const person = { ...ctx.as(actor), address: '203.0.113.7' };
      const headers = new Headers({ origin, cookie });
      const begun = await beginSecondFactor(person, auth, { password: goodPassword, headers });
      if (!begun.ok) throw new Error(JSON.stringify(begun));
      const secret = secretOf(begun.key);
      const codeIn = (steps: number) => codeOfStep(secret, Math.floor(Date.now() / 30_000) + steps);
      const confirmed = await confirmSecondFactor(person, auth, { code: codeIn(0), headers });
      if (!confirmed.ok) throw new Error(JSON.stringify(confirmed));
      const freshCode = async () => {
        await ctx.db.update(twoFactor).set({ lastStep: null }).where(eq(twoFactor.userId, id));
        return codeIn(0);
      };
      return { id, cookie: cookieOf(confirmed.headers), recoveryCodes: begun.backupCodes, codeIn, freshCode };
    },
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
      const texts = mails.map(({ text }) => text);
      return { subjects: mails.map(({ subject }) => subject), texts, token: decodeURIComponent(token) };
    },
  };
  return shop;
}
