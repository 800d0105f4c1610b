import type { MiddlewareHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { ApiError } from './api-error.ts';
import { unreadable } from './senders-mistake.ts';

/**
 * Rejects bodies over the limit. We trust a declared length, because the server reads no more than that; a body without
 * one is read here, up to the limit.
 */
export function limitBody(maxSize: number): MiddlewareHandler {
  return async (context, next) => {
    const { raw } = context.req;
    const length = raw.headers.has('transfer-encoding') ? null : raw.headers.get('content-length');
    if (length !== null && /^\d+$/.test(length)) {
      if (Number(length) > maxSize) throw new HTTPException(413);
      return next();
    }
    if (!raw.body) return next();
    const body = await readUpTo(maxSize, raw.body);
    const headers = new Headers(raw.headers);
    headers.delete('transfer-encoding');
    headers.set('content-length', String(body.length));
    context.req.raw = new Request(raw.url, { method: raw.method, headers, body, signal: raw.signal });
    return next();
  };
}

async function readUpTo(maxSize: number, body: ReadableStream<Uint8Array>): Promise<Uint8Array<ArrayBuffer>> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const piece of body) {
      size += piece.length;
      if (size > maxSize) break;
      pieces.push(piece);
    }
  } catch {
    // The connection broke, or the chunks are malformed.
    throw new ApiError(400, 'invalid', unreadable);
  }
  if (size > maxSize) throw new HTTPException(413);
  return new Uint8Array(Buffer.concat(pieces));
}
