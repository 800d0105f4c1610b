import { eq, inArray } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inStock } from '#core/catalog/index.ts';
import { alternativesKept, alternativesOffered, doorFit, nearInPrice, recordIdsOf } from '#core/selection/index.ts';
import { createTestContext, type TestContext } from '../../../tests/setup/context.ts';
import { createStockedDatabase } from '../../../tests/setup/database.ts';
import { furniture } from '../../db/schema/index.ts';
import { askForRevision } from '../../message/ask-for-revision.ts';
import { getResults } from '../../pages/get-results.ts';
import { draftBoards } from '../desk/draft-boards.ts';
import { publishBoards } from '../desk/publish/publish-boards.ts';
import { publishedFor } from '../selection.test-data.ts';
import { choosePieces } from './choose-pieces.ts';
import { getSelection } from './get-selection.ts';

let ctx: TestContext;
let made: Awaited<ReturnType<typeof publishedFor>>;

beforeAll(async () => {
  ctx = await createTestContext(await createStockedDatabase());
});

beforeEach(async () => {
  made = await publishedFor(ctx);
});

const lists = () =>
  made.selection.boards.flatMap(({ furniture: pieces }) =>
    pieces.map(({ recordId, quantity, alternatives = [] }) => ({ recordId, quantity, alternatives })),
  );

/** The slot with the most alternatives, and its list. */
function longest() {
  const [slot] = lists().toSorted((a, b) => b.alternatives.length - a.alternatives.length);
  const [first] = slot?.alternatives ?? [];
  if (!slot || !first) throw new Error('no alternatives');
  return { ...slot, first };
}

const choose = (id: string, customer = made.customer, selectionId = made.selection.id) =>
  choosePieces(ctx.as(customer), { selectionId, chosen: [{ id, selectionId }] });

const offered = async () => {
  const results = await getResults(ctx.as(made.customer), made.selection.id);
  const pieces = results?.boards.flatMap((board) => board.pieces) ?? [];
  return pieces.find(({ recordId }) => recordId === longest().recordId)?.alternatives.map(({ recordId }) => recordId);
};

describe('published boards', () => {
  it('keep a list per slot: in stock, through the door, near in price, each piece in one place', async () => {
    const shown = await getSelection(ctx.as(made.customer), made.selection.id);
    const items = shown?.items ?? new Map();
    const door = { width: 32, height: 80 };
    for (const { recordId, quantity, alternatives } of lists()) {
      expect(alternatives.length).toBeLessThanOrEqual(alternativesKept);
      for (const id of alternatives) {
        const [own, other] = [items.get(recordId), items.get(id)];
        if (!own || !other) throw new Error(`${id} was not read`);
        expect(other.kind).toBe(own.kind);
        expect(inStock(other, quantity)).toBe(true);
        expect(doorFit(other, door).passes).toBe(true);
        expect(nearInPrice(own.priceCents, other.priceCents)).toBe(true);
      }
    }
    const all = lists().flatMap(({ alternatives }) => alternatives);
    expect(all.length).toBeGreaterThan(0);
    expect(new Set([...all, ...recordIdsOf(made.selection.boards)]).size).toBe(
      all.length + recordIdsOf(made.selection.boards).length,
    );
  });

  it('offer up to three, leave out what sold out, and keep showing what the customer chose', async () => {
    const { alternatives, first } = longest();
    expect(await offered()).toEqual(alternatives.slice(0, alternativesOffered));
    const ofFirst = inArray(furniture.recordId, [first]);
    const [before] = await ctx.db.select().from(furniture).where(ofFirst);
    await ctx.db.update(furniture).set({ stock: 0 }).where(ofFirst);
    expect(await offered()).toEqual(alternatives.slice(1, 1 + alternativesOffered));
    await choose(first);
    expect(await offered()).toContain(first);
    await ctx.db
      .update(furniture)
      .set({ stock: before?.stock ?? 1 })
      .where(ofFirst);
  });
});

describe('choosing an alternative', () => {
  it('works without a message and without a revision', async () => {
    const { first, quantity } = longest();
    expect(await choose(first)).toMatchObject({ ok: true, selection: { chosen: [{ id: first }] } });
    const results = await getResults(ctx.as(made.customer), made.selection.id);
    expect(results).toMatchObject({ revisionsLeft: 2, mayAsk: true });
    expect(results?.selection.chosen).toEqual([{ id: first, selectionId: made.selection.id, quantity }]);
  });

  it('is refused for any other piece of the catalog, and for what another customer’s boards list', async () => {
    const listed = new Set([...recordIdsOf(made.selection.boards), ...lists().flatMap((one) => one.alternatives)]);
    const all = await ctx.db.select({ recordId: furniture.recordId }).from(furniture).where(eq(furniture.active, true));
    const unlisted = all.find(({ recordId }) => !listed.has(recordId))?.recordId ?? '';
    expect(await choose(unlisted)).toEqual({ ok: false, reason: 'not-on-boards', recordIds: [unlisted] });
    const other = await publishedFor(ctx);
    expect(await choose(longest().first, other.customer)).toEqual({ ok: false, reason: 'not-found' });
  });

  it('stays chosen on the next pair when another piece was swapped', async () => {
    const swapped = made.selection.boards[0].furniture[1]?.recordId ?? '';
    const first =
      lists().find(({ recordId, alternatives: [one] }) => recordId !== swapped && one)?.alternatives[0] ?? '';
    await choose(first);
    const request = { kind: 'swap-request', piece: swapped, body: 'Too dark.' } as const;
    expect(await askForRevision(ctx.as(made.customer), { selectionId: made.selection.id, request })).toEqual({
      ok: true,
    });
    const drafted = await draftBoards(ctx, { surveyId: made.surveyId, specialistId: made.specialist.id });
    if (!drafted.ok) throw new Error(drafted.reason);
    expect(await publishBoards(ctx.as(made.specialist), drafted.selection.id)).toMatchObject({ ok: true });
    const next = await getSelection(ctx.as(made.customer), drafted.selection.id);
    expect(next?.selection.chosen.map(({ id }) => id)).toEqual([first]);
  });
});
