import { type Limited, type LimitVerdict, withinLimit } from '#core/settings/index.ts';
import type { Ctx } from '../context.ts';
import { inTransaction } from '../db/transaction.ts';
import { type Asker, type Counted, countedFor, type Whose } from './counted.ts';
import { deleteTries, deleteTriesById, insertTries, lockKeys, timesOf } from './store.ts';

export type TryNeeds = Asker & Pick<Ctx, 'db' | 'clock' | 'ids'>;

/** Counts one try or, after too many, says how long to wait. Refused tries don't extend the wait. */
export async function takeTry(ctx: TryNeeds, name: Limited, whose: Whose = {}): Promise<LimitVerdict> {
  const { verdict } = await take(ctx, countedFor(ctx, name, whose));
  return verdict;
}

/** Checks without counting, for actions that only count when they fail. */
export async function mayTry(ctx: TryNeeds, name: Limited, whose: Whose = {}): Promise<LimitVerdict> {
  return verdictOf(ctx, countedFor(ctx, name, whose));
}

export type Tried<Answer> = { ok: true; answer: Answer } | Extract<LimitVerdict, { ok: false }>;

/**
 * Counts a try before making it, so that simultaneous tries stay within the limit, and refunds it if it succeeds. Holds
 * no database connection in between, because hashing a password is slow. A try that throws stays counted.
 */
export async function countedTry<Answer>(
  ctx: TryNeeds,
  name: Limited,
  whose: Whose,
  { attempt, isRight }: { attempt: () => Promise<Answer>; isRight: (answer: Answer) => boolean },
): Promise<Tried<Answer>> {
  const counted = countedFor(ctx, name, whose);
  const { verdict, taken } = await take(ctx, counted);
  if (!verdict.ok) return verdict;
  const answer = await attempt();
  if (isRight(answer)) await giveBack(ctx, counted, taken);
  return { ok: true, answer };
}

async function take(ctx: TryNeeds, counted: readonly Counted[]): Promise<{ verdict: LimitVerdict; taken: string[] }> {
  if (counted.length === 0) return { verdict: { ok: true }, taken: [] };
  return inTransaction(ctx, async (inside) => {
    const keys = counted.map(({ key }) => key);
    await lockKeys(inside.db, keys);
    const verdict = await verdictOf(inside, counted);
    if (!verdict.ok) return { verdict, taken: [] };
    const rows = rowsOf(ctx, counted);
    await insertTries(inside.db, rows);
    return { verdict, taken: rows.map(({ id }) => id) };
  });
}

export function rowsOf({ clock, ids }: Pick<Ctx, 'clock' | 'ids'>, counted: readonly Counted[]) {
  const triedAt = clock.now();
  return counted.map(({ limit, key }) => {
    const countsUntil = new Date(triedAt.getTime() + limit.seconds * 1000);
    return { id: ids.next('try'), key, triedAt, countsUntil };
  });
}

/** These limits are shared with strangers, so only the try itself is refunded. */
const shared: readonly string[] = ['address', 'account'];

/** After a successful try, limits that count only this person start over. What others tried still counts. */
async function giveBack(ctx: TryNeeds, counted: readonly Counted[], taken: readonly string[]): Promise<void> {
  const own = counted.filter(({ limit }) => !shared.includes(limit.by)).map(({ key }) => key);
  if (taken.length > 0) await deleteTriesById(ctx.db, taken);
  if (own.length > 0) await deleteTries(ctx.db, own);
}

async function verdictOf(ctx: TryNeeds, counted: readonly Counted[]): Promise<LimitVerdict> {
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
