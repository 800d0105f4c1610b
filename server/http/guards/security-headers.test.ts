import { gunzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../../config.ts';
import { composeHttp, type TestHttp } from '../http.test-data.ts';

let http: TestHttp;
let ask: TestHttp['ask'];
beforeAll(async () => {
  http = await composeHttp();
  ({ ask } = http);
});

const bytes = async (answer: Response) => Buffer.from(await answer.arrayBuffer());

describe('what protects every answer', () => {
  test.each([
    ['/page', 200],
    ['/api/nothing', 404],
    ['/assets/page-abc123.js', 200],
    ['/assets/gone.js', 404],
    ['/image/w_80/none', 404],
  ])('%s carries the security headers', async (path, status) => {
    const answer = await ask(path);
    expect(answer.status).toBe(status);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-frame-options': 'DENY',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'cache-control': expect.any(String),
      'x-request-id': expect.any(String),
    });
  });

  test('attack 17: another site may show the pictures of letters, and nothing else of ours', async () => {
    const rule = async (path: string) => (await ask(path)).headers.get('cross-origin-resource-policy');
    expect(await rule('/image/w_640_jpg/furniture/none')).toBe('cross-origin');
    for (const path of [
      '/page',
      '/api/furniture',
      '/image/w_640/furniture/none',
      '/image/w_640_jpg/user_images/none',
    ]) {
      expect([path, await rule(path)]).toEqual([path, 'same-origin']);
    }
  });

  test('a script needs the nonce of its own page, new each time', async () => {
    const nonces = await Promise.all(
      [1, 2, 3].map(async () => {
        const answer = await ask('/page');
        const policy = answer.headers.get('content-security-policy') ?? '';
        const allowed = /script-src 'self' 'nonce-([^']+)'/.exec(policy)?.[1];
        expect(policy).not.toMatch(/script-src[^;]*unsafe/);
        expect(await answer.text()).toContain(`<script nonce="${allowed}">`);
        return allowed;
      }),
    );
    expect(new Set(nonces).size).toBe(3);
  });

  test('attack 17: what may say something of a person is kept nowhere', async () => {
    const { cookie } = await http.signUp('kept.nowhere@example.com');
    const signedIn = { headers: { Cookie: cookie } };
    const kept = async (path: string, init?: RequestInit) => (await ask(path, init)).headers.get('cache-control');
    for (const path of [
      '/page',
      '/page.data',
      '/api/users/me',
      '/api/users/me/surveysData',
      '/about',
      '/api/auth/get-session',
    ]) {
      expect([path, await kept(path, signedIn)]).toEqual([path, 'no-store']);
    }
    for (const path of ['/page', '/shared-selection/one', '/reset-password?token=one', '/healthz']) {
      expect([path, await kept(path)]).toEqual([path, 'no-store']);
    }
    expect(await kept('/about')).toBe('private, no-cache');
  });

  test('a shop behind TLS insists on it, one on a laptop does not', async () => {
    const secure = readConfig({ HEARTHLINE_MODE: 'demo', APP_ORIGIN: 'https://hearthline.test' });
    const behindTls = await composeHttp(secure.ok ? { config: secure.config } : {});
    const strict = 'strict-transport-security';
    const answer = await behindTls.ask('/page');
    expect(answer.headers.get(strict)).toContain('max-age=31536000');
    expect(answer.headers.get('content-security-policy')).toContain('upgrade-insecure-requests');
    expect((await ask('/page')).headers.has(strict)).toBe(false);
  });
});

describe('compression', () => {
  test('of pages, where the browser can', async () => {
    const packed = await ask('/page', { headers: { 'Accept-Encoding': 'gzip' } });
    expect(packed.headers.get('content-encoding')).toBe('gzip');
    expect(packed.headers.get('vary')).toContain('Accept-Encoding');
    expect(gunzipSync(await bytes(packed)).toString()).toContain('words words');
    expect((await ask('/page')).headers.get('content-encoding')).toBeNull();
  });
});

describe('what goes wrong inside', () => {
  test('is shared with no one outside', async () => {
    const page = await ask('/broken', { headers: { 'X-Request-Id': 'it-broke-here' } });
    expect(page.status).toBe(500);
    expect(await page.text()).not.toMatch(/cellar| at |\.ts/);
    expect(http.logged()).toContain('the cellar is under water');
  });

  test.each(['/%E0%A4%A', '/api/%E0%A4%A', '/image/%/x', '/%00', '/page?x=%E0%A4%A'])(
    'odd address %s is no failure',
    async (path) => {
      expect((await ask(path)).status).toBeLessThan(500);
    },
  );
});
