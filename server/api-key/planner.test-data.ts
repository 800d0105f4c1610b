import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach } from 'vitest';
import { apiKeyScopes } from '#core/account/index.ts';
import type { PieceKind } from '#core/catalog/index.ts';
import { doorFit } from '#core/selection/index.ts';
import { createAccount, type TestContext } from '../../tests/setup/context.ts';
import { itemsById } from '../catalog/find-items.ts';
import { seedDemoCatalog } from '../catalog/seed-demo-catalog.ts';
import type { Ctx } from '../context.ts';
import { furniture } from '../db/schema/index.ts';
import { composeHttp, type TestHttp } from '../http/http.test-data.ts';
import { type Person, waitingFor } from '../selection/selection.test-data.ts';
import { createKey } from './create-key.ts';

/** What a test of the API works with: the shop, and for each test a new key and a customer who waits for boards. */
export interface Planner {
  shop: TestHttp;
  ctx: TestContext;
  admin: Ctx;
  key: { id: string; key: string };
  customer: Person;
  surveyId: string;
}

/** Opens a shop for this test file. Its fields are there once the first test runs, and `key` and later ones change with each. */
export function openPlanner(): Planner {
  const planner = {} as Planner;
  beforeAll(async () => {
    planner.shop = await composeHttp();
    planner.ctx = planner.shop.ctx;
    await seedDemoCatalog(planner.ctx);
    planner.admin = planner.ctx.as(await createAccount(planner.ctx, { role: 'admin', firstName: 'Ada' }));
  });
  beforeEach(async () => {
    const made = await createKey(planner.admin, { name: 'The planner', scopes: apiKeyScopes });
    if (!made.ok) throw new Error(made.reason);
    planner.key = made;
    Object.assign(planner, await waitingFor(planner.ctx));
  });
  return planner;
}

export async function callApi({ shop, key }: Planner, path: string, body: unknown, withKey: string | null = key.key) {
  const headers = { 'Content-Type': 'application/json', ...(withKey === null ? {} : { 'api-key': withKey }) };
  const answer = await shop.ask(path, { method: 'POST', headers, body: JSON.stringify(body) });
  return { status: answer.status, body: await answer.json() };
}

/** Pieces that can be had and pass the customer's door. */
export async function idsOf({ ctx }: Planner, kind: PieceKind, count: number): Promise<string[]> {
  const rows = await ctx.db.select({ id: furniture.recordId }).from(furniture).where(eq(furniture.kind, kind));
  const items = await itemsById(
    ctx,
    rows.map(({ id }) => id),
  );
  return [...items.values()]
    .filter((item) => item.active && item.stock > 3 && doorFit(item, { width: 32, height: 80 }).passes)
    .map(({ recordId }) => recordId)
    .toSorted()
    .slice(0, count);
}

export async function twoBoards(planner: Planner) {
  const [sofas, chairs] = [await idsOf(planner, 'sofa', 2), await idsOf(planner, 'lounge_chair', 2)];
  return [
    { name: 'Sage and saddle', note: 'Sage first.', furniture: [{ recordId: sofas[0], note: 'For two.' }, chairs[0]] },
    { name: 'Oat and bottle green', furniture: [sofas[1], chairs[1]] },
  ];
}

/** The body of a call to /addSelections. */
export const selectionsBody = async (planner: Planner, given: object = {}) => ({
  user: planner.customer.id,
  survey: planner.surveyId,
  boards: await twoBoards(planner),
  skipImagesReupload: true,
  ...given,
});
