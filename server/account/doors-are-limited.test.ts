import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { count, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { type Capability, can } from '#core/account/index.ts';
import { type Limit, type Limited, limits } from '#core/settings/index.ts';
import { apiDoors, pageDoors, pageFiles } from '../../tests/setup/doors.ts';
import { openProductionShop, type ShopBrowser } from '../../tests/setup/production-shop.ts';
import { limitedTry } from '../db/schema/index.ts';
import type { Auth } from './auth.ts';
import { authRoutes } from './auth-routes.ts';

interface Door {
  limit: Limited;
  /** Its answer also tells who has an account, so it shares the limit on asking for that. */
  tellsWho?: boolean;
  /** `turn` makes each request different, so none asks about the same thing twice. */
  knock: (browser: ShopBrowser, turn: number) => Promise<Response>;
}

const email = (turn: number) => `nobody${turn}@example.com`;
const token = (turn: number) => `${'t'.repeat(30)}${turn}`;
const loginValue = (turn: number) =>
  encodeURIComponent(JSON.stringify({ id: 'x', email: email(turn), token: token(turn) }));
const password = 'a walnut armchair';
/** Not signed by us: tries to find out whether an address has an account. */
const forged = (turn: number) => {
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'HS256' })}.${part({ email: 'june@example.com', updateTo: email(turn) })}.AAAA`;
};

/** Every public account endpoint, plus one that an email's reader can use without an account. */
const doors: Readonly<Record<string, Door>> = {
  '/sign-in': { limit: 'signIn', tellsWho: true, knock: (browser, turn) => browser.signIn(email(turn), password) },
  '/sign-in/code': { limit: 'secondFactor', knock: (browser) => browser.post('/sign-in/code', { code: '000000' }) },
  '/sign-up': {
    limit: 'signUp',
    tellsWho: true,
    knock: (browser) => browser.post('/sign-up', { ...june, password, repeat: password }),
  },
  '/sign-up (with a mailed link)': {
    limit: 'signUp',
    knock: (browser, turn) => browser.post('/sign-up', { token: token(turn), password, repeat: password }),
  },
  '/sign-up/basic': { limit: 'signUp', tellsWho: true, knock: (browser) => browser.post('/sign-up/basic', june) },
  '/registration': { limit: 'mailedLink', knock: (browser, turn) => browser.get(`/registration?token=${token(turn)}`) },
  '/forgot-password': {
    limit: 'resetPassword',
    knock: (browser, turn) => browser.post('/forgot-password', { to: email(turn) }),
  },
  '/reset-password': {
    limit: 'mailedLink',
    knock: (browser, turn) =>
      turn % 2
        ? browser.get(`/reset-password?token=${token(turn)}`)
        : browser.post(`/reset-password?token=${token(turn)}`, { password, repeat: password }),
  },
  '/invitation': {
    limit: 'mailedLink',
    knock: (browser, turn) =>
      turn % 2
        ? browser.get(`/invitation?token=${token(turn)}`)
        : browser.post(`/invitation?token=${token(turn)}`, { firstName: 'June', password }),
  },
  '/verify-email': {
    limit: 'mailedLink',
    knock: (browser, turn) => browser.get(`/verify-email?token=${forged(turn)}`),
  },
  '/ (with a login value)': {
    limit: 'mailedLink',
    knock: (browser, turn) => browser.get(`/?login=${loginValue(turn)}`),
  },
  '/email-change': {
    limit: 'mailedLink',
    knock: (browser, turn) =>
      turn % 2
        ? browser.get(`/email-change?token=${token(turn)}`)
        : browser.post(`/email-change?token=${token(turn)}`, { answer: 'stop' }),
  },
  '/enter': {
    limit: 'mailedLink',
    knock: (browser, turn) => browser.get(`/enter?login=${loginValue(turn)}`),
  },
  '/sign-in/passkey': { limit: 'passkey', knock: (browser) => browser.post('/sign-in/passkey', { act: 'ask' }) },
  '/sign-in/passkey (with an answer)': {
    limit: 'passkeyAnswer',
    knock: (browser, turn) =>
      browser.post('/sign-in/passkey', { act: 'enter', response: JSON.stringify({ id: token(turn), response: {} }) }),
  },
  '/social/:provider': { limit: 'social', knock: (browser) => browser.get('/social/google') },
  '/newsletter': { limit: 'newsletter', knock: (browser, turn) => browser.post('/newsletter', { email: email(turn) }) },
  '/newsletter/confirm': {
    limit: 'mailedLink',
    knock: (browser, turn) => browser.post('/newsletter/confirm', { token: token(turn) }),
  },
  '/newsletter/unsubscribe': {
    limit: 'unsubscribe',
    knock: (browser, turn) => browser.post(`/newsletter/unsubscribe?token=${token(turn)}`, {}),
  },
  '/maker/portal/:makerId': {
    limit: 'mailedLink',
    knock: (browser, turn) => browser.get(`/maker/portal/maker_${turn}?key=1797595200.${token(turn)}`),
  },
  'POST /api/auth/sign-up/email': {
    limit: 'signUp',
    tellsWho: true,
    knock: (browser) => browser.call('/api/auth/sign-up/email', { ...june, name: 'June', password: 'short' }),
  },
  'POST /api/auth/sign-in/email': {
    limit: 'signIn',
    tellsWho: true,
    knock: (browser, turn) => browser.call('/api/auth/sign-in/email', { email: email(turn), password }),
  },
  'GET /api/auth/callback/:provider': {
    limit: 'social',
    knock: (browser, turn) => browser.get(`/api/auth/callback/google?code=x&state=${token(turn)}`),
  },
  'POST /api/auth/two-factor/verify-totp': {
    limit: 'secondFactor',
    knock: (browser) => browser.call('/api/auth/two-factor/verify-totp', { code: '000000' }),
  },
  'POST /api/auth/two-factor/verify-backup-code': {
    limit: 'secondFactor',
    knock: (browser) => browser.call('/api/auth/two-factor/verify-backup-code', { code: 'abcde-fghij' }),
  },
  'POST /api/newCheckIfEmailExists': {
    limit: 'checkEmail',
    knock: (browser, turn) => browser.call('/api/newCheckIfEmailExists', { email: email(turn) }),
  },
  'POST /api/sendPasswordReset': {
    limit: 'resetPassword',
    knock: (browser, turn) => browser.call('/api/sendPasswordReset', { to: email(turn) }),
  },
  'POST /api/newsletterSignUp': {
    limit: 'newsletter',
    knock: (browser, turn) => browser.call('/api/newsletterSignUp', { email: email(turn) }),
  },
};

/** Pages that call what accounts do, and are no door for a visitor: why. */
const signedInOnly: Readonly<Record<string, string>> = {
  '/confirm': 'proves again who is signed in',
  '/profile': 'for who is signed in',
  '/profile/acts': 'for who is signed in',
  '/profile/passkeys': 'for who is signed in',
  '/profile/payment': 'for who is signed in',
  '/profile/recovery-codes': 'for who is signed in',
  '/profile/second-factor': 'for who is signed in',
  '/orders/:orderId': 'for who is signed in',
  '/quiz/payment': 'for who is signed in',
  '/social/done': 'makes a value for the session that the provider’s answer opened',
};

/** Does it run something of these folders? Types alone do nothing. */
const callsAccounts = (source: string) =>
  [...source.matchAll(/^import (?!type\b)([^;]*?) from '#server\/(?:account|newsletter)\//gms)].some(([, names = '']) =>
    names
      .replace(/[{}]/g, '')
      .split(',')
      .some((name) => name.trim() !== '' && !name.trim().startsWith('type ')),
  );

/** The doors that are walked through here, as the tables name them. */
const walked = Object.keys(doors).map((door) => door.replace(/ \(.*\)$/, ''));

const june = { firstName: 'June', email: 'june@example.com' };

const shop = await openProductionShop();
await shop.browser({ address: '198.51.100.1' }).signUp('june@example.com');

/** How many requests one IP address may make, whatever account they're about. */
const mostFrom = (name: Limited) => {
  const own: readonly Limit[] = limits[name];
  const steady = own.find((limit) => limit.by === 'address');
  if (!steady || !('tries' in steady)) throw new Error(`${name} has no limit by address`);
  return steady.tries;
};

async function triesByKey(): Promise<Map<string, number>> {
  const { key } = limitedTry;
  const rows = await shop.database.db.select({ key, tries: count() }).from(limitedTry).groupBy(key);
  return new Map(rows.map((row) => [row.key, row.tries]));
}

async function addTries(key: string, more: number): Promise<void> {
  const { db } = shop.database;
  const [like] = await db.select().from(limitedTry).where(eq(limitedTry.key, key)).limit(1);
  if (!like) throw new Error('no try was counted');
  await db
    .insert(limitedTry)
    .values(Array.from({ length: more }, (_, turn) => ({ ...like, id: `${like.id}-${turn}` })));
}

describe('attack 7: every public door of an account is limited by address', () => {
  it('and every such door is walked through here', () => {
    const ofAccounts = (capability: Capability) =>
      /^(account|newsletter)\./.test(capability) && can('visitor', capability);
    const listed = [...Object.entries(pageDoors), ...Object.entries(apiDoors)].filter(([, needed]) =>
      ofAccounts(needed),
    );
    expect(listed.length).toBeGreaterThan(8);
    for (const [door] of listed) expect(walked, door).toContain(door);
  });

  it('attack 7: so is every page that calls what accounts do, whatever the capability table says of it', () => {
    const calling = pageFiles.filter(({ file }) => callsAccounts(readFileSync(join('app', file), 'utf8')));
    const found = calling.map(({ path }) => path).filter((path) => !path.startsWith('/studio'));
    expect(found).toEqual(
      expect.arrayContaining(['/sign-in', '/sign-up', '/enter', '/registration', '/social/:provider']),
    );
    expect(found.filter((path) => !walked.includes(path) && !(path in signedInOnly))).toEqual([]);
    expect(found, 'no exception is left over').toEqual(expect.arrayContaining(Object.keys(signedInOnly)));
  });

  it('attack 7: so is every door of the sign-in library that we open', () => {
    const open = authRoutes({} as Auth).routes.map(({ method, path }) => `${method} /api/auth${path}`);
    const harmless = ['GET /api/auth/get-session', 'POST /api/auth/sign-out', 'ALL /api/auth/*'];
    expect(open.length).toBeGreaterThan(6);
    expect(open.filter((door) => !walked.includes(door) && !harmless.includes(door))).toEqual([]);
  });

  it.each(Object.entries(doors).map(([door, one], index) => [door, one, index] as const))(
    '%s',
    async (_, { limit, tellsWho = false, knock }, index) => {
      const browser = shop.browser({ address: `203.0.113.${index}` });
      const most = Math.min(mostFrom(limit), tellsWho ? mostFrom('checkEmail') : Number.POSITIVE_INFINITY);
      const before = await triesByKey();
      const few = Math.min(6, most - 1);
      const answers = await Promise.all(Array.from({ length: few }, (_, turn) => knock(browser, turn)));
      for (const { status } of answers) expect(status).not.toBe(429);
      // Each of them counts once for the address, so the next ones can be counted without being asked.
      const counted = [...(await triesByKey())].filter(([key, tries]) => tries === few && !before.has(key));
      expect(counted).toHaveLength(tellsWho ? 2 : 1);
      for (const [key] of counted) await addTries(key, most - 1 - few);
      expect((await knock(browser, most - 1)).status).not.toBe(429);
      const refused = await knock(browser, most);
      expect(refused.status).toBe(429);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(await refused.text()).toMatch(/Too many tries\. Please try again in (?:\d+|an?) \w+\./);
      // A different address still gets through.
      expect((await knock(shop.browser({ address: '198.51.100.200' }), 0)).status).not.toBe(429);
    },
  );

  it('attack 7: trying one door after another finds out about ten addresses a minute, and no more', async () => {
    const browser = shop.browser({ address: '192.0.2.77' });
    const asks = Object.values(doors).filter(({ tellsWho, limit }) => tellsWho || limit === 'checkEmail');
    expect(asks).toHaveLength(6);
    const many = Array.from({ length: 4 }).flatMap(() => asks);
    const answers: number[] = [];
    for (const [turn, { knock }] of many.entries()) answers.push((await knock(browser, turn)).status);
    expect(answers.filter((status) => status !== 429)).toHaveLength(mostFrom('checkEmail'));
  });

  it('attack 7: nor does being refused tell who has an account, and people who really register aren’t held up', async () => {
    const crowd = shop.browser({ address: '192.0.2.78' });
    for (let turn = 0; turn < 12; turn++) {
      crowd.cookies.clear();
      await crowd.signUp(`guest${turn}@example.com`);
    }
    const stranger = shop.browser({ address: '192.0.2.79' });
    for (let turn = 0; turn < 10; turn++) expect((await stranger.signIn(email(turn), password)).status).toBe(400);
    const ask = async (path: string, about: string) => {
      const form = { firstName: 'June', email: about, password, repeat: password };
      return (await stranger.post(path, form)).status;
    };
    for (const path of ['/sign-up', '/sign-up/basic', '/sign-in']) {
      expect([await ask(path, 'june@example.com'), await ask(path, 'free@example.com')], path).toEqual([429, 429]);
    }
  });

  it('a link we didn’t sign gets the same answer, with or without an account', async () => {
    const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const follow = async (payload: unknown, turn: number) => {
      const link = `/verify-email?token=${part({ alg: 'HS256' })}.${part(payload)}.AAAA`;
      const answer = await shop.browser({ address: `192.0.2.${turn}` }).get(link);
      return [answer.status, (await answer.text()).match(/That email is already in use|no longer valid/g)];
    };
    const asked = [
      { email: 'june@example.com', updateTo: 'june@example.com' },
      { email: 'june@example.com', updateTo: 'nobody@example.com' },
      { email: 'nobody@example.com', updateTo: 'june@example.com' },
      { email: 'nobody@example.com' },
    ];
    const answers = await Promise.all(asked.map(follow));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  });
});
