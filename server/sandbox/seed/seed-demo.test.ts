import { beforeAll, describe, expect, it } from 'vitest';
import { startTestCards } from '../../../tests/setup/cards.ts';
import { createTestContext, type TestContext } from '../../../tests/setup/context.ts';
import { createTestDatabase } from '../../../tests/setup/database.ts';
import { createAuth } from '../../account/auth.ts';
import {
  board,
  boardPiece,
  fee,
  feeRoom,
  order,
  orderLine,
  project,
  selection,
  survey,
} from '../../db/schema/index.ts';
import { seedDemo } from './seed-demo.ts';

let ctx: TestContext;
let seed: () => Promise<void>;

beforeAll(async () => {
  const database = await createTestDatabase();
  const cards = await startTestCards(database);
  ctx = await createTestContext(database, { payments: cards.payments });
  const secret = 'a secret of thirty-two characters!';
  const auth = createAuth(ctx.db, { origin: 'http://hearthline.test', secret, production: false, clock: ctx.clock });
  const pay = async (clientSecret: string | null) => {
    await cards.pay(clientSecret?.split('_secret_')[0] ?? '');
  };
  seed = () => seedDemo(pay)(ctx, auth);
});

const rows = async () => ({
  surveys: await ctx.db.select().from(survey),
  projects: await ctx.db.select().from(project),
  fees: await ctx.db.select().from(fee),
  rooms: await ctx.db.select().from(feeRoom),
  selections: await ctx.db.select().from(selection),
  orders: await ctx.db.select().from(order),
  lines: await ctx.db.select().from(orderLine),
});

describe('the demo', () => {
  it('opens with one project ready, one waiting and taken, and one delivered order', async () => {
    await seed();
    const { projects, fees, rooms, orders, lines } = await rows();
    expect(projects.map(({ state }) => state).toSorted()).toEqual(['boards ready', 'ordered', 'waiting for boards']);
    expect(projects.find(({ state }) => state === 'waiting for boards')?.takenAt).not.toBeNull();
    expect(fees).toMatchObject([{ status: 'complete', paidCents: 14_900, creditOrderId: orders[0]?.id }]);
    expect(rooms).toHaveLength(3);
    expect(orders).toMatchObject([{ payment: 'complete', feeCreditCents: 14_900 }]);
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.every(({ state }) => state === 'delivered')).toBe(true);
  });

  it('shows boards with the specialist’s words, and a reason with every piece', async () => {
    const [boards, pieces] = [await ctx.db.select().from(board), await ctx.db.select().from(boardPiece)];
    expect(boards.length).toBeGreaterThanOrEqual(4);
    expect(boards.every(({ note }) => note !== '')).toBe(true);
    expect(pieces.every(({ recordId, note }) => recordId === null || note !== '')).toBe(true);
  });

  it('is left as it is by a second start', async () => {
    const before = await rows();
    await seed();
    expect(await rows()).toEqual(before);
  });
});
