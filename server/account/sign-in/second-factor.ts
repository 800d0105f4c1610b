import { isAPIError } from 'better-auth/api';
import { text, tooManyText } from '#core/texts/index.ts';
import { authorise, type FactorProofNeeded } from '../../authorise.ts';
import { type RecordNeeds, recordAccountAct } from '../activity/record-account-act.ts';
import type { Auth } from '../auth.ts';
import { proofText } from '../profile/change-email.ts';
import { accountById } from '../store.ts';
import { enterCode } from './enter-code.ts';
import { type ProofNeeds, provePassword } from './prove-password.ts';

export type SecondFactorBegun =
  | { ok: true; key: string; uri: string; backupCodes: string[] }
  | { ok: false; message: string }
  | FactorProofNeeded;

/** Creates a key for an authenticator app. It takes effect once the first code from the app is entered. */
export async function beginSecondFactor(ctx: ProofNeeds, auth: Auth, given: Given): Promise<SecondFactorBegun> {
  const allowed = authorise(ctx.actor, 'account.second-factor-own');
  if (!allowed.ok) {
    return allowed.reason === 'not-allowed' ? { ok: false, message: text('profile.updateFailed') } : allowed;
  }
  const proved = await provePassword(ctx, auth, given);
  if (!proved.ok) return { ok: false, message: proofText(proved, text('profile.updateFailed')) };
  const made = await makeKey(auth, given);
  if (made === 'has-one') return { ok: false, message: text('factor.alreadyOn') };
  if (made.method !== 'totp') return { ok: false, message: text('profile.updateFailed') };
  const key = new URL(made.totpURI).searchParams.get('secret') ?? '';
  return { ok: true, key, uri: made.totpURI, backupCodes: made.backupCodes };
}

type Given = { password: string; headers: Headers };

async function makeKey(auth: Auth, { password, headers }: Given, again = true) {
  try {
    return await auth.api.enableTwoFactor({ body: { password }, headers });
  } catch (error) {
    if (isAPIError(error) && error.body?.code === 'TOTP_ALREADY_ENABLED') return 'has-one';
    // Two windows started setup at once and neither found a key. On the second try there is one, so it's replaced.
    if (again && isTaken(error)) return makeKey(auth, { password, headers }, false);
    throw error;
  }
}

const isTaken = (error: unknown): boolean =>
  error instanceof Error && error.cause instanceof Error && 'code' in error.cause && error.cause.code === '23505';

/** Confirms the first code; from now on, every sign-in asks for one. Later codes prove the factor in this session. */
export async function confirmSecondFactor(
  ctx: RecordNeeds,
  auth: Auth,
  given: { code: string; headers: Headers },
): Promise<{ ok: true; headers: Headers } | { ok: false; message: string } | FactorProofNeeded> {
  const { actor } = ctx;
  const accountId = actor.kind === 'account' ? actor.id : null;
  const wasOn = accountId !== null && ((await accountById(ctx.db, accountId))?.twoFactorEnabled ?? false);
  // Without an app, the factor this session owes is a passkey. A new app must not replace it.
  if (!wasOn) {
    const allowed = authorise(actor, 'account.second-factor-own');
    if (!allowed.ok && allowed.reason !== 'not-allowed') return allowed;
  }
  const entered = await enterCode(ctx, auth, given);
  if (entered.ok) {
    if (accountId !== null && !wasOn) {
      await recordAccountAct(ctx, { act: 'account.turn-on-factor', accountId, headers: given.headers });
    }
    return entered;
  }
  const tooMany = entered.code === 'too-many-requests';
  return { ok: false, message: tooMany ? tooManyText(entered.retryAfterSeconds) : text('signIn.wrongCode') };
}
