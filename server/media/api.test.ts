import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { createAccount, createTestContext } from '../../tests/setup/context.ts';
import { createTestDatabase } from '../../tests/setup/database.ts';
import { type Actor, visitorActor } from '../context.ts';
import { upload } from '../db/schema/index.ts';
import { filesInBucket } from '../gateways/files/bucket.ts';
import { answerError } from '../http/api-error.ts';
import type { HttpEnvironment } from '../http/environment.ts';
import { mediaApi } from './api.ts';
import { assetsApi } from './assets-api.ts';
import * as files from './decoding/hostile.test-data.ts';
import { knowVisitor } from './uploads/visitor-cookie.ts';

const ctx = await createTestContext(await createTestDatabase());
const secret = 'a secret of at least thirty-two letters';

function shop(actor: Actor = visitorActor, stored = ctx.files) {
  const app = new Hono<HttpEnvironment>();
  app.onError(answerError);
  app.use(async (context, next) => {
    context.set('ctx', { ...ctx.as(actor), files: stored });
    await next();
  });
  app.use(knowVisitor({ secret, secure: false }));
  app.route('/image', mediaApi({ secret, appOrigin: undefined }));
  app.route('/api', assetsApi());
  return app;
}

function formOf(file: Blob | null, preset = 'user_images', field = 'my_photo'): FormData {
  const form = new FormData();
  form.set('upload_preset', preset);
  if (file) form.set(field, file, 'IMG_0001.HEIC');
  return form;
}

const post = (app: Hono<HttpEnvironment>, path: string, body: FormData | string, cookie = '') =>
  app.request(path, { method: 'POST', body, headers: { cookie } });
const cookieOf = (answer: Response) => answer.headers.get('set-cookie')?.split(';')[0] ?? '';
const picture = async () => new Blob([new Uint8Array(await files.png())], { type: 'image/png' });

describe('POST /image/upload', () => {
  it('says to try again soon while the storage can’t be reached, and keeps nothing of the picture', async () => {
    const closed = { endpoint: 'http://127.0.0.1:1', bucket: 'uploads', key: 'the-key', secret: 'the-secret' };
    const june = await createAccount(ctx);
    const sent = await post(shop(june, filesInBucket(closed)), '/image/upload', formOf(await picture()));
    expect(sent.status).toBe(503);
    expect(sent.headers.get('retry-after')).toBe('60');
    expect(await sent.json()).toMatchObject({
      error: { message: 'We can’t reach our photo storage right now. Please try again in a minute.' },
    });
    expect(await ctx.db.select().from(upload).where(eq(upload.accountId, june.id))).toEqual([]);
  });

  it('answers a delete token and an address that only its sender can open', async () => {
    const app = shop();
    const sent = await post(app, '/image/upload', formOf(await picture()));
    expect(sent.status).toBe(200);
    const body = (await sent.json()) as { delete_token: string; secure_url: string; public_id: string };
    expect(body.secure_url).toBe(`http://localhost/image/w_1920/${body.public_id}`);
    expect(sent.headers.get('set-cookie')).toMatch(/HttpOnly.*SameSite=Lax/);
    const { pathname } = new URL(body.secure_url);
    const mine = await app.request(pathname, { headers: { cookie: cookieOf(sent) } });
    expect(mine.status).toBe(200);
    expect(mine.headers.get('content-type')).toBe('image/webp');
    expect(mine.headers.get('cache-control')).toMatch(/^private/);
    // §4 logout: the browser's copy is of no use without the cookie it was fetched with.
    expect(mine.headers.get('vary')).toBe('Accept, Cookie');
    expect((await app.request(pathname)).status).toBe(404);
    // The form for letters is only for the shop's pictures, not even for the sender's own.
    const forLetter = pathname.replace('w_1920', 'w_1920_jpg');
    expect((await app.request(forLetter, { headers: { cookie: cookieOf(sent) } })).status).toBe(404);
    const forged = `${cookieOf(sent).slice(0, -4)}AAA%3D`;
    expect((await app.request(pathname, { headers: { cookie: forged } })).status).toBe(404);
    expect((await shop(await createAccount(ctx)).request(pathname)).status).toBe(404);

    const deleted = await post(app, '/image/delete_by_token', JSON.stringify({ token: body.delete_token }));
    expect(deleted.status).toBe(200);
    expect((await app.request(pathname, { headers: { cookie: cookieOf(sent) } })).status).toBe(404);
  });

  it('a second picture belongs to the same visitor; an account needs no cookie', async () => {
    const app = shop();
    const first = await post(app, '/image/upload', formOf(await picture()));
    const second = await post(app, '/image/upload', formOf(await picture()), cookieOf(first));
    expect(cookieOf(second)).toBe(cookieOf(first));
    const june = await post(shop(await createAccount(ctx)), '/image/upload', formOf(await picture()));
    expect(june.headers.get('set-cookie')).toBeNull();
  });

  it('names a type that is none of ours, whatever the file is called', async () => {
    const pdf = new Blob(['%PDF-1.7'], { type: 'application/pdf' });
    const answer = await post(shop(), '/image/upload', formOf(pdf));
    expect([answer.status, await answer.json()]).toEqual([
      415,
      {
        error: {
          code: 'not-an-image',
          message: 'File type application/pdf is not allowed. Please upload only images.',
        },
      },
    ]);
    const lying = await post(shop(), '/image/upload', formOf(new Blob(['no'], { type: 'image/png' })));
    expect([lying.status, await lying.json()]).toMatchObject([
      415,
      { error: { message: 'Only image files are allowed.' } },
    ]);
  });

  it('is refused without the preset, without a file, and as nonsense', async () => {
    expect((await post(shop(), '/image/upload', formOf(await picture(), 'other'))).status).toBe(400);
    expect((await post(shop(), '/image/upload', formOf(null))).status).toBe(400);
    expect((await post(shop(), '/image/upload', 'nonsense')).status).toBe(400);
    expect((await post(shop(), '/image/delete_by_token', '{}')).status).toBe(400);
    expect((await post(shop(), '/image/delete_by_token', '{"token":"x"}')).status).toBe(404);
  });

  it('an address that can’t be ours is unknown', async () => {
    for (const path of ['w_0/user_images/upload_1', 'h_9/user_images/upload_1']) {
      expect((await shop().request(`/image/${path}`)).status).toBe(400);
    }
    for (const path of ['w_9/user_images/%00', 'w_9/user_images/..%2fx', 'w_9/user_images/upload_none']) {
      expect((await shop().request(`/image/${path}`)).status).toBe(404);
    }
  });
});

describe('POST /api/listAssets', () => {
  const list = async (path: string) =>
    (await (await post(shop(), '/api/listAssets', JSON.stringify({ path }))).json()) as { data: { assets: string[] } };

  it('lists a folder of the shop, and never what people sent', async () => {
    const { assets } = (await list('furniture')).data;
    expect(assets.length).toBeGreaterThan(0);
    expect(assets.every((id) => id.startsWith('furniture/'))).toBe(true);
    for (const path of ['user_images', '', '..', 'nowhere']) expect((await list(path)).data.assets).toEqual([]);
  });
});
