import { beforeAll, describe, expect, it } from 'vitest';
import { openProductionShop, type ProductionShop, type ShopBrowser } from '../setup/production-shop.ts';

let shop: ProductionShop;
let attacker: ShopBrowser;
beforeAll(async () => {
  shop = await openProductionShop();
  attacker = shop.browser();
  await attacker.signUp('mallory@example.com');
});

const sessionCookie = 'hearthline.session_token';

/** An address that signs in as the attacker, as the shop hands it out after a social sign-in. */
async function loginAddress(): Promise<string> {
  const address = (await attacker.get('/social/done?way=page')).headers.get('location') ?? '';
  expect(address).toMatch(/^\/\?login=/);
  return address;
}

describe('attack 6: a link on another site signs a victim in to the attacker’s account', () => {
  it('never replaces the signed-in user, neither by following it nor by a form', async () => {
    const june = shop.browser();
    await june.signUp('june@example.com');
    const before = june.cookies.get(sessionCookie);
    const address = await loginAddress();
    const asked = (await june.followFromElsewhere(address)).headers.get('location') ?? '';
    expect(asked).toMatch(/^\/enter\?login=/);
    expect(await (await june.get(asked)).text()).toContain('signed in as june@example.com');
    expect((await june.postFromElsewhere(asked, {})).status).toBe(403);
    expect((await june.post(asked, {})).status, 'she signs out first').toBe(400);
    expect(june.cookies.get(sessionCookie)).toBe(before);
    expect(await june.whoAmI()).toBe('june@example.com');
  });

  it('signs in only after a yes on our own page', async () => {
    const visitor = shop.browser();
    const address = await loginAddress();
    const asked = (await visitor.followFromElsewhere(address)).headers.get('location') ?? '';
    expect(asked).toMatch(/^\/enter\?login=/);
    expect(await (await visitor.get(asked)).text()).toContain('signs you in as mallory@example.com');
    expect((await visitor.postFromElsewhere(asked, {})).status).toBe(403);
    expect(await visitor.whoAmI()).toBeNull();

    expect((await visitor.post(asked, {})).headers.get('location')).toBe('/projects');
    expect(await visitor.whoAmI()).toBe('mallory@example.com');
    expect(visitor.cookies.get(sessionCookie), 'a session of its own').not.toBe(attacker.cookies.get(sessionCookie));
    const again = shop.browser();
    expect((await again.post(asked, {})).status, 'used up').toBe(400);
    expect((await again.get(address)).headers.get('location')).toBe('/?signUp=1&failed=login');
  });

  it('the browser that asked for it comes home without a question', async () => {
    const address = await loginAddress();
    expect((await attacker.get(address)).headers.get('location'), 'signed in already').toBe('/projects');
    const lost = await loginAddress();
    const issuing = attacker.cookies.get(sessionCookie);
    attacker.cookies.delete(sessionCookie);
    expect((await attacker.get(lost)).headers.get('location')).toBe('/projects');
    expect(attacker.cookies.get(sessionCookie)).not.toBe(issuing);
    expect(await attacker.whoAmI()).toBe('mallory@example.com');
  });
});
