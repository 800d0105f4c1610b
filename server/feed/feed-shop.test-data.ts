import { eq, inArray } from 'drizzle-orm';
import { beforeAll } from 'vitest';
import { catalogSofa } from '#core/catalog/item.test-data.ts';
import { createAccount, createTestContext, type TestContext } from '../../tests/setup/context.ts';
import { createTestDatabase } from '../../tests/setup/database.ts';
import { addItems } from '../catalog/store.ts';
import type { Ctx } from '../context.ts';
import { audit, furniture, maker, makerFeedRun } from '../db/schema/index.ts';
import { applyFile, previewFeed } from './run-file.ts';

/** A shop with an admin, a specialist and a customer; every test brings its own maker. */
export interface FeedShop {
  ctx: TestContext;
  ada: Ctx;
  maren: Ctx;
  june: Ctx;
}

export function openFeedShop(): FeedShop {
  const shop = {} as FeedShop;
  beforeAll(async () => {
    const ctx = await createTestContext(await createTestDatabase());
    shop.ctx = ctx;
    shop.ada = ctx.as(await createAccount(ctx, { role: 'admin', firstName: 'Ada' }));
    shop.maren = ctx.as(await createAccount(ctx, { role: 'specialist', firstName: 'Maren' }));
    shop.june = ctx.as(await createAccount(ctx));
  });
  return shop;
}

let made = 0;

export interface TestMaker {
  makerId: string;
  name: string;
  /** Its pieces: $1,000, five in stock, 14 days. */
  ids: string[];
}

export async function newMaker({ ctx }: Pick<FeedShop, 'ctx'>, pieces = 10): Promise<TestMaker> {
  made += 1;
  const name = `Joinery ${made}`;
  const ids = Array.from({ length: pieces }, (_, index) => `m${made}-${index}`);
  await addItems(
    ctx.db,
    ids.map((recordId) => ({
      ...{ ...catalogSofa, recordId, name: `Sofa ${recordId}`, priceCents: 100_000, stock: 5, leadTimeDays: 14 },
      vendor: { ...catalogSofa.vendor, name },
    })),
  );
  const [row] = await ctx.db.select().from(maker).where(eq(maker.name, name));
  return { makerId: row?.id ?? '', name, ids };
}

type Cells = readonly (string | number | undefined)[];
export const csv = (...rows: Cells[]) => ({
  ...{ name: 'stock.csv', text: rows.map((cells) => cells.join(',')).join('\n') },
});
export const head = ['recordId', 'price', 'stock'] as const;

/** Looks at a file and applies what it saw, as a person does. */
export async function looked(ctx: Ctx, makerId: string, file: { name: string; text: string }) {
  const seen = await previewFeed(ctx, { makerId, file });
  if (!seen.ok || !seen.preview) throw new Error(JSON.stringify(seen));
  return { makerId, file, mapping: seen.mapping, stamp: seen.preview.stamp };
}
export const applied = async (ctx: Ctx, makerId: string, file: { name: string; text: string }) =>
  applyFile(ctx, await looked(ctx, makerId, file));

export async function piecesOf({ ctx }: Pick<FeedShop, 'ctx'>, ids: readonly string[]) {
  const rows = await ctx.db
    .select()
    .from(furniture)
    .where(inArray(furniture.recordId, [...ids]))
    .orderBy(furniture.recordId);
  return rows.map(({ priceCents, stock, item }) => [priceCents, stock, item.leadTimeDays]);
}

export const runsOf = ({ ctx }: Pick<FeedShop, 'ctx'>, makerId: string) =>
  ctx.db.select().from(makerFeedRun).where(eq(makerFeedRun.makerId, makerId)).orderBy(makerFeedRun.startedAt);

export const actsOn = async ({ ctx }: Pick<FeedShop, 'ctx'>, makerId: string) =>
  (await ctx.db.select().from(audit).where(eq(audit.subjectId, makerId)).orderBy(audit.createdAt)).map(
    ({ act }) => act,
  );
