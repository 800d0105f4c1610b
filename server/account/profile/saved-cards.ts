import { authorise } from '../../authorise.ts';
import type { Ctx } from '../../context.ts';
import type { SavedCard } from '../../gateways/payments/port.ts';
import { savedCardsOf } from './saved-cards-of.ts';

/** The caller's saved cards. */
export async function savedCards(ctx: Pick<Ctx, 'db' | 'payments' | 'actor'>): Promise<SavedCard[]> {
  const allowed = authorise(ctx.actor, 'card.view-own');
  return allowed.ok ? savedCardsOf(ctx, allowed.account.id) : [];
}
