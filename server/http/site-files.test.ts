import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { publicPages } from '#core/settings/index.ts';
import { composeHttp, pagesOf, shopOrigin, type TestHttp } from './http.test-data.ts';

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

  test('private pages are marked, public ones are not', async () => {
    expect((await shop.ask('/orders')).headers.get('x-robots-tag')).toBe('noindex');
    expect((await shop.ask('/shared-selection/abc')).headers.get('x-robots-tag')).toBe('noindex');
    const about = await shop.ask('/about');
    expect(about.status).toBe(200);
    expect(about.headers.get('x-robots-tag')).toBeNull();
  });
});
