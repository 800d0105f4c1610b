import { z } from 'zod';
import { answerOrRefuse } from '#app/shell/acts/answer-or-refuse.ts';
import { redirect } from '#app/shell/redirect.ts';
import { removeCard } from '#server/account/profile/remove-card.ts';
import { savedCards } from '#server/account/profile/saved-cards.ts';
import { feeOfAccount } from '#server/fee/fee-of-account.ts';
import { servicesOf } from '#server/http/router-context.ts';
import type { Route } from './+types/payment.route.ts';
import type { PaymentSettingsLoaded } from './payment-settings.tsx';

const asked = z.object({ cardId: z.string().min(1).max(100) });

/** The fee and saved cards, loaded by that part of the profile page. */
export async function loader({ context }: Route.LoaderArgs): Promise<PaymentSettingsLoaded> {
  const { ctx } = servicesOf(context);
  if (ctx.actor.kind !== 'account') throw redirect('/');
  return { fee: await feeOfAccount(ctx), cards: await savedCards(ctx) };
}

/** Removes a saved card. */
export async function action({ request, context }: Route.ActionArgs): Promise<{ ok: boolean }> {
  const read = asked.safeParse(Object.fromEntries(await request.formData()));
  if (!read.success) return { ok: false };
  const { ok } = await removeCard(servicesOf(context).ctx, read.data);
  return { ok };
}

export const clientAction = (act: Route.ClientActionArgs) => answerOrRefuse(act, () => ({ ok: false }));
