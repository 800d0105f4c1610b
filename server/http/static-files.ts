import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { parseAccept } from 'hono/utils/accept';
import { ApiError } from './api-error.ts';
import type { HttpEnvironment } from './environment.ts';

const types: Record<string, string> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  json: 'application/json',
  webmanifest: 'application/manifest+json',
  svg: 'image/svg+xml',
  png: 'image/png',
  ico: 'image/x-icon',
  webp: 'image/webp',
  woff2: 'font/woff2',
  txt: 'text/plain; charset=utf-8',
  webm: 'video/webm',
  mp4: 'video/mp4',
  vtt: 'text/vtt; charset=utf-8',
};

type Encoding = 'br' | 'gzip';
type Bytes = Uint8Array<ArrayBuffer>;

interface StaticFile {
  type: string;
  hash: string;
  immutable: boolean;
  plain: Bytes;
  packed: ReadonlyMap<Encoding, Bytes>;
}

type BuiltFiles = ReadonlyMap<string, StaticFile>;

const suffix = { br: '.br', gzip: '.gz' } as const;

/** Read once at startup: no request touches the disk, and a running build can't pull files out from under us. */
export function builtFiles(folder: string): BuiltFiles {
  const files = new Map<string, StaticFile>();
  if (!existsSync(folder)) return files;
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || /\.(br|gz)$/.test(entry.name) || entry.parentPath.includes(`${sep}.`)) continue;
    const path = join(entry.parentPath, entry.name);
    const url = `/${relative(folder, path).split(sep).join('/')}`;
    const type = types[entry.name.split('.').pop() ?? ''];
    if (!type) continue;
    const plain = new Uint8Array(readFileSync(path));
    const hash = createHash('sha256').update(plain).digest('base64url').slice(0, 22);
    files.set(url, { type, hash, immutable: url.startsWith('/assets/'), plain, packed: readPacked(path) });
  }
  return files;
}

function readPacked(path: string): Map<Encoding, Bytes> {
  const there = (['br', 'gzip'] as const).filter((encoding) => existsSync(path + suffix[encoding]));
  return new Map(there.map((encoding) => [encoding, new Uint8Array(readFileSync(path + suffix[encoding]))]));
}

function chosen(encodings: Iterable<Encoding>, accepted: string | undefined) {
  const wishes = parseAccept(accepted ?? '');
  const wish = (name: string) =>
    (wishes.find(({ type }) => type === name) ?? wishes.find(({ type }) => type === '*'))?.q;
  return [...encodings].find((name) => (wish(name) ?? 0) > 0);
}

/** A cache in between may have weakened the tag or may ask about several. */
const isKnown = (etag: string, known: string | undefined) =>
  known?.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag) ?? false;

/** First and last byte, inclusive: 'bytes=500-', 'bytes=-200'. Requests for several ranges get the whole file. */
const onePart = /^bytes=(\d*)-(\d*)$/;

function rangeFor(range: string | undefined, ifRange: string | undefined, etag: string) {
  if (range === undefined || (ifRange !== undefined && ifRange !== etag)) return undefined;
  const [, from = '', to = ''] = onePart.exec(range) ?? [];
  return from === '' && to === '' ? undefined : { from, to };
}

/** Videos are fetched in ranges, and some players only work that way. */
function partOf(
  context: Context<HttpEnvironment>,
  bytes: Bytes,
  { from, to }: { from: string; to: string },
  headers: Record<string, string>,
) {
  const size = bytes.length;
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (start >= size || start > end) return context.body(null, 416, { ...headers, 'Content-Range': `bytes */${size}` });
  headers['Content-Range'] = `bytes ${start}-${end}/${size}`;
  headers['Content-Length'] = String(end - start + 1);
  const part = bytes.subarray(start, end + 1);
  return context.req.method === 'HEAD' ? context.body(null, 206, headers) : context.body(part, 206, headers);
}

/** For pages that inline their styles. */
export function styleOf(files: BuiltFiles) {
  const texts = new Map(
    [...files]
      .filter(([path]) => path.endsWith('.css'))
      .map(([path, { plain }]) => [path, new TextDecoder().decode(plain)]),
  );
  return (path: string) => texts.get(path);
}

export function staticFiles(files: BuiltFiles) {
  return createMiddleware<HttpEnvironment>(async (context, next) => {
    const { method, path } = context.req;
    if (method !== 'GET' && method !== 'HEAD') return next();
    const file = files.get(path);
    if (!file) {
      if (path.startsWith('/assets/')) throw new ApiError(404, 'not-found', 'This file is not part of this version.');
      return next();
    }
    const encoding = chosen(file.packed.keys(), context.req.header('accept-encoding'));
    // Compressed bytes differ from plain ones, so their tags must differ too.
    const etag = `"${encoding ? `${file.hash}-${encoding}` : file.hash}"`;
    const headers: Record<string, string> = {
      'Content-Type': file.type,
      'Cache-Control': file.immutable ? 'public, max-age=31536000, immutable' : 'no-cache',
      ETag: etag,
      Vary: 'Accept-Encoding',
    };
    if (isKnown(etag, context.req.header('if-none-match'))) return context.body(null, 304, headers);
    const served = (encoding && file.packed.get(encoding)) ?? file.plain;
    if (encoding) headers['Content-Encoding'] = encoding;
    else headers['Accept-Ranges'] = 'bytes';
    const asked = encoding ? undefined : rangeFor(context.req.header('range'), context.req.header('if-range'), etag);
    if (asked) return partOf(context, served, asked, headers);
    headers['Content-Length'] = String(served.length);
    return method === 'HEAD' ? context.body(null, 200, headers) : context.body(served, 200, headers);
  });
}
