import { createReadableStreamFromReadable } from '@react-router/node';
import { isbot } from 'isbot';
import { renderToPipeableStream } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { dressPage } from '#app/shell/loading/drawn-page.ts';
import { NonceContext } from '#app/shell/nonce.ts';
import { RequestIdContext } from '#app/shell/request-id.ts';
import { servicesOf } from '#server/http/router-context.ts';

export const streamTimeout = 5_000;

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { nonce, log, requestId, styleOf } = servicesOf(context);
  const whole = isbot(request.headers.get('user-agent') ?? '');
  return new Promise((resolve, reject) => {
    let answered = false;
    const answer = () => {
      answered = true;
      const body = dressPage({ nonce, styleOf });
      headers.set('Content-Type', 'text/html; charset=utf-8');
      resolve(new Response(createReadableStreamFromReadable(body), { status, headers }));
      rendering.pipe(body);
    };
    const rendering = renderToPipeableStream(
      <NonceContext value={nonce}>
        <RequestIdContext value={requestId}>
          <ServerRouter context={entry} url={request.url} nonce={nonce} />
        </RequestIdContext>
      </NonceContext>,
      {
        nonce,
        // Keep long Suspense boundaries inline: they're already rendered, and a script would only delay them.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        ...(whole ? { onAllReady: answer } : { onShellReady: answer }),
        onShellError: reject,
        onError(error) {
          // An error before the shell is sent rejects the promise and is answered and logged like any failed request.
          if (answered) log.error({ err: error }, 'a page failed while it was drawn');
        },
      },
    );
    setTimeout(() => rendering.abort(), streamTimeout + 1000).unref();
  });
}

/** Logs what a loader or action threw; the client sees none of it. A visitor who left mid-request is not an error. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  servicesOf(context).log.error({ err: error }, 'a page failed');
};
