import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';

/**
 * Refuses what is longer than this. A request that says how long it is, is believed, for the server reads no more of it;
 * only one that does not has to be looked at, which costs as much as all the rest of a small call.
 */
export function limitBody(maxSize: number): MiddlewareHandler {
  const counted = bodyLimit({ maxSize });
  return (context, next) => {
    const length = context.req.header('transfer-encoding') ? null : context.req.header('content-length');
    return length && /^\d+$/.test(length) && Number(length) <= maxSize ? next() : counted(context, next);
  };
}
