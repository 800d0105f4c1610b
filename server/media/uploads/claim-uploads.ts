import type { Ctx } from '../../context.ts';
import { claimForAccount } from '../store.ts';

/** Assigns a visitor's uploads to their new account for good. */
export async function claimUploads(
  ctx: Pick<Ctx, 'db' | 'clock'>,
  given: { visitorId: string | null; accountId: string },
): Promise<void> {
  if (given.visitorId !== null) await claimForAccount(ctx.db, given.visitorId, given.accountId, ctx.clock.now());
}
