import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { type Limited, limits, withinLimit } from '#core/settings/index.ts';
import { ApiError } from './api-error.ts';
import type { HttpEnvironment } from './environment.ts';

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

/** Keeps strangers from asking the same thing too often from one network address. Counted by this process. */
export function limitByAddress(name: Limited, { proxied }: { proxied: boolean }) {
  const tries = new Map<string, Date[]>();
  const own = limits[name].filter(({ by }) => by === 'address');
  const longest = Math.max(...own.map(({ seconds }) => seconds)) * 1000;
  return createMiddleware<HttpEnvironment>(async (context, next) => {
    const now = context.get('ctx').clock.now();
    for (const [address, times] of tries) {
      if (now.getTime() - (times.at(-1)?.getTime() ?? 0) > longest) tries.delete(address);
    }
    const address = addressOf(context, proxied);
    const earlier = tries.get(address) ?? [];
    for (const limit of own) {
      const verdict = withinLimit(limit, earlier, now);
      if (!verdict.ok) {
        const retry = { 'Retry-After': String(verdict.retryAfterSeconds) };
        throw new ApiError(429, 'too-many-requests', 'Too many requests. Please try again later.', retry);
      }
    }
    tries.set(address, [...earlier.filter((time) => now.getTime() - time.getTime() <= longest), now]);
    return next();
  });
}
