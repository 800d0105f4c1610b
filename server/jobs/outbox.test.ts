import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { createTestContext, type TestContext } from '../../tests/setup/context.ts';
import { createTestDatabase } from '../../tests/setup/database.ts';
import type { Db } from '../db/database.ts';
import { audit, outbox } from '../db/schema/index.ts';
import { failedEffects, retryEffect } from './failed.ts';
import { attemptsPerEffect } from './queue.ts';
import { type Effects, runEffect } from './run-effect.ts';

let ctx: TestContext;
const all = { words: '', limit: 100 };

beforeAll(async () => {
  ctx = await createTestContext(await createTestDatabase());
});

const promise = (kind: string, more: { onceKey?: string; dueAt?: Date } = {}) =>
  ctx.db.transaction((tx) => ctx.jobs.promise(tx as Db, { kind, payload: { kind }, ...more }));

const rowOf = async (kind: string) => {
  const rows = await ctx.db.select().from(outbox).where(eq(outbox.kind, kind));
  return rows[0];
};

describe('the outbox', () => {
  it('keeps nothing of a transaction that failed', async () => {
    const broken = ctx.db.transaction(async (tx) => {
      await ctx.jobs.promise(tx as Db, { kind: 'never', payload: {} });
      throw new Error('rolled back');
    });
    await expect(broken).rejects.toThrow('rolled back');
    expect(await rowOf('never')).toBeUndefined();
  });

  it('takes the same promise once', async () => {
    await promise('once', { onceKey: 'a' });
    await promise('once', { onceKey: 'a' });
    await promise('once', { onceKey: 'b' });
    expect(await ctx.db.select().from(outbox).where(eq(outbox.kind, 'once'))).toHaveLength(2);
  });

  it('carries an effect out once, even when two workers pick it up at the same moment', async () => {
    await promise('write');
    const id = (await rowOf('write'))?.id ?? '';
    let ran = 0;
    const effects: Effects = {
      write: async ({ db, ids, clock }) => {
        ran += 1;
        await db.insert(audit).values({
          id: ids.next('audit'),
          actor: 'system',
          act: 'written',
          subjectKind: 'test',
          subjectId: 'write',
          createdAt: clock.now(),
        });
      },
    };
    const outcomes = await Promise.all([1, 2, 3, 4, 5].map(() => runEffect(ctx, effects, id)));
    expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(1);
    expect(ran).toBe(1);
    expect(await runEffect(ctx, effects, id)).toBe('already');
    expect(await ctx.db.select().from(audit).where(eq(audit.subjectId, 'write'))).toHaveLength(1);
  });

  it('undoes what a failing effect wrote, remembers why, and gives up after its tries', async () => {
    await promise('fails');
    const id = (await rowOf('fails'))?.id ?? '';
    const effects: Effects = {
      fails: async ({ db, ids }) => {
        await db
          .insert(audit)
          .values({ id: ids.next('audit'), actor: 'system', act: 'x', subjectKind: 't', subjectId: 'fails' });
        throw new Error('the printer is on fire');
      },
    };
    for (let attempt = 1; attempt <= attemptsPerEffect; attempt++) {
      expect((await failedEffects(ctx, all)).rows.map((row) => row.id)).not.toContain(id);
      await expect(runEffect(ctx, effects, id)).rejects.toThrow('on fire');
    }
    expect(await ctx.db.select().from(audit).where(eq(audit.subjectId, 'fails'))).toHaveLength(0);
    const failed = (await failedEffects(ctx, all)).rows.find((row) => row.id === id);
    expect(failed).toMatchObject({ attempts: attemptsPerEffect, lastError: 'the printer is on fire' });

    await retryEffect(ctx, id);
    expect(await runEffect(ctx, { fails: async () => undefined }, id)).toBe('done');
    expect((await failedEffects(ctx, all)).rows.map((row) => row.id)).not.toContain(id);
  });

  it('waits for the shop’s clock, not the machine’s', async () => {
    const dueAt = new Date(ctx.clock.now().getTime() + 60_000);
    await promise('send-mail', { dueAt });
    expect(await rowOf('send-mail')).toMatchObject({ dueAt, doneAt: null });
  });
});

describe('the audit log', () => {
  it('only grows', async () => {
    const change = ctx.db.update(audit).set({ act: 'forged' });
    await expect(change).rejects.toThrow();
    await expect(ctx.db.delete(audit)).rejects.toThrow();
  });
});
