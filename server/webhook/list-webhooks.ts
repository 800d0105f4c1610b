import type { WebhookTopic } from '#core/webhook/index.ts';
import { authorise } from '../authorise.ts';
import type { Ctx } from '../context.ts';
import type { Beginning, Begun, PageOf } from '../db/page.ts';
import { allEndpoints, type DeliveriesAsked, deliveryPage, givenUp } from './store.ts';

export interface ListedEndpoint {
  id: string;
  url: string;
  topics: WebhookTopic[];
  createdBy: string | null;
  createdAt: Date;
  pausedAt: Date | null;
}
export type ListedDelivery = Awaited<ReturnType<typeof deliveryPage>>['rows'][number];

/** All endpoints, without their secrets, and the newest deliveries. Null if the caller may not see them. */
export async function listWebhooks(
  ctx: Pick<Ctx, 'db' | 'actor'>,
  asked: DeliveriesAsked,
): Promise<{ endpoints: ListedEndpoint[]; deliveries: PageOf<ListedDelivery> } | null> {
  if (!authorise(ctx.actor, 'webhook.view').ok) return null;
  const [endpoints, { rows, total }] = await Promise.all([allEndpoints(ctx.db), deliveryPage(ctx.db, asked)]);
  return {
    endpoints: endpoints.map(({ endpoint: { secret, ...shown }, creator }) => ({ ...shown, createdBy: creator })),
    deliveries: { rows, total, page: asked.page },
  };
}

export type UndeliveredEvent = Awaited<ReturnType<typeof givenUp>>['rows'][number];

/** Events that an endpoint didn't take in all their tries, or that we couldn't sign, for the people who may look after endpoints. */
export async function undelivered(
  { db, actor }: Pick<Ctx, 'db' | 'actor'>,
  wanted: Beginning,
): Promise<Begun<UndeliveredEvent>> {
  return authorise(actor, 'webhook.view').ok ? givenUp(db, wanted) : { rows: [], total: 0 };
}
