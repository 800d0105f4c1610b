import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Client, escapeIdentifier } from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { z } from 'zod';

/**
 * The shop's own tables and, in the demo, the card sandbox's. The job queue's schema is left out: it holds wake-ups for
 * the outbox, which the worker makes again.
 */
export const keptSchemas = ['public', 'card_sandbox'];

export const tableSchema = z.object({ schema: z.string(), name: z.string(), columns: z.array(z.string()) });
export type Table = z.infer<typeof tableSchema>;

export const nameOf = ({ schema, name }: Pick<Table, 'schema' | 'name'>) =>
  `${escapeIdentifier(schema)}.${escapeIdentifier(name)}`;

const columnsOf = ({ columns }: Table) => columns.map(escapeIdentifier).join(', ');

/** How values look as text must not depend on how a server is set up. */
export async function speakPlainly(client: Client): Promise<void> {
  await client.query(`set datestyle = 'ISO, YMD'; set intervalstyle = 'postgres'; set timezone = 'UTC';
    set extra_float_digits = 1; set bytea_output = 'hex'; set client_encoding = 'UTF8'; set xmloption = 'content';
    set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0`);
}

/** Every table that holds data, with the columns that aren't worked out by the database. */
export async function listTables(client: Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select n.nspname as schema, c.relname as name,
       (select coalesce(json_agg(attname order by attnum), '[]') from pg_attribute
         where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and n.nspname = any($1) order by 1, 2`,
    [keptSchemas],
  );
  return rows;
}

export const sequenceSchema = z.object({ schema: z.string(), name: z.string(), last: z.string().nullable() });
export type Sequence = z.infer<typeof sequenceSchema>;

export async function listSequences(client: Client): Promise<Sequence[]> {
  const { rows } = await client.query<Sequence>(
    `select schemaname as schema, sequencename as name, last_value::text as last from pg_sequences
     where schemaname = any($1) order by 1, 2`,
    [keptSchemas],
  );
  return rows;
}

export const setSequence = (client: Client, sequence: Sequence) =>
  client.query('select setval($1::regclass, coalesce($2::bigint, 1), $2 is not null)', [
    nameOf(sequence),
    sequence.last,
  ]);

/** How many rows, and a sum over all of them that doesn't depend on their order. */
export interface Tally {
  rows: number;
  digest: string;
}

/** Reads a table's rows as lines of COPY, in pieces of whole lines of about `pieceBytes` each. */
export async function copyOut(
  client: Client,
  table: Table,
  take: (piece: Buffer) => Promise<void>,
  pieceBytes = 4 * 1024 * 1024,
): Promise<Tally> {
  let rows = 0;
  let sum = 0n;
  let waiting: Buffer[] = [];
  let size = 0;
  const flush = async () => {
    const bytes = Buffer.concat(waiting);
    const end = bytes.lastIndexOf(newline) + 1;
    const piece = bytes.subarray(0, end);
    waiting = [bytes.subarray(end)];
    size = bytes.length - end;
    for (let at = 0; at < piece.length; ) {
      const next = piece.indexOf(newline, at) + 1;
      rows += 1;
      sum = (sum + BigInt(`0x${createHash('sha256').update(piece.subarray(at, next)).digest('hex')}`)) % modulus;
      at = next;
    }
    if (piece.length > 0) await take(piece);
  };
  const stream = client.query(copyTo(`copy (select ${columnsOf(table)} from ${nameOf(table)}) to stdout`));
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    waiting.push(chunk);
    size += chunk.length;
    if (size >= pieceBytes) await flush();
  }
  await flush();
  return { rows, digest: sum.toString(16) };
}

const newline = 10;
const modulus = 1n << 256n;

/** Writes lines of COPY into a table. */
export async function copyIn(client: Client, table: Table, pieces: AsyncIterable<Buffer>): Promise<void> {
  await pipeline(
    Readable.from(pieces, { objectMode: false }),
    client.query(copyFrom(`copy ${nameOf(table)} (${columnsOf(table)}) from stdin`)),
  );
}

export const booksSchema = z.array(
  z.object({ kind: z.string(), of: z.string(), entries: z.string(), cents: z.string() }),
);
type Books = z.infer<typeof booksSchema>;

/** Every cent that moved, summed by what it was. */
export async function readBooks(client: Client): Promise<Books> {
  const { rows } = await client.query<Books[number]>(
    `select kind, "of", count(*)::text as entries, sum(cents)::text as cents
     from public.ledger_entry group by kind, "of" order by kind, "of"`,
  );
  return rows;
}
