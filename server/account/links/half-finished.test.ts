import { setTimeout as pause } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { account, session } from '../../db/schema/index.ts';
import { cookieOf, goodPassword, origin } from '../account.test-data.ts';
import { lockWaysIn } from '../lock-account.ts';
import { enterCode } from '../sign-in/enter-code.ts';
import { signIn } from '../sign-in/sign-in.ts';
import { setPassword } from '../sign-in/store-credential.ts';
import { chosen, email, events, everyLink, type Linked } from './links.test-data.ts';
import { endLinks } from './links.ts';

const idOf = ({ asJune }: Linked) => (asJune.actor.kind === 'account' ? asJune.actor.id : '');

/** June, whose address is confirmed and who has a second factor. */
async function june(): Promise<Linked> {
  const linked = await everyLink({ factor: true });
  await linked.shop.ctx.db
    .update(account)
    .set({ emailVerified: true })
    .where(eq(account.id, idOf(linked)));
  return linked;
}

/** A thief entered the password; the headers go with the code. */
async function halfIn(linked: Linked, password = goodPassword): Promise<Headers | string> {
  const { shop } = linked;
  const entered = await signIn(shop.visitor, shop.auth, { email, password, headers: new Headers({ origin }) });
  if (entered.ok) return 'in';
  return entered.code === 'second-factor' ? new Headers({ origin, cookie: cookieOf(entered.headers) }) : entered.code;
}

async function finish({ shop, recoveryCodes }: Linked, headers: Headers | string, turn: number): Promise<string> {
  if (typeof headers === 'string') throw new Error(headers);
  const entered = await enterCode(shop.visitor, shop.auth, { code: recoveryCodes[turn] ?? '', headers });
  return entered.ok ? 'in' : entered.code;
}

describe.each(Object.entries(events))('attack 4: after %s', (_, happen) => {
  it('a sign-in that someone began before is not finished with a recovery code', async () => {
    const linked = await june();
    const [first, second] = [await halfIn(linked), await halfIn(linked)];
    expect(await finish(linked, first, 0), 'it worked until then').toBe('in');
    expect(await happen(linked)).toMatchObject({ ok: true });
    const { db } = linked.shop.ctx;
    const before = await db.$count(session);
    expect(await finish(linked, second, 1)).toBe('wrong-code');
    expect(await db.$count(session)).toBe(before);
  });
});

describe('attack 4: who knows the old password and a recovery code, in the very moment the owner replaces it', () => {
  const heldUp = `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;

  /** What a reset does, while `act` waits for what `hold` locks. */
  async function meanwhile<Value>(linked: Linked, hold: 'account' | 'challenge', act: () => Promise<Value>) {
    const { shop } = linked;
    const id = idOf(linked);
    const hash = await (await shop.auth.$context).password.hash(chosen.password);
    let acting: Promise<Value> | undefined;
    await shop.ctx.db.transaction(async (tx) => {
      if (hold === 'account') await lockWaysIn(tx, id);
      else await tx.execute(sql`lock table verification in share row exclusive mode`);
      acting = act();
      while ((await shop.database.pool.query(heldUp)).rowCount === 0) await pause(5);
      await lockWaysIn(tx, id);
      await setPassword({ ...shop.ctx, db: tx }, id, hash);
      await tx.delete(session).where(eq(session.userId, id));
      await endLinks(tx, id, email);
    });
    return acting as Promise<Value>;
  }

  const sessions = async ({ shop }: Linked) => (await shop.database.pool.query('select from session')).rowCount;

  it.each(['account', 'challenge'] as const)('is not asked for a code (%s)', async (hold) => {
    const linked = await june();
    const { shop } = linked;
    expect(await meanwhile(linked, hold, () => halfIn(linked))).toBe('wrong-password');
    const left = await shop.database.pool.query('select from verification where value = $1', [idOf(linked)]);
    expect(left.rowCount).toBe(0);
    expect(await sessions(linked)).toBe(0);
    expect(await finish(linked, await halfIn(linked, chosen.password), 0), 'the owner').toBe('in');
  });

  it('is not let in with a code that was right', async () => {
    const linked = await june();
    const half = await halfIn(linked);
    expect(await meanwhile(linked, 'account', () => finish(linked, half, 0))).toBe('wrong-code');
    expect(await sessions(linked)).toBe(0);
    expect(await finish(linked, await halfIn(linked, chosen.password), 1), 'the owner').toBe('in');
  });
});
