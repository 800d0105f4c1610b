import { beforeAll, describe, expect, test } from 'vitest';
import { composeHttp, pagesOf, shopOrigin, type TestHttp } from '../http.test-data.ts';

const asked: string[] = [];
let http: TestHttp;
beforeAll(async () => {
  const loader = ({ request }: { request: Request }) => {
    asked.push(request.url);
    return new Response('here');
  };
  http = await composeHttp({ loadBuild: async () => pagesOf({ '*': { loader: loader as never } }) });
});

const path = (length: number, prefix = '/') => prefix + 'a'.repeat(length - prefix.length);

describe('attack 2: a path that takes longer to read than it is worth', () => {
  test.each(['/', '/api/', '/image/', '/shared-selection/', '/assets/', '//', '/studio/orders/'])(
    'attack 2: over 2 kB below %s is refused before anything reads it',
    async (prefix) => {
      const answer = await http.ask(path(2049, prefix), { headers: { Cookie: 'a=b' } });
      expect([answer.status, await answer.json()]).toEqual([
        414,
        {
          error: {
            code: 'address-too-long',
            message: 'This address is longer than any of ours, so it leads nowhere.',
          },
        },
      ]);
    },
  );

  test('a person is told on a page, and finds home from it', async () => {
    const answer = await http.ask(path(3000), { headers: { Accept: 'text/html' } });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([414, 'text/html; charset=UTF-8']);
    expect(await answer.text()).toContain('<a href="/">');
  });

  test('up to that it is an address like any other, whatever its query', async () => {
    expect((await http.ask(path(2048))).status).toBe(200);
    expect((await http.ask(`/page?next=${'a'.repeat(6000)}`)).status).toBe(200);
  });

  test('it is in no log and no figure', async () => {
    await http.ask(path(2100, '/shared-selection/secret-in-a-long-path'));
    expect(http.logged()).not.toContain('secret-in-a-long-path');
  });
});

describe('an address that cannot be decoded', () => {
  test.each(['/%ff', '/shared-selection/%E0%A4%A', '/api/%'])('%s leads nowhere, and reaches no page', async (odd) => {
    const before = asked.length;
    const answer = await http.app.request(`${shopOrigin}${odd}`);
    expect([answer.status, asked.length]).toEqual([404, before]);
  });
});
