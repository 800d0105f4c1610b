import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { compressAnswers } from './compress-answers.ts';
import type { HttpEnvironment } from './environment.ts';

const app = new Hono<HttpEnvironment>().use(compressAnswers()).all('*', (context) => context.json('x'.repeat(5000)));

test.each([
  ['GET', '/support', 'gzip'],
  ['GET', '/api/furniture', 'gzip'],
  ['GET', '/api/openapi.json', 'gzip'],
  ['POST', '/contact', 'gzip'],
  ['GET', '/api/users/me/orders', null],
  ['POST', '/api/retrieveOrder', null],
  ['POST', '/webhooks/stripe', null],
])('%s %s is answered with %s', async (method, path, encoding) => {
  const answer = await app.request(path, { method, headers: { 'Accept-Encoding': 'gzip' } });
  expect(answer.headers.get('content-encoding')).toBe(encoding);
});
