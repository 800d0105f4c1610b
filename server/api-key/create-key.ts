import { apiKeyNameSchema } from '#core/account/index.ts';
import { authorise, type ProofNeeded } from '../account/authorise.ts';
import { appendAudit } from '../audit/append.ts';
import type { Ctx } from '../context.ts';
import { inTransaction } from '../db/transaction.ts';
import { hashKey } from './hash-key.ts';
import { insertKey } from './store.ts';

export type KeyMade =
  | { ok: true; id: string; key: string }
  | { ok: false; reason: 'not-allowed' }
  | ProofNeeded
  | { ok: false; reason: 'name'; words: string };

const prefix = 'hl_';
const endingLength = 4;

/** Makes a key. It is told this once: we keep only its hash. */
export async function createKey(
  ctx: Pick<Ctx, 'db' | 'clock' | 'ids' | 'actor'>,
  given: { name: string },
): Promise<KeyMade> {
  const allowed = authorise(ctx.actor, 'api-key.create');
  if (!allowed.ok) return allowed;
  const name = apiKeyNameSchema.safeParse(given.name);
  if (!name.success) return { ok: false, reason: 'name', words: name.error.issues[0]?.message ?? '' };
  const key = `${prefix}${ctx.ids.token()}`;
  const id = ctx.ids.next('key');
  await inTransaction(ctx, async (inside) => {
    await insertKey(inside.db, {
      id,
      name: name.data,
      hash: hashKey(key),
      ending: key.slice(-endingLength),
      createdBy: allowed.account.id,
      createdAt: inside.clock.now(),
    });
    await appendAudit(inside, { act: 'api-key.create', subject: { kind: 'api-key', id }, detail: { name: name.data } });
  });
  return { ok: true, id, key };
}
