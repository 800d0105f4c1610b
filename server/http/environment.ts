import type { Logger } from 'pino';
import type { Ctx } from '../context.ts';

/** What the middleware provides to one request's handlers. */
export interface HttpEnvironment {
  Variables: {
    requestId: string;
    log: Logger;
    nonce: string;
    /** The services with this request's actor, set lazily by `withActor`. */
    ctx: Ctx;
    /** From our signed cookie; null without one. */
    visitorId: string | null;
  };
}
