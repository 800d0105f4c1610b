import { describe, expect, test } from 'vitest';
import { filledIn, pagePaths } from '../../../tests/setup/every-path.ts';
import { missingHeaders } from '../../../tests/setup/missing-headers.ts';
import { readConfig } from '../../config.ts';
import { listen } from '../../process/listen.ts';
import { composeHttp, connectionFrom, fromHere, pagesOf, type RouteModule, shopOrigin } from '../http.test-data.ts';
import { createMetrics } from '../monitoring/metrics.ts';
import { metricsApart } from '../monitoring/serve-metrics.ts';

/** What a careless page might answer with. */
const careless = () =>
  new Response('<script>alert(1)</script>', {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': "script-src * 'unsafe-inline'",
      'X-Frame-Options': 'ALLOWALL',
      'X-Content-Type-Options': 'sniff',
      'Referrer-Policy': 'unsafe-url',
      'Permissions-Policy': 'geolocation=*',
      'Cross-Origin-Opener-Policy': 'unsafe-none',
      'Cross-Origin-Resource-Policy': 'cross-origin',
    },
  });
const page: RouteModule = { loader: careless, action: careless };
const modules: Record<string, RouteModule> = {
  ...Object.fromEntries(pagePaths.filter((path) => path !== '/').map((path) => [path.slice(1), page])),
  offline: { loader: careless },
  broken: {
    loader: () => {
      throw new Error('the cellar is under water');
    },
  },
};

const secure = readConfig({ HEARTHLINE_MODE: 'demo', APP_ORIGIN: 'https://hearthline.test' });
if (!secure.ok) throw new Error(secure.complaints.join(' '));
const build = pagesOf(modules, page);
const given = { config: secure.config, loadBuild: async () => build };
const http = await composeHttp(given);
const made = await http.auth.api.signUpEmail({
  body: { email: 'every.route@example.com', password: 'hearth-line-149', name: 'June', firstName: 'June' },
  returnHeaders: true,
});
const cookie = made.headers
  .getSetCookie()
  .map((line) => line.split(';')[0])
  .join('; ');

const headersOf = (answer: Response) => Object.fromEntries(answer.headers);

async function problemsOf(method: string, path: string, init: RequestInit = {}, app = http.app): Promise<string[]> {
  const answer = await app.request(`${shopOrigin}${path}`, { method, ...init }, fromHere);
  await answer.body?.cancel();
  return missingHeaders(`${method} ${path}`, headersOf(answer));
}

const reading = ['GET', 'HEAD', 'OPTIONS'];
const everyMethod = [...reading, 'POST', 'PUT', 'PATCH', 'DELETE', 'PROPFIND'];

/** Every route the server handles, wherever it was registered; one for any method is called with each. */
const registered = [
  ...new Set(
    http.app.routes.flatMap(({ method, path }) =>
      (method === 'ALL' ? everyMethod : [method]).map((each) => `${each} ${filledIn(path)}`),
    ),
  ),
];

describe('attack 21: a page, call or file without the rules for browsers', () => {
  test('attack 21: every route that the server knows answers with them, to a visitor and to a customer', async () => {
    expect(registered.length).toBeGreaterThan(80);
    for (const path of ['/api/furniture', '/webhooks/stripe', '/metrics', '/healthz', '/image/upload', '/robots.txt']) {
      expect(registered.filter((known) => known.endsWith(` ${path}`))).not.toEqual([]);
    }
    const me = await http.ask('/api/users/me', { headers: { Cookie: cookie } });
    expect(me.status).toBe(200);
    const wrong: string[] = [];
    for (const known of registered) {
      const [method = '', path = ''] = known.split(' ');
      const body = reading.includes(method) ? {} : { body: '[' };
      for (const who of ['', cookie]) {
        wrong.push(
          ...(await problemsOf(method, path, { ...body, headers: { Cookie: who, Origin: 'https://hearthline.test' } })),
        );
      }
    }
    expect(wrong).toEqual([]);
  });

  test('attack 21: every page of the route table answers with them, whatever the page itself says', async () => {
    const wrong: string[] = [];
    for (const path of pagePaths.map(filledIn)) {
      for (const address of [path, path === '/' ? '/_root.data' : `${path}.data`]) {
        wrong.push(...(await problemsOf('GET', address)), ...(await problemsOf('POST', address, { body: 'a=b' })));
      }
    }
    expect(wrong).toEqual([]);
  });

  test.each([
    ['a file', 200, '/assets/page-abc123.js', {}],
    ['a file that is known', 304, '/assets/page-abc123.js', { headers: { 'If-None-Match': '*' } }],
    ['a part that is not there', 416, '/assets/plain-abc123.css', { headers: { Range: 'bytes=99-' } }],
    ['an unreadable call', 400, '/api/newCheckIfEmailExists', { method: 'POST', body: '[' }],
    ['a call for somebody signed in', 401, '/api/users/me', {}],
    ['another site', 403, '/form', { method: 'POST', headers: { Origin: 'https://evil.example' } }],
    ['an unknown call', 404, '/api/nothing', {}],
    ['an unknown file', 404, '/assets/gone.js', {}],
    ['an unreadable address', 404, '/%E0%A4%A', {}],
    ['a page that takes no form', 405, '/offline.data', { method: 'POST', body: 'a=b' }],
    ['too large a form', 413, '/contact', { method: 'POST', headers: { 'Content-Length': '9999999' } }],
    ['too long an address', 414, `/${'a'.repeat(3000)}`, {}],
    ['what went wrong inside', 500, '/broken', {}],
  ] as const)('attack 21: so does %s (%i)', async (_, status, path, init) => {
    const answer = await http.app.request(`${shopOrigin}${path}`, init, fromHere);
    expect(answer.status).toBe(status);
    expect(missingHeaders(path, headersOf(answer))).toEqual([]);
    expect(answer.headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
  });

  test('attack 21: so do another host, a shop that is not open, and figures that are not for everyone', async () => {
    expect(missingHeaders('/', headersOf(await http.app.request('https://evil.example/')))).toEqual([]);
    const closed = await composeHttp({ ...given, open: () => false });
    for (const path of ['/', '/api/furniture']) {
      const answer = await closed.app.request(`${shopOrigin}${path}`);
      expect([path, answer.status, ...missingHeaders(path, headersOf(answer))]).toEqual([path, 503]);
    }
    const afar = await http.app.request(`${shopOrigin}/metrics`, {}, connectionFrom('203.0.113.5'));
    expect([afar.status, ...missingHeaders('/metrics', headersOf(afar))]).toEqual([404]);
  });

  test('attack 21: so does every route of the figures’ own port', async () => {
    const apart = metricsApart(createMetrics(), 'a-token-for-the-figures');
    const paths = [...new Set(apart.routes.map(({ path }) => filledIn(path)))];
    expect(paths).toContain('/metrics');
    for (const path of [...paths, '/nothing']) {
      const answer = await apart.request(`${shopOrigin}${path}`);
      expect([path, ...missingHeaders(path, headersOf(answer))]).toEqual([path]);
    }
  });

  test('attack 21: until the shop has started there is nothing to sniff, to run or to frame', async () => {
    const listening = await listen('127.0.0.1', 0);
    if (!listening.ok) throw new Error(listening.message);
    const asked = (accept: string) => fetch(`http://127.0.0.1:${listening.listener.port}/`, { headers: { accept } });
    const [text, page] = [await asked('*/*'), await asked('text/html')];
    await listening.listener.close(1000);
    for (const [answer, type] of [
      [text, 'plain'],
      [page, 'html'],
    ] as const) {
      expect(answer.status).toBe(503);
      expect(headersOf(answer)).toMatchObject({
        'content-security-policy': "default-src 'none'; style-src-attr 'unsafe-inline'; frame-ancestors 'none'",
        'content-type': `text/${type}; charset=utf-8`,
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-store',
      });
    }
  });
});
