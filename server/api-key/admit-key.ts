import { type ApiKeyScope, apiKeyRefusal, isNewUse } from '#core/account/index.ts';
import { dayWords, easternDay } from '#core/promotion/index.ts';
import { appendAudit } from '../audit/append.ts';
import type { Ctx } from '../context.ts';
import { ApiError } from '../http/api-error.ts';
import { takeCall } from '../limits/take-call.ts';
import { hashKey } from './hash-key.ts';
import { type ApiKeyRow, keyByHash, noteUse } from './store.ts';

export type KeyCtx = Pick<Ctx, 'db' | 'clock' | 'ids' | 'jobs' | 'actor' | 'secret'>;

const noKey = () => new ApiError(401, 'api-key', 'This call needs a valid api-key.');

const refusals = {
  revoked: noKey,
  ended: ({ lastDay }: ApiKeyRow) =>
    new ApiError(
      401,
      'api-key-ended',
      `This api-key worked through ${dayWords(lastDay)}. Ask one of the shop’s admins for a new one.`,
    ),
  scope: () =>
    new ApiError(
      403,
      'api-key-scope',
      'This api-key isn’t allowed to make this call. Ask one of the shop’s admins for one that is.',
    ),
};

/**
 * Admits a program by its API key, or throws the reason it can't. Every call with a known key is counted first, even if
 * it's refused, so the log can't grow faster than the keys' own limits allow.
 */
export async function admitKey(
  ctx: KeyCtx,
  given: { key: string | undefined; scope: ApiKeyScope },
): Promise<{ asKey: KeyCtx; id: string; makerId: string | null }> {
  const row = given.key ? await keyByHash(ctx.db, hashKey(given.key)) : null;
  if (!row) throw noKey();
  const asKey: KeyCtx = { ...ctx, actor: { kind: 'api-key', id: row.id, scopes: row.scopes } };
  const note = (refused: string) =>
    appendAudit(asKey, { act: given.scope, subject: { kind: 'api-key', id: row.id }, detail: { refused } });

  const { callsPerMinute } = row;
  const counted = await takeCall(ctx, { of: 'api-key', id: row.id, perMinute: callsPerMinute });
  if (!counted.ok) {
    const told = await takeCall(ctx, { of: 'api-key over its limit', id: row.id, perMinute: 1 });
    if (told.ok) await note('too-many-requests');
    throw tooManyCalls(callsPerMinute, counted.retryAfterSeconds);
  }
  const now = ctx.clock.now();
  const refusal = apiKeyRefusal(row, given.scope, easternDay(now));
  if (refusal) {
    await note(refusal);
    throw refusals[refusal](row);
  }
  if (isNewUse(row.lastUsedAt, now)) await noteUse(ctx.db, row.id, now);
  return { asKey, id: row.id, makerId: row.makerId };
}

function tooManyCalls(perMinute: number, retryAfterSeconds: number): ApiError {
  const calls = perMinute === 1 ? 'one call' : `${perMinute} calls`;
  const wait = retryAfterSeconds === 1 ? 'a second' : `${retryAfterSeconds} seconds`;
  const message = `This api-key makes at most ${calls} a minute. Try again in ${wait}.`;
  return new ApiError(429, 'too-many-requests', message, { 'Retry-After': String(retryAfterSeconds) });
}
