import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener, type Http2Bindings, type HttpBindings } from '@hono/node-server';

/** Looks at a request first and may answer it: the development server's own files. */
export type Before = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** The second is the connection it came by. */
type Fetch = (request: Request, connection?: HttpBindings | Http2Bindings) => Response | Promise<Response>;

export interface Listener {
  port: number;
  /** Until it is called, every request is answered with 503. */
  serve(fetch: Fetch): void;
  /** Refuses new connections and waits for the answers under way, at most so long. */
  close(timeoutMs: number): Promise<void>;
}

export type Listening = { ok: true; listener: Listener } | { ok: false; message: string };

/** The rules for browsers come with the shop itself; until then there is one sentence, and nothing to run or to frame. */
const whileStarting = {
  'Retry-After': '2',
  'Content-Type': 'text/plain; charset=utf-8',
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
};

/** Takes the port before anything else is started, so that a taken port harms nothing. */
export async function listen(host: string, port: number, before?: Before): Promise<Listening> {
  let fetch: Fetch = () => new Response('starting', { status: 503, headers: whileStarting });
  const answer = getRequestListener((request, connection) => fetch(request, connection), {
    overrideGlobalObjects: false,
    // Health is answered to who names no host; anything else is refused under this one.
    hostname: 'no-host.invalid',
  });
  const underWay = new Set<ServerResponse>();
  const server = createServer({ requireHostHeader: false }, (request, response) => {
    underWay.add(response);
    response.once('close', () => {
      underWay.delete(response);
      if (!server.listening) server.closeIdleConnections();
    });
    if (!server.listening) lastOfItsConnection(response);
    if (before) before(request, response, () => answer(request, response));
    else void answer(request, response);
  });
  const failed = await new Promise<NodeJS.ErrnoException | null>((resolve) => {
    server.once('error', resolve);
    server.listen(port, host, () => resolve(null));
  });
  if (failed?.code === 'EADDRINUSE') {
    return { ok: false, message: `Port ${port} is taken by another program. Stop it, or set PORT to another number.` };
  }
  if (failed?.code === 'EACCES')
    return { ok: false, message: `Port ${port} needs more rights. Set PORT to 1024 or above.` };
  if (failed) return { ok: false, message: `Cannot listen on ${host}:${port}: ${failed.message}.` };
  return {
    ok: true,
    listener: {
      port: (server.address() as AddressInfo).port,
      serve: (next) => {
        fetch = next;
      },
      close: (timeoutMs) => closeServer(server, underWay, timeoutMs),
    },
  };
}

/** A browser keeps its connection for the next request; while we leave there shall be none. */
function lastOfItsConnection(response: ServerResponse): void {
  response.shouldKeepAlive = false;
}

function closeServer(server: Server, underWay: Iterable<ServerResponse>, timeoutMs: number): Promise<void> {
  for (const response of underWay) lastOfItsConnection(response);
  return new Promise((resolve) => {
    const force = setTimeout(() => server.closeAllConnections(), timeoutMs);
    server.close(() => {
      clearTimeout(force);
      resolve();
    });
  });
}
