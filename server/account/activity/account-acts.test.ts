import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { limits } from '#core/settings/index.ts';
import { recentActivity } from '../../audit/recent-activity.ts';
import { account, audit } from '../../db/schema/index.ts';
import { type AccountShop, cookieOf, goodPassword, openAccountShop, origin } from '../account.test-data.ts';
import { actorOfRequest } from '../actor-of-request.ts';
import { changePassword } from '../profile/change-password.ts';
import { endSessions } from '../profile/devices.ts';
import { confirmIdentity } from '../sign-in/confirm-identity.ts';
import { enterCode } from '../sign-in/enter-code.ts';
import { requestPasswordReset } from '../sign-in/request-password-reset.ts';
import { resetPassword } from '../sign-in/reset-password.ts';
import { signIn } from '../sign-in/sign-in.ts';
import { recordAccountAct } from './record-account-act.ts';

let shop: AccountShop;
beforeEach(async () => {
  shop = await openAccountShop();
});

const chromeOnMac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';
const browser = (cookie = '') => new Headers({ origin, cookie, 'user-agent': chromeOnMac });
const enter = (email: string, password = goodPassword, cookie = '') =>
  signIn(shop.visitor, shop.auth, { email, password, headers: browser(cookie) });
const acts = async (id: string) =>
  (
    await shop.ctx.db
      .select()
      .from(audit)
      .where(and(eq(audit.subjectKind, 'account'), eq(audit.subjectId, id)))
  ).map(({ act }) => act);
const subjects = async (email: string) => (await shop.mailTo(email)).subjects;

describe('attack 18: what a stranger does to an account is seen by its owner', () => {
  it('sign-ins that worked and failed are written down, with the browser and without addresses', async () => {
    const june = await shop.signedUp('june@example.com');
    await enter('june@example.com', 'not her chair');
    expect((await enter('june@example.com')).ok).toBe(true);
    const rows = await shop.ctx.db.select().from(audit).where(eq(audit.subjectId, june.id));
    expect(rows.map(({ act, actor }) => [act, actor])).toEqual([
      ['account.sign-up', june.id],
      ['account.sign-in-failed', 'visitor'],
      ['account.sign-in-new-device', june.id],
    ]);
    expect(rows[2]?.detail).toEqual({ device: 'Chrome on Mac', way: 'password' });
    expect(JSON.stringify(rows)).not.toMatch(/203\.0\.113|example\.com|chair/);
  });

  it('attack 18: so is a wrong code after a correct password, at sign-in and as a proof', async () => {
    const maren = await shop.withFactor('maren@example.com');
    const half = await enter('maren@example.com');
    if (half.ok || half.code !== 'second-factor') throw new Error('no code was asked for');
    const asked = browser(cookieOf(half.headers));
    expect(await enterCode(shop.visitor, shop.auth, { code: '00000-00000', headers: asked })).toMatchObject({
      ok: false,
    });
    const own = browser(maren.cookie);
    const person = { ...shop.ctx.as(await actorOfRequest(shop.auth, own)), address: '203.0.113.7' };
    const proof = { password: '', code: '00000-00000', headers: own };
    expect(await confirmIdentity(person, shop.auth, proof)).toMatchObject({ ok: false });
    const rows = await shop.ctx.db.select().from(audit).where(eq(audit.subjectId, maren.id));
    const failed = rows.filter(({ act }) => act === 'account.sign-in-failed');
    expect(failed.map(({ actor, detail }) => [actor, detail])).toEqual([
      ['visitor', { device: 'Chrome on Mac', way: 'second factor' }],
      [maren.id, { device: 'Chrome on Mac', way: 'second factor' }],
    ]);
  });

  it('attack 3: an address that no one has confirmed gets a few letters a day, a confirmed one gets every letter', async () => {
    const stranger = await shop.signedUp('victim@example.com');
    const asked = { ...shop.ctx.as(stranger.actor), address: '203.0.113.7' };
    const [{ tries }] = limits.unprovenLetter;
    const change = async (times: number) => {
      for (let turn = 0; turn < times; turn += 1) {
        await recordAccountAct(asked, { act: 'account.change-password', accountId: stranger.id });
      }
      return (await subjects('victim@example.com')).filter((subject) => subject === 'Your password was changed').length;
    };
    expect(await change(tries + 5)).toBe(tries);
    await shop.ctx.db.update(account).set({ emailVerified: true }).where(eq(account.id, stranger.id));
    expect(await change(5)).toBe(tries + 5);
  });

  it('a sign-in on a new device gets a letter with a way forward; on a known one it gets none', async () => {
    await shop.signedUp('june@example.com');
    const first = await enter('june@example.com');
    if (!first.ok) throw new Error('refused');
    expect(await subjects('june@example.com')).toContain('New sign-in to your account');
    const letter = shop.ctx.sent.find(({ subject }) => subject === 'New sign-in to your account');
    expect(letter?.text).toContain('Chrome on Mac');
    expect(letter?.text).toContain('http://hearthline.test/reset-password');
    const before = shop.ctx.sent.length;
    expect((await enter('june@example.com', goodPassword, cookieOf(first.headers))).ok).toBe(true);
    await shop.ctx.runEffects();
    expect(shop.ctx.sent.length).toBe(before);
  });

  it('a password changed in the profile or by a mailed link is told by mail, ended sessions are written down', async () => {
    const june = await shop.signedUp('june@example.com');
    const headers = browser(june.cookie);
    const asJune = shop.ctx.as(june.actor);
    expect(await endSessions(asJune, shop.auth, { headers, id: 'others' })).toEqual({ ok: true });
    const chosen = { password: 'a walnut armchair', repeat: 'a walnut armchair' };
    expect(await changePassword(asJune, shop.auth, { current: goodPassword, ...chosen, headers })).toMatchObject({
      ok: true,
    });
    await requestPasswordReset(shop.visitor, { to: 'june@example.com' });
    const { token } = await shop.mailTo('june@example.com');
    const again = { token, password: 'a cedar chest', repeat: 'a cedar chest', headers: browser() };
    expect(await resetPassword(shop.visitor, shop.auth, again)).toMatchObject({ ok: true });
    expect(await acts(june.id)).toEqual([
      'account.sign-up',
      'account.end-sessions',
      'account.change-password',
      'account.reset-password',
    ]);
    expect(await subjects('june@example.com')).toEqual(
      expect.arrayContaining(['Your password was changed', 'Your password was reset']),
    );
  });

  it('the owner reads only their own, newest first', async () => {
    const june = await shop.signedUp('june@example.com');
    const theo = await shop.signedUp('theo@example.com');
    shop.ctx.clock.forward(1000);
    await enter('june@example.com', 'not her chair');
    expect(await recentActivity(shop.ctx.as(june.actor))).toMatchObject([
      { said: 'Someone tried to sign in and couldn’t', device: 'Chrome on Mac' },
      { said: 'You created this account' },
    ]);
    expect(await recentActivity(shop.ctx.as(theo.actor))).toMatchObject([{ said: 'You created this account' }]);
    expect(await recentActivity(shop.visitor)).toEqual([]);
  });

  it('no one can flood the log: neither one account’s lines nor those of addresses without one', async () => {
    const june = await shop.signedUp('june@example.com');
    const [{ tries }] = limits.failedSignInNoted;
    for (let turn = 0; turn < tries * 3; turn++) {
      const from = { ...shop.visitor, address: `198.51.100.${turn}` };
      const headers = browser();
      await signIn(from, shop.auth, { email: 'june@example.com', password: 'not her chair', headers });
      await signIn(from, shop.auth, { email: `nobody${turn}@example.com`, password: 'not a chair', headers });
    }
    expect((await acts(june.id)).filter((act) => act === 'account.sign-in-failed')).toHaveLength(tries);
    expect(await acts('unknown')).toHaveLength(tries);
    expect(JSON.stringify(await shop.ctx.db.select().from(audit))).not.toContain('nobody');
    shop.ctx.clock.forward(60 * 60 * 1000);
    await enter('june@example.com', 'not her chair');
    expect((await acts(june.id)).filter((act) => act === 'account.sign-in-failed')).toHaveLength(tries + 1);
  });

  it('an act that is rolled back leaves neither a log line nor a letter', async () => {
    const june = await shop.signedUp('june@example.com');
    await shop.ctx.runEffects();
    const before = shop.ctx.sent.length;
    await shop.ctx.db
      .transaction(async (tx) => {
        const inside = { ...shop.ctx.as(june.actor), db: tx };
        await recordAccountAct(inside, { act: 'account.add-passkey', accountId: june.id });
        throw new Error('undone');
      })
      .catch(() => undefined);
    await shop.ctx.runEffects();
    expect(await acts(june.id)).toEqual(['account.sign-up']);
    expect(shop.ctx.sent.length).toBe(before);
  });
});
