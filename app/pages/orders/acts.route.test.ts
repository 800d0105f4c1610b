import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { type PageRequest, pageRequest } from '#server/http/router-context.ts';
import { action } from './acts.route.tsx';
import { ordersWords as words } from './words.ts';

/** Only the actor matters here. */
const visitor = { ctx: { actor: { kind: 'visitor' } } } as PageRequest;
const somebody = { ctx: { actor: { kind: 'account' } } } as PageRequest;

function ask(asked: PageRequest, fields: Record<string, string>) {
  const context = new RouterContextProvider();
  context.set(pageRequest, asked);
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  const request = new Request('http://shop.test/orders/order_1/acts', { method: 'POST', body });
  return action({ request, params: { orderId: 'order_1' }, context, pattern: '', url: new URL(request.url) });
}

test.each(['cancel', 'answer delay', 'request', 'withdraw', 'nonsense'])(
  'who was signed out meanwhile is told so instead of being led away: %s',
  async (act) => {
    const answer = await ask(visitor, { act });
    // An error status stops the router from rerunning the loaders, which would send a visitor to the sign-in.
    expect(answer).toMatchObject({ data: { ok: false, message: words.signedOut }, init: { status: 401 } });
  },
);

test.each([
  ['scratched\0', 'This has a character we can’t read. Please type it again.'],
  ['x'.repeat(2001), 'Please keep this to 2000 characters.'],
])('a note that can’t be kept is reported as such', async (note, message) => {
  const fields = { act: 'request', line: 'line_1', want: 'return', reason: 'damaged', note };
  expect(await ask(somebody, fields)).toEqual({ ok: false, message });
  expect(await ask(somebody, { ...fields, note: '', want: '' })).toEqual({ ok: false, message: words.chooseBoth });
});
