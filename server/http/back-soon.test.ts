import { beforeAll, describe, expect, test } from 'vitest';
import { composeHttp, shopOrigin, type TestHttp } from './http.test-data.ts';

let http: TestHttp;
let admin: TestHttp;
let cookie: string;

beforeAll(async () => {
  [http, admin] = [await composeHttp(), await composeHttp()];
  cookie = (await http.signUp('june@example.com')).cookie;
  const name = new URL(http.database.url).pathname.slice(1);
  await admin.database.pool.query(`alter database "${name}" allow_connections false`);
  await admin.database.pool.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);
});

describe('while the database cannot be reached', () => {
  test('a page says so and opens again by itself', async () => {
    const answer = await http.ask('/profile', { headers: { Cookie: cookie, Accept: 'text/html' } });
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const page = await answer.text();
    expect(page).toContain('We’ll be right back');
    expect(page).toContain('<meta http-equiv="refresh" content="5" />');
  });

  test('what was sent is not sent again by itself', async () => {
    const answer = await http.ask('/profile', {
      method: 'POST',
      headers: { Cookie: cookie, Accept: 'text/html', Origin: shopOrigin },
      body: new URLSearchParams({ name: 'June' }),
    });
    expect(answer.status).toBe(503);
    const page = await answer.text();
    expect(page).toContain('check before you try again');
    expect(page).not.toContain('http-equiv="refresh"');
  });

  test('a call gets the API’s error and when to try again', async () => {
    const answer = await http.ask('/api/users/me', { headers: { Cookie: cookie } });
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await answer.json()).toMatchObject({ error: { code: 'unavailable' } });
  });
});
