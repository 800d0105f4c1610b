import { makeAdmin } from '#server/account/staff/make-admin.ts';
import { systemClock } from '#server/clock.ts';
import { systemActor } from '#server/context.ts';
import { codeFor } from './authenticator.ts';
import { fresh } from './fresh.ts';
import { goodPassword, type ProductionShop, type ShopBrowser } from './production-shop.ts';

const freshIds = { next: (kind: string) => fresh(`${kind}_`), token: () => fresh('token') };

/** The first admin of a production shop, with the second factor that opens the studio, in a browser of their own. */
export async function signedInAdmin(shop: ProductionShop, email = 'theo@hearthline.example'): Promise<ShopBrowser> {
  const browser = shop.browser();
  await browser.signUp(email);
  const confirmation = (await shop.letter(email, 'Please confirm your email address')).link('/verify-email');
  await browser.post(confirmation, {});
  const clock = systemClock(null);
  const made = await makeAdmin({ db: shop.database.db, clock, ids: freshIds, actor: systemActor }, { email });
  if (!made.ok) throw new Error(made.reason);
  await browser.signIn(email);
  await enrollFactor(browser);
  return browser;
}

/** Sets up an authenticator app for who is signed in. */
export async function enrollFactor(browser: ShopBrowser, password = goodPassword): Promise<void> {
  const begun = await browser.post('/profile/second-factor', { password });
  const { key } = (await begun.json()) as { key: string };
  const confirmed = await browser.post('/profile/acts', { act: 'second-factor', code: codeFor(key) });
  if (!confirmed.ok) throw new Error(`the second factor answered ${confirmed.status}: ${await confirmed.text()}`);
}
