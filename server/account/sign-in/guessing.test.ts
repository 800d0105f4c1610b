import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { limits } from '#core/settings/index.ts';
import type { Ctx } from '../../context.ts';
import { account, audit, limitedTry, twoFactor } from '../../db/schema/index.ts';
import { type AccountShop, cookieOf, goodPassword, openAccountShop, origin } from '../account.test-data.ts';
import { enterCode } from './enter-code.ts';
import { provePassword } from './prove-password.ts';
import { beginSecondFactor } from './second-factor.ts';
import { signIn } from './sign-in.ts';

let shop: AccountShop;
let june: Awaited<ReturnType<AccountShop['signedUp']>>;
beforeEach(async () => {
  shop = await openAccountShop();
  june = await shop.signedUp('june@example.com');
});

const [, ofPair, ofAll] = limits.signIn;
const [ofWhoHasAccount] = limits.checkEmail;
const [ofDevice] = limits.signInOnKnownDevice;
const [ofSession] = limits.provePassword;
const wrong = 'not her chair';

const enter = (given: { password?: string; address?: string; cookie?: string; email?: string } = {}) => {
  const { password = goodPassword, address = '203.0.113.7', cookie = '', email = 'june@example.com' } = given;
  const headers = new Headers({ origin, cookie });
  return signIn({ ...shop.visitor, address }, shop.auth, { email, password, headers });
};
const prove = (password: string, asked: Ctx = shop.ctx.as(june.actor), cookie = june.cookie) =>
  provePassword(asked, shop.auth, { password, headers: new Headers({ origin, cookie }) });
const codes = (answers: readonly Awaited<ReturnType<typeof signIn>>[]) =>
  answers.map((answer) => (answer.ok ? 'in' : answer.code));

describe('attack 9: many guesses at the same moment', () => {
  it('sixty-three at one account from one place stay within the limit', async () => {
    const answers = await Promise.all(Array.from({ length: 63 }, () => enter({ password: wrong })));
    const counted = codes(answers);
    expect(counted.filter((code) => code === 'wrong-password')).toHaveLength(ofPair.free);
    expect(counted.filter((code) => code === 'too-many-requests')).toHaveLength(63 - ofPair.free);
  });

  it('sixty-three at different accounts from one place stay within the limit of the place', async () => {
    const answers = await Promise.all(
      Array.from({ length: 63 }, (_, turn) => enter({ password: wrong, email: `nobody${turn}@example.com` })),
    );
    expect(codes(answers).filter((code) => code === 'user-not-found')).toHaveLength(ofWhoHasAccount.tries);
  });

  it('sixty-three proofs of the password in one session stay within the limit', async () => {
    const answers = await Promise.all(Array.from({ length: 63 }, () => prove(wrong)));
    const tried = answers.filter((answer) => !answer.ok && answer.reason === 'wrong-password');
    expect(tried).toHaveLength(ofSession.free);
    expect(answers.filter((answer) => !answer.ok && answer.reason === 'too-many')).toHaveLength(63 - ofSession.free);
  });

  it('right ones cost nothing, however many', async () => {
    for (let turn = 0; turn < ofPair.free * 3; turn++) expect((await enter()).ok).toBe(true);
    expect((await prove(goodPassword)).ok).toBe(true);
    const kept = await shop.ctx.db.select().from(limitedTry);
    // The remaining rows count log entries.
    expect(kept.every(({ countsUntil, triedAt }) => countsUntil > triedAt)).toBe(true);
    expect((await enter({ password: wrong })).ok).toBe(false);
    expect((await enter()).ok).toBe(true);
  });
});

/** Turns on a second factor for her account and returns the recovery codes. */
async function withSecondFactor(): Promise<string[]> {
  const headers = new Headers({ origin, cookie: june.cookie });
  const begun = await beginSecondFactor(shop.ctx.as(june.actor), shop.auth, { password: goodPassword, headers });
  if (!begun.ok) throw new Error(JSON.stringify(begun));
  await shop.ctx.db.update(twoFactor).set({ verified: true });
  await shop.ctx.db.update(account).set({ twoFactorEnabled: true }).where(eq(account.id, june.id));
  return begun.backupCodes;
}

/** What someone with the right password gets: the cookie that must come with the code. */
async function challenge(address: string, cookie = ''): Promise<string> {
  const half = await enter({ address, cookie });
  if (half.ok || half.code !== 'second-factor') throw new Error('no code was asked for');
  return cookieOf(half.headers);
}

const enterOne = async (code: string, given: { cookie: string; address: string }) => {
  const headers = new Headers({ origin, cookie: given.cookie });
  const entered = await enterCode({ ...shop.visitor, address: given.address }, shop.auth, { code, headers });
  return entered.ok ? 'in' : entered.code;
};

describe('codes of a second factor, guessed by someone who knows the password', () => {
  it('attack 9: in a burst stay within the limit', async () => {
    await withSecondFactor();
    const cookie = await challenge('203.0.113.7');
    const answers = await Promise.all(
      Array.from({ length: 63 }, (_, turn) =>
        enterOne(String(turn).padStart(6, '0'), { cookie, address: '203.0.113.7' }),
      ),
    );
    expect(answers.filter((answer) => answer === 'wrong-code')).toHaveLength(limits.secondFactor[1].free);
    expect(answers.filter((answer) => answer === 'too-many-requests')).toHaveLength(63 - limits.secondFactor[1].free);
  });

  it('attack 10: from everywhere are slowed down, and the owner’s own device is not', async () => {
    const [code = '', other = ''] = await withSecondFactor();
    const first = await enterOne(code, { cookie: await challenge('198.51.100.1'), address: '198.51.100.1' });
    expect(first).toBe('in');
    const [, , { free }] = limits.secondFactor;
    const answers: string[] = [];
    for (let turn = 0; turn < free + 2; turn++) {
      const address = `192.0.2.${turn}`;
      answers.push(await enterOne('000000', { cookie: await challenge(address), address }));
    }
    expect(answers.filter((answer) => answer === 'wrong-code')).toHaveLength(free);
    expect(await enterOne(other, { cookie: await challenge('198.51.100.2'), address: '198.51.100.2' })).toBe(
      'too-many-requests',
    );
    // The browser she signed up with.
    const device = june.cookie.split('; ').filter((line) => line.startsWith('hearthline.device='));
    const half = await challenge('198.51.100.3', device.join('; '));
    expect(await enterOne(other, { cookie: [...device, half].join('; '), address: '198.51.100.3' })).toBe('in');
  });

  it('attack 18: a correct password alone isn’t a sign-in, neither in the log nor for the device', async () => {
    await withSecondFactor();
    const cookie = await challenge('203.0.113.7');
    expect(cookie).not.toContain('hearthline.device');
    const lines = await shop.ctx.db.select().from(audit).where(eq(audit.subjectId, june.id));
    expect(lines.map(({ act }) => act)).toEqual(['account.sign-up']);
  });
});

describe('attack 10: a stranger who guesses', () => {
  it('waits longer each time, and the wait is told', async () => {
    for (let turn = 0; turn < ofPair.free; turn++) await enter({ password: wrong });
    const waits: number[] = [];
    for (let turn = 0; turn < 12; turn++) {
      const refused = await enter({ password: wrong });
      if (refused.ok || refused.code !== 'too-many-requests') throw new Error('let through');
      waits.push(refused.retryAfterSeconds);
      shop.ctx.clock.forward(refused.retryAfterSeconds * 1000);
      expect(codes([await enter({ password: wrong })])).toEqual(['wrong-password']);
    }
    expect(waits).toEqual([15, 30, 60, 120, 240, 480, 960, 1920, 3600, 3600, 3600, 3600]);
  });

  it('from one place doesn’t lock out the owner, neither elsewhere nor on their own device in the same place', async () => {
    const known = await enter({ address: '198.51.100.1' });
    if (!known.ok) throw new Error('refused');
    for (let turn = 0; turn < ofPair.free + 3; turn++) await enter({ password: wrong });
    expect(codes([await enter()])).toEqual(['too-many-requests']);
    expect((await enter({ address: '198.51.100.2' })).ok).toBe(true);
    expect((await enter({ cookie: cookieOf(known.headers) })).ok).toBe(true);
  });

  it('from many addresses at once is slowed down, without slowing the owner’s devices or proofs', async () => {
    const known = await enter({ address: '198.51.100.1' });
    if (!known.ok) throw new Error('refused');
    const cookie = cookieOf(known.headers);
    const guesses = Array.from({ length: ofAll.free + 20 }, (_, turn) =>
      enter({ password: wrong, address: `192.0.2.${turn}` }),
    );
    const answers = codes(await Promise.all(guesses));
    expect(answers.filter((code) => code === 'wrong-password')).toHaveLength(ofAll.free);
    expect(codes([await enter({ address: '198.51.100.77' })]), 'an unknown device').toEqual(['too-many-requests']);
    expect((await enter({ cookie })).ok, 'the owner’s device').toBe(true);
    expect((await prove(goodPassword)).ok, 'signed in').toBe(true);
    shop.ctx.clock.forward(ofAll.firstWait * 1000);
    expect((await enter({ address: '198.51.100.77' })).ok, 'after the wait').toBe(true);
  });

  it('on a known device has an end as well', async () => {
    const known = await enter();
    if (!known.ok) throw new Error('refused');
    const cookie = cookieOf(known.headers);
    const answers = [];
    for (let turn = 0; turn < ofDevice.free + 2; turn++) {
      answers.push(await enter({ password: wrong, cookie, address: `192.0.2.${turn}` }));
    }
    expect(codes(answers).filter((code) => code === 'wrong-password')).toHaveLength(ofDevice.free);
    expect((await enter({ address: '198.51.100.2' })).ok, 'another device of the owner').toBe(true);
  });

  it('does not become a known device by another account’s cookie, a forged one, or a wrong password', async () => {
    await shop.signedUp('mallory@example.com');
    const own = await enter({ email: 'mallory@example.com', address: '198.51.100.3' });
    if (!own.ok) throw new Error('refused');
    const theirs = cookieOf(own.headers);
    const failed = await enter({ password: wrong, address: '198.51.100.4' });
    expect('headers' in failed).toBe(false);
    const mine = await enter({ address: '198.51.100.5' });
    const forged = mine.ok
      ? cookieOf(mine.headers).replace(
          /(hearthline\.device=)(.)/,
          (_, name, first) => name + (first === 'a' ? 'b' : 'a'),
        )
      : '';
    for (let turn = 0; turn < ofPair.free; turn++) await enter({ password: wrong });
    for (const cookie of [theirs, forged, 'hearthline.device=', 'hearthline.device=x!y']) {
      expect(codes([await enter({ cookie })]), cookie).toEqual(['too-many-requests']);
    }
  });
});
