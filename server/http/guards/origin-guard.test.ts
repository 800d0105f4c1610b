import { beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../../config.ts';
import { composeHttp, shopOrigin, type TestHttp } from '../http.test-data.ts';

let ask: TestHttp['ask'];
beforeAll(async () => {
  ({ ask } = await composeHttp());
});

describe('the origin of a change', () => {
  const post = (path: string, headers: Record<string, string>, method = 'POST') =>
    ask(path, { method, headers, body: new URLSearchParams({ word: 'kept' }) });

  test.each([
    { Origin: 'https://elsewhere.example' },
    { Origin: 'null' },
    { Origin: 'http://hearthline.test.elsewhere.example' },
    { Origin: 'https://hearthline.test' },
    { 'Sec-Fetch-Site': 'cross-site' },
    { 'Sec-Fetch-Site': 'same-site' },
    { 'Sec-Fetch-Site': 'cross-site', Origin: shopOrigin },
  ])('that is foreign is refused: %o', async (headers: Record<string, string>) => {
    for (const path of ['/form', '/api/newCheckIfEmailExists', '/api/auth/sign-out', '/image/upload']) {
      for (const method of ['POST', 'PATCH', 'DELETE', 'PUT']) {
        const answer = await post(path, headers, method);
        expect(answer.status).toBe(403);
        expect(await answer.json()).toMatchObject({ error: { code: 'foreign-origin' } });
      }
    }
  });

  test('that is ours, or that no browser wrote, is let in', async () => {
    for (const headers of [{}, { Origin: shopOrigin }, { 'Sec-Fetch-Site': 'same-origin', Origin: shopOrigin }]) {
      expect(await (await post('/form', headers)).json()).toEqual({ word: 'kept' });
    }
  });

  test('may be any name of the demo: its own pages sign in and out under each', async () => {
    const config = readConfig({ HOST: 'hearthline.test' });
    const demo = await composeHttp(config.ok ? { config: config.config } : {});
    const { cookie } = await demo.signUp('guest@example.com');
    const headers = { 'Content-Type': 'application/json', Origin: 'http://127.0.0.1:3000', Cookie: cookie };
    const init = { method: 'POST', headers, body: '{}' };
    expect((await demo.app.request('http://127.0.0.1:3000/api/auth/sign-out', init)).status).toBe(200);
    expect((await demo.app.request('http://localhost:3000/api/auth/sign-out', init)).status).toBe(403);
  });

  test('does not matter for what only reads, nor where a signature or a key proves the sender', async () => {
    const foreign = { Origin: 'https://elsewhere.example', 'Sec-Fetch-Site': 'cross-site' };
    expect((await ask('/page', { headers: foreign })).status).toBe(200);
    for (const path of ['/webhooks/stripe', '/addSelections', '/updateOnSiteService']) {
      expect((await post(path, foreign)).status).not.toBe(403);
    }
    for (const path of ['/webhooksx', '/addSelectionsAndMore']) expect((await post(path, foreign)).status).toBe(403);
  });
});
