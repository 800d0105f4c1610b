import { type ApiKeyDays, apiKeyRules, apiKeySchema, makerScope } from '#core/account/index.ts';
import { addDays, easternDay } from '#core/promotion/index.ts';
import { firstProblems } from '../account/first-problems.ts';
import { appendAudit } from '../audit/append.ts';
import { authorise, type ProofNeeded } from '../authorise.ts';
import type { Ctx } from '../context.ts';
import { takeTurns } from '../db/take-turns.ts';
import { inTransaction } from '../db/transaction.ts';
import { findMaker } from '../maker/read-makers.ts';
import { hashKey } from './hash-key.ts';
import { type ApiKeyRow, insertKey, validKeysOfMaker } from './store.ts';

export type KeyMade =
  | { ok: true; id: string; key: string }
  | { ok: false; reason: 'not-allowed' }
  | ProofNeeded
  | { ok: false; reason: 'invalid'; problems: Partial<Record<keyof KeyAsked, string>> };

/** As a form or another use case sends it. Omitted fields get the defaults. */
export interface KeyAsked {
  name: string;
  scopes: readonly string[];
  lastDay?: string;
  callsPerMinute?: string | number;
}

const prefix = 'hl_';
const endingLength = 4;

/** The earliest and latest last day for a key created today, plus the suggested one. */
export function keyDays({ clock }: Pick<Ctx, 'clock'>): ApiKeyDays & { usual: string } {
  const first = easternDay(clock.now());
  return { first, last: addDays(first, apiKeyRules.mostDays), usual: addDays(first, apiKeyRules.usualDays) };
}

/** Creates a key. We only store its hash, so this is the one time it's shown. */
export async function createKey(
  ctx: Pick<Ctx, 'db' | 'clock' | 'ids' | 'actor'>,
  { name, scopes, lastDay, callsPerMinute = apiKeyRules.usualCallsPerMinute }: KeyAsked,
): Promise<KeyMade> {
  const allowed = authorise(ctx.actor, 'api-key.create');
  if (!allowed.ok) return allowed;
  const days = keyDays(ctx);
  const read = apiKeySchema(days).safeParse({ name, scopes, lastDay: lastDay ?? days.usual, callsPerMinute });
  if (!read.success) return { ok: false, reason: 'invalid', problems: firstProblems(read.error.issues) };
  return inTransaction(ctx, (inside) => writeKey(inside, { ...read.data, createdBy: allowed.account.id }));
}

/**
 * Creates a key for a maker's own system. It works for as long as a key can, and the name says whose it is: it's listed
 * and revoked with the others.
 */
export async function createMakersKey(
  ctx: Pick<Ctx, 'db' | 'clock' | 'ids' | 'actor'>,
  { makerId }: { makerId: string },
): Promise<Exclude<KeyMade, { reason: 'invalid' }> | { ok: false; reason: 'unknown' | 'too-many' }> {
  const allowed = authorise(ctx.actor, 'api-key.create');
  if (!allowed.ok) return allowed;
  return inTransaction(ctx, async (inside) => {
    const maker = await findMaker(inside, makerId);
    if (!maker) return { ok: false, reason: 'unknown' };
    await takeTurns(inside.db, `keys of ${makerId}`);
    const today = easternDay(inside.clock.now());
    if ((await validKeysOfMaker(inside.db, makerId, today)) >= mostKeysOfMaker)
      return { ok: false, reason: 'too-many' };
    return writeKey(inside, {
      name: maker.name.slice(0, apiKeyRules.longestName),
      scopes: [makerScope],
      lastDay: keyDays(inside).last,
      callsPerMinute: apiKeyRules.usualCallsPerMinute,
      makerId,
      createdBy: allowed.account.id,
    });
  });
}

/** One in use and one that replaces it, with room for a second system. */
export const mostKeysOfMaker = 4;

type NewKey = Pick<ApiKeyRow, 'name' | 'scopes' | 'lastDay' | 'callsPerMinute' | 'createdBy'> & { makerId?: string };

async function writeKey(
  inside: Pick<Ctx, 'db' | 'clock' | 'ids' | 'actor'>,
  made: NewKey,
): Promise<{ ok: true; id: string; key: string }> {
  const key = `${prefix}${inside.ids.token()}`;
  const id = inside.ids.next('key');
  const ending = key.slice(-endingLength);
  await insertKey(inside.db, { ...made, id, hash: hashKey(key), ending, createdAt: inside.clock.now() });
  const { createdBy: _by, ...detail } = made;
  await appendAudit(inside, { act: 'api-key.create', subject: { kind: 'api-key', id }, detail });
  return { ok: true, id, key };
}
