import { type ConnectionSettings, connectionOptions } from './connection.ts';

const behindPooler = 'set DATABASE_POOLER=transaction, and DATABASE_DIRECT_URL to the address of the database itself.';

export const noNews = `The database doesn’t pass on notifications, which every open page waits for. If a pooler such as pgbouncer is in between, ${behindPooler}`;

/** A pooler that we weren't told of refuses our connections. Says so in one sentence; null if there is no problem. */
export async function poolerProblem(url: string, settings: ConnectionSettings): Promise<string | null> {
  const options = connectionOptions(url, settings);
  const client = new options.Client(options);
  try {
    await client.connect();
    return null;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    if (!/unsupported startup parameter/.test(message)) throw error;
    return `DATABASE_URL leads to a pooler (${message}): ${behindPooler}`;
  } finally {
    await client.end().catch(() => undefined);
  }
}
