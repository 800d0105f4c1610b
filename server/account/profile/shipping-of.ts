import type { Ctx } from '../../context.ts';
import { accountById } from '../store.ts';

/** Where this person's furniture goes, as far as we know it. */
export async function shippingOf(
  ctx: Pick<Ctx, 'db'>,
  accountId: string,
): Promise<{ zip: string; state: string } | null> {
  const person = await accountById(ctx.db, accountId);
  if (!person?.shippingZip || !person.shippingState) return null;
  return { zip: person.shippingZip, state: person.shippingState };
}
