import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { createMiddleware } from 'hono/factory';
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

interface StaticFile {
  path: string;
  type: string;
  etag: string;
  immutable: boolean;
  encodings: readonly ('br' | 'gzip')[];
}

const suffix = { br: '.br', gzip: '.gz' } as const;

function readFolder(folder: string): Map<string, StaticFile> {
  const files = new Map<string, StaticFile>();
  if (!existsSync(folder)) return files;
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || /\.(br|gz)$/.test(entry.name) || entry.parentPath.includes(`${sep}.`)) continue;
    const path = join(entry.parentPath, entry.name);
    const url = `/${relative(folder, path).split(sep).join('/')}`;
    const type = types[entry.name.split('.').pop() ?? ''];
    if (!type) continue;
    const etag = `"${createHash('sha256').update(readFileSync(path)).digest('base64url').slice(0, 22)}"`;
    const encodings = (['br', 'gzip'] as const).filter((encoding) => existsSync(path + suffix[encoding]));
    files.set(url, { path, type, etag, immutable: url.startsWith('/assets/'), encodings });
  }
  return files;
}

/** The built files. Their list is read once at start: a path that is not in it never touches the disk. */
export function staticFiles(folder: string) {
  const files = readFolder(folder);
  return createMiddleware<HttpEnvironment>(async (context, next) => {
    const { method, path } = context.req;
    if (method !== 'GET' && method !== 'HEAD') return next();
    const file = files.get(path);
    if (!file) {
      if (path.startsWith('/assets/')) throw new ApiError(404, 'not-found', 'This file is not part of this version.');
      return next();
    }
    const accepted = context.req.header('accept-encoding') ?? '';
    const encoding = file.encodings.find((name) => accepted.includes(name));
    const headers: Record<string, string> = {
      'Content-Type': file.type,
      'Cache-Control': file.immutable ? 'public, max-age=31536000, immutable' : 'no-cache',
      ETag: file.etag,
      Vary: 'Accept-Encoding',
    };
    if (context.req.header('if-none-match') === file.etag) return context.body(null, 304, headers);
    const served = encoding ? file.path + suffix[encoding] : file.path;
    if (encoding) headers['Content-Encoding'] = encoding;
    headers['Content-Length'] = String(statSync(served).size);
    if (method === 'HEAD') return context.body(null, 200, headers);
    return context.body(new Uint8Array(readFileSync(served)), 200, headers);
  });
}
