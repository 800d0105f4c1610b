import type { Socket } from 'node:net';
import { Client, type ClientConfig } from 'pg';

/** How patient a connection is. Zero means "as long as it takes". */
export interface ConnectionLimits {
  /** Until a connection is open, or one of the pool is free. */
  connectSeconds: number;
  /** Without a byte from the database while a connection is in use. Longer than a statement may take. */
  silentSeconds: number;
  /** The database itself ends a statement that runs longer. */
  statementSeconds: number;
  /** The database itself ends a transaction that does nothing this long. */
  idleTransactionSeconds: number;
}

export const noLimits: ConnectionLimits = {
  connectSeconds: 0,
  silentSeconds: 0,
  statementSeconds: 0,
  idleTransactionSeconds: 0,
};

export interface ConnectionSettings {
  limits: ConnectionLimits;
  /** The connection's name in the database's list. */
  name: string;
  /** A pooler may give each transaction another session, so nothing can be set for a session. */
  sharedSessions: boolean;
}

export const plainConnection: ConnectionSettings = { limits: noLimits, name: 'hearthline', sharedSessions: false };

/** The options of every connection we open: the pool's, the job queue's and the live hub's. */
export function connectionOptions(url: string, { limits, name, sharedSessions }: ConnectionSettings) {
  return {
    connectionString: url,
    application_name: name,
    connectionTimeoutMillis: limits.connectSeconds * 1000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    // A pooler refuses a connection that asks for these.
    ...(sharedSessions
      ? {}
      : {
          statement_timeout: limits.statementSeconds * 1000,
          idle_in_transaction_session_timeout: limits.idleTransactionSeconds * 1000,
        }),
    Client: watchedClient(limits.silentSeconds),
  };
}

const watched = new Map<number, typeof Client>();

/**
 * A client whose connection is cut when nothing has come or gone for this long. An endpoint that moved or a frozen proxy
 * never says goodbye, so without this a statement would wait forever. The driver's own `query_timeout` fails the
 * statement but keeps the dead connection; a cut one fails everything on it and leaves the pool.
 */
function watchedClient(silentSeconds: number): typeof Client {
  const known = watched.get(silentSeconds);
  if (known) return known;
  class WatchedClient extends Client {
    constructor(config?: string | ClientConfig) {
      super(config);
      // Without a listener, a connection that breaks while a pool has lent it out would end the process.
      this.on('error', () => undefined);
      if (silentSeconds === 0) return;
      this.once('connect', () => {
        const { stream } = (this as unknown as { connection: { stream: Socket } }).connection;
        stream.setTimeout(silentSeconds * 1000, () => {
          stream.destroy(new Error(`the database did not answer for ${silentSeconds} seconds`));
        });
      });
    }
  }
  watched.set(silentSeconds, WatchedClient);
  return WatchedClient;
}
