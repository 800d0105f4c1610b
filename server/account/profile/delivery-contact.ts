import type { Ctx } from '../../context.ts';
import { accountById } from '../store.ts';

/** What the profile knows of where and to whom furniture goes. */
export async function deliveryContact(
  ctx: Pick<Ctx, 'db'>,
  accountId: string,
): Promise<{ name: string; zip: string; phone: string }> {
  const person = await accountById(ctx.db, accountId);
  return {
    name: person?.shippingName ?? person?.name ?? '',
    zip: person?.shippingZip ?? '',
    phone: person?.phoneNumberMain ?? '',
  };
}
