import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { routePath } from 'hono/route';
import type { Logger } from 'pino';
import { redactPath } from '../../process/redact.ts';
import { currentTraceparent, inSpan, SpanKind, SpanStatusCode } from '../../process/tracing/spans.ts';
import type { HttpEnvironment } from '../environment.ts';
import type { Metrics } from './metrics.ts';

/** What answers all pages has no name of its own. */
const everyPage = /^\/?\*$/;

const givenId = /^[\w-]{8,64}$/;

/**
 * Logs one line per request, with its id. The path is logged without keys and personal data. The query isn't logged at
 * all, since it may carry tokens; neither are addresses, names, cookies and bodies.
 */
export function requestLog(
  log: Logger,
  metrics: Metrics,
  { isOpen, pageRoute }: { isOpen: () => boolean; pageRoute: (path: string) => string },
) {
  const routeOf = (context: Context<HttpEnvironment>) => {
    const route = routePath(context);
    return everyPage.test(route) ? pageRoute(context.req.path) : route;
  };
  return createMiddleware<HttpEnvironment>(async (context, next) => {
    const given = context.req.header('x-request-id');
    const requestId = given && givenId.test(given) ? given : randomUUID();
    const { method } = context.req;
    const started = performance.now();
    // No visitor says which trace they belong to: a request always begins one.
    const requestLog = await inSpan(method, { kind: SpanKind.SERVER, parent: null }, async (span) => {
      const traceId = currentTraceparent()?.split('-')[1];
      const requestLog = log.child(traceId ? { requestId, traceId } : { requestId });
      context.set('requestId', requestId);
      context.set('log', requestLog);
      await next();
      const { status } = context.res;
      const route = routeOf(context);
      span?.updateName(`${method} ${route}`);
      span?.setAttributes({ 'http.request.method': method, 'http.route': route, 'http.response.status_code': status });
      span?.setAttribute('request.id', requestId);
      if (status >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
      return requestLog;
    });
    context.res.headers.set('X-Request-Id', requestId);
    const seconds = (performance.now() - started) / 1000;
    const { status } = context.res;
    metrics.request(method, routeOf(context), status, seconds);
    const line = {
      method,
      path: redactPath(context.req.path),
      status,
      ms: Math.round(seconds * 1000),
    };
    // The client disconnected before we answered, so this isn't our failure.
    const left = context.req.raw.signal.aborted;
    // A browser left open overnight polls while the shop is still starting. It's told to wait, and nothing failed.
    const tooEarly = status === 503 && !isOpen();
    if (status >= 500 && !left && !tooEarly) requestLog.error(line, 'request');
    else requestLog.info(line, 'request');
  });
}
