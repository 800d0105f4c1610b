import type { Ctx } from '../../context.ts';
import { accountById } from '../store.ts';

/** The delivery details in the profile. */
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
