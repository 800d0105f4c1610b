import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { answerError } from '../../http/api-error.ts';
import type { HttpEnvironment } from '../../http/environment.ts';
import * as files from '../decoding/hostile.test-data.ts';
import { shopTurn } from '../decoding/take-turns.ts';
import { servePicture } from './serve-picture.ts';

const folder = await mkdtemp(join(tmpdir(), 'hearthline-pictures-'));
afterAll(() => rm(folder, { recursive: true, force: true }));
const path = join(folder, 'sofa.jpg');
await writeFile(path, await files.jpeg(1000, 500));

const entry = { file: 'sofa.jpg', width: 1000, height: 500, alt: 'A sofa', path };
const app = new Hono<HttpEnvironment>();
app.onError(answerError);
const served = { library: new Map([['furniture/sofa', entry]]), cacheFolder: join(folder, 'made') };
app.get('/image/:transform/:id{.+}', servePicture(served));

const get = (transform: string, headers: Record<string, string> = {}, id = 'furniture/sofa') =>
  app.request(`/image/${transform}/${id}`, { headers });
const avif = { accept: 'image/avif,image/webp,*/*' };

describe('the shop’s own pictures', () => {
  it('come as avif or webp, whichever the browser shows, at the next width and never wider than they are', async () => {
    const small = await get('w_300', avif);
    expect(small.headers.get('content-type')).toBe('image/avif');
    expect(small.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(small.headers.get('vary')).toBe('Accept');
    expect((await sharp(Buffer.from(await small.arrayBuffer())).metadata()).width).toBe(320);
    const large = await get('w_1900');
    expect(large.headers.get('content-type')).toBe('image/webp');
    expect((await sharp(Buffer.from(await large.arrayBuffer())).metadata()).width).toBe(1000);
  });

  it('come as JPEG for a letter, whatever its reader accepts, with no part see-through', async () => {
    const asked = await get('w_300_jpg', avif);
    expect(asked.headers.get('content-type')).toBe('image/jpeg');
    const { format, width, hasAlpha } = await sharp(Buffer.from(await asked.arrayBuffer())).metadata();
    expect({ format, width, hasAlpha }).toEqual({ format: 'jpeg', width: 320, hasAlpha: false });
    const tag = asked.headers.get('etag') ?? '';
    expect((await get('w_300_jpg', { 'if-none-match': tag })).status).toBe(304);
    expect((await get('w_300', { ...avif, 'if-none-match': tag })).status).toBe(200);
  });

  it('know themselves again by their tag', async () => {
    const first = await get('w_640');
    const tag = first.headers.get('etag') ?? '';
    expect((await get('w_640', { 'if-none-match': tag })).status).toBe(304);
    expect((await get('w_640', { ...avif, 'if-none-match': tag })).status).toBe(200);
  });

  it('are made once, however many ask at once, and then served without the original', async () => {
    const before = (await readdir(served.cacheFolder)).length;
    const all = await Promise.all(Array.from({ length: 6 }, () => get('w_480', avif)));
    expect(all.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
    expect(await readdir(served.cacheFolder)).toHaveLength(before + 1);
    await rm(path);
    expect((await get('w_480', avif)).status).toBe(200);
  });

  it('don’t keep anyone waiting while others are being made: the light original comes first', async () => {
    const light = join(folder, 'light.webp');
    await writeFile(
      light,
      await sharp(await files.jpeg(900, 450))
        .webp()
        .toBuffer(),
    );
    const heavy = join(folder, 'heavy.webp');
    const noise = {
      create: {
        width: 900,
        height: 600,
        channels: 3 as const,
        noise: { type: 'gaussian' as const, mean: 128, sigma: 60 },
      },
    };
    await writeFile(
      heavy,
      await sharp({ ...noise, create: { ...noise.create, background: '#888' } })
        .webp({ quality: 95 })
        .toBuffer(),
    );
    served.library.set('furniture/light', { ...entry, width: 900, height: 450, file: 'light.webp', path: light });
    served.library.set('furniture/heavy', { ...entry, width: 900, height: 600, file: 'heavy.webp', path: heavy });
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    const others = [shopTurn(() => held), shopTurn(() => held)];
    const first = await get('w_320', avif, 'furniture/light');
    expect(first.headers.get('content-type')).toBe('image/webp');
    expect(first.headers.get('cache-control')).toBe('no-store');
    expect(first.headers.get('etag')).toBeNull();
    expect((await sharp(Buffer.from(await first.arrayBuffer())).metadata()).width).toBe(900);
    // A heavy one, and a JPEG for a letter, are worth the wait.
    const [large, letter] = [get('w_320', avif, 'furniture/heavy'), get('w_320_jpg', avif, 'furniture/light')];
    release();
    await Promise.all(others);
    expect((await large).headers.get('content-type')).toBe('image/avif');
    expect((await letter).headers.get('content-type')).toBe('image/jpeg');
    // Made meanwhile, so the next visitor gets the right one.
    const next = await get('w_320', avif, 'furniture/light');
    expect(next.headers.get('content-type')).toBe('image/avif');
    expect(next.headers.get('cache-control')).toContain('immutable');
    expect((await sharp(Buffer.from(await next.arrayBuffer())).metadata()).width).toBe(320);
  });

  it('are refused in one shape when the address is none', async () => {
    expect((await get('w_0')).status).toBe(400);
    expect((await get('big')).status).toBe(400);
    expect((await get('w_300', {}, 'furniture/none')).status).toBe(404);
    expect((await get('w_300', {}, '../secret')).status).toBe(404);
  });
});
