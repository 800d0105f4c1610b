import { PassThrough } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import { isbot } from 'isbot';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { servicesOf } from '#server/http/router-context.ts';

export const streamTimeout = 5_000;

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { nonce } = servicesOf(context);
  const whole = isbot(request.headers.get('user-agent') ?? '');
  return new Promise((resolve, reject) => {
    let answered = false;
    const answer = () => {
      answered = true;
      const body = new PassThrough();
      headers.set('Content-Type', 'text/html; charset=utf-8');
      resolve(new Response(createReadableStreamFromReadable(body), { status, headers }));
      rendering.pipe(body);
    };
    const rendering = renderToPipeableStream(<ServerRouter context={entry} url={request.url} nonce={nonce} />, {
      nonce,
      ...(whole ? { onAllReady: answer } : { onShellReady: answer }),
      onShellError: reject,
      onError(error) {
        // Before the shell is out the rejection is answered and logged as any failed request.
        if (answered) console.error(error);
      },
    });
    setTimeout(() => rendering.abort(), streamTimeout + 1000).unref();
  });
}
