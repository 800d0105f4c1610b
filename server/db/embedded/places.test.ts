import { chmod, chown, cp, lstat, mkdir, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runToEnd } from './child.ts';
import { clusterIn } from './choose-home.ts';
import { ask, ended, holderOf, root, scratchFolder, silent, started, usedFolder } from './fixtures/scratch.ts';
import { startEmbeddedPostgres } from './start.ts';

/** The account with the fewest rights, which PostgreSQL runs as when we are root. */
const unprivileged = { uid: 65_534, gid: 65_534 };
const look = ['-e', 'require("node:fs").accessSync(process.argv[1])', import.meta.filename];
const othersCanRunUs = root && (await runToEnd(process.execPath, look, unprivileged)).succeeded;

async function privateFolder(): Promise<string> {
  const home = join(await scratchFolder(), 'home');
  await mkdir(home, { mode: 0o700 });
  return join(home, 'data');
}

test.runIf(root)(
  'started as root, PostgreSQL’s files belong to an unprivileged account, and everything else to root',
  async () => {
    const { directory } = await started(await scratchFolder());
    expect(await stat(clusterIn(directory))).toMatchObject(unprivileged);
    expect((await stat(join(directory, 'password'))).mode & 0o777).toBe(0o600);
    for (const name of (await readdir(directory)).filter((entry) => entry !== 'cluster')) {
      expect(await stat(join(directory, name))).toMatchObject({ uid: 0 });
    }
  },
);

test.runIf(root)(
  'under a private home the database goes to a place that can be reached, says where, and stays there',
  async () => {
    const dataDir = await privateFolder();
    const said: string[] = [];
    const log = { ...silent, info: (line: string) => said.push(line) };
    const first = await started(dataDir, { log });
    expect(first.directory.startsWith(dataDir)).toBe(false);
    expect(said.join()).toContain(`is kept in ${first.directory}`);
    expect((await stat(clusterIn(first.directory))).mode & 0o777).toBe(0o700);
    await ask(first.url, 'create table kept as select 1 as one');
    await first.stop();

    const second = await started(dataDir, { log });
    expect(second.directory).toBe(first.directory);
    expect(said.at(-1)).toBe(`The database of ${dataDir} is kept in ${first.directory}.`);
    expect(await ask(second.url, 'select one from kept')).toEqual([{ one: 1 }]);

    const copy = `${dataDir}-copy`;
    await cp(dataDir, copy, { recursive: true });
    expect(await startEmbeddedPostgres({ dataDir: copy, log })).toMatchObject({ ok: false, reason: 'held' });
    expect(await ask(second.url, 'select one from kept')).toEqual([{ one: 1 }]);
  },
);

test.runIf(root)('a lost place is never silently replaced by an empty database', async () => {
  const dataDir = await privateFolder();
  const { directory, stop } = await started(dataDir);
  await stop();
  await rm(directory, { recursive: true });
  const again = await startEmbeddedPostgres({ dataDir, log: silent });
  expect(again).toMatchObject({ ok: false, reason: 'location-lost' });
});

test.runIf(root)('a deleted data folder starts over, and the log names what was left behind', async () => {
  const dataDir = await privateFolder();
  const first = await started(dataDir);
  await ask(first.url, 'create table kept as select 1 as one');
  await first.stop();
  await rm(dataDir, { recursive: true });
  const said: string[] = [];
  const second = await started(dataDir, { log: { ...silent, warn: (line) => said.push(line) } });
  expect(second.directory).not.toBe(first.directory);
  expect(said.join()).toContain(first.directory);
  await expect(ask(second.url, 'select one from kept')).rejects.toThrow('does not exist');
});

test.runIf(root)('a folder that became private after its database was made is refused by name', async () => {
  const { dataDir } = await usedFolder();
  await chmod(dataDir, 0o700);
  expect(await startEmbeddedPostgres({ dataDir, log: silent })).toMatchObject({ ok: false, reason: 'out-of-reach' });
  await chmod(dataDir, 0o755);
  await started(dataDir);
});

test.runIf(root)('a backup that root restored, and so owns, is given back', async () => {
  const { dataDir } = await usedFolder();
  const first = await started(dataDir);
  await ask(first.url, 'create table kept as select 1 as one');
  await first.stop();
  const cluster = clusterIn(first.directory);
  for (const name of ['', ...(await readdir(cluster, { recursive: true }))]) await chown(join(cluster, name), 0, 0);
  const second = await started(dataDir);
  expect(await ask(second.url, 'select one from kept')).toEqual([{ one: 1 }]);
});

test.runIf(othersCanRunUs)('without root it runs as the user itself, and root may start it afterwards', async () => {
  const dataDir = await scratchFolder();
  const { child, url, directory } = await holderOf(dataDir, { uid: 65_534 });
  await ask(url, 'create table kept as select 1 as one');
  expect(await stat(clusterIn(directory))).toMatchObject(unprivileged);
  expect((await stat(directory)).mode & 0o777).toBe(0o700);
  const gone = ended(child);
  child.kill('SIGTERM');
  await gone;
  const asRoot = await started(dataDir);
  expect(await ask(asRoot.url, 'select one from kept')).toEqual([{ one: 1 }]);
  await asRoot.stop();
  const again = await holderOf(dataDir, { uid: 65_534 });
  expect(await ask(again.url, 'select one from kept')).toEqual([{ one: 1 }]);
});

const bound = ['setpriv', '--bounding-set', '-setuid,-setgid'];
const canBeBound = root && (await runToEnd(bound[0] ?? '', [...bound.slice(1), 'true'], undefined)).succeeded;

test.runIf(canBeBound)('a root that may not become another user is told so', async () => {
  const holder = holderOf(await scratchFolder(), { through: bound });
  await expect(holder).rejects.toThrow(/does not let us run it as another user \(uid 65534\).*DATABASE_URL/);
});

test.runIf(othersCanRunUs)('without root a folder of another user is refused', async () => {
  const dataDir = await scratchFolder();
  await chmod(dataDir, 0o755);
  await expect(holderOf(dataDir, { uid: 65_534 })).rejects.toThrow(/No permission to write to/);
});

test('a path with spaces, quotes and a symbolic link in it is a path', async () => {
  const dataDir = join(await scratchFolder(), `it's "my" da\u00e4ta $HOME`);
  await mkdir(dataDir);
  await symlink(dataDir, `${dataDir}-link`);
  const { url } = await started(`${dataDir}-link`);
  expect(await startEmbeddedPostgres({ dataDir, log: silent })).toMatchObject({ ok: false, reason: 'held' });
  expect(await ask(url, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('a database of another PostgreSQL version is refused untouched', async () => {
  const { dataDir, directory } = await usedFolder();
  const versionFile = join(clusterIn(directory), 'PG_VERSION');
  await writeFile(versionFile, '17\n');
  const refused = await startEmbeddedPostgres({ dataDir, log: silent });
  expect(refused).toMatchObject({ ok: false, reason: 'wrong-version' });
  expect(refused.ok ? '' : refused.message).toContain(
    'was made by PostgreSQL 17 and this program brings PostgreSQL 18',
  );
  expect(await readFile(versionFile, 'utf8')).toBe('17\n');
});

test('a folder that is no database, and a lost password, are refused by name', async () => {
  const { dataDir, directory } = await usedFolder();
  await rm(join(directory, 'password'));
  expect(await startEmbeddedPostgres({ dataDir, log: silent })).toMatchObject({ ok: false, reason: 'password-lost' });
  await rm(join(clusterIn(directory), 'PG_VERSION'));
  expect(await startEmbeddedPostgres({ dataDir, log: silent })).toMatchObject({ ok: false, reason: 'not-a-cluster' });
  expect((await lstat(clusterIn(directory))).isDirectory()).toBe(true);
});
