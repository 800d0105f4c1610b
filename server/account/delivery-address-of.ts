import type { Ctx } from '../context.ts';
import { accountById } from './store.ts';

/** Where the profile says that furniture goes. */
export async function deliveryAddressOf(
  ctx: Pick<Ctx, 'db'>,
  accountId: string,
): Promise<{ shipping_state: string | null; shipping_zip: string | null }> {
  const person = await accountById(ctx.db, accountId);
  return { shipping_state: person?.shippingState ?? null, shipping_zip: person?.shippingZip ?? null };
}
