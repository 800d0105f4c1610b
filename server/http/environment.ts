import type { Logger } from 'pino';
import type { Ctx } from '../context.ts';

/** What the middleware leaves for the handlers of one request. */
export interface HttpEnvironment {
  Variables: {
    requestId: string;
    log: Logger;
    nonce: string;
    /** The services with the actor of this request; set lazily by `withActor`. */
    ctx: Ctx;
    /** By the cookie that we signed; null for who has none. */
    visitorId: string | null;
  };
}
