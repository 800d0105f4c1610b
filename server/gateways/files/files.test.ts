import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { filesInBucket } from './bucket.ts';
import { filesOnDisk } from './disk.ts';
import { type Files, FilesUnavailable } from './port.ts';

const folder = await mkdtemp(join(tmpdir(), 'hearthline-files-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

/** A minimal bucket: accepts signed requests only and can be made to fail for a while. */
function startBucket(): Promise<{
  server: Server;
  endpoint: string;
  kept: Map<string, Buffer>;
  break: (n: number) => void;
}> {
  const kept = new Map<string, Buffer>();
  let broken = 0;
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://bucket');
    const answer = (status: number, body: string | Buffer = '') => response.writeHead(status).end(body);
    const credential = /^AWS4-HMAC-SHA256 Credential=the-key\/.*Signature=[0-9a-f]{64}$/;
    if (!credential.test(request.headers.authorization ?? '')) return answer(403, 'AccessDenied');
    if (broken > 0) {
      broken -= 1;
      return answer(503, 'SlowDown');
    }
    const [, bucket, ...rest] = pathname.split('/');
    const key = rest.join('/');
    if (bucket !== 'uploads') return answer(404, 'NoSuchBucket');
    if (searchParams.has('list-type')) {
      // Two at a time, as a large bucket answers in pages.
      const all = [...kept.keys()].filter((name) => name.startsWith(searchParams.get('prefix') ?? '')).sort();
      const from = Number(searchParams.get('continuation-token') ?? 0);
      const one = (name: string) =>
        `<Contents><Key>${name}</Key><LastModified>2026-11-17T12:00:00.000Z</LastModified></Contents>`;
      const found = all.slice(from, from + 2).map(one);
      const more = from + 2 < all.length ? `<NextContinuationToken>${from + 2}</NextContinuationToken>` : '';
      return answer(200, `<ListBucketResult>${found.join('')}${more}</ListBucketResult>`);
    }
    if (request.method === 'PUT') kept.set(key, Buffer.concat(chunks));
    if (request.method === 'DELETE') return answer(kept.delete(key) ? 204 : 404);
    const file = kept.get(key);
    return file ? answer(200, file) : answer(404, 'NoSuchKey');
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
      resolve({
        server,
        endpoint,
        kept,
        break: (times) => {
          broken = times;
        },
      });
    });
  });
}

const bucket = await startBucket();
afterAll(() => bucket.server.close());
const settings = { endpoint: bucket.endpoint, bucket: 'uploads', key: 'the-key', secret: 'the-secret' };

it('attack 21: a bucket that sends us elsewhere is not followed', async () => {
  let asked = 0;
  const elsewhere = createServer((_, response) => {
    asked += 1;
    response.end('a picture of somebody’s room');
  });
  const moved = createServer((request, response) => {
    const { port } = elsewhere.address() as AddressInfo;
    response.writeHead(307, { Location: `http://127.0.0.1:${port}${request.url}` }).end();
  });
  for (const server of [elsewhere, moved]) await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = moved.address() as AddressInfo;
  const files = filesInBucket({ ...settings, endpoint: `http://127.0.0.1:${port}` });
  await expect(files.get('uploaded/one')).rejects.toThrow();
  await expect(files.put('uploaded/one', new Uint8Array([1]))).rejects.toThrow();
  expect(asked).toBe(0);
  for (const server of [elsewhere, moved]) server.close();
});

describe.each<[string, Files]>([
  ['a folder', filesOnDisk(folder)],
  ['a bucket', filesInBucket(settings)],
])('%s', (_, files) => {
  const bytes = Buffer.from([0, 1, 2, 255]);

  it('gives back what was put, and nothing it was not given', async () => {
    expect(await files.get('user_images/a')).toBeNull();
    await files.put('user_images/a', bytes);
    expect(await files.get('user_images/a')).toEqual(bytes);
    await files.put('user_images/a', Buffer.from('again'));
    expect(String(await files.get('user_images/a'))).toBe('again');
    await files.remove('user_images/a');
    expect(await files.get('user_images/a')).toBeNull();
    await files.remove('user_images/a');
  });

  it('keeps what was made of a file beside it, and takes it away with it', async () => {
    await files.put('user_images/b', bytes);
    await files.put('user_images/bb', bytes);
    expect(await files.getMade('user_images/b', 'w_320-avif')).toBeNull();
    await files.putMade('user_images/b', 'w_320-avif', bytes);
    await files.putMade('user_images/bb', 'w_320-avif', bytes);
    expect(await files.getMade('user_images/b', 'w_320-avif')).toEqual(bytes);
    await files.remove('user_images/b');
    expect(await files.getMade('user_images/b', 'w_320-avif')).toBeNull();
    expect(await files.getMade('user_images/bb', 'w_320-avif')).toEqual(bytes);
  });

  it('lists what was put, without what was made of it', async () => {
    for (const key of ['user_images/l1', 'user_images/l2', 'furniture/uploaded/l3']) await files.put(key, bytes);
    await files.putMade('user_images/l1', 'w_320-avif', bytes);
    const listed: string[] = [];
    for await (const { key, storedAt } of files.list()) {
      expect(storedAt.getTime()).toBeGreaterThan(0);
      if (/l\d$/.test(key)) listed.push(key);
    }
    expect(listed.sort()).toEqual(['furniture/uploaded/l3', 'user_images/l1', 'user_images/l2']);
  });

  it.each(['../x', '/etc/passwd', 'a/../b', '', 'a//b'])('has no place for %j', async (key) => {
    await expect(async () => files.put(key, bytes)).rejects.toThrow('not a key');
    await expect(async () => files.getMade('user_images/a', key)).rejects.toThrow('not a');
  });
});

describe('a bucket', () => {
  it('that freezes fails the call instead of holding it', async () => {
    const silent = createServer(() => undefined);
    // Answers, then stops in the middle of the file.
    const halfway = createServer((_, response) => {
      response.writeHead(200, { 'Content-Length': '1000' }).write('half');
    });
    // Told by the clock, or by the connection that the clock closed for the call before.
    const failed = /timeout|aborted|fetch failed/;
    for (const server of [silent, halfway]) {
      await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
      const { port } = server.address() as AddressInfo;
      const files = filesInBucket({ ...settings, endpoint: `http://127.0.0.1:${port}`, seconds: 0.2 });
      await expect(files.get('user_images/a')).rejects.toThrow(failed);
      await expect(files.get('user_images/a')).rejects.toBeInstanceOf(FilesUnavailable);
      if (server === silent) {
        await expect(files.put('user_images/a', new Uint8Array([1]))).rejects.toThrow(failed);
        await expect(files.remove('user_images/a')).rejects.toThrow(failed);
      }
      server.closeAllConnections();
      server.close();
    }
  });

  it('is retried after a brief outage, and a lasting refusal is reported', async () => {
    const files = filesInBucket(settings);
    bucket.break(2);
    await files.put('user_images/c', Buffer.from('kept'));
    expect(String(bucket.kept.get('user_images/c'))).toBe('kept');
    const stranger = filesInBucket({ ...settings, key: 'nobody' });
    await expect(stranger.get('user_images/c')).rejects.toThrow('403');
    await expect(stranger.put('user_images/c', Buffer.from('x'))).rejects.toThrow('the bucket did not keep a file');
    await expect(stranger.get('user_images/c')).rejects.not.toBeInstanceOf(FilesUnavailable);
    bucket.break(4);
    await expect(files.get('user_images/c')).rejects.toBeInstanceOf(FilesUnavailable);
  });
});
