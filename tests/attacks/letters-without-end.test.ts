import { RouterContextProvider } from 'react-router';
import { expect, it } from 'vitest';
import { middleware } from '#app/pages/orders/acts.route.tsx';
import { limits } from '#core/settings/index.ts';
import { type PageRequest, pageRequest } from '#server/http/router-context.ts';
import { createAccount, createTestContext } from '../setup/context.ts';
import { createTestDatabase } from '../setup/database.ts';

/** What the door of a customer's acts on orders answers. */
async function knocked(asked: Awaited<ReturnType<typeof createTestContext>>, as: Parameters<typeof asked.as>[0]) {
  const context = new RouterContextProvider();
  context.set(pageRequest, { ctx: asked.as(as) } as PageRequest);
  const request = new Request('http://localhost/orders/order_1/acts', { method: 'POST' });
  const address = { url: new URL(request.url), pattern: '/orders/:orderId/acts', params: { orderId: 'order_1' } };
  const given: Parameters<(typeof middleware)[number]>[0] = { request, context, ...address };
  const through = async (at: number): Promise<Response> => {
    const answer = await middleware[at]?.(given, () => through(at + 1));
    return answer ?? new Response();
  };
  return through(0).then(
    ({ status }) => status,
    (thrown: { init?: ResponseInit }) => thrown.init?.status,
  );
}

it('attack 3: reporting damage and taking it back, or moving a delivery to and fro, sends no letters without end', async () => {
  const ctx = await createTestContext(await createTestDatabase());
  const [eve, june] = [await createAccount(ctx), await createAccount(ctx)];
  const [{ tries }] = limits.orderAct;
  for (let turn = 0; turn < tries; turn += 1) expect(await knocked(ctx, eve)).toBe(200);
  expect(await knocked(ctx, eve)).toBe(429);
  expect(await knocked(ctx, june), 'someone else').toBe(200);
});
