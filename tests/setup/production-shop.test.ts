import { expect, it } from 'vitest';
import { openProductionShop } from './production-shop.ts';

it('the shop of the attack tests runs in production: real mail, none of the demo’s doors', async () => {
  const shop = await openProductionShop();
  const june = shop.browser();
  await june.signUp('june@example.com');
  expect(await june.whoAmI()).toBe('june@example.com');
  expect(await shop.browser().whoAmI()).toBeNull();
  const letter = await shop.letter('june@example.com', 'Please confirm your email address');
  expect((await june.post(letter.link('/verify-email'), {})).status).toBe(200);
  expect((await june.get('/dev/mailbox')).headers.get('location')).toBe('/');
  expect((await june.postFromElsewhere('/profile/acts', { act: 'end-sessions', id: 'others' })).status).toBe(403);
  expect(
    await shop
      .browser()
      .signIn('june@example.com', 'not her armchair')
      .then(({ status }) => status),
  ).toBe(400);
});
