import { createWriteStream } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Client } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { startOfDay } from '#core/promotion/index.ts';
import { addMonths, isMonth } from '#core/visit/index.ts';
import { speakPlainly } from './tables.ts';

export type MonthExported =
  | { ok: true; ledger: { path: string; rows: number; cents: string }; audit: { path: string; rows: number } }
  | { ok: false; message: string };

const ledgerColumns = 'id, at, kind, "of", cents, fee_id, purchase_id, line_id, payment_id, refund_id';
const auditColumns = 'id, created_at, actor, act, subject_kind, subject_id, survey_id, detail';

/**
 * A finished month's ledger and audit log as two CSV files, for the books and for keeping elsewhere: all of it as one
 * moment shows it, in order of time. What can't be changed anymore reads the same every time it's exported.
 */
export async function exportMonth(given: {
  url: string;
  month: string;
  folder: string;
  now: Date;
}): Promise<MonthExported> {
  const { url, month, folder, now } = given;
  if (!isMonth(month)) return { ok: false, message: `${month} isn’t a month such as 2026-10.` };
  const [from, until] = [startOfDay(`${month}-01`), startOfDay(`${addMonths(month, 1)}-01`)];
  if (until > now) return { ok: false, message: `${month} isn’t over yet. Export it when it is.` };
  await mkdir(folder, { recursive: true });
  const client = new Client({ connectionString: url, application_name: 'hearthline export', keepAlive: true });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await speakPlainly(client);
    await client.query('begin isolation level repeatable read read only');
    // The times are our own, so they may be part of the statement: COPY takes no parameters.
    const within = (column: string) => `${column} >= '${from.toISOString()}' and ${column} < '${until.toISOString()}'`;
    const ledger = await writeCsv(
      client,
      `select ${ledgerColumns} from ledger_entry where ${within('at')} order by at, id`,
      join(folder, `ledger-${month}.csv`),
    );
    const audit = await writeCsv(
      client,
      `select ${auditColumns} from audit where ${within('created_at')} order by created_at, id`,
      join(folder, `audit-${month}.csv`),
    );
    const { rows } = await client.query<{ cents: string }>(
      `select coalesce(sum(cents), 0)::text as cents from ledger_entry where ${within('at')}`,
    );
    await client.query('commit');
    return { ok: true, ledger: { ...ledger, cents: rows[0]?.cents ?? '0' }, audit };
  } finally {
    await client.end();
  }
}

/** Readable by its owner only, and under its name only once it's whole. */
async function writeCsv(client: Client, select: string, path: string): Promise<{ path: string; rows: number }> {
  const part = `${path}.part`;
  // One that an interrupted export left may have been opened to others since.
  await rm(part, { force: true });
  const stream = client.query(copyTo(`copy (${select}) to stdout with (format csv, header true)`));
  try {
    await pipeline(stream, createWriteStream(part, { mode: 0o600 }));
    const file = await open(part, 'r+');
    await file.sync();
    await file.close();
    await rename(part, path);
    return { path, rows: stream.rowCount };
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}
