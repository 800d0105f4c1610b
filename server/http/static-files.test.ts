import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { composeHttp, script, type TestHttp } from './http.test-data.ts';

let ask: TestHttp['ask'];
beforeAll(async () => {
  ({ ask } = await composeHttp());
});

const bytes = async (answer: Response) => Buffer.from(await answer.arrayBuffer());

describe('built files', () => {
  const file = '/assets/page-abc123.js';
  const accepting = (encoding: string, more: Record<string, string> = {}) =>
    ask(file, { headers: { 'Accept-Encoding': encoding, ...more } });

  test('are packed as the browser likes it', async () => {
    const brotli = await accepting('gzip, deflate, br');
    expect(brotli.headers.get('content-encoding')).toBe('br');
    expect(brotliDecompressSync(await bytes(brotli)).toString()).toBe(script);
    const gzip = await accepting('gzip');
    expect(gzip.headers.get('content-encoding')).toBe('gzip');
    expect(gunzipSync(await bytes(gzip)).toString()).toBe(script);
    for (const answer of [brotli, gzip]) expect(answer.headers.get('vary')).toBe('Accept-Encoding');
  });

  test.each(['', 'identity', 'br;q=0, gzip;q=0', 'brotli-like'])('are not packed for “%s”', async (encoding) => {
    const answer = await accepting(encoding);
    expect(answer.headers.get('content-encoding')).toBeNull();
    expect(await answer.text()).toBe(script);
    expect(answer.headers.get('content-length')).toBe(String(script.length));
  });

  test('with a hash in their name are kept for ever, others are asked about each time', async () => {
    expect((await ask(file)).headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect((await ask('/service-worker.js')).headers.get('cache-control')).toBe('no-cache');
  });

  test('known to the browser are not sent again, however a cache on the way wrote their tag', async () => {
    const etag = (await accepting('br')).headers.get('etag') ?? '';
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const answer = await accepting('br', { 'If-None-Match': known });
      expect([known, answer.status]).toEqual([known, 304]);
      expect(await answer.text()).toBe('');
      expect(answer.headers.get('etag')).toBe(etag);
    }
    expect((await accepting('br', { 'If-None-Match': '"other"' })).status).toBe(200);
  });

  test('stay with the server that started with them when the next build clears them away', async () => {
    const { ask: askOld, clientFolder } = await composeHttp();
    rmSync(join(clientFolder, 'assets'), { recursive: true });
    for (const encoding of ['', 'br', 'gzip']) {
      const answer = await askOld(file, { headers: { 'Accept-Encoding': encoding } });
      expect(answer.status).toBe(200);
    }
  });

  test('packed differently have different tags', async () => {
    const tags = await Promise.all(['br', 'gzip', ''].map(async (name) => (await accepting(name)).headers.get('etag')));
    expect(new Set(tags).size).toBe(3);
  });

  test('answer HEAD with the same headers and no body', async () => {
    const [get, head] = await Promise.all([ask(file), ask(file, { method: 'HEAD' })]);
    expect(head.status).toBe(200);
    for (const name of ['content-length', 'content-type', 'etag', 'cache-control']) {
      expect(head.headers.get(name)).toBe(get.headers.get(name));
    }
    expect(await head.text()).toBe('');
  });

  test.each([
    '/assets/../package.json',
    '/assets/%2e%2e/%2e%2e/package.json',
    '/assets/..%2f..%2fpackage.json',
    '/assets/..\\..\\package.json',
    '/assets//etc/passwd',
    '/.vite/manifest.json',
    '/assets/page-abc123.js.br',
    '/unknown.kind',
    '/assets/page-abc123.js%00.css',
  ])('never reach outside what was built: %s', async (path) => {
    const answer = await ask(path);
    expect(answer.status).toBeGreaterThanOrEqual(300);
    expect(answer.status).toBeLessThan(500);
    expect(await answer.text()).not.toMatch(/hearthline"|root:|not of a kind/);
  });

  test.each([
    ['bytes=0-9', 206, `bytes 0-9/${script.length}`, script.slice(0, 10)],
    ['bytes=10-', 206, `bytes 10-${script.length - 1}/${script.length}`, script.slice(10)],
    ['bytes=-5', 206, `bytes ${script.length - 5}-${script.length - 1}/${script.length}`, script.slice(-5)],
    ['bytes=0-999999', 206, `bytes 0-${script.length - 1}/${script.length}`, script],
    ['bytes=999999-', 416, `bytes */${script.length}`, ''],
    ['bytes=9-3', 416, `bytes */${script.length}`, ''],
    ['bytes=0-1,4-5', 200, null, script],
    ['bytes=-', 200, null, script],
    ['lines=1-2', 200, null, script],
  ])('are handed out in parts: %s', async (range, status, part, words) => {
    const answer = await ask(file, { headers: { Range: range } });
    expect([answer.status, answer.headers.get('content-range')]).toEqual([status, part]);
    expect(await answer.text()).toBe(words);
  });

  test('a part of an older file is answered with the new one, whole', async () => {
    const answer = await ask(file, { headers: { Range: 'bytes=0-9', 'If-Range': '"older"' } });
    expect([answer.status, await answer.text()]).toEqual([200, script]);
  });
});
