import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { afterThisFile } from '../../tests/setup/after-file.ts';
import { createEmptyDatabase } from '../../tests/setup/database.ts';
import { ask } from '../db/migrate.test-data.ts';
import { migrateDatabase } from '../db/migrate.ts';
import { exportMonth } from './export-month.ts';

const folder = await mkdtemp(join(tmpdir(), 'hearthline-export-'));
afterThisFile(() => rm(folder, { recursive: true, force: true }));
const now = new Date('2026-11-17T12:00:00Z');

const url = await createEmptyDatabase();
await migrateDatabase(url);
// The shop's month begins at its own midnight: October 1 is 4:00 in UTC, November 1 too.
await ask(
  url,
  `insert into ledger_entry (id, fee_id, kind, "of", cents, at) values
     ('before', 'fee_1', 'captured', 'fee', 14900, '2026-10-01T03:59:59Z'),
     ('second', 'fee_3', 'captured', 'fee', 100, '2026-11-01T03:59:59Z'),
     ('first', 'fee_2', 'captured', 'fee', 14900, '2026-10-01T04:00:00Z'),
     ('after', 'fee_4', 'captured', 'fee', 14900, '2026-11-01T04:00:00Z')`,
);
await ask(
  url,
  `insert into audit (id, actor, act, subject_kind, subject_id, detail, created_at) values
     ('noted', 'system', 'odd', 'order', 'order_1', '{"words":"a, \\"b\\"\\nc"}', '2026-10-15T12:00:00Z'),
     ('later', 'system', 'odd', 'order', 'order_1', '{}', '2026-11-15T12:00:00Z')`,
);

test('a month of the ledger and of the audit log is written as CSV, by the shop’s own days and in order', async () => {
  const written = await exportMonth({ url, month: '2026-10', folder, now });
  expect(written).toMatchObject({ ok: true, ledger: { rows: 2, cents: '15000' }, audit: { rows: 1 } });
  const ledger = (await readFile(join(folder, 'ledger-2026-10.csv'), 'utf8')).trim().split('\n');
  expect(ledger[0]).toMatch(/^id,at,kind,of,cents,/);
  expect(ledger.slice(1).map((line) => line.split(',')[0])).toEqual(['first', 'second']);
  const audit = await readFile(join(folder, 'audit-2026-10.csv'), 'utf8');
  expect(audit).toContain('noted,');
  expect(audit).not.toContain('later');
  expect((await stat(join(folder, 'audit-2026-10.csv'))).mode & 0o077).toBe(0);
  // The same again, and nothing half-written beside it.
  expect(await exportMonth({ url, month: '2026-10', folder, now })).toEqual(written);
  expect((await readFile(join(folder, 'ledger-2026-10.csv'), 'utf8')).trim().split('\n')).toEqual(ledger);
  expect(await readdir(folder)).toEqual(['audit-2026-10.csv', 'ledger-2026-10.csv']);
});

test('a month that isn’t over, and what is no month, are refused', async () => {
  expect(await exportMonth({ url, month: '2026-11', folder, now })).toEqual({
    ok: false,
    message: '2026-11 isn’t over yet. Export it when it is.',
  });
  expect(await exportMonth({ url, month: "2026-10'", folder, now })).toMatchObject({ ok: false });
});
