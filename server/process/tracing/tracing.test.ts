import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestContext } from '../../../tests/setup/context.ts';
import { createTestDatabase } from '../../../tests/setup/database.ts';
import { type Collector, openCollector } from '../../../tests/setup/network/trace-collector.ts';
import { openDatabase } from '../../db/database.ts';
import { openQueue, outboxQueueOn } from '../../jobs/queue.ts';
import { startWorker } from '../../jobs/worker.ts';
import { currentTraceparent, inSpan, inStep, isTracing } from './spans.ts';
import { startTracing } from './start-tracing.ts';

const log = pino({ level: 'silent' });
let collector: Collector;
beforeEach(async () => {
  collector = await openCollector();
});
afterEach(() => collector.close());

const settings = () => ({ endpoint: collector.endpoint, share: 1, version: '1', instance: 'here' });

test('a request, its statements and the job it promised are one trace, without anyone’s data', async () => {
  const given = await createTestDatabase();
  const tracing = await startTracing(settings(), log);
  const database = openDatabase(given.url);
  const ctx = { ...(await createTestContext(given)), db: database.db };
  const boss = await openQueue(given.url, () => undefined);
  let doneIn: string | null = null;
  const worker = await startWorker(ctx, boss, {
    effects: {
      greet: async ({ db }) => {
        doneIn = currentTraceparent();
        await db.execute('select 2');
      },
    },
    ...{ sweeps: {}, everySeconds: 1, log },
  });
  await inSpan('GET /page', { parent: null }, async () => {
    await database.pool.query('select 1 where $1::text = $1', ['private.person@example.com']);
    const jobs = outboxQueueOn(boss, ctx.clock, ctx.ids);
    await ctx.db.transaction((tx) =>
      jobs.promise(tx, { kind: 'greet', payload: { to: 'private.person@example.com' } }),
    );
  });
  worker.wake();
  await expect.poll(() => doneIn).not.toBe(null);
  await worker.stop();
  await database.close();
  await tracing.stop();

  const { spans } = collector;
  const request = spans.find(({ name }) => name === 'GET /page');
  const job = spans.find(({ name }) => name === 'job: greet');
  const query = spans.find(({ name }) => name === 'query: select');
  expect(job?.traceId).toBe(request?.traceId);
  expect(query).toMatchObject({ traceId: request?.traceId, parentSpanId: request?.spanId });
  expect(spans.some(({ parentSpanId }) => parentSpanId === job?.spanId)).toBe(true);
  expect(new Set(spans.map(({ traceId }) => traceId)).size).toBe(1);
  expect(JSON.stringify(spans)).not.toContain('private.person');
  expect(isTracing()).toBe(false);
});

test('what fails is marked by the error’s name, and what happens outside of a trace begins none', async () => {
  const tracing = await startTracing(settings(), log);
  const failing = inSpan('act', {}, async () => {
    throw new RangeError('private.person@example.com was refused');
  });
  await expect(failing).rejects.toThrow(RangeError);
  expect(await inStep('a sweep’s statement', {}, async () => currentTraceparent())).toBe(null);
  await tracing.stop();
  expect(collector.spans.map(({ name, status }) => [name, status.code])).toEqual([['act', 2]]);
  expect(JSON.stringify(collector.spans)).toContain('RangeError');
  expect(JSON.stringify(collector.spans)).not.toContain('private.person');
});

test('nothing is sent, kept or carried along while traces are off', async () => {
  expect(isTracing()).toBe(false);
  expect(await inSpan('act', {}, async (span) => [span, currentTraceparent()])).toEqual([null, null]);
  expect(collector.spans).toEqual([]);
});

test('a collector that is away costs its traces and a line in the log, nothing else', async () => {
  const lines: string[] = [];
  collector.close();
  const tracing = await startTracing(settings(), { warn: (...line: unknown[]) => void lines.push(String(line[1])) });
  expect(await inSpan('act', {}, async () => 'done')).toBe('done');
  await tracing.stop();
  expect(lines).toEqual(['traces could not be sent and are dropped']);
});
