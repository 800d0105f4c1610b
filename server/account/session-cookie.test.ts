import { expect, test } from 'vitest';
import { session } from '../db/schema/index.ts';
import { openAccountShop } from './account.test-data.ts';
import { signedCookie, tokenOf } from './session-cookie.ts';

test('the cookie that the library sets is read as it signs it, and only with its signature', async () => {
  const shop = await openAccountShop();
  const june = await shop.signedUp('june@example.com');
  const { authCookies, secret } = await shop.auth.$context;
  const cookie = { ...authCookies.sessionToken, secret };
  const [row] = await shop.ctx.db.select({ token: session.token }).from(session);
  const headers = new Headers({ cookie: june.cookie });
  expect(tokenOf(cookie, headers)).toBe(row?.token);
  expect(signedCookie(june.cookie, cookie.name, secret)).toBe(row?.token);
  expect(tokenOf({ ...cookie, secret: `${secret}x` }, headers)).toBeNull();
});
