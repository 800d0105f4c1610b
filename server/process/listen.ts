import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener, type Http2Bindings, type HttpBindings } from '@hono/node-server';
import { opening } from '../http/opening.ts';

/** Sees each request first and may answer it. Used for the development server's own files. */
export type Before = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** The second argument is the connection the request came over. */
type Fetch = (request: Request, connection?: HttpBindings | Http2Bindings) => Response | Promise<Response>;

export interface Listener {
  port: number;
  /** Until this is called, every request gets a 503. */
  serve(fetch: Fetch): void;
  /** Still serves, but asks each client to take its next request elsewhere. */
  drain(): void;
  /** Refuses new connections and waits for responses in progress, up to the timeout. */
  close(timeoutMs: number): Promise<void>;
}

export type Listening = { ok: true; listener: Listener } | { ok: false; message: string };

/** Until the shop sets its own headers, there is something to read and nothing to run or frame. */
async function whileStarting(request: Request): Promise<Response> {
  const answer = await opening(request);
  answer.headers.set(
    'Content-Security-Policy',
    "default-src 'none'; style-src-attr 'unsafe-inline'; frame-ancestors 'none'",
  );
  answer.headers.set('X-Content-Type-Options', 'nosniff');
  return answer;
}

/** Takes the port before anything else starts, so that a port conflict does no harm. */
export async function listen(
  host: string,
  port: number,
  { before, keepAliveSeconds = 5 }: { before?: Before | undefined; keepAliveSeconds?: number } = {},
): Promise<Listening> {
  let draining = false;
  let fetch: Fetch = whileStarting;
  const answer = getRequestListener((request, connection) => fetch(request, connection), {
    overrideGlobalObjects: false,
    // Requests without a Host header get this name. Health checks answer anyway; everything else refuses it.
    hostname: 'no-host.invalid',
  });
  const underWay = new Set<ServerResponse>();
  const server = createServer({ requireHostHeader: false }, (request, response) => {
    underWay.add(response);
    response.once('close', () => {
      underWay.delete(response);
      if (!server.listening) server.closeIdleConnections();
    });
    if (draining || !server.listening) lastOfItsConnection(response);
    if (before) before(request, response, () => answer(request, response));
    else void answer(request, response);
  });
  // Longer than the proxy's, or it would send a request on a connection that we are just closing.
  server.keepAliveTimeout = keepAliveSeconds * 1000;
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
      drain: () => {
        draining = true;
        for (const response of underWay) lastOfItsConnection(response);
      },
      close: (timeoutMs) => closeServer(server, underWay, timeoutMs),
    },
  };
}

/** Browsers keep a connection open for the next request. During shutdown there must not be one. */
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
