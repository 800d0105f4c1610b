import { inspect } from 'node:util';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { composeHttp, fromHere, shopOrigin, type TestHttp } from '../http.test-data.ts';

let http: TestHttp;
let ask: TestHttp['ask'];
beforeAll(async () => {
  http = await composeHttp();
  ({ ask } = http);
});

describe('request ids', () => {
  test('a given one is kept, any other is replaced', async () => {
    const idOf = async (given?: string) =>
      (await ask('/page', given ? { headers: { 'X-Request-Id': given } } : {})).headers.get('x-request-id');
    expect(await idOf('given-id_12345')).toBe('given-id_12345');
    const made = await Promise.all([idOf(), idOf(), idOf('short'), idOf('x'.repeat(65)), idOf('a b c d e f g h')]);
    expect(new Set(made).size).toBe(5);
    for (const id of made) expect(id).toMatch(/^[\da-f-]{36}$/);
  });

  test('stand in the log beside what was asked', async () => {
    await ask('/page', { headers: { 'X-Request-Id': 'look-for-me-1' } });
    const line = http
      .logged()
      .split('\n')
      .find((entry) => entry.includes('look-for-me-1'));
    expect(JSON.parse(line ?? '')).toMatchObject({ method: 'GET', path: '/page', status: 200, msg: 'request' });
  });
});

describe('the log', () => {
  test('records no personal data from the sign-in library’s warnings', async () => {
    const said = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn'), vi.spyOn(console, 'log')];
    for (const spy of said) spy.mockImplementation(() => undefined);
    const person = 'another.person@example.com';
    const headers = { 'Content-Type': 'application/json', Origin: shopOrigin };
    const send = (path: string) =>
      ask(path, {
        method: 'POST',
        headers,
        body: JSON.stringify({ email: person, password: 'secret-pass', name: 'A' }),
      });
    await http.database.pool.query('alter table account rename to account_gone');
    const answers = [await send('/api/auth/sign-in/email'), await send('/api/auth/sign-up/email')];
    await http.database.pool.query('alter table account_gone rename to account');
    const heard = inspect(
      said.flatMap((spy) => spy.mock.calls),
      { depth: 6 },
    );
    for (const spy of said) spy.mockRestore();
    for (const answer of answers) {
      expect(answer.status).toBe(500);
      expect(await answer.text()).not.toMatch(/another\.person|select|insert|node_modules/);
    }
    expect(heard + http.logged()).not.toMatch(/another\.person|secret-pass/);
  });

  test('knows no query, no person, no cookie and no token, even when a query fails', async () => {
    const person = 'private.person@example.com';
    const { cookie } = await http.signUp(person);
    await ask(`/page?token=secret-in-query&email=${person}`, { headers: { Cookie: cookie } });
    await ask('/shared-selection/secret-share-token');
    await ask(`/nowhere/${encodeURIComponent(person)}`);
    await http.database.pool.query('alter table account rename to account_gone');
    const headers = { 'Content-Type': 'application/json', Cookie: cookie, Authorization: 'Bearer secret-bearer' };
    const body = JSON.stringify({ email: person });
    const failed = await ask('/api/newCheckIfEmailExists', { method: 'POST', headers, body });
    await http.database.pool.query('alter table account_gone rename to account');
    expect(failed.status).toBe(500);
    expect(await failed.json()).toEqual({
      error: {
        code: 'unexpected',
        message: 'Something went wrong on our side. Please try again.',
        requestId: expect.any(String),
      },
    });
    expect(http.logged()).toContain('Failed query');
    expect(http.logged()).toContain('account');
    expect(http.logged()).not.toMatch(/private\.person|secret-|Bearer|hearthline\.session/);
  });
});

describe('metrics', () => {
  test('are Prometheus text, by route and not by address', async () => {
    const own = await composeHttp();
    const { cookie } = await own.signUp('counted@example.com');
    const read = async () => own.app.request(`${shopOrigin}/metrics`, {}, fromHere);
    const series = async () => {
      const text = await (await read()).text();
      return text.split('\n').filter((line) => line.startsWith('http_requests_total{'));
    };
    for (const path of [
      '/page',
      '/api/nothing',
      '/api/users/me/surveysData/one',
      '/image/w_80/one',
      '/assets/one.js',
    ]) {
      await own.ask(path, { headers: { Cookie: cookie } });
    }
    const before = await series();
    for (let round = 0; round < 30; round += 1) {
      for (const path of ['/', '/api/', '/api/users/me/surveysData/', '/image/w_80/', '/assets/']) {
        await own.ask(`${path}unknown-${round}`, { headers: { Cookie: cookie } });
      }
    }
    const after = await series();
    expect(after.length).toBeLessThanOrEqual(before.length + 1);
    expect(await (await read()).text()).toContain('live_streams 0');
    expect(after.join()).toContain('route="/api/users/:uid/surveysData/:id"');
    expect((await read()).headers.get('content-type')).toMatch(/^text\/plain; version=/);
  });
});
