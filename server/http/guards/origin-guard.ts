import { createMiddleware } from 'hono/factory';
import { ApiError } from '../api-error.ts';
import type { HttpEnvironment } from '../environment.ts';

const reading = new Set(['GET', 'HEAD', 'OPTIONS']);

export interface OriginGuardSettings {
  /** The shop's own origin. If unset, as in the demo, the host of the request. */
  appOrigin: string | undefined;
  /** Paths authenticated by a signature or key instead. */
  exempt: readonly string[];
}

const isExempt = (path: string, exempt: readonly string[]) =>
  exempt.some((entry) => path === entry || path.startsWith(`${entry}/`));

/** Blocks changes requested by another site's page, whatever cookies the browser sends. */
export const originGuard = ({ appOrigin, exempt }: OriginGuardSettings) =>
  createMiddleware<HttpEnvironment>(async (context, next) => {
    const { method, path } = context.req;
    if (reading.has(method) || isExempt(path, exempt)) return next();
    const site = context.req.header('sec-fetch-site');
    const origin = context.req.header('origin');
    const own = appOrigin ?? new URL(context.req.url).origin;
    const foreign =
      (site !== undefined && site !== 'same-origin' && site !== 'none') || (origin !== undefined && origin !== own);
    if (foreign)
      throw new ApiError(403, 'foreign-origin', 'This request came from another site, so we did not act on it.');
    return next();
  });
