import { type ConnectionSettings, connectionOptions } from './connection.ts';

const behindPooler = 'set DATABASE_POOLER=transaction, and DATABASE_DIRECT_URL to the address of the database itself.';

export const noNews = `The database doesn’t pass on notifications, which every open page waits for. If a pooler such as pgbouncer is in between, ${behindPooler}`;

/** What to say when a connection was refused with this message, if a pooler in between did it. */
export const poolerRefusal = (message: string): string | null =>
  /unsupported startup parameter/.test(message) ? `DATABASE_URL leads to a pooler (${message}): ${behindPooler}` : null;

/** A pooler that we weren't told of refuses our connections. Says so in one sentence; null if there is no problem. */
export async function poolerProblem(url: string, settings: ConnectionSettings): Promise<string | null> {
  const options = connectionOptions(url, settings);
  const client = new options.Client(options);
  try {
    await client.connect();
    return null;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const refusal = poolerRefusal(message);
    if (!refusal) throw error;
    return refusal;
  } finally {
    await client.end().catch(() => undefined);
  }
}
