import { beforeAll, describe, expect, it } from 'vitest';
import { goodPassword, openProductionShop, type ProductionShop, type ShopBrowser } from '../setup/production-shop.ts';

let shop: ProductionShop;
beforeAll(async () => {
  shop = await openProductionShop();
});

const newPassword = 'the owner’s own armchair';
const repeated = { password: newPassword, repeat: newPassword };
const asking = 'Is your email address changing?';

/** Signed in with a password they were not given. */
async function thiefOf(email: string): Promise<ShopBrowser> {
  const thief = shop.browser();
  expect((await thief.signIn(email)).status).toBe(200);
  return thief;
}

const askToMove = (thief: ShopBrowser, email: string) =>
  thief.post('/profile/acts', { act: 'email', email, password: goodPassword });

async function resetLinkOf(email: string, after = 0): Promise<string> {
  expect((await shop.browser().post('/forgot-password', { to: email })).status).toBe(200);
  return (await shop.letter(email, 'Choose a new password', { after })).link('/reset-password');
}

describe('attack 4: a mailed link outlives recovery', () => {
  it('a change of address that a thief asked for ends with the owner’s new password', async () => {
    const email = 'june@example.com';
    await shop.browser().signUp(email);
    const thief = await thiefOf(email);
    expect((await askToMove(thief, 'thief@example.com')).status).toBe(200);
    const move = (await shop.letter('thief@example.com', 'Please confirm your new email address')).link(
      '/verify-email',
    );

    expect((await shop.browser().post(await resetLinkOf(email), repeated)).headers.get('location')).toContain(
      'changed',
    );
    expect(await thief.whoAmI()).toBeNull();
    expect((await thief.get(move)).status).toBe(400);
    expect((await thief.post(move, {})).status).toBe(400);
    expect(await thief.whoAmI()).toBeNull();
    const june = shop.browser();
    expect((await june.signIn(email, newPassword)).status).toBe(200);
    expect(await june.whoAmI()).toBe(email);
    expect((await shop.letter(email, asking)).text, 'the owner was told').toContain('thief@example.com');
  });

  it('a confirmed address is asked before its account moves, and can stop it', async () => {
    const email = 'ada@example.com';
    const ada = shop.browser();
    await ada.signUp(email);
    const confirmation = (await shop.letter(email, 'Please confirm your email address')).link('/verify-email');
    expect((await ada.get(confirmation)).status, 'looking confirms nothing').toBe(200);
    expect((await ada.post(confirmation, {})).status).toBe(200);
    const thief = await thiefOf(email);
    await askToMove(thief, 'thief-of-ada@example.com');
    const link = (await shop.letter(email, asking)).link('/email-change');
    expect((await ada.get(link)).status, 'looking decides nothing').toBe(200);
    expect(await thief.whoAmI()).toBe(email);

    expect(await (await ada.post(link, { answer: 'stop' })).text()).toContain('Your account stays with you');
    expect(shop.lettersTo('thief-of-ada@example.com')).toEqual([]);
    expect(await thief.whoAmI()).toBeNull();
    expect((await thief.signIn(email)).status, 'with the stolen password').toBe(400);
    const reset = (await shop.letter(email, 'Choose a new password')).link('/reset-password');
    expect((await ada.post(reset, repeated)).status).toBe(302);
    expect((await ada.signIn(email, newPassword)).status).toBe(200);
  });

  it('a link that was replaced by a newer one, or used, opens nothing', async () => {
    const email = 'kim@example.com';
    const kim = shop.browser();
    await kim.signUp(email);
    const older = await resetLinkOf(email);
    const newer = await resetLinkOf(email, 1);
    expect((await shop.browser().post(older, repeated)).status).toBe(400);
    expect((await shop.browser().post(newer, repeated)).status).toBe(302);
    expect((await shop.browser().post(newer, repeated)).status).toBe(400);
    expect(await kim.whoAmI()).toBeNull();
  });

  it('signing out everywhere ends the links, too', async () => {
    const email = 'lee@example.com';
    const lee = shop.browser();
    await lee.signUp(email);
    const thief = await thiefOf(email);
    await askToMove(thief, 'thief-of-lee@example.com');
    const subject = 'Please confirm your new email address';
    const move = (await shop.letter('thief-of-lee@example.com', subject)).link('/verify-email');
    expect((await lee.post('/profile/acts', { act: 'end-sessions', id: 'others' })).status).toBe(200);
    expect((await thief.get(move)).status).toBe(400);
    expect((await thief.post(move, {})).status).toBe(400);
    expect(await lee.whoAmI()).toBe(email);
  });
});
