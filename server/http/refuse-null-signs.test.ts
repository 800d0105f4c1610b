import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { answerError } from './api-error.ts';
import type { HttpEnvironment } from './environment.ts';
import { refuseNullSigns } from './refuse-null-signs.ts';

const app = new Hono<HttpEnvironment>().use(refuseNullSigns()).all('*', (context) => context.text('here'));
app.onError(answerError);

test.each([
  ['/studio/orders/%00', 404],
  ['/api/furniture/rec%00', 404],
  ['/orders/a%0Ab/acts', 404],
  ['/checkout/%0d%0aSet-Cookie:%20a=b/acts', 404],
  ['/orders/%1f', 404],
  ['/orders/%7F', 404],
  ['/studio/orders/order_1', 200],
  ['/studio/orders/caf%C3%A9%20%F0%9F%9B%8B', 200],
])('attack 12: %s is answered with %i', async (path, status) => {
  expect((await app.request(path)).status).toBe(status);
});

test('a page’s query continues without it, as if it had never been typed', async () => {
  const answer = await app.request('/purchase-success?order=%00&x=a%00b');
  expect([answer.status, answer.headers.get('Location')]).toEqual([302, '/purchase-success?order=&x=ab']);
  expect((await app.request('//evil.example/?x=%00')).headers.get('Location')).toBe('/');
});

test.each([
  ['POST', '/reset-password?token=%00'],
  ['GET', '/api/furniture?q=%00'],
])('%s %s is bad input', async (method, path) => {
  const answer = await app.request(path, { method });
  expect([answer.status, await answer.json()]).toMatchObject([400, { error: { code: 'invalid' } }]);
});
