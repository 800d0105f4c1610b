import { isAPIError } from 'better-auth/api';
import { verifyJWT } from 'better-auth/crypto';
import { z } from 'zod';
import { inTransaction } from '../../db/transaction.ts';
import { announce } from '../../live/announce.ts';
import { type RecordNeeds, recordAccountAct } from '../activity/record-account-act.ts';
import type { Auth } from '../auth.ts';
import { promiseEmailChanged } from '../letters/mail-email-changed.ts';
import { type AccountRow, accountByEmail } from '../store.ts';

export type EmailVerified =
  | { ok: true; headers: Headers; email: string }
  | { ok: false; reason: 'link-expired' | 'email-in-use' | 'second-factor' };

/** Follows a mailed link: the address is confirmed, or the account moves to its new one. */
export async function verifyEmail(
  ctx: RecordNeeds,
  auth: Auth,
  given: { token: string; headers: Headers },
): Promise<EmailVerified> {
  // Before anything is looked up: a link that we did not sign learns nothing of who has an account.
  const signed = signedSchema.safeParse(await verifyJWT(given.token, (await auth.$context).secret).catch(() => null));
  if (!signed.success) return { ok: false, reason: 'link-expired' };
  const { email, updateTo } = signed.data;
  const before = await accountByEmail(ctx.db, email);
  if (updateTo && (await accountByEmail(ctx.db, updateTo))) {
    // Followed twice it has happened already; otherwise somebody else took the address meanwhile.
    return { ok: false, reason: before ? 'email-in-use' : 'link-expired' };
  }
  try {
    const { headers } = await auth.api.verifyEmail({
      query: { token: given.token },
      headers: given.headers,
      returnHeaders: true,
    });
    if (before) await tell(ctx, before, { newEmail: updateTo, headers: given.headers });
    return { ok: true, headers, email: updateTo ?? email };
  } catch (error) {
    if (!isAPIError(error) || error.statusCode >= 500) throw error;
    const code = error.body?.code;
    return { ok: false, reason: code === 'SECOND_FACTOR_REQUIRED' ? 'second-factor' : 'link-expired' };
  }
}

async function tell(
  ctx: RecordNeeds,
  { id, email, firstName }: AccountRow,
  { newEmail, headers }: { newEmail: string | undefined; headers: Headers },
): Promise<void> {
  await inTransaction(ctx, async (inside) => {
    if (newEmail) {
      await promiseEmailChanged(inside, inside.db, { id, email, firstName }, newEmail);
      await recordAccountAct(inside, { act: 'account.change-email', accountId: id, headers });
    }
    announce(inside.db, id, 'profile');
  });
}

const signedSchema = z.object({ email: z.string(), updateTo: z.string().optional() });
