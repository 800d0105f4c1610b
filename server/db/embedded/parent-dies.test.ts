import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { exists } from './exists.ts';
import { ask, ended, holderOf, scratchFolder, started, untilServerGone } from './fixtures/scratch.ts';
import { strongestTie } from './tie.ts';

const ties = [...new Set([await strongestTie(), 'supervisor'] as const)];

test.each(ties)('the server does not outlive a parent that is killed (%s)', async (tie) => {
  const dataDir = await scratchFolder();
  const { child, url, directory } = await holderOf(dataDir, { tie });
  await ask(url, 'create table kept as select 1 as one');
  const gone = ended(child);
  child.kill('SIGKILL');
  await gone;
  await untilServerGone(directory);
  const next = await started(dataDir, { tie });
  expect(await ask(next.url, 'select one from kept')).toEqual([{ one: 1 }]);
});

const draftHas = async (home: string, path: string) => {
  const draft = (await readdir(home).catch(() => [])).find((name) => name.startsWith('draft-'));
  return draft !== undefined && exists(join(home, draft, path));
};

const moments: [string, (home: string) => Promise<boolean>][] = [
  ['before anything is there', (home) => exists(home)],
  ['when it has a password', (home) => exists(join(home, 'password'))],
  ['when initdb begins', (home) => draftHas(home, 'cluster/PG_VERSION')],
  ['when initdb has the first database', (home) => draftHas(home, 'cluster/base/1/pg_filenode.map')],
  ['when initdb copies it', (home) => draftHas(home, 'cluster/base/5')],
  ['when the cluster is in place', (home) => exists(join(home, 'cluster'))],
  ['when the server starts', (home) => exists(join(home, 'cluster/postmaster.pid'))],
];

test.each(ties)('a parent killed at any moment of its first start leaves nothing half-made (%s)', async (tie) => {
  for (const [, reached] of moments) {
    const dataDir = await scratchFolder();
    const home = join(dataDir, 'postgres');
    await expect(holderOf(dataDir, { tie, killWhen: () => reached(home) })).rejects.toThrow('the holder ended');
    const { url, stop } = await started(dataDir, { tie });
    expect(await ask(url, 'select 1 as one')).toEqual([{ one: 1 }]);
    await stop();
    expect((await readdir(home)).filter((name) => name.startsWith('draft-'))).toEqual([]);
  }
});
