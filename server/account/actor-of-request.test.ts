import { describe, expect, it } from 'vitest';
import { createTestContext } from '../../tests/setup/context.ts';
import { createTestDatabase } from '../../tests/setup/database.ts';
import { openDatabase } from '../db/database.ts';
import { session } from '../db/schema/index.ts';
import { actorOfRequest } from './actor-of-request.ts';
import { createAuth } from './auth.ts';

const settings = { origin: 'http://hearthline.test', secret: 'a secret of thirty-two characters!', production: false };

describe('who is asking', () => {
  it('is known by their cookie; a broken cookie means a visitor; a broken database is an error, not a visitor', async () => {
    const database = await createTestDatabase();
    const ctx = await createTestContext(database);
    const auth = createAuth(ctx.db, { ...settings, clock: ctx.clock });
    const { headers } = await auth.api.signUpEmail({
      body: { email: 'june@example.com', password: 'a walnut armchair', name: 'June', firstName: 'June' },
      returnHeaders: true,
    });
    const cookie = headers
      .getSetCookie()
      .filter((line) => line.startsWith('hearthline.session_token='))
      .map((line) => line.split(';')[0])
      .join('; ');

    expect(await actorOfRequest(auth, new Headers())).toEqual({ kind: 'visitor' });
    expect(await actorOfRequest(auth, new Headers({ cookie }))).toMatchObject({ kind: 'account', firstName: 'June' });
    for (const wrong of [`${cookie}x`, cookie.replace('%3D', ''), cookie.replace(/=.*/, '=%E0%A4%A'), `x${cookie}`]) {
      expect(await actorOfRequest(auth, new Headers({ cookie: wrong })), wrong).toEqual({ kind: 'visitor' });
    }
    expect(await auth.personOf(new Headers({ cookie }))).toMatchObject({ email: 'june@example.com' });
    const forged = cookie.replace(/session_token=(.)/, (_, first) => `session_token=${first === 'X' ? 'Y' : 'X'}`);
    expect(await actorOfRequest(auth, new Headers({ cookie: forged }))).toEqual({ kind: 'visitor' });
    for (const wrong of ['', forged, `${cookie}x`, cookie.replace('%3D', ''), cookie.replace(/\.[^;]*/, '.')]) {
      expect(await auth.personOf(new Headers({ cookie: wrong })), wrong).toBeNull();
    }

    await ctx.db.update(session).set({ expiresAt: new Date(0) });
    expect(await auth.personOf(new Headers({ cookie })), 'over').toBeNull();
    expect(await actorOfRequest(auth, new Headers({ cookie })), 'ended').toEqual({ kind: 'visitor' });
    await ctx.db.delete(session);
    expect(await actorOfRequest(auth, new Headers({ cookie })), 'signed out').toEqual({ kind: 'visitor' });

    const gone = openDatabase(database.url.replace(/:\d+\//, ':1/'), { onError: () => undefined });
    const blind = createAuth(gone.db, { ...settings, clock: ctx.clock });
    await expect(actorOfRequest(blind, new Headers({ cookie }))).rejects.toThrow();
    await gone.close();
  });
});
