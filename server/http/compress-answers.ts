import { compress } from 'hono/compress';
import { createMiddleware } from 'hono/factory';
import type { HttpEnvironment } from './environment.ts';

/**
 * Pages, lists and files are compressed. What the API tells one person is a few hundred letters, and may hold a secret
 * beside what a stranger typed: packing it costs more than it saves, and its length would tell about the secret.
 */
export function compressAnswers() {
  const pack = compress();
  return createMiddleware<HttpEnvironment>((context, next) => {
    const { method, path } = context.req;
    const personal = path.startsWith('/api/') && (method !== 'GET' || path.startsWith('/api/users/'));
    return personal || path.startsWith('/webhooks/') ? next() : pack(context, next);
  });
}
