import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { SoftwarePasskey } from '#server/account/sign-in/passkey.test-data.ts';
import { account } from '#server/db/schema/index.ts';
import { enrollFactor, signedInAdmin } from '../setup/production-admin.ts';
import { goodPassword, openProductionShop, type ProductionShop, type ShopBrowser } from '../setup/production-shop.ts';

let shop: ProductionShop;
let admin: ShopBrowser;
beforeAll(async () => {
  shop = await openProductionShop();
  admin = await signedInAdmin(shop);
});

const newPassword = 'the invited person’s own armchair';
const roleOf = async (email: string) =>
  (await shop.database.db.select().from(account).where(eq(account.email, email)))[0]?.role;

/** The link in the letter to who is invited. */
async function invite(email: string): Promise<string> {
  expect((await admin.post('/studio/people', { email, role: 'admin' })).status).toBe(200);
  return (await shop.letter(email, /invited you/)).link('/invitation');
}

const confirmationLink = async (email: string) =>
  (await shop.letter(email, 'Please confirm your email address')).link('/verify-email');
const confirm = async (browser: ShopBrowser, email: string) => browser.post(await confirmationLink(email), {});

interface Asked {
  options: unknown;
}
const json = (value: unknown) => ({ response: JSON.stringify(value) });

/** Adds a passkey to the account that is signed in here. */
async function addPasskey(browser: ShopBrowser, key: SoftwarePasskey): Promise<void> {
  const { options } = (await (await browser.post('/profile/passkeys', { act: 'begin' })).json()) as Asked;
  const made = key.make(options, { from: shop.origin });
  expect((await browser.post('/profile/passkeys', { act: 'add', ...json(made) })).status).toBe(200);
}

/** Tries to sign in with it, in a browser that has never been here. */
async function entersWith(key: SoftwarePasskey): Promise<boolean> {
  const browser = shop.browser();
  const { options } = (await (await browser.post('/sign-in/passkey', { act: 'begin' })).json()) as Asked;
  const used = key.use(options, { from: shop.origin });
  return (await browser.post('/sign-in/passkey', { act: 'enter', ...json(used) })).ok;
}

describe('attack 1: a stranger becomes admin', () => {
  it('by registering the address before its owner is invited: the account changes hands, the stranger is out', async () => {
    const email = 'maren@example.com';
    const stranger = shop.browser();
    await stranger.signUp(email);
    const link = await invite(email);

    const maren = shop.browser();
    const page = await (await maren.get(link)).text();
    expect(page).toContain('name="firstName"');
    const form = { firstName: 'Maren', password: newPassword };
    expect((await maren.post(link, form)).headers.get('location')).toBe('/?signUp=1&next=%2Fstudio');

    expect(await roleOf(email)).toBe('admin');
    expect(await stranger.whoAmI()).toBeNull();
    expect((await stranger.get('/studio')).status).toBe(302);
    expect((await stranger.signIn(email)).status, 'with the password they chose').toBe(400);
    expect(await stranger.whoAmI()).toBeNull();

    expect((await maren.signIn(email, newPassword)).status).toBe(200);
    expect((await maren.get('/studio')).headers.get('location')).toBe('/profile#second-factor');
    await enrollFactor(maren, newPassword);
    expect((await maren.get('/studio')).status).toBe(200);
    expect((await shop.browser().post(link, form)).status, 'used up').toBe(400);
  });

  it('by the letter alone: a confirmed account is raised by its owner, signed in, with the password', async () => {
    const email = 'ada@example.com';
    const ada = shop.browser();
    await ada.signUp(email);
    expect((await confirm(ada, email)).status).toBe(200);
    const link = await invite(email);

    const reader = shop.browser();
    expect(await (await reader.get(link)).text()).toContain('Sign in first');
    expect((await reader.post(link, { firstName: 'Eve', password: newPassword })).status).toBe(400);
    const other = shop.browser();
    await other.signUp('eve@example.com');
    expect(await (await other.get(link)).text()).toContain('signed in as eve@example.com');
    expect((await other.post(link, { firstName: 'Eve', password: goodPassword })).status).toBe(400);
    expect((await ada.post(link, { password: 'not her password at all' })).status).toBe(400);
    expect((await ada.postFromElsewhere(link, { password: goodPassword })).status).toBe(403);
    expect([await roleOf(email), await roleOf('eve@example.com')]).toEqual(['customer', 'customer']);

    expect((await ada.post(link, { password: goodPassword })).headers.get('location')).toBe('/studio');
    expect(await roleOf(email)).toBe('admin');
    expect(await ada.whoAmI(), 'nothing of hers was replaced').toBe(email);
  });

  it('by registering the address of someone an admin then picks from the list: only a confirmed account gets a role', async () => {
    const email = 'sam@example.com';
    const stranger = shop.browser();
    await stranger.signUp(email);
    const [sam] = await shop.database.db.select().from(account).where(eq(account.email, email));
    const change = { act: 'change-role', id: sam?.id ?? '', name: 'Sam', role: 'admin' };
    expect(await (await admin.post('/studio/people', change)).text()).toContain('Send an invitation instead');
    expect(await roleOf(email)).toBe('customer');

    expect((await confirm(stranger, email)).status).toBe(200);
    expect(await (await admin.post('/studio/people', change)).text()).toContain('has the new role');
    expect(await roleOf(email)).toBe('admin');
    expect(await stranger.whoAmI(), 'every session from before ended').toBeNull();
  });

  it('by a passkey of an account they registered for its owner: it goes with the account’s first password of hers', async () => {
    const email = 'kim@example.com';
    const stranger = shop.browser();
    const key = new SoftwarePasskey('the stranger’s phone');
    await stranger.signUp(email);
    await addPasskey(stranger, key);
    expect(await entersWith(key)).toBe(true);
    // What a mail program does with a link confirms nothing.
    expect((await shop.browser().get(await confirmationLink(email))).status).toBe(200);
    const link = await invite(email);
    const kim = shop.browser();
    expect(await (await kim.get(link)).text(), 'the address is still unconfirmed').toContain('name="firstName"');
    expect((await kim.post(link, { firstName: 'Kim', password: newPassword })).status).toBe(302);
    expect(await roleOf(email)).toBe('admin');
    expect(await entersWith(key)).toBe(false);
    expect(await stranger.whoAmI()).toBeNull();
  });

  it('by a passkey and a session from before: they end when the owner of a confirmed account becomes staff', async () => {
    const email = 'lee@example.com';
    const lee = shop.browser();
    await lee.signUp(email);
    expect((await confirm(lee, email)).status).toBe(200);
    const thief = shop.browser();
    expect((await thief.signIn(email)).status).toBe(200);
    const key = new SoftwarePasskey('the thief’s phone');
    await addPasskey(thief, key);
    const link = await invite(email);
    expect((await lee.post(link, { password: goodPassword })).headers.get('location')).toBe('/studio');
    expect(await roleOf(email)).toBe('admin');
    expect(await entersWith(key)).toBe(false);
    expect(await thief.whoAmI()).toBeNull();
    expect(await lee.whoAmI()).toBe(email);
    expect((await shop.letter(email, 'A passkey was removed')).text).toContain('One of your account’s passkeys');
  });
});
