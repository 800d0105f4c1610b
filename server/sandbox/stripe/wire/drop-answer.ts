import type { IncomingMessage } from 'node:http';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context } from 'hono';

/** Breaks the connection after the act, so that whoever asked cannot know what happened. */
export function dropAnswer(context: Context): Response {
  const { incoming }: { incoming?: IncomingMessage } = context.env ?? {};
  if (incoming) {
    incoming.socket.destroy();
    return RESPONSE_ALREADY_SENT;
  }
  // Below a server that hides the socket, an answer cut off after its first letter says just as little.
  return new Response('{', { headers: { 'Content-Type': 'application/json' } });
}
