import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { instaOrder } from '#core/selection/index.ts';
import { liveUntil } from '../../../tests/faults/mortal.ts';
import { startTestCards } from '../../../tests/setup/cards.ts';
import { createTestContext, type TestContext } from '../../../tests/setup/context.ts';
import { createTestDatabase } from '../../../tests/setup/database.ts';
import { createAuth } from '../../account/auth.ts';
import type { Ctx } from '../../context.ts';
import {
  account,
  board,
  boardPiece,
  fee,
  feeRoom,
  furniture,
  maker,
  order,
  orderLine,
  project,
  selection,
  survey,
} from '../../db/schema/index.ts';
import { seedDemo } from './seed-demo.ts';

interface Demo {
  ctx: TestContext;
  url: string;
  /** Seeds the demo the way a starting process does. */
  seed: (ctx: Ctx) => Promise<void>;
}

async function openDemo(): Promise<Demo> {
  const database = await createTestDatabase();
  const cards = await startTestCards(database);
  const ctx = await createTestContext(database, { payments: cards.payments });
  const pay = async (clientSecret: string | null) => {
    await cards.pay(clientSecret?.split('_secret_')[0] ?? '');
  };
  const signing = {
    ...{ origin: 'http://hearthline.test', secret: 'a secret of thirty-two characters!' },
    ...{ production: false, clock: ctx.clock },
  };
  return {
    ctx,
    url: database.url,
    seed: (services) => seedDemo(pay, database.url)(services, createAuth(services.db, signing)),
  };
}

let demo: Demo;
beforeAll(async () => {
  demo = await openDemo();
});

const isTurningPoint = (step: string) => ['begin', 'commit', 'insert'].includes(step) || /^[a-z]+[A-Z]/.test(step);

const rows = async (ctx: Ctx) => ({
  surveys: await ctx.db.select().from(survey),
  projects: await ctx.db.select().from(project),
  fees: await ctx.db.select().from(fee),
  rooms: await ctx.db.select().from(feeRoom),
  selections: await ctx.db.select().from(selection),
  orders: await ctx.db.select().from(order),
  lines: await ctx.db.select().from(orderLine),
});

/** What a demo visitor would see as the same. */
const outline = ({ surveys, projects, fees, rooms, selections, orders, lines }: Awaited<ReturnType<typeof rows>>) => ({
  surveys: surveys.map(({ draftId, submittedAt }) => ({ draftId, submittedAt })).toSorted(byText),
  projects: projects.map(({ state, takenAt }) => ({ state, takenAt })).toSorted(byText),
  fees: fees.map(({ status, paidCents }) => ({ status, paidCents })),
  rooms: rooms.length,
  selections: selections.map(({ state, publishedAt }) => ({ state, publishedAt })).toSorted(byText),
  orders: orders.map(({ payment, totalCents }) => ({ payment, totalCents })).toSorted(byText),
  lines: lines.map(({ state, name }) => ({ state, name })).toSorted(byText),
});

const byText = (one: object, other: object) => JSON.stringify(one).localeCompare(JSON.stringify(other));

describe('the demo', () => {
  it('opens with one project ready, one waiting and taken, and one delivered order', async () => {
    await demo.seed(demo.ctx);
    const { projects, fees, rooms, orders, lines } = await rows(demo.ctx);
    expect(projects.map(({ state }) => state).toSorted()).toEqual(['boards ready', 'ordered', 'waiting for boards']);
    expect(projects.find(({ state }) => state === 'waiting for boards')?.takenAt).not.toBeNull();
    expect(fees).toMatchObject([{ status: 'complete', paidCents: 14_900, creditOrderId: orders[0]?.id }]);
    expect(rooms).toHaveLength(3);
    expect(orders).toMatchObject([{ payment: 'complete', feeCreditCents: 14_900 }]);
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.every(({ state }) => state === 'delivered')).toBe(true);
  });

  it('has a customer since before anything they did', async () => {
    const { surveys } = await rows(demo.ctx);
    const people = await demo.ctx.db.select({ id: account.id, since: account.createdAt }).from(account);
    expect(surveys.length).toBeGreaterThan(2);
    for (const { accountId, submittedAt } of surveys) {
      const since = people.find(({ id }) => id === accountId)?.since ?? new Date();
      expect(since.getTime()).toBeLessThan(submittedAt?.getTime() ?? 0);
    }
  });

  it('shows boards with the specialist’s words, and a reason with every piece', async () => {
    const [boards, pieces] = [await demo.ctx.db.select().from(board), await demo.ctx.db.select().from(boardPiece)];
    expect(boards.length).toBeGreaterThanOrEqual(4);
    expect(boards.every(({ note }) => note !== '')).toBe(true);
    expect(pieces.every(({ recordId, note }) => recordId === null || note !== '')).toBe(true);
  });

  it('can order from every maker', async () => {
    const makers = await demo.ctx.db.select().from(maker);
    expect(makers.length).toBeGreaterThan(1);
    expect(makers.filter(({ email }) => !/^orders@[a-z0-9-]+\.test$/.test(email ?? ''))).toEqual([]);
  });

  it('lets its customer order a whole board at once', async () => {
    const pieces = await demo.ctx.db
      .select({
        survey: survey.draftId,
        letter: board.letter,
        quantity: boardPiece.quantity,
        item: furniture.item,
        stock: furniture.stock,
      })
      .from(boardPiece)
      .innerJoin(board, eq(board.id, boardPiece.boardId))
      .innerJoin(selection, eq(selection.id, board.selectionId))
      .innerJoin(survey, eq(survey.id, selection.surveyId))
      .innerJoin(furniture, eq(furniture.recordId, boardPiece.recordId));
    const ready = ['a', 'b'].filter((letter) => {
      const on = pieces.filter((one) => one.survey === 'demo-living' && one.letter === letter);
      return instaOrder(
        on.map(({ item, stock, quantity }) => ({ quantity, item: { ...item, name: letter, stock, active: true } })),
      ).ok;
    });
    expect(ready.length).toBeGreaterThan(0);
  });

  it('is the same when its first starts were killed, each a little later than the one before', async () => {
    const another = await openDemo();
    let lives = 0;
    for (let last = 5; ; last += 4, lives++) {
      let points = 0;
      const dies = (step: string) => isTurningPoint(step) && ++points > last;
      const { killed } = await liveUntil(another.ctx, { url: another.url, dies }, another.seed);
      if (!killed) break;
    }
    expect(lives).toBeGreaterThan(10);
    expect(outline(await rows(another.ctx))).toEqual(outline(await rows(demo.ctx)));
  });

  it('is left as it is by a second start', async () => {
    const before = await rows(demo.ctx);
    await demo.seed(demo.ctx);
    expect(await rows(demo.ctx)).toEqual(before);
  });
});

it('three processes that start at once on one empty database make one demo', async () => {
  await demo.seed(demo.ctx);
  const own = await openDemo();
  await Promise.all([own.seed(own.ctx), own.seed(own.ctx), own.seed(own.ctx)]);
  expect(outline(await rows(own.ctx))).toEqual(outline(await rows(demo.ctx)));
});
