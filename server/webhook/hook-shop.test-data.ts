import { afterAll, beforeAll, beforeEach } from 'vitest';
import { webhookTopics } from '#core/webhook/index.ts';
import { createAccount } from '../../tests/setup/context.ts';
import { seedDemoCatalog } from '../catalog/seed-demo-catalog.ts';
import type { Ctx } from '../context.ts';
import { webhookDelivery, webhookEndpoint } from '../db/schema/index.ts';
import { type OrderShop, openOrderShop } from '../order/order.test-data.ts';
import { addEndpoint } from './change-endpoint.ts';
import { openReceiver, type Receiver, taken } from './receiver.test-data.ts';
import { tellWebhooks } from './tell-webhooks.ts';

/** A shop whose webhooks a test receives; each test begins without endpoints. */
export interface HookShop {
  shop: OrderShop;
  ada: Ctx;
  receiver: Receiver;
}

/** Opens it for this test file. Its fields are there once the first test runs. */
export function openHookShop(): HookShop {
  const hooks = {} as HookShop;
  beforeAll(async () => {
    hooks.shop = await openOrderShop();
    await seedDemoCatalog(hooks.shop.ctx);
    hooks.ada = hooks.shop.ctx.as(await createAccount(hooks.shop.ctx, { role: 'admin', firstName: 'Ada' }));
    hooks.receiver = await openReceiver();
  });
  afterAll(() => hooks.receiver.close());
  beforeEach(async () => {
    await hooks.shop.ctx.db.delete(webhookEndpoint);
    hooks.receiver.received.length = 0;
    hooks.receiver.how.answer = taken;
  });
  return hooks;
}

export async function addedEndpoint(
  { ada, receiver }: HookShop,
  topics: readonly string[] = webhookTopics,
  url = receiver.url,
) {
  const made = await addEndpoint(ada, { url, topics });
  if (!made.ok) throw new Error(made.reason);
  return made;
}

export const everything = { words: '', state: undefined, page: { number: 1, size: 50 } };
export const deliveries = ({ shop }: HookShop) => shop.ctx.db.select().from(webhookDelivery);
export const onlyDelivery = async (hooks: HookShop) => {
  const [row, ...others] = await deliveries(hooks);
  if (!row || others.length > 0) throw new Error(`${others.length + 1} deliveries`);
  return row;
};
export const tellOfBoards = ({ shop: { ctx } }: HookShop) =>
  ctx.db.transaction((tx) =>
    tellWebhooks({ ...ctx, db: tx }, 'board.published', { selectionId: 's', surveyId: 'v', revision: 0 }),
  );
export const later = ({ shop: { ctx } }: HookShop, ms: number) =>
  ctx.clock.set(new Date(ctx.clock.now().getTime() + ms));
