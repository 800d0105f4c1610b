import { type Limited, type LimitVerdict, withinLimit } from '#core/settings/index.ts';
import type { Ctx } from '../context.ts';
import { inTransaction } from '../db/transaction.ts';
import { type Asker, type Counted, countedFor } from './counted.ts';
import { deleteTries, insertTries, lockKeys, timesOf } from './store.ts';

type Needs = Asker & Pick<Ctx, 'db' | 'clock' | 'ids'>;

interface Whose {
  /** The account that is tried, where nobody is signed in: an e-mail address. */
  account?: string;
}

/** Counts one try, unless there were too many: then it says how long to wait. Refused tries do not prolong the wait. */
export async function takeTry(ctx: Needs, name: Limited, { account }: Whose = {}): Promise<LimitVerdict> {
  const counted = countedFor(ctx, name, account);
  if (counted.length === 0) return { ok: true };
  return inTransaction(ctx, async (inside) => {
    const keys = counted.map(({ key }) => key);
    await lockKeys(inside.db, keys);
    const verdict = await verdictOf(inside, counted);
    if (!verdict.ok) return verdict;
    const triedAt = ctx.clock.now();
    await insertTries(
      inside.db,
      keys.map((key) => ({ id: ctx.ids.next('try'), key, triedAt })),
    );
    return verdict;
  });
}

/** May it be tried? Counts nothing: for what only counts when it fails. */
export async function mayTry(ctx: Needs, name: Limited, { account }: Whose = {}): Promise<LimitVerdict> {
  return verdictOf(ctx, countedFor(ctx, name, account));
}

/** Who proved to be themselves starts afresh. What others tried from the same address still counts. */
export async function forgiveTries(ctx: Needs, name: Limited, { account }: Whose = {}): Promise<void> {
  const own = countedFor(ctx, name, account).filter(({ limit }) => limit.by === 'account');
  if (own.length > 0)
    await deleteTries(
      ctx.db,
      own.map(({ key }) => key),
    );
}

async function verdictOf(ctx: Needs, counted: readonly Counted[]): Promise<LimitVerdict> {
  const now = ctx.clock.now();
  const longest = Math.max(0, ...counted.map(({ limit }) => limit.seconds));
  const keys = counted.map(({ key }) => key);
  const times = keys.length > 0 ? await timesOf(ctx.db, keys, new Date(now.getTime() - longest * 1000)) : new Map();
  let refusal: LimitVerdict = { ok: true };
  for (const { limit, key } of counted) {
    const verdict = withinLimit(limit, times.get(key) ?? [], now);
    if (verdict.ok) continue;
    if (refusal.ok || verdict.retryAfterSeconds > refusal.retryAfterSeconds) refusal = verdict;
  }
  return refusal;
}
