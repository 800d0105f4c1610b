import { and, count, desc, eq, gte, ilike, isNotNull, isNull, lt, lte, or } from 'drizzle-orm';
import { type ApiKeyState, apiKeyRules } from '#core/account/index.ts';
import type { Db } from '../db/database.ts';
import { anywhere, bounds, type Page } from '../db/page.ts';
import { account, apiKey } from '../db/schema/index.ts';

export type ApiKeyRow = typeof apiKey.$inferSelect;

export async function insertKey(tx: Db, row: typeof apiKey.$inferInsert): Promise<ApiKeyRow> {
  const [made] = await tx.insert(apiKey).values(row).returning();
  if (!made) throw new Error('an api-key was not written');
  return made;
}

export async function keyByHash(db: Db, hash: string): Promise<ApiKeyRow | null> {
  const [row] = await db.select().from(apiKey).where(eq(apiKey.hash, hash));
  return row ?? null;
}

export async function lockKey(tx: Db, id: string): Promise<ApiKeyRow | null> {
  const [row] = await tx.select().from(apiKey).where(eq(apiKey.id, id)).for('update');
  return row ?? null;
}

export async function changeKey(tx: Db, id: string, changes: Partial<ApiKeyRow>): Promise<void> {
  await tx.update(apiKey).set(changes).where(eq(apiKey.id, id));
}

/** How many keys a maker's system can call with today. */
export const validKeysOfMaker = (db: Db, makerId: string, today: string): Promise<number> =>
  db.$count(apiKey, and(eq(apiKey.makerId, makerId), isNull(apiKey.revokedAt), gte(apiKey.lastDay, today)));

/** Only replaces an older use: of several simultaneous calls, one writes and the others find nothing to change. */
export async function noteUse(db: Db, id: string, now: Date): Promise<void> {
  const until = new Date(now.getTime() - apiKeyRules.lastUseSeconds * 1000);
  await db
    .update(apiKey)
    .set({ lastUsedAt: now })
    .where(and(eq(apiKey.id, id), or(isNull(apiKey.lastUsedAt), lte(apiKey.lastUsedAt, until))));
}

export interface KeysAsked {
  /** Searches the purpose and the ending. */
  words: string;
  state: ApiKeyState | undefined;
  page: Page;
}

const inState = (state: ApiKeyState, today: string) =>
  ({
    valid: and(isNull(apiKey.revokedAt), gte(apiKey.lastDay, today)),
    ended: and(isNull(apiKey.revokedAt), lt(apiKey.lastDay, today)),
    revoked: isNotNull(apiKey.revokedAt),
  })[state];

export async function keyPage(db: Db, { words, state, page }: KeysAsked, today: string) {
  const asked = and(
    words === '' ? undefined : or(ilike(apiKey.name, anywhere(words)), eq(apiKey.ending, words)),
    state && inState(state, today),
  );
  const { limit, offset } = bounds(page);
  const [rows, [all]] = await Promise.all([
    db
      .select({ key: apiKey, creator: account.firstName })
      .from(apiKey)
      .leftJoin(account, eq(account.id, apiKey.createdBy))
      .where(asked)
      .orderBy(desc(apiKey.createdAt), desc(apiKey.id))
      .limit(limit)
      .offset(offset),
    db.select({ total: count() }).from(apiKey).where(asked),
  ]);
  return { rows, total: all?.total ?? 0 };
}
