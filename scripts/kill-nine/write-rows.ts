import pg from 'pg';
import { startEmbeddedPostgres } from '#server/db/embedded/start.ts';

/**
 * The process to kill: `write-rows.ts <data folder> <round>` starts the database, writes until it dies, and prints each
 * row's number only after the database has acknowledged it.
 */
const [dataDir = '', round = '0'] = process.argv.slice(2);
const writers = 4;
const log = { info: () => undefined, warn: () => undefined, error: (message: string) => console.error(message) };

const postgres = await startEmbeddedPostgres({ dataDir, log });
if (!postgres.ok) throw new Error(postgres.message);
const pool = new pg.Pool({ connectionString: postgres.url, max: writers });
await pool.query('create table if not exists entry (id bigint primary key, filling text not null)');
await pool.query('create table if not exists entry_line (entry_id bigint not null references entry)');

let next = Number(round) * 1_000_000;

async function writeOn(): Promise<never> {
  const client = await pool.connect();
  for (;;) {
    next += 1;
    const id = next;
    await client.query('begin');
    await client.query('insert into entry values ($1::bigint, repeat(md5($1::bigint::text), 20))', [id]);
    await client.query('insert into entry_line values ($1)', [id]);
    await client.query('commit');
    process.stdout.write(`${id}\n`);
  }
}

await Promise.all(Array.from({ length: writers }, writeOn));
