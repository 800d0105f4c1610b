import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { afterAll, describe, expect, it } from 'vitest';
import { answerError } from '../../http/api-error.ts';
import type { HttpEnvironment } from '../../http/environment.ts';
import * as files from '../decoding/hostile.test-data.ts';
import { firstCopies, makeAhead } from './make-ahead.ts';
import { shopPictures } from './picture-library.ts';
import { servePicture } from './serve-picture.ts';

const folder = await mkdtemp(join(tmpdir(), 'hearthline-ahead-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

async function picture(file: string, width: number) {
  const path = join(folder, file);
  await writeFile(path, await files.jpeg(width, width / 2));
  return { file, width, height: width / 2, alt: 'A room', path };
}
const hero = await picture('hero.jpg', 1080);
const room = await picture('room.jpg', 900);
const side = await picture('side.jpg', 900);
const broken = { ...side, file: 'gone.jpg', path: join(folder, 'gone.jpg') };
const pictures = new Map([
  ['furniture/rec-sofa/side', side],
  ['hero/hero-1', hero],
  ['scenes/office/loft', room],
  ['styles/roy/1', broken],
]);
const served = (name: string) => ({ library: pictures, cacheFolder: join(folder, name) });
const warned: object[] = [];
const log = {
  warn(about: object) {
    warned.push(about);
  },
};
const open = () => new AbortController().signal;

describe('the sizes made ahead', () => {
  it('are those that the first visitors ask for, and no request has to make them again', async () => {
    const fresh = served('fresh');
    // The hero in two sizes, the room in three: it has fewer pixels than the largest two that are wanted.
    expect(await makeAhead(fresh, { signal: open(), log })).toBe(5);
    const made = (await readdir(fresh.cacheFolder)).sort();
    const app = new Hono<HttpEnvironment>();
    app.onError(answerError);
    app.get('/image/:transform/:id{.+}', servePicture(fresh));
    for (const path of ['w_1920/hero/hero-1', 'w_800/hero/hero-1', 'w_640/scenes/office/loft']) {
      const answer = await app.request(`/image/${path}`, { headers: { accept: 'image/avif,*/*' } });
      expect([path, answer.status, answer.headers.get('content-type')]).toEqual([path, 200, 'image/avif']);
      expect(answer.headers.get('cache-control')).toContain('immutable');
    }
    expect((await readdir(fresh.cacheFolder)).sort()).toEqual(made);
  });

  it('are made once: the next start finds them there', async () => {
    const fresh = served('fresh');
    expect(await makeAhead(fresh, { signal: open(), log })).toBe(0);
  });

  it('go on after a picture that can’t be read, and say so', () => {
    expect(warned.length).toBeGreaterThan(0);
    expect(warned.every((about) => 'picture' in about && about.picture === 'gone.jpg')).toBe(true);
  });

  it('end when the shop closes', async () => {
    expect(await makeAhead(served('closing'), { signal: AbortSignal.abort(), log })).toBe(0);
  });

  it('begin with Home’s heroes, have every picture of the gallery, and stay few', () => {
    const own = shopPictures();
    const copies = firstCopies(own);
    expect(copies[0]?.picture).toBe(own.get('hero/hero-1'));
    const paths = new Set(copies.map(({ picture: { path } }) => path));
    for (const [id, { path }] of own) if (id.startsWith('scenes/')) expect([id, paths.has(path)]).toEqual([id, true]);
    expect(copies.length).toBeLessThan(1500);
  });
});
