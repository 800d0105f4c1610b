import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { createTestContext } from '../../tests/setup/context.ts';
import { createTestDatabase } from '../../tests/setup/database.ts';
import { account, session } from '../db/schema/index.ts';
import { actorOfRequest } from './actor-of-request.ts';
import { actorOfSession } from './actor-of-session.ts';
import { createAuth } from './auth.ts';

const settings = { origin: 'http://hearthline.test', secret: 'a secret of thirty-two characters!', production: false };

it('knows by one look whom the library knows, and leaves every other case to it', async () => {
  const database = await createTestDatabase();
  const ctx = await createTestContext(database);
  const auth = createAuth(ctx.db, { ...settings, clock: ctx.clock });
  const { headers } = await auth.api.signUpEmail({
    body: { email: 'june@example.com', password: 'a walnut armchair', name: 'June', firstName: 'June' },
    returnHeaders: true,
  });
  const cookie = headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const quick = (cookies: string) => actorOfSession(ctx.db, settings.secret, new Headers({ cookie: cookies }));
  expect(await quick(cookie)).toEqual(await actorOfRequest(auth, new Headers({ cookie })));
  expect(await quick(cookie)).toMatchObject({ kind: 'account', firstName: 'June' });
  expect(await quick('')).toBeNull();
  expect(await quick(cookie.replace(/session_token=./, 'session_token=X'))).toBeNull();
  expect(await quick('hearthline.session_token=%E0%A4%A')).toBeNull();
  expect(await actorOfSession(ctx.db, 'another secret of thirty-two chars', new Headers({ cookie }))).toBeNull();

  const due = new Date(Date.now() + 28.9 * 24 * 3_600_000);
  await ctx.db.update(session).set({ expiresAt: due });
  expect(await quick(cookie)).toBeNull();
  await ctx.db.update(session).set({ expiresAt: new Date(Date.now() + 29.5 * 24 * 3_600_000) });
  expect(await quick(cookie)).not.toBeNull();
  await ctx.db.update(account).set({ disabledAt: new Date() }).where(eq(account.email, 'june@example.com'));
  expect(await quick(cookie)).toBeNull();
});
