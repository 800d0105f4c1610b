import { notSentWords, outsideAddressWords, webhookEndpointSchema, webhookRules } from '#core/webhook/index.ts';
import { firstProblems } from '../account/first-problems.ts';
import { appendAudit } from '../audit/append.ts';
import { authorise, type ProofNeeded } from '../authorise.ts';
import type { Ctx } from '../context.ts';
import { inTransaction } from '../db/transaction.ts';
import { newSecret } from './sign-webhook.ts';
import {
  countEndpoints,
  type EndpointRow,
  giveUpWaiting,
  insertEndpoint,
  lockEndpoint,
  removeEndpointRow,
  retireEndpoint,
  setPaused,
} from './store.ts';

/** As a form sends it. */
export interface EndpointAsked {
  url: string;
  topics: readonly string[];
}

export type EndpointAdded =
  | { ok: true; id: string; secret: string }
  | { ok: false; reason: 'not-allowed' | 'too-many' }
  | ProofNeeded
  | { ok: false; reason: 'invalid'; problems: Partial<Record<keyof EndpointAsked, string>> };

/** Adds an address that is told what happens here. Its secret is shown this once. */
export async function addEndpoint(
  ctx: Pick<Ctx, 'db' | 'clock' | 'ids' | 'actor' | 'secret' | 'webhooks'>,
  asked: EndpointAsked,
): Promise<EndpointAdded> {
  const allowed = authorise(ctx.actor, 'webhook.edit');
  if (!allowed.ok) return allowed;
  const read = webhookEndpointSchema.safeParse(asked);
  if (!read.success) return { ok: false, reason: 'invalid', problems: firstProblems(read.error.issues) };
  const { url, topics } = read.data;
  const address = await ctx.webhooks.check(url);
  if (address !== 'ok') return { ok: false, reason: 'invalid', problems: { url: outsideAddressWords[address] } };
  const { shown, kept } = await newSecret(ctx);
  const id = ctx.ids.next('webhook');
  return inTransaction(ctx, async (inside): Promise<EndpointAdded> => {
    if ((await countEndpoints(inside.db)) >= webhookRules.mostEndpoints) return { ok: false, reason: 'too-many' };
    const createdAt = inside.clock.now();
    await insertEndpoint(inside.db, { id, url, topics, secret: kept, createdBy: allowed.account.id, createdAt });
    const host = new URL(url).host;
    await appendAudit(inside, { act: 'webhook.add', subject: { kind: 'webhook', id }, detail: { host, topics } });
    return { ok: true, id, secret: shown };
  });
}

type Changed = { ok: true } | { ok: false; reason: 'not-allowed' | 'not-found' } | ProofNeeded;
type Needs = Pick<Ctx, 'db' | 'clock' | 'ids' | 'actor'>;

/** While it's paused, an endpoint is told nothing: neither what happens in the meantime nor what was waiting for it. */
export const pauseEndpoint = (ctx: Needs, { id }: { id: string }): Promise<Changed> =>
  change(ctx, id, 'webhook.pause', async (inside, { pausedAt }) => {
    if (pausedAt) return false;
    await setPaused(inside.db, id, inside.clock.now());
    await giveUpWaiting(inside.db, id, notSentWords.paused);
    return true;
  });

export const resumeEndpoint = (ctx: Needs, { id }: { id: string }): Promise<Changed> =>
  change(ctx, id, 'webhook.resume', async (inside, { pausedAt }) => {
    if (!pausedAt) return false;
    await setPaused(inside.db, id, null);
    return true;
  });

/**
 * Removes it with its deliveries; of a maker's own system they stay, because they say what the maker was told. Removing it
 * twice: it isn't found.
 */
export const removeEndpoint = (ctx: Needs, { id }: { id: string }): Promise<Changed> =>
  change(ctx, id, 'webhook.remove', async (inside, { makerId }) => {
    if (makerId === null) await removeEndpointRow(inside.db, id);
    else {
      await giveUpWaiting(inside.db, id, notSentWords.removed);
      await retireEndpoint(inside.db, id, inside.clock.now());
    }
    return true;
  });

async function change(
  ctx: Needs,
  id: string,
  act: 'webhook.pause' | 'webhook.resume' | 'webhook.remove',
  work: (inside: Needs, row: EndpointRow) => Promise<boolean>,
): Promise<Changed> {
  const allowed = authorise(ctx.actor, 'webhook.edit');
  if (!allowed.ok) return allowed;
  return inTransaction(ctx, async (inside): Promise<Changed> => {
    const row = await lockEndpoint(inside.db, id);
    if (!row) return { ok: false, reason: 'not-found' };
    if (await work(inside, row)) {
      const detail = { host: new URL(row.url).host };
      await appendAudit(inside, { act, subject: { kind: 'webhook', id }, detail });
    }
    return { ok: true };
  });
}
