import { beforeAll, describe, expect, test } from 'vitest';
import { composeHttp, shopOrigin, type TestHttp } from './http.test-data.ts';
import { openingWords } from './opening.ts';

let http: TestHttp;
beforeAll(async () => {
  http = await composeHttp();
});

describe('health', () => {
  test('readyz follows the database, healthz only the process', async () => {
    const own = await composeHttp();
    const { pool, url } = own.database;
    const name = new URL(url).pathname.slice(1);
    expect((await own.ask('/readyz')).status).toBe(200);
    await http.database.pool.query(`alter database "${name}" allow_connections false`);
    await http.database.pool.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);
    expect((await own.ask('/readyz')).status).toBe(503);
    expect((await own.ask('/healthz')).status).toBe(200);
    await http.database.pool.query(`alter database "${name}" allow_connections true`);
    expect((await own.ask('/readyz')).status).toBe(200);
    expect(pool.totalCount).toBeGreaterThan(0);
  });

  test('while the shop is closed, pages and calls say so, health answers', async () => {
    const closed = await composeHttp({ open: () => false, ready: async () => false });
    expect((await closed.ask('/healthz')).status).toBe(200);
    expect((await closed.ask('/readyz')).status).toBe(503);
    const page = await closed.ask('/page');
    expect([page.status, page.headers.get('retry-after')]).toEqual([503, '2']);
    expect(await page.text()).toBe(openingWords.short);
    // A person gets a page that opens again by itself, unless they sent something.
    const asPerson = { headers: { Accept: 'text/html', Origin: shopOrigin } };
    const read = await (await closed.ask('/page', asPerson)).text();
    expect(read).toContain(openingWords.waits);
    expect(read).toContain('<meta http-equiv="refresh" content="2" />');
    const sent = await (await closed.ask('/page', { method: 'POST', ...asPerson })).text();
    expect(sent).toContain(openingWords.short);
    expect(sent).not.toContain('http-equiv="refresh"');
    const call = await closed.ask('/api/users/me/surveysData');
    expect(call.status).toBe(503);
    expect(await call.json()).toMatchObject({ error: { code: 'not-open' } });
    expect(closed.logged(), 'coming early is no failure of ours').not.toContain('"level":50');
  });
});
