import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { favoriteLimits } from '#core/catalog/index.ts';
import { createAccount, createTestContext, type TestContext } from '../../tests/setup/context.ts';
import { createStockedDatabase } from '../../tests/setup/database.ts';
import { itemsOnSale } from '../catalog/find-items.ts';
import { type Actor, visitorActor } from '../context.ts';
import { favorite, message, project } from '../db/schema/index.ts';
import { publishedFor } from '../selection/selection.test-data.ts';
import { getSubmittedSurvey } from '../survey/get-submitted-survey.ts';
import { askForPiece, piecesAskedFor, placesOfWishes } from './ask-for-piece.ts';
import {
  claimFavorites,
  dropFavorite,
  favoritesIn,
  keepFavorite,
  listFavorites,
  sweepVisitorFavorites,
} from './favorites.ts';

let ctx: TestContext;
let recordIds: string[];
beforeAll(async () => {
  ctx = await createTestContext(await createStockedDatabase());
  recordIds = (await itemsOnSale(ctx)).map(({ recordId }) => recordId);
});

const sofa = 'rec-alder-sofa-sage';
const rug = 'rec-lattice-rug-8x10';
const bed = 'rec-spindle-bed-walnut-queen';
const day = 24 * 3_600_000;
const asVisitor = () => ctx.as(visitorActor);
const noVisitor = { visitorId: null };
const idsOf = async (who: Parameters<typeof listFavorites>[0], visitor: { visitorId: string | null }) =>
  (await listFavorites(who, visitor)).map(({ item }) => item.recordId);

describe('favorites', () => {
  it('a visitor’s are private, kept once however often they’re added, and gone when removed', async () => {
    const [mine, other] = [{ visitorId: 'visitor_1' }, { visitorId: 'visitor_2' }];
    const kept = await Promise.all([1, 2, 3].map(() => keepFavorite(asVisitor(), mine, sofa)));
    expect(kept).toEqual([{ ok: true }, { ok: true }, { ok: true }]);
    expect(await idsOf(asVisitor(), mine)).toEqual([sofa]);
    expect(await idsOf(asVisitor(), other)).toEqual([]);
    expect(await favoritesIn(asVisitor(), mine, [sofa, rug])).toEqual({ kept: [sofa], asked: [], sent: [] });
    await dropFavorite(asVisitor(), other, sofa);
    expect(await idsOf(asVisitor(), mine)).toEqual([sofa]);
    await dropFavorite(asVisitor(), mine, sofa);
    await dropFavorite(asVisitor(), mine, sofa);
    expect(await idsOf(asVisitor(), mine)).toEqual([]);
  });

  it('refuses an unknown piece, a program, a browser without a cookie and one too many', async () => {
    const mine = { visitorId: 'visitor_3' };
    expect(await keepFavorite(asVisitor(), mine, 'rec-nothing')).toEqual({ ok: false, reason: 'unknown-piece' });
    expect(await keepFavorite(asVisitor(), noVisitor, sofa)).toEqual({ ok: false, reason: 'not-allowed' });
    const program = ctx.as({ kind: 'api-key', id: 'key_1', scopes: [] });
    expect(await keepFavorite(program, mine, sofa)).toEqual({ ok: false, reason: 'not-allowed' });
    for (const recordId of recordIds.slice(0, favoriteLimits.perVisitor)) {
      expect(await keepFavorite(asVisitor(), mine, recordId)).toEqual({ ok: true });
    }
    const next = recordIds.slice(favoriteLimits.perVisitor, favoriteLimits.perVisitor + 3);
    const more = await Promise.all(next.map((recordId) => keepFavorite(asVisitor(), mine, recordId)));
    expect(more).toEqual(next.map(() => ({ ok: false, reason: 'full' })));
  });

  it('survive signing up, join those of an account, and belong to the browser no longer', async () => {
    const mine = { visitorId: 'visitor_4' };
    await keepFavorite(asVisitor(), mine, sofa);
    await askForPiece(asVisitor(), mine, rug);
    const june = await createAccount(ctx, {});
    await keepFavorite(ctx.as(june), noVisitor, rug);
    const claim = () => claimFavorites(ctx, { ...mine, accountId: june.id });
    await Promise.all([claim(), claim()]);
    expect((await idsOf(ctx.as(june), noVisitor)).toSorted()).toEqual([sofa, rug].toSorted());
    expect(await favoritesIn(ctx.as(june), noVisitor, [sofa, rug])).toMatchObject({ asked: [rug] });
    expect(await idsOf(asVisitor(), mine)).toEqual([]);
  });

  it('of a visitor who never signs up go after thirty days; an account’s stay', async () => {
    const mine = { visitorId: 'visitor_5' };
    const june = await createAccount(ctx, {});
    await keepFavorite(asVisitor(), mine, sofa);
    await keepFavorite(ctx.as(june), noVisitor, sofa);
    ctx.clock.forward(29 * day);
    await sweepVisitorFavorites(ctx);
    expect(await idsOf(asVisitor(), mine)).toEqual([sofa]);
    ctx.clock.forward(2 * day);
    await sweepVisitorFavorites(ctx);
    expect(await idsOf(asVisitor(), mine)).toEqual([]);
    expect(await idsOf(ctx.as(june), noVisitor)).toEqual([sofa]);
  });
});

describe('asking for a piece on the boards', () => {
  const messagesOf = async (surveyId: string) =>
    (
      await ctx.db
        .select({ message })
        .from(message)
        .innerJoin(project, eq(project.id, message.projectId))
        .where(eq(project.surveyId, surveyId))
    ).map((row) => row.message);

  async function briefOf(reader: Actor, surveyId: string) {
    const [row] = await ctx.db.select().from(project).where(eq(project.surveyId, surveyId));
    const asked = await getSubmittedSurvey(ctx, surveyId);
    if (!row || !asked) throw new Error('no such project');
    return piecesAskedFor(ctx.as(reader), { project: row, answers: asked.answers });
  }

  it('tells the specialist of a paid project once, however often it’s pressed, and is in the brief', async () => {
    const { customer, specialist, surveyId } = await publishedFor(ctx);
    const asked = await Promise.all([1, 2].map(() => askForPiece(ctx.as(customer), noVisitor, sofa)));
    expect(asked).toEqual([
      { ok: true, wish: 'sent' },
      { ok: true, wish: 'sent' },
    ]);
    const said = await messagesOf(surveyId);
    expect(said).toHaveLength(1);
    expect(said[0]).toMatchObject({ side: 'customer', authorId: customer.id, pieces: [sofa] });
    expect((await briefOf(specialist, surveyId)).map(({ recordId }) => recordId)).toEqual([sofa]);
    expect(await briefOf(customer, surveyId)).toEqual([]);
  });

  it('reaches the specialist of a room that’s ordered from, too', async () => {
    const { customer, surveyId } = await publishedFor(ctx);
    await ctx.db.update(project).set({ state: 'ordered' }).where(eq(project.surveyId, surveyId));
    expect(await askForPiece(ctx.as(customer), noVisitor, sofa)).toEqual({ ok: true, wish: 'sent' });
    expect(await messagesOf(surveyId)).toMatchObject([{ side: 'customer', pieces: [sofa] }]);
  });

  it('with the fee refunded waits for the next fee', async () => {
    const { customer, surveyId } = await publishedFor(ctx);
    await ctx.db.update(project).set({ state: 'closed' }).where(eq(project.surveyId, surveyId));
    expect(await askForPiece(ctx.as(customer), noVisitor, sofa)).toEqual({ ok: true, wish: 'kept' });
    expect(await messagesOf(surveyId)).toEqual([]);
  });

  it('for another room waits for the next project, without a message, and is left out of this brief', async () => {
    const { customer, specialist, surveyId } = await publishedFor(ctx);
    expect(await askForPiece(ctx.as(customer), noVisitor, bed)).toEqual({ ok: true, wish: 'nextProject' });
    const wish = { item: { recordId: bed, rooms: ['bedroom' as const] }, asked: true, sent: false };
    expect(await placesOfWishes(ctx.as(customer), [wish])).toEqual(new Map([[bed, 'nextProject']]));
    expect(await messagesOf(surveyId)).toEqual([]);
    expect(await briefOf(specialist, surveyId)).toEqual([]);
  });

  it('before the fee is paid it’s kept, and in the brief from the moment it is', async () => {
    const { customer, specialist, surveyId } = await publishedFor(ctx);
    const become = (state: 'submitted, unpaid' | 'waiting for boards') =>
      ctx.db.update(project).set({ state }).where(eq(project.surveyId, surveyId));
    await become('submitted, unpaid');
    expect(await askForPiece(ctx.as(customer), noVisitor, sofa)).toEqual({ ok: true, wish: 'kept' });
    expect(await messagesOf(surveyId)).toEqual([]);
    expect(await briefOf(specialist, surveyId)).toEqual([]);
    const [row] = await ctx.db
      .select()
      .from(favorite)
      .where(and(eq(favorite.accountId, customer.id), eq(favorite.recordId, sofa)));
    expect(row?.askedAt).not.toBeNull();
    const wish = { item: { recordId: sofa, rooms: ['living-room' as const] }, asked: true, sent: false };
    const place = async (who: Parameters<typeof placesOfWishes>[0], one = wish) =>
      (await placesOfWishes(who, [one])).get(sofa);
    expect(await place(ctx.as(customer))).toBe('kept');
    await become('waiting for boards');
    expect(await place(ctx.as(customer))).toBe('inBrief');
    expect(await place(ctx.as(customer), { ...wish, sent: true })).toBe('sent');
    expect(await place(ctx.as(customer), { ...wish, asked: false })).toBeUndefined();
    expect(await place(asVisitor())).toBe('kept');
    expect((await briefOf(specialist, surveyId)).map(({ recordId }) => recordId)).toEqual([sofa]);
  });

  it('refuses a piece that doesn’t exist', async () => {
    const { customer } = await publishedFor(ctx);
    expect(await askForPiece(ctx.as(customer), noVisitor, 'rec-nothing')).toEqual({
      ok: false,
      reason: 'unknown-piece',
    });
  });
});
