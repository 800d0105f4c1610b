import { Hono } from 'hono';
import { expect, it } from 'vitest';
import type { HttpEnvironment } from '../environment.ts';
import { answerCache } from './answer-cache.ts';

function shop() {
  let reckoned = 0;
  let time = 0;
  const app = new Hono<HttpEnvironment>();
  app.use(answerCache({ milliseconds: 1000, now: () => time }));
  app.get('/list', (context) => context.json({ reckoned: ++reckoned, q: context.req.query('q') ?? '' }));
  app.get('/gone', (context) => context.json({ reckoned: ++reckoned }, 404));
  const ask = async (path: string, encoding = 'identity') => {
    const answer = await app.request(path, { headers: { 'Accept-Encoding': encoding } });
    return {
      status: answer.status,
      encoding: answer.headers.get('content-encoding'),
      body: await answer.arrayBuffer(),
    };
  };
  const read = async (path: string) => JSON.parse(Buffer.from((await ask(path)).body).toString());
  return { ask, read, pass: (ms: number) => (time += ms) };
}

it('an answer is computed once for everyone, per full URL, and again after it expires', async () => {
  const { read, pass } = shop();
  expect([await read('/list'), await read('/list')]).toEqual([
    { reckoned: 1, q: '' },
    { reckoned: 1, q: '' },
  ]);
  expect(await read('/list?q=sofa')).toEqual({ reckoned: 2, q: 'sofa' });
  pass(1000);
  expect(await read('/list')).toEqual({ reckoned: 3, q: '' });
});

it('is sent compressed to who can read it, and a refusal is never kept', async () => {
  const { ask, read } = shop();
  await ask('/list');
  const zipped = await ask('/list', 'br, gzip');
  expect(zipped.encoding).toBe('gzip');
  const { gunzipSync } = await import('node:zlib');
  expect(JSON.parse(gunzipSync(Buffer.from(zipped.body)).toString())).toMatchObject({ reckoned: 1 });
  expect((await ask('/list')).encoding).toBeNull();
  expect([await read('/gone'), await read('/gone')]).toEqual([{ reckoned: 2 }, { reckoned: 3 }]);
});
