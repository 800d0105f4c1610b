import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { type PageRequest, pageRequest } from '#server/http/router-context.ts';
import { action } from './acts.route.tsx';
import { ordersWords as words } from './words.ts';

/** Nothing but who asks is looked at. */
const visitor = { ctx: { actor: { kind: 'visitor' } } } as PageRequest;

test.each(['cancel', 'answer delay', 'request', 'withdraw', 'nonsense'])(
  'who was signed out meanwhile is told so instead of being led away: %s',
  async (act) => {
    const context = new RouterContextProvider();
    context.set(pageRequest, visitor);
    const body = new FormData();
    body.set('act', act);
    const request = new Request('http://shop.test/orders/order_1/acts', { method: 'POST', body });
    const params = { orderId: 'order_1' };
    const answer = await action({ request, params, context, pattern: '', url: new URL(request.url) });
    // A refusal: after it the router does not ask the page's loaders, which would send a visitor to the sign-in.
    expect(answer).toMatchObject({ data: { ok: false, message: words.signedOut }, init: { status: 401 } });
  },
);
