import { getTableColumns } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { pageCount, quizStepCount } from '#server/db/schema/index.ts';
import { createTestContext, type TestContext } from '../../tests/setup/context.ts';
import { createTestDatabase } from '../../tests/setup/database.ts';
import { countVisit, visitSchema } from './count-visit.ts';
import { readFigures } from './studio-figures.ts';

let ctx: TestContext;
beforeAll(async () => {
  ctx = await createTestContext(await createTestDatabase(), { now: '2026-11-16T03:00:00Z' });
});

const sunday = { from: '2026-11-15', to: '2026-11-15' };

describe('counts', () => {
  test('grow by one each time, at once too, on the day of the US east coast', async () => {
    await Promise.all(Array.from({ length: 20 }, () => countVisit(ctx, { page: '/about' })));
    await countVisit(ctx, { page: '/terms' });
    await countVisit(ctx, { page: '/results/selection_of_somebody' });
    const { pages } = await readFigures(ctx, sunday);
    expect(pages).toEqual([
      { page: '/about', opened: 20 },
      { page: '/terms-conditions', opened: 1 },
      { page: 'other', opened: 1 },
    ]);
    expect((await readFigures(ctx, { from: '2026-11-16', to: '2026-11-20' })).pages).toEqual([]);
  });

  test('tell for each step of the quiz how many saw, answered and left it, in the quiz’s order', async () => {
    for (const act of ['seen', 'seen', 'answered', 'left'] as const) await countVisit(ctx, { step: 'style', act });
    await countVisit(ctx, { step: 'place', act: 'seen' });
    await countVisit(ctx, { step: 'no-such-step', act: 'seen' });
    expect((await readFigures(ctx, sunday)).steps).toEqual([
      { step: 'place', seen: 1, answered: 0, left: 0 },
      { step: 'style', seen: 2, answered: 1, left: 1 },
    ]);
  });

  test('have no room for a person', () => {
    expect(Object.keys(getTableColumns(pageCount))).toEqual(['day', 'page', 'opened']);
    expect(Object.keys(getTableColumns(quizStepCount))).toEqual(['day', 'step', 'seen', 'answered', 'left']);
    expect(visitSchema.safeParse({ page: '/', visitor: 'ada' }).success).toBe(false);
  });
});
