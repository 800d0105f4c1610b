import { validEmail } from '#core/account/index.ts';
import type { Ctx } from '../context.ts';
import { newsletterSubscription } from '../db/schema/index.ts';

export type Subscribed = { ok: true } | { ok: false; reason: 'invalid-email' };

/** Writes the wish down. Asking twice is asking once, and tells a stranger nothing about who reads us. */
export async function subscribe(ctx: Pick<Ctx, 'db' | 'ids' | 'clock'>, given: { email: string }): Promise<Subscribed> {
  const email = given.email.trim();
  if (!validEmail(email)) return { ok: false, reason: 'invalid-email' };
  await ctx.db
    .insert(newsletterSubscription)
    .values({ id: ctx.ids.next('letter'), email, createdAt: ctx.clock.now() })
    .onConflictDoNothing();
  return { ok: true };
}
