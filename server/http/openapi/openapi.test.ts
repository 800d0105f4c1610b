import { beforeAll, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { composeHttp, shopOrigin, type TestHttp } from '../http.test-data.ts';
import { apiEntries } from './api.ts';
import { openApiDocument, openApiPath } from './document.ts';

let shop: TestHttp;
let cookie: string;
beforeAll(async () => {
  shop = await composeHttp();
  ({ cookie } = await shop.signUp('reader@example.com'));
});

const isApi = (path: string) =>
  /^\/(api|image|model)(\/|$)|^\/(waitingSurveys|addSelections|updateOnSiteService)$/.test(path);
const isLibrary = (path: string) => path.startsWith('/api/auth/');
const call = (method: string, path: string) => `${method.toUpperCase()} ${openApiPath(path).replace(/\/$/, '')}`;

/** Every mounted API route. Middleware is registered under ALL, so it's left out. */
const mounted = () =>
  new Set(
    shop.app.routes
      .filter(({ method, path }) => method !== 'ALL' && isApi(path) && !isLibrary(path))
      .map(({ method, path }) => call(method, path)),
  );
const told = () => apiEntries.filter(({ path }) => !isLibrary(path)).map(({ method, path }) => call(method, path));

describe('the API’s document', () => {
  test('tells every call that is mounted (see README.md: add an entry)', () => {
    const known = new Set(told());
    expect([...mounted()].filter((one) => !known.has(one))).toEqual([]);
  });

  test('tells no call that is not there, and none twice', () => {
    const there = mounted();
    expect(told().filter((one) => !there.has(one))).toEqual([]);
    expect(new Set(told()).size).toBe(told().length);
  });

  test('is served, complete and without loose ends', async () => {
    const document = await (await shop.ask('/api/openapi.json')).json();
    expect(document).toEqual(JSON.parse(JSON.stringify(openApiDocument(apiEntries, shopOrigin))));
    expect(document).toMatchObject({ openapi: '3.1.0', servers: [{ url: shopOrigin }] });
    const operations = Object.values(document.paths).flatMap((path) => Object.values(path as object));
    expect(operations).toHaveLength(apiEntries.length);
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
    const references = JSON.stringify(document).match(/"\$ref":"[^"]+"/g) ?? [];
    expect(references.length).toBeGreaterThan(10);
    for (const one of new Set(references)) {
      const [, name] = /#\/components\/schemas\/(\w+)"$/.exec(one) ?? [];
      expect(document.components.schemas, one).toHaveProperty(name ?? 'nothing');
    }
  });

  test('names a callable as the spec does, with its body and its answers', async () => {
    const { paths } = await (await shop.ask('/api/openapi.json')).json();
    const { post } = paths['/api/applyCouponCode'];
    expect(post).toMatchObject({ operationId: 'applyCouponCode', security: [{ session: [] }] });
    const body = post.requestBody.content['application/json'].schema;
    expect(body.required).toEqual(['code', 'order']);
    const answer = post.responses[200].content['application/json'].schema;
    expect(answer.anyOf).toEqual([
      { type: 'string', const: 'invalid-code' },
      { $ref: '#/components/schemas/FeeOrder' },
    ]);
    expect(Object.keys(post.responses)).toEqual(['200', '400', '401', '404', '409', '429', '502']);
    const order = paths['/api/users/{uid}/orders/{id}'].get;
    expect(order.parameters).toEqual([
      expect.objectContaining({ name: 'uid', in: 'path', description: expect.stringContaining('“me”') }),
      { name: 'id', in: 'path', required: true, schema: { type: 'string' } },
    ]);
  });

  test('can be read at /api/docs, every call with its own anchor, under the strict policy', async () => {
    const answer = await shop.ask('/api/docs');
    const page = await answer.text();
    for (const { path } of apiEntries) expect(page).toContain(openApiPath(path));
    const anchors = [...page.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
    for (const id of anchors) expect(page).toContain(`id="${id}"`);
    const nonce = /<style nonce="([^"]+)"/.exec(page)?.[1] ?? '';
    expect(answer.headers.get('content-security-policy')).toContain(nonce.replaceAll('&#43;', '+'));
    expect(page).not.toContain('<script');
  });
});

const ofMe = (path: string) => path.replace(':uid', 'me');
const plain = apiEntries
  .map((entry) => ({ ...entry, path: ofMe(entry.path) }))
  .filter(({ method, path, needs }) => method === 'get' && needs !== 'api-key' && !path.includes(':'));

describe('what the document promises', () => {
  test.each(plain.filter(({ answer }) => typeof answer !== 'string').map((entry) => [entry.path, entry] as const))(
    '%s answers as told',
    async (path, { answer }) => {
      const got = await shop.ask(path, { headers: { Cookie: cookie } });
      expect(got.status).toBe(200);
      (answer as z.ZodType).parse(await got.json());
    },
  );

  test.each(apiEntries.filter(({ needs }) => needs === 'sign-in').map(({ method, path }) => [method, path]))(
    '%s %s asks a visitor to sign in',
    async (method, path) => {
      const headers = { 'Content-Type': 'application/json', Origin: shopOrigin };
      const init = method === 'get' ? {} : { method: method.toUpperCase(), headers, body: '{}' };
      const got = await shop.ask(ofMe(path).replace(/:\w+/g, 'none_1'), init);
      // Before what was sent is looked at.
      expect(got.status).toBe(401);
      expect(await got.json()).toMatchObject({ error: { code: expect.any(String), message: expect.any(String) } });
    },
  );
});
