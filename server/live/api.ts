import { Hono } from 'hono';
import { streamSSE } from 'hono/streaming';
import { ApiError } from '../http/api-error.ts';
import type { HttpEnvironment } from '../http/environment.ts';
import type { LiveHub } from './hub.ts';
import type { LiveEvent } from './streams.ts';

const heartbeatMs = 25_000;

/** `GET /api/events`: server-sent events that only say what changed. */
export function liveApi(hub: LiveHub): Hono<HttpEnvironment> {
  const app = new Hono<HttpEnvironment>();
  app.get('/', (context) => {
    const { actor } = context.get('ctx');
    const sessionId = actor.kind === 'account' ? actor.sessionId : undefined;
    if (actor.kind !== 'account' || !sessionId) throw new ApiError(401, 'not-signed-in', 'Please sign in first.');
    // A HEAD request never reads the stream.
    if (context.req.method === 'HEAD') return context.body(null, 200, { 'Content-Type': 'text/event-stream' });
    return streamSSE(context, async (stream) => {
      const waiting: LiveEvent[] = ['resync'];
      let wake = () => {};
      const stop = hub.listen({ accountId: actor.id, sessionId }, (event) => {
        // Queue each event once: a slow reader, or one that never reads, must not pile up events without limit.
        if (!waiting.includes(event)) waiting.push(event);
        wake();
      });
      const beat = setInterval(() => wake(), heartbeatMs);
      stream.onAbort(() => wake());
      while (!stream.aborted && !stream.closed) {
        const event = waiting.shift();
        if (event === 'end') break;
        if (event === 'session-ended' || event === 'replaced') {
          await stream.writeSSE({ event: 'over', data: event });
          break;
        }
        if (event) await stream.writeSSE({ event: 'changed', data: event });
        else {
          await new Promise<void>((resolve) => {
            wake = resolve;
          });
          // A comment keeps proxies from closing an idle stream and detects a reader that has left.
          if (waiting.length === 0 && !stream.aborted) await stream.write(': still here\n\n');
        }
      }
      clearInterval(beat);
      stop();
    });
  });
  return app;
}
