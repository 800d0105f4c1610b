import { randomBytes } from 'node:crypto';
import { symmetricEncrypt } from 'better-auth/crypto';
import { and, eq } from 'drizzle-orm';
import { authorise, type FactorProofNeeded, type ProofNeeded } from '../../authorise.ts';
import type { Ctx } from '../../context.ts';
import { twoFactor } from '../../db/schema/index.ts';
import { type RecordNeeds, recordAccountAct } from '../activity/record-account-act.ts';
import type { Auth } from '../auth.ts';

const howMany = 10;
/** Leaves out letters that look like digits or each other. With exactly 32 characters, every byte maps evenly. */
const signs = '0123456789abcdefghjkmnpqrstvwxyz';

/** For when the phone is lost. Each code works once: ten characters in two halves. */
export const makeRecoveryCodes = (): string[] =>
  Array.from({ length: howMany }, () => {
    const code = Array.from(randomBytes(10), (byte) => signs[byte % signs.length]).join('');
    return `${code.slice(0, 5)}-${code.slice(5)}`;
  });

/** How many codes are left; 0 without a second factor. */
export async function recoveryCodesLeft(ctx: Pick<Ctx, 'db'>, auth: Auth, accountId: string): Promise<number> {
  const [factor] = await ctx.db
    .select({ id: twoFactor.id })
    .from(twoFactor)
    .where(and(eq(twoFactor.userId, accountId), eq(twoFactor.verified, true)));
  if (!factor) return 0;
  return (await auth.api.viewBackupCodes({ body: { userId: accountId } })).backupCodes.length;
}

export type CodesRenewed =
  | { ok: true; codes: string[] }
  | { ok: false; reason: 'not-allowed' | 'no-factor' }
  | ProofNeeded
  | FactorProofNeeded;

/** Replaces all earlier codes. We only store them encrypted, so this is the one time they're shown. */
export async function renewRecoveryCodes(ctx: RecordNeeds, auth: Auth): Promise<CodesRenewed> {
  const allowed = authorise(ctx.actor, 'account.change-factor-own');
  if (!allowed.ok) return allowed;
  const codes = makeRecoveryCodes();
  const { secretConfig } = await auth.$context;
  const backupCodes = await symmetricEncrypt({ key: secretConfig, data: JSON.stringify(codes) });
  const accountId = allowed.account.id;
  const changed = await ctx.db
    .update(twoFactor)
    .set({ backupCodes })
    .where(and(eq(twoFactor.userId, accountId), eq(twoFactor.verified, true)))
    .returning({ id: twoFactor.id });
  if (changed.length === 0) return { ok: false, reason: 'no-factor' };
  await recordAccountAct(ctx, { act: 'account.new-recovery-codes', accountId });
  return { ok: true, codes };
}
