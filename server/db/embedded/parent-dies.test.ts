import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { exists } from './exists.ts';
import {
  ask,
  ended,
  holderOf,
  killedOnceThat,
  scratchFolder,
  started,
  untilServerGone,
  usedFolder,
} from './fixtures/scratch.ts';
import { strongestTie } from './tie.ts';

const ties = [...new Set([await strongestTie(), 'supervisor'] as const)];

test.each(ties)('the server does not outlive a parent that is killed (%s)', async (tie) => {
  const { dataDir } = await usedFolder();
  const { child, url, directory } = await holderOf(dataDir, { tie });
  await ask(url, 'create table kept as select 1 as one');
  const gone = ended(child);
  child.kill('SIGKILL');
  await gone;
  await untilServerGone(directory);
  const next = await started(dataDir, { tie });
  expect(await ask(next.url, 'select one from kept')).toEqual([{ one: 1 }]);
});

test.runIf(process.platform === 'linux').each(ties)(
  'Ctrl-C in a terminal reaches the program alone (%s)',
  async (tie) => {
    const { dataDir } = await usedFolder();
    const { child, server } = await holderOf(dataDir, { tie });
    const groupOf = async (pid: number) => (await readFile(`/proc/${pid}/stat`, 'utf8')).split(' ')[4];
    expect(await groupOf(server)).not.toBe(await groupOf(child.pid ?? 0));
  },
);

const draftHas = async (home: string, path: string) => {
  const draft = (await readdir(home).catch(() => [])).find((name) => name.startsWith('draft-'));
  return draft !== undefined && exists(join(home, draft, path));
};

const moments: [string, (home: string) => Promise<boolean>][] = [
  ['it has a password', (home) => exists(join(home, 'password'))],
  ['initdb works', (home) => draftHas(home, 'cluster/base/1/pg_filenode.map')],
  ['the cluster is in place', (home) => exists(join(home, 'cluster'))],
  ['the server starts', (home) => exists(join(home, 'cluster/postmaster.pid'))],
];
const cases = ties.flatMap((tie) => moments.map(([moment, reached]) => ({ tie, moment, reached })));

test.each(cases)(
  'a parent killed on its first start when $moment leaves nothing half-made ($tie)',
  async ({ tie, reached }) => {
    const dataDir = await scratchFolder();
    const home = join(dataDir, 'postgres');
    await killedOnceThat(() => reached(home), dataDir, { tie });
    const { url } = await started(dataDir, { tie });
    expect(await ask(url, 'select 1 as one')).toEqual([{ one: 1 }]);
    expect((await readdir(home)).filter((name) => name.startsWith('draft-'))).toEqual([]);
  },
);
