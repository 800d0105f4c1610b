import { Pool, type PoolClient } from 'pg';
import { type ConnectionSettings, connectionOptions, plainConnection } from '#server/db/connection.ts';
import { nameStatements } from '#server/db/named-statements.ts';
import type { LedgerRow } from './rows.ts';
import { steps } from './steps.ts';

export interface Books {
  pool: Pool;
  inTransaction<Value>(act: (tx: PoolClient) => Promise<Value>): Promise<Value>;
  /** One connection, without a transaction, for read-only work. */
  reading<Value>(act: (tx: PoolClient) => Promise<Value>): Promise<Value>;
  ledger(): Promise<LedgerRow[]>;
  close(): Promise<void>;
}

/** Uses its own pool and schema: what the provider knows must not depend on what the shop knows. */
export async function openBooks(databaseUrl: string, connection: ConnectionSettings = plainConnection): Promise<Books> {
  const pool = new Pool({ ...connectionOptions(databaseUrl, { ...connection, name: 'card-sandbox' }), max: 8 });
  // The pool replaces a lost idle connection on the next call. Without a listener, the error would end the process.
  pool.on('error', () => undefined);
  if (!connection.sharedSessions) nameStatements(pool);

  async function inTransaction<Value>(act: (tx: PoolClient) => Promise<Value>): Promise<Value> {
    const tx = await pool.connect();
    let broken: Error | undefined;
    try {
      await tx.query('begin');
      const value = await act(tx);
      await tx.query('commit');
      return value;
    } catch (error) {
      await tx.query('rollback').catch((failure: Error) => {
        broken = failure;
      });
      throw error;
    } finally {
      tx.release(broken);
    }
  }

  async function reading<Value>(act: (tx: PoolClient) => Promise<Value>): Promise<Value> {
    const connection = await pool.connect();
    try {
      return await act(connection);
    } finally {
      connection.release();
    }
  }

  try {
    await inTransaction(prepare);
  } catch (error) {
    await pool.end();
    throw error;
  }
  return {
    pool,
    inTransaction,
    reading,
    async ledger() {
      const { rows } = await pool.query<LedgerRow>('select * from card_sandbox.ledger order by payment_intent_id');
      return rows;
    },
    close: () => pool.end(),
  };
}

async function prepare(tx: PoolClient): Promise<void> {
  await tx.query(`select pg_advisory_xact_lock(hashtext('card_sandbox'))`);
  await tx.query('create schema if not exists card_sandbox');
  await tx.query('create table if not exists card_sandbox.steps (taken integer not null)');
  const { rows } = await tx.query<{ taken: number }>('select taken from card_sandbox.steps');
  const taken = rows[0]?.taken;
  for (const step of steps.slice(taken ?? 0)) await tx.query(step);
  if (taken === undefined) await tx.query('insert into card_sandbox.steps values ($1)', [steps.length]);
  else await tx.query('update card_sandbox.steps set taken = $1', [steps.length]);
}
