import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { limits } from '#core/settings/index.ts';
import { goodPassword, openProductionShop } from '../../../tests/setup/production-shop.ts';
import { audit } from '../../db/schema/index.ts';

const shop = await openProductionShop();
const [, ofPair, ofAll] = limits.signIn;

/** How many guesses a growing delay allows in the time that passed. Computed, because the machine may be slow. */
async function guessesIn<Value>(
  { free, firstWait }: { free: number; firstWait: number },
  act: () => Promise<Value>,
): Promise<{ value: Value; most: number }> {
  const began = performance.now();
  const value = await act();
  const seconds = (performance.now() - began) / 1000;
  return { value, most: free + Math.floor(Math.log2(seconds / firstWait + 1)) };
}
const [ofSession] = limits.provePassword;
const wrong = 'not her armchair by the window';

describe('attack 18: what is refused at the staff’s door in production', () => {
  it('is written down for who is signed in, a few times an hour, and not for visitors', async () => {
    const theo = shop.browser({ address: '198.51.100.40' });
    await theo.signUp('theo@example.com');
    const [{ tries }] = limits.refusalNoted;
    for (let turn = 0; turn < tries + 5; turn++) {
      const paths = ['/studio', '/studio/people', '/studio/people.data', '/studio/orders'];
      const answer = await theo.get(paths[turn % paths.length] ?? '/studio');
      expect(answer.status).toBeLessThan(400);
      expect(await answer.text()).not.toContain('Work queue');
    }
    await shop.browser({ address: '198.51.100.41' }).get('/studio');
    const refused = await shop.database.db.select().from(audit).where(eq(audit.act, 'account.refused-access'));
    expect(refused).toHaveLength(tries);
    expect(refused[0]).toMatchObject({ detail: { capability: 'studio.enter' } });
    const page = await (await theo.get('/profile')).text();
    expect(page).toContain('Recent activity');
    expect(page).toContain('We blocked access to a page for our team');
  });
});

describe('attack 10: a stranger guesses at an account in production', () => {
  it('and neither locks out the owner nor allows unlimited guesses', async () => {
    const email = 'june@example.com';
    const home = shop.browser({ address: '198.51.100.1' });
    await home.signUp(email);
    const cookie = home.cookies.get('hearthline.device');
    expect(cookie, 'the browser is known from now on').toBeTruthy();

    // A burst from one address: only the free attempts are even checked.
    const stranger = shop.browser({ address: '203.0.113.66' });
    const { value: burst, most } = await guessesIn(ofPair, () =>
      Promise.all(Array.from({ length: 63 }, () => stranger.signIn(email, wrong))),
    );
    const tried = burst.filter(({ status }) => status === 400);
    expect(tried.length).toBeGreaterThanOrEqual(ofPair.free);
    expect(tried.length).toBeLessThanOrEqual(most);
    const refused = burst.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(63 - tried.length);
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await refused[0]?.text()).toContain('Too many tries. Please try again in');
    // The API is limited too, for JSON and for forms.
    const form = { method: 'POST', body: new URLSearchParams({ email, password: goodPassword }) };
    const headers = { 'X-Forwarded-For': '203.0.113.66', Origin: shop.origin };
    expect((await stranger.call('/api/auth/sign-in/email', { email, password: goodPassword })).status).toBe(429);
    expect((await fetch(`${shop.origin}/api/auth/sign-in/email`, { ...form, headers })).status).toBe(429);

    // From many addresses: the whole account is slowed down for unknown devices.
    const everywhere = await guessesIn(ofAll, () =>
      Promise.all(
        Array.from({ length: ofAll.free + 30 }, (_, turn) =>
          shop.browser({ address: `192.0.2.${turn}` }).signIn(email, wrong),
        ),
      ),
    );
    const statuses = everywhere.value.map(({ status }) => status);
    expect(statuses.filter((status) => status === 400).length + tried.length).toBeLessThanOrEqual(everywhere.most);
    expect(statuses.every((status) => status === 400 || status === 429)).toBe(true);

    // The signed-in owner can prove the password, sign out, and sign back in on the same device from any address.
    const proved = await home.post('/profile/acts', { act: 'email', email, password: goodPassword });
    expect(proved.status).toBe(200);
    expect((await home.call('/api/auth/sign-out', {})).status).toBe(200);
    expect(await home.whoAmI()).toBeNull();
    expect((await home.signIn(email)).status).toBe(200);
    const elsewhere = shop.browser({ address: '203.0.113.66' });
    for (const [name, value] of home.cookies) if (name === 'hearthline.device') elsewhere.cookies.set(name, value);
    expect((await elsewhere.signIn(email)).status).toBe(200);

    // On an unknown device, an emailed link gets the owner in right away.
    for (let turn = 0; ; turn++) {
      const answer = await shop.browser({ address: `192.0.3.${turn}` }).signIn(email, wrong);
      // Long enough to last through the steps below.
      if (Number(answer.headers.get('retry-after')) > 20) break;
    }
    const phone = shop.browser({ address: '198.51.100.9' });
    expect((await phone.signIn(email)).status, 'slowed down like any stranger').toBe(429);
    expect((await phone.post('/forgot-password', { to: email })).status).toBe(200);
    const letter = await shop.letter(email, 'Choose a new password');
    const chosen = 'a cedar chest in the hallway';
    const reset = await phone.post(letter.link('/reset-password'), { password: chosen, repeat: chosen });
    expect(reset.headers.get('location')).toBe('/?signUp=1&changed=password');
    expect((await phone.signIn(email, chosen)).status).toBe(200);
    expect(await phone.whoAmI()).toBe(email);
    await shop.letter(email, 'Your password was reset');

    // A known device can't guess without limit either, and neither can a session.
    const proofs = await guessesIn(ofSession, () =>
      Promise.all(
        Array.from({ length: ofSession.free * 3 }, async () => {
          const form = { act: 'email', email: 'new@example.com', password: wrong };
          return (await phone.post('/profile/acts', form)).text();
        }),
      ),
    );
    const looked = proofs.value.filter((text) => text.includes('does not match the account'));
    expect(looked.length).toBeLessThanOrEqual(proofs.most);
    expect(proofs.value.filter((text) => text.includes('Too many tries'))).toHaveLength(
      ofSession.free * 3 - looked.length,
    );

    // All of this left only a few log entries, none with an address.
    const lines = await shop.database.db.select().from(audit);
    expect(lines.length).toBeLessThan(40);
    expect(JSON.stringify(lines)).not.toMatch(/example\.com|203\.0\.113|192\.0\.2\./);
  });
});
