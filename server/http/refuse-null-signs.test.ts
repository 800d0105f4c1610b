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
  ['/studio/orders?q=%00', 200],
  ['/studio/orders/order_1', 200],
])('%s is answered with %i', async (path, status) => {
  expect((await app.request(path)).status).toBe(status);
});
