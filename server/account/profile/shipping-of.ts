import type { Ctx } from '../../context.ts';
import { accountById } from '../store.ts';

/** Where this person's furniture ships. Null until we know both the ZIP code and the state. */
export async function shippingOf(
  ctx: Pick<Ctx, 'db'>,
  accountId: string,
): Promise<{ zip: string; state: string } | null> {
  const person = await accountById(ctx.db, accountId);
  if (!person?.shippingZip || !person.shippingState) return null;
  return { zip: person.shippingZip, state: person.shippingState };
}
