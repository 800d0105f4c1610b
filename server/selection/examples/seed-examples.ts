import { boardsOf, compose, exampleBrief, exampleSelections } from '#core/selection/index.ts';
import type { Ctx } from '../../context.ts';
import { indexedCatalog } from '../desk/catalog-index.ts';
import { writeExample } from './store-examples.ts';

/** Composes every example the catalog has furniture for. Run again as the catalog grows. */
export async function seedExamples(ctx: Pick<Ctx, 'db' | 'clock'>): Promise<number> {
  const { index } = await indexedCatalog(ctx);
  let written = 0;
  for (const example of exampleSelections) {
    const boards = boardsOf(exampleBrief(example), compose(exampleBrief(example), index));
    if (!boards) continue;
    await writeExample(ctx.db, { name: example.name, boards, composedAt: ctx.clock.now() });
    written += 1;
  }
  return written;
}
