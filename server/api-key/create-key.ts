import { type ApiKeyDays, apiKeyRules, apiKeySchema } from '#core/account/index.ts';
import { addDays, easternDay } from '#core/promotion/index.ts';
import { firstProblems } from '../account/first-problems.ts';
import { appendAudit } from '../audit/append.ts';
import { authorise, type ProofNeeded } from '../authorise.ts';
import type { Ctx } from '../context.ts';
import { inTransaction } from '../db/transaction.ts';
import { hashKey } from './hash-key.ts';
import { insertKey } from './store.ts';

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
  const key = `${prefix}${ctx.ids.token()}`;
  const id = ctx.ids.next('key');
  await inTransaction(ctx, async (inside) => {
    await insertKey(inside.db, {
      ...read.data,
      id,
      hash: hashKey(key),
      ending: key.slice(-endingLength),
      createdBy: allowed.account.id,
      createdAt: inside.clock.now(),
    });
    await appendAudit(inside, { act: 'api-key.create', subject: { kind: 'api-key', id }, detail: { ...read.data } });
  });
  return { ok: true, id, key };
}
