import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ask, ended, holderOf, scratchFolder, silent, started } from './fixtures/scratch.ts';
import { startEmbeddedPostgres } from './start.ts';

test('a second program on the same folder is told who holds it, and the first is unharmed', async () => {
  const dataDir = await scratchFolder();
  const { child, url } = await holderOf(dataDir);
  await ask(url, 'create table kept as select 1 as one');
  const second = await startEmbeddedPostgres({ dataDir, log: silent });
  expect(second).toEqual({
    ok: false,
    reason: 'held',
    message: `The data folder ${dataDir} is held by process ${child.pid}, which is still running: stop that one first, or set DATA_DIR to another folder.`,
  });
  expect(await ask(url, 'select one from kept')).toEqual([{ one: 1 }]);
  const gone = ended(child);
  child.kill('SIGTERM');
  await gone;
  const third = await started(dataDir);
  expect(await ask(third.url, 'select one from kept')).toEqual([{ one: 1 }]);
});

test('if many start at once on an empty folder, exactly one wins', async () => {
  const dataDir = await scratchFolder();
  const outcomes = await Promise.all([1, 2, 3, 4].map(() => startEmbeddedPostgres({ dataDir, log: silent })));
  const [winner, ...rest] = outcomes.filter((outcome) => outcome.ok);
  expect(rest).toEqual([]);
  expect(outcomes.filter((outcome) => !outcome.ok && outcome.reason === 'held')).toHaveLength(3);
  expect(await ask(winner?.url ?? '', 'select 1 as one')).toEqual([{ one: 1 }]);
  // The refused starts must not have dropped the winner's lock: it still keeps other programs out.
  await expect(holderOf(dataDir)).rejects.toThrow();
  await winner?.stop();
});

test('a lock that cannot be taken is refused with the reason', async () => {
  const dataDir = await scratchFolder();
  await writeFile(join(dataDir, 'postgres.lock'), 'this is no lock of ours'.repeat(100));
  const outcome = await startEmbeddedPostgres({ dataDir, log: silent });
  expect(outcome).toMatchObject({ ok: false, reason: 'no-locks' });
  expect(outcome.ok ? '' : outcome.message).toContain('(file is not a database)');
});
