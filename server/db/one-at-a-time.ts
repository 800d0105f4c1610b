import { Client } from 'pg';

/**
 * Runs `act` while no other process on this database runs one with the same number. The lock belongs to a connection, so
 * it ends with this process, however it ends. Needs the database itself, not a pooler that swaps sessions.
 */
export async function oneAtATime<Value>(url: string, lock: number, act: () => Promise<Value>): Promise<Value> {
  const client = new Client({ connectionString: url, application_name: 'hearthline lock', keepAlive: true });
  // Losing the connection means losing the lock. What it protects is safe to repeat, so that ends nothing.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [lock]);
    return await act();
  } finally {
    await client.end();
  }
}

export const locks = { migration: 149_001, demoSeed: 149_002, sweeps: 149_003, backup: 149_004 };
