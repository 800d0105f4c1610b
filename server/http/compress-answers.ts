import { compress } from 'hono/compress';
import { createMiddleware } from 'hono/factory';
import type { HttpEnvironment } from './environment.ts';

/**
 * Compresses pages, lists and files. Personal API responses stay uncompressed: they're only a few hundred bytes, and
 * they may hold a secret next to text a stranger typed, so the compressed length could leak that secret.
 */
export function compressAnswers() {
  const pack = compress();
  return createMiddleware<HttpEnvironment>((context, next) => {
    const { method, path } = context.req;
    const personal = path.startsWith('/api/') && (method !== 'GET' || path.startsWith('/api/users/'));
    return personal || path.startsWith('/webhooks/') ? next() : pack(context, next);
  });
}
