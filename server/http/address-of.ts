import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/** Who is asking, as far as the network tells: behind our own proxy the last hop it wrote down. */
export function addressOf(context: Context, proxied: boolean): string {
  const hops = proxied ? context.req.header('x-forwarded-for')?.split(',') : undefined;
  const last = hops?.at(-1)?.trim();
  if (last) return last;
  try {
    return getConnInfo(context).remote.address ?? 'unknown';
  } catch {
    // Asked without a connection, as a test does.
    return 'unknown';
  }
}
