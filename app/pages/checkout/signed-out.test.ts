import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { cardTexts } from '#app/parts/payment/card/card-texts.ts';
import { type PageRequest, pageRequest } from '#server/http/router-context.ts';
import { action } from './acts.route.tsx';
import { loader, middleware } from './checkout.route.tsx';

/** Only the actor matters here. */
const visitor = { ctx: { actor: { kind: 'visitor' } } } as PageRequest;
const params = { selectionId: 'selection_1' };

function asking(path: string, init?: RequestInit) {
  const context = new RouterContextProvider();
  context.set(pageRequest, visitor);
  const request = new Request(`http://shop.test${path}`, init);
  return { request, params, context, pattern: '', url: new URL(request.url) };
}

const atTheDoor = async (path: string) => {
  const [guard] = middleware;
  try {
    const answer = await guard?.(asking(path), async () => new Response('let in'));
    return answer?.text();
  } catch (thrown) {
    return thrown instanceof Response ? thrown.headers.get('Location') : thrown;
  }
};

test('a visitor is sent to sign in, but a page that is already open stays when it reloads its facts', async () => {
  expect(await atTheDoor('/checkout/selection_1')).toBe('/?signUp=1&next=%2Fcheckout%2Fselection_1');
  expect(await atTheDoor('/checkout/selection_1.data')).toBe('let in');
  expect(await loader(asking('/checkout/selection_1'))).toMatchObject({ facts: null, signedOut: true });
});

test.each([
  { act: 'quote' },
  { act: 'quantity', recordId: 'sofa', quantity: 0 },
  { act: 'delivery', recordIds: ['sofa'], delivery: 'white-glove' },
])('any act says that the session has ended: $act', async (act) => {
  const body = JSON.stringify({ zip: '02143', coupon: null, ...act });
  const answer = await action(asking('/checkout/selection_1/acts', { method: 'POST', body }));
  expect(await answer.json()).toMatchObject({ ok: false, message: cardTexts.signedOut, quote: null });
});
