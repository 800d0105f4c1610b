import { Hono } from 'hono';
import { streamSSE } from 'hono/streaming';
import { ApiError } from '../http/api-error.ts';
import type { HttpEnvironment } from '../http/environment.ts';
import type { LiveHub } from './hub.ts';
import type { LiveEvent } from './streams.ts';

const heartbeatMs = 25_000;

/** `GET /api/events`: server-sent events that say only what changed. */
export function liveApi(hub: LiveHub): Hono<HttpEnvironment> {
  const app = new Hono<HttpEnvironment>();
  app.get('/', (context) => {
    const { actor } = context.get('ctx');
    const sessionId = actor.kind === 'account' ? actor.sessionId : undefined;
    if (actor.kind !== 'account' || !sessionId) throw new ApiError(401, 'not-signed-in', 'Please sign in first.');
    // Nobody would read the stream.
    if (context.req.method === 'HEAD') return context.body(null, 200, { 'Content-Type': 'text/event-stream' });
    return streamSSE(context, async (stream) => {
      const waiting: LiveEvent[] = ['resync'];
      let wake = () => {};
      const stop = hub.listen({ accountId: actor.id, sessionId }, (event) => {
        // Told once is enough: a reader who is slow, or who reads nothing, must not gather news without end.
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
          // A comment keeps proxies from closing a quiet stream, and notices a reader who is gone.
          if (waiting.length === 0 && !stream.aborted) await stream.write(': still here\n\n');
        }
      }
      clearInterval(beat);
      stop();
    });
  });
  return app;
}
