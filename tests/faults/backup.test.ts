import { join } from 'node:path';
import { expect, test } from 'vitest';
import { reachEmbedded } from '#server/db/embedded/reach.ts';
import { ask } from '#server/db/migrate.test-data.ts';
import { dataFolder, runBuilt, startShop } from './built-shop.ts';

const waitingMails = `select id from outbox where kind = 'send-mail' and done_at is null and failed_at is null`;

test('a running demo is backed up, restored elsewhere, starts quiet, and wakes when it is told to', async () => {
  const [folder, elsewhere] = [await dataFolder(), await dataFolder()];
  const file = join(folder, 'shop.tar');
  const shop = startShop({ PORT: '0', DATA_DIR: folder });
  const origin = (await shop.opened) ?? '';
  const saved = await runBuilt(['backup', file], { DATA_DIR: folder });
  expect(saved).toMatchObject({ code: 0, complained: '' });
  expect(saved.said).toMatch(/^Saved \d{3,} rows and \d+ pictures to \S+ \(\d+ bytes\)\.\n$/);
  expect((await fetch(`${origin}/readyz`)).status).toBe(200);
  const again = await runBuilt(['restore', file], { DATA_DIR: folder });
  expect(again).toMatchObject({
    code: 1,
    complained: expect.stringContaining('There is a shop in this database already'),
  });
  shop.process.kill('SIGTERM');
  await shop.ended;

  const restored = await runBuilt(['restore', file], { DATA_DIR: elsewhere });
  expect(restored).toMatchObject({ code: 0, said: expect.stringContaining('every row and the books agree') });
  const quiet = startShop({ PORT: '0', DATA_DIR: elsewhere });
  const there = (await quiet.opened) ?? '';
  const posted = await fetch(`${there}/newsletter`, {
    method: 'POST',
    headers: { Origin: there },
    body: new URLSearchParams({ email: 'quiet@example.com' }),
  });
  expect(posted.status).toBe(200);
  const url = (await reachEmbedded(elsewhere)) ?? '';
  expect((await ask(url, waitingMails)).length).toBeGreaterThan(0);
  expect(await runBuilt(['wake'], { DATA_DIR: elsewhere })).toMatchObject({
    code: 0,
    said: 'Emails and jobs begin within seconds.\n',
  });
  await expect.poll(async () => (await ask(url, waitingMails)).length, { timeout: 600_000 }).toBe(0);
  quiet.process.kill('SIGTERM');
  expect((await quiet.ended).complained).toContain('is quiet');
});

test('a command that does not exist is told which do', async () => {
  expect(await runBuilt(['back-up'], { DATA_DIR: await dataFolder() })).toMatchObject({
    code: 1,
    complained:
      'There is no command back-up. There are: migrate, make-admin, import-pictures, backup, restore, export-month, wake, move-database.\n',
  });
});
