import { beforeAll, describe, expect, it } from 'vitest';
import { exampleSelections } from '#core/selection/index.ts';
import { catalog } from '#showroom/catalog/index.ts';
import { createTestContext, type TestContext } from '../../tests/setup/context.ts';
import { createTestDatabase } from '../../tests/setup/database.ts';
import { addItems } from '../catalog/store.ts';
import { exampleLike, examplesNamed } from './examples/get-example.ts';
import { seedExamples } from './examples/seed-examples.ts';
import { waitingFor } from './selection.test-data.ts';

let ctx: TestContext;
beforeAll(async () => {
  ctx = await createTestContext(await createTestDatabase());
  await addItems(ctx.db, catalog);
  expect(await seedExamples(ctx)).toBe(exampleSelections.length);
  await seedExamples(ctx);
});

describe('example selections', () => {
  it.each(exampleSelections)('has two different boards of its room for $name', async ({ name, room }) => {
    const [example, ...more] = await examplesNamed(ctx, name);
    expect(more).toEqual([]);
    const [a, b] = example?.boards ?? [];
    expect(a?.furniture[0]?.recordId).not.toBe(b?.furniture[0]?.recordId);
    for (const { recordId } of [...(a?.furniture ?? []), ...(b?.furniture ?? [])]) {
      expect(catalog.find((item) => item.recordId === recordId)?.rooms).toContain(room);
    }
  });

  it('answers no name with nothing', async () => {
    expect(await examplesNamed(ctx, 'baroque-cellar')).toEqual([]);
    expect(await examplesNamed(ctx, ' Draper-Living-Room ')).toHaveLength(1);
  });

  it('finds the one that is most like a survey', async () => {
    const { surveyId } = await waitingFor(ctx);
    const like = await exampleLike(ctx, surveyId);
    const [example] = await examplesNamed(ctx, 'draper-living-room');
    expect(like?.map(({ name }) => name)).toEqual(example?.boards.map(({ name }) => name));
    expect(await exampleLike(ctx, 'survey_x')).toBeNull();
  });
});
