import { createHash, timingSafeEqual } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { isFromHere } from '../address-of.ts';
import { ApiError, answerError, notFound } from '../api-error.ts';
import type { HttpEnvironment } from '../environment.ts';
import { securityHeaders } from '../guards/security-headers.ts';
import type { Metrics } from './metrics.ts';

export interface MetricsDoor {
  production: boolean;
  token: string | null;
  /** If set, metrics are served on this port and not here. */
  port: number | null;
  isOwnHost: (context: Context) => boolean;
}

/** `/metrics` on the shop's port: with the token, or without one in the demo, for requests from this machine only. */
export function metricsHere(metrics: Metrics, { production, token, port, isOwnHost }: MetricsDoor) {
  return async (context: Context) => {
    if (port !== null) throw notFound();
    if (token !== null) mustKnow(context, token);
    else if (production || !isFromHere(context) || !isOwnHost(context)) throw notFound();
    return answer(context, metrics);
  };
}

/** `/metrics` on its own port: open to anyone who can reach it, unless a token is set. */
export function metricsApart(metrics: Metrics, token: string | null): Hono<HttpEnvironment> {
  const app = new Hono<HttpEnvironment>();
  app.onError(answerError);
  app.use(securityHeaders({ https: false, stripe: false, development: false, outsideHosts: () => [], exempt: [] }));
  app.get('/metrics', async (context) => {
    if (token !== null) mustKnow(context, token);
    return answer(context, metrics);
  });
  return app;
}

const answer = async (context: Context, metrics: Metrics) =>
  context.body(await metrics.text(), 200, { 'Content-Type': metrics.contentType });

const digest = (text: string) => createHash('sha256').update(text).digest();

function mustKnow(context: Context, token: string): void {
  const given = context.req.header('authorization') ?? '';
  if (timingSafeEqual(digest(given), digest(`Bearer ${token}`))) return;
  throw new ApiError(401, 'no-token', 'Send the METRICS_TOKEN as a bearer token.', { 'WWW-Authenticate': 'Bearer' });
}
