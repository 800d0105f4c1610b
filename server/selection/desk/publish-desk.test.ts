import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createAccount, createTestContext, type TestContext } from '../../../tests/setup/context.ts';
import { createTestDatabase } from '../../../tests/setup/database.ts';
import { seedDemoCatalogue } from '../../catalog/seed-demo-catalogue.ts';
import type { Ctx } from '../../context.ts';
import { furniture, project } from '../../db/schema/index.ts';
import { laidOutDesk, waitingFor } from '../selection.test-data.ts';
import { publishDesk } from './publish-desk.ts';
import { swapPiece } from './swap-piece.ts';
import { writeBoardWords } from './write-words.ts';

let ctx: TestContext;
let maren: Ctx;
let surveyId: string;

beforeAll(async () => {
  ctx = await createTestContext(await createTestDatabase());
  await seedDemoCatalogue(ctx);
  maren = ctx.as(await createAccount(ctx, { role: 'specialist', firstName: 'Maren' }));
});

beforeEach(async () => {
  ({ surveyId } = await waitingFor(ctx));
});

describe('publishing the desk', () => {
  it('is stopped by a broken rule, which it names, and goes out once it is mended', async () => {
    const desk = await laidOutDesk(maren, surveyId);
    const [a, b] = desk.selection.boards;
    const anchor = a?.slots[0]?.item?.recordId ?? '';
    const other = b?.slots[0];
    await swapPiece(maren, { pieceId: other?.id ?? '', version: other?.version ?? 0, recordId: anchor });
    expect(await publishDesk(maren, { surveyId })).toMatchObject({
      ok: false,
      reason: 'stopped',
      findings: [{ words: 'A and B have the same anchor piece' }, {}],
    });
    const back = { pieceId: other?.id ?? '', version: 2, recordId: other?.item?.recordId ?? '' };
    await swapPiece(maren, back);
    expect(await publishDesk(maren, { surveyId })).toMatchObject({ ok: true });
    expect(await publishDesk(maren, { surveyId })).toEqual({ ok: false, reason: 'already-published' });
    const [row] = await ctx.db.select().from(project).where(eq(project.surveyId, surveyId));
    expect(row?.state).toBe('boards ready');
  });

  it('is stopped by a board without a name and by a piece that sold out meanwhile', async () => {
    const desk = await laidOutDesk(maren, surveyId);
    const [a] = desk.selection.boards;
    const recordId = a?.slots[0]?.item?.recordId ?? '';
    const seen = { name: a?.name ?? '', note: a?.note ?? '' };
    await writeBoardWords(maren, { boardId: a?.id ?? '', seen, name: ' ', note: '' });
    const [before] = await ctx.db.select().from(furniture).where(eq(furniture.recordId, recordId));
    await ctx.db.update(furniture).set({ stock: 0 }).where(eq(furniture.recordId, recordId));
    const stopped = await publishDesk(maren, { surveyId });
    await ctx.db
      .update(furniture)
      .set({ stock: before?.stock ?? 1 })
      .where(eq(furniture.recordId, recordId));
    const words = stopped.ok || stopped.reason !== 'stopped' ? [] : stopped.findings.map((finding) => finding.words);
    expect(words).toEqual([expect.stringContaining('is out of stock'), 'A: the board has no name']);
  });
});
