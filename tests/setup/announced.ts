import type { Database } from '#server/db/database.ts';
import { liveChannel, tellGathered } from '#server/live/announce.ts';

/** What is announced while something happens, as `topic for id`. */
export async function announcedBy(
  { pool }: Pick<Database, 'pool'>,
  db: Parameters<typeof tellGathered>[0],
  act: () => Promise<unknown>,
): Promise<string[]> {
  const client = await pool.connect();
  const heard: string[] = [];
  client.on('notification', ({ payload = '' }) => {
    const { accountId, topic } = JSON.parse(payload) as { accountId?: string; topic?: string };
    if (accountId) heard.push(`${topic} for ${accountId}`);
  });
  try {
    await client.query(`listen ${liveChannel}`);
    await act();
    await tellGathered(db);
    // Notifications come before the answer to a query that was sent after them.
    await client.query('select 1');
    return heard;
  } finally {
    await client.query(`unlisten ${liveChannel}`);
    client.removeAllListeners('notification');
    client.release();
  }
}
