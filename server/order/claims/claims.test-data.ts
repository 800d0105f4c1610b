import { upload } from '../../db/schema/index.ts';
import type { OrderShop, Shopper } from '../order.test-data.ts';

/** A picture of the customer's own, as the report's form sends it before the report. */
export async function photoOf({ ctx }: OrderShop, { person }: Shopper): Promise<string> {
  const id = ctx.ids.next('upload');
  const facts = { width: 10, height: 10, bytes: 10, deleteTokenHash: id };
  await ctx.db.insert(upload).values({ id, accountId: person.id, ...facts });
  return id;
}
