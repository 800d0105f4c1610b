import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { uploadPreset } from '#core/media/index.ts';

/** A bucket with S3's way of speaking, kept in memory. Frozen, it takes connections and answers none. */
export async function openFreezingBucket() {
  const kept = new Map<string, Buffer>();
  let frozen = false;
  const server = createServer(async (request, response) => {
    const sent = await buffer(request).catch(() => Buffer.alloc(0));
    if (frozen) return;
    const path = request.url ?? '';
    const found = kept.get(path);
    if (request.method === 'PUT') kept.set(path, sent);
    if (request.method === 'DELETE') kept.delete(path);
    if (request.method !== 'GET') response.writeHead(200).end();
    else if (path.includes('list-type=2')) response.writeHead(200).end('<ListBucketResult></ListBucketResult>');
    else response.writeHead(found ? 200 : 404).end(found ?? '');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const settings = { S3_BUCKET: 'pictures', S3_KEY: 'key', S3_SECRET: 'secret', S3_REGION: 'here', S3_TIMEOUT_S: '5' };
  return {
    settings: { ...settings, S3_ENDPOINT: `http://127.0.0.1:${port}` },
    freeze() {
      frozen = true;
    },
    thaw() {
      frozen = false;
      server.closeAllConnections();
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** A visitor sends a picture of the room. How long it took, and what the answer was. */
export async function sendPicture(origin: string, picture: Buffer): Promise<{ status: number; seconds: number }> {
  const form = new FormData();
  form.set('upload_preset', uploadPreset);
  form.set('file', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'room.png');
  const started = performance.now();
  const answer = await fetch(`${origin}/image/upload`, { method: 'POST', headers: { Origin: origin }, body: form });
  await answer.arrayBuffer();
  return { status: answer.status, seconds: (performance.now() - started) / 1000 };
}
