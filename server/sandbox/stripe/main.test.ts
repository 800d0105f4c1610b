import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, onTestFinished, test } from 'vitest';
import { createEmptyDatabase } from '../../../tests/setup/database.ts';
import { keys, stripeAt } from './started.test-data.ts';

/** Runs the sandbox as its own process, which must remember its answers after being killed. */
async function run(databaseUrl: string): Promise<{ child: ChildProcess; port: number }> {
  const settings = ['--database-url', databaseUrl, '--secret-key', keys.secretKey];
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts'), ...settings], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  const [line] = await once(createInterface({ input: child.stdout }), 'line');
  return { child, port: Number(String(line).split(':').at(-1)) };
}

test('keeps its books over a kill and a second start, and ends when asked to', async () => {
  const databaseUrl = await createEmptyDatabase();
  const first = await run(databaseUrl);
  const create = (port: number) =>
    stripeAt(port).paymentIntents.create({ amount: 5000, currency: 'usd' }, { idempotencyKey: 'order_1' });
  const { id } = await create(first.port);
  await stripeAt(first.port).paymentIntents.confirm(id, { payment_method: 'pm_card_visa' });
  first.child.kill('SIGKILL');
  await once(first.child, 'exit');

  const second = await run(databaseUrl);
  expect((await create(second.port)).id).toBe(id);
  expect((await stripeAt(second.port).paymentIntents.retrieve(id)).status).toBe('succeeded');
  second.child.kill('SIGTERM');
  expect(await once(second.child, 'exit')).toEqual([0, null]);
});
