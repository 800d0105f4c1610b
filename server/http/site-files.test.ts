import { join } from 'node:path';
import { Hono } from 'hono';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { publicPages } from '#core/settings/index.ts';
import type { HttpEnvironment } from './environment.ts';
import { composeHttp, pagesOf, shopOrigin, type TestHttp } from './http.test-data.ts';
import { siteFiles } from './site-files.ts';

let shop: TestHttp;
beforeAll(async () => {
  shop = await composeHttp({ loadBuild: async () => pagesOf({ about: { loader: () => new Response('Our story') } }) });
});
const textOf = async (path: string) => (await shop.ask(path)).text();

describe('for programs that read sites', () => {
  test('the site map names every public page, and no private one', async () => {
    const map = await textOf('/sitemap.xml');
    for (const { path } of publicPages) expect(map).toContain(`<loc>${shopOrigin}${path}</loc>`);
    for (const path of ['/projects', '/orders', '/profile', '/studio']) expect(map).not.toContain(`${path}<`);
  });

  test('robots keep out of what is private, and find the map', async () => {
    const robots = await textOf('/robots.txt');
    expect(robots).toContain('Disallow: /results/');
    expect(robots).toContain(`Sitemap: ${shopOrigin}/sitemap.xml`);
    for (const { path } of publicPages) expect(robots).not.toMatch(new RegExp(`^Disallow: ${path}$`, 'm'));
  });

  test('the app has a name and icons', async () => {
    const manifest = await (await shop.ask('/manifest.webmanifest')).json();
    expect(manifest).toMatchObject({ name: 'Hearthline', display: 'standalone', start_url: '/' });
    expect(manifest.icons.map(({ purpose }: { purpose?: string }) => purpose)).toContain('maskable');
    for (const { src, sizes } of manifest.icons.filter(({ type }: { type: string }) => type === 'image/png')) {
      const { width, height } = await sharp(join(import.meta.dirname, '../../public', src)).metadata();
      expect(`${width}x${height}`, src).toBe(sizes);
    }
  });

  test('the privacy signal is honoured', async () => {
    expect(await (await shop.ask('/.well-known/gpc.json')).json()).toMatchObject({ gpc: true });
  });

  test('security.txt says where to report a security problem, and until when it’s valid', async () => {
    const answer = await shop.ask('/.well-known/security.txt');
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain/);
    const fields = (await answer.text()).split('\n').filter((line) => line !== '' && !line.startsWith('#'));
    // The clock is set to 2026-11-15T15:00:00Z. The format doesn't allow http page URLs.
    expect(fields).toEqual([
      'Contact: mailto:security@hearthline.test',
      'Expires: 2027-02-13T15:00:00Z',
      'Preferred-Languages: en',
    ]);
  });

  test.each([
    ['Hearthline <hello@Mail.Hearthline.example>', 'security@mail.hearthline.example'],
    ['hello@hearthline.example', 'security@hearthline.example'],
    ['The front desk', 'security@shop.example'],
  ])('a shop that mails as %s is told of problems at %s', async (from, mailbox) => {
    const origin = 'https://www.shop.example';
    const site = new Hono<HttpEnvironment>();
    site.use(async (context, next) => {
      context.set('ctx', shop.ctx);
      await next();
    });
    site.route('/', siteFiles({ appOrigin: origin, mailFrom: from }));
    const text = await (await site.request(`${origin}/.well-known/security.txt`)).text();
    expect(text).toContain(`\nContact: mailto:${mailbox}\nContact: ${origin}/contact\n`);
    expect(text).toContain(`\nCanonical: ${origin}/.well-known/security.txt\n`);
  });

  test('private pages are marked, public ones are not', async () => {
    expect((await shop.ask('/orders')).headers.get('x-robots-tag')).toBe('noindex');
    expect((await shop.ask('/shared-selection/abc')).headers.get('x-robots-tag')).toBe('noindex');
    const about = await shop.ask('/about');
    expect(about.status).toBe(200);
    expect(about.headers.get('x-robots-tag')).toBeNull();
  });
});
