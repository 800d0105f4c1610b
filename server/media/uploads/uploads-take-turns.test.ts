import { mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { afterAll, describe, expect, it } from 'vitest';
import { createAccount, createTestContext } from '../../../tests/setup/context.ts';
import { createTestDatabase } from '../../../tests/setup/database.ts';
import { type Actor, visitorActor } from '../../context.ts';
import { answerError } from '../../http/api-error.ts';
import type { HttpEnvironment } from '../../http/environment.ts';
import { mediaApi } from '../api.ts';
import * as files from '../decoding/hostile.test-data.ts';
import { servePicture } from '../pictures/serve-picture.ts';
import { uploadImage } from './upload-image.ts';
import { mostUnderWay } from './uploads-under-way.ts';

const ctx = await createTestContext(await createTestDatabase());
const folder = join(tmpdir(), ctx.ids.next('served'));
afterAll(() => rm(folder, { recursive: true, force: true }));
await mkdir(folder);

/** Far more work than resizing a small picture. */
const heavy = await files.jpeg(5000, 4000);

/** Starts many heavy uploads by one person and tracks how many are done. */
async function crowd(actor: Actor, length = 12) {
  const state = { done: 0, length };
  const all = Array.from({ length }, async () => {
    const answer = await uploadImage(ctx.as(actor), { bytes: heavy, visitorId: null });
    state.done += 1;
    return answer;
  });
  return { state, all: Promise.all(all) };
}

describe('attack 16: one person sends many large pictures at once', () => {
  it('the shop’s own pictures do not wait for them', async () => {
    const path = join(folder, 'sofa.jpg');
    await writeFile(path, await files.jpeg(400, 200));
    const entry = { file: 'sofa.jpg', width: 400, height: 200, alt: 'A sofa', path };
    const served = { library: new Map([['furniture/sofa', entry]]), cacheFolder: join(folder, 'made') };
    const app = new Hono<HttpEnvironment>().get('/image/:transform/:id{.+}', servePicture(served));
    const { state, all } = await crowd(await createAccount(ctx));
    expect((await app.request('/image/w_96/furniture/sofa')).status).toBe(200);
    expect(state.done).toBeLessThan(state.length / 2);
    await all;
  });

  it('nor does another user’s picture, sent after all of them', async () => {
    const { state, all } = await crowd(await createAccount(ctx));
    const other = ctx.as(await createAccount(ctx));
    const small = await files.png();
    expect(await uploadImage(other, { bytes: small, visitorId: null })).toMatchObject({ ok: true });
    expect(state.done).toBeLessThan(state.length / 2);
    await all;
  });
});

/** The upload route, called by one person from one address. */
function shop() {
  let asked = { actor: visitorActor as Actor, address: '203.0.113.7' };
  const app = new Hono<HttpEnvironment>();
  app.onError(answerError);
  app.use(async (context, next) => {
    context.set('ctx', { ...ctx.as(asked.actor), address: asked.address });
    context.set('visitorId', null);
    await next();
  });
  app.route('/image', mediaApi({ secret: 'a secret of at least thirty-two letters', appOrigin: undefined }));
  return {
    /** An upload whose body arrives on command. */
    begin(actor: Actor, address: string) {
      asked = { actor, address };
      const { promise: told, resolve: finish } = Promise.withResolvers<void>();
      const body = new ReadableStream({
        async start(controller) {
          await told;
          controller.close();
        },
      });
      const init = { method: 'POST', body, duplex: 'half' } as RequestInit;
      return { finish, answer: Promise.resolve(app.request('/image/upload', init)) };
    },
  };
}

describe('attack 16: many uploads that never end', () => {
  it.each([
    { name: 'of an account', most: mostUnderWay.person, signedIn: true },
    { name: 'of visitors at one address', most: mostUnderWay.person, signedIn: false },
  ])('$name are refused before they are read, until one ends', async ({ most, signedIn }) => {
    const door = shop();
    const actor = signedIn ? await createAccount(ctx) : visitorActor;
    const open = Array.from({ length: most }, () => door.begin(actor, '203.0.113.7'));
    const refused = await door.begin(actor, '203.0.113.7').answer;
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '5']);

    const other = door.begin(await createAccount(ctx), '203.0.113.9');
    other.finish();
    expect((await other.answer).status, 'somebody else').toBe(400);

    open[0]?.finish();
    expect((await open[0]?.answer)?.status).toBe(400);
    const next = door.begin(actor, '203.0.113.7');
    next.finish();
    expect((await next.answer).status, 'after one is over').toBe(400);
    for (const { finish, answer } of open.slice(1)) {
      finish();
      await answer;
    }
  });

  it('of many accounts at one address have a limit together', async () => {
    const door = shop();
    const open = [];
    for (let turn = 0; turn < mostUnderWay.address; turn += 1) {
      open.push(door.begin(await createAccount(ctx), '203.0.113.20'));
    }
    expect((await door.begin(await createAccount(ctx), '203.0.113.20').answer).status).toBe(429);
    for (const { finish, answer } of open) {
      finish();
      await answer;
    }
  });
});
