import { eq } from 'drizzle-orm';
import { text, tooManyText } from '#core/texts/index.ts';
import type { Ctx } from '../../context.ts';
import { passkey } from '../../db/schema/index.ts';
import { type SocialProviderId, socialProviderIds } from '../../gateways/identity/port.ts';
import { noteFailedSignIn } from '../activity/note-failed-sign-in.ts';
import type { RecordNeeds } from '../activity/record-account-act.ts';
import type { Auth } from '../auth.ts';
import { proofText } from '../profile/change-email.ts';
import { accountById } from '../store.ts';
import { cookiesSet } from '../uid-of.ts';
import { enterCode } from './enter-code.ts';
import { enterByPasskey } from './passkey.ts';
import { type ProofNeeds, provePassword } from './prove-password.ts';
import { hasPassword, socialProvidersOf } from './store-credential.ts';

export interface ProofWays {
  password: boolean;
  /** A second-factor code. */
  code: boolean;
  passkey: boolean;
  /** Offered when there's no password: sign in with the provider again. */
  social: SocialProviderId[];
}

/** How the caller can prove that this session is theirs. */
export async function proofWays(ctx: Pick<Ctx, 'db' | 'actor'>): Promise<ProofWays | null> {
  if (ctx.actor.kind !== 'account') return null;
  const person = await accountById(ctx.db, ctx.actor.id);
  if (!person) return null;
  const password = await hasPassword(ctx.db, person.id);
  const linked = password ? [] : await socialProvidersOf(ctx.db, person.id);
  const social = socialProviderIds.filter((id) => linked.includes(id));
  // Social sign-in can't bypass a second factor, so ask for the code instead.
  const code = person.twoFactorEnabled;
  const keys = await ctx.db.$count(passkey, eq(passkey.userId, person.id));
  return { password, code, passkey: keys > 0, social: code ? [] : social };
}

export type IdentityConfirmed =
  | { ok: true; headers: Headers }
  | { ok: false; message: string; retryAfterSeconds?: number };

/** Proves the password, or the code if one was given, again in this session. */
export async function confirmIdentity(
  ctx: ProofNeeds & RecordNeeds,
  auth: Auth,
  given: { password: string; code: string; headers: Headers },
): Promise<IdentityConfirmed> {
  if (ctx.actor.kind !== 'account') return { ok: false, message: text('signIn.over') };
  if (given.code.trim() === '') {
    const proved = await provePassword(ctx, auth, given);
    if (proved.ok) return { ok: true, headers: new Headers() };
    const wait = proved.reason === 'too-many' ? { retryAfterSeconds: proved.retryAfterSeconds } : {};
    return { ok: false, message: proofText(proved, text('profile.updateFailed')), ...wait };
  }
  // The library would turn on an app that was only begun.
  const isOn = (await accountById(ctx.db, ctx.actor.id))?.twoFactorEnabled ?? false;
  if (!isOn) return { ok: false, message: text('signIn.wrongCode') };
  const entered = await enterCode(ctx, auth, given);
  if (entered.ok) return entered;
  if (entered.code === 'wrong-code') return { ok: false, message: text('signIn.wrongCode') };
  const { retryAfterSeconds } = entered;
  return { ok: false, message: tooManyText(retryAfterSeconds), retryAfterSeconds };
}

/**
 * Proves identity with a passkey. The library opens a new session for it, which we only use to see whose passkey it is
 * and then end. The current session continues.
 */
export async function confirmByPasskey(
  ctx: RecordNeeds,
  auth: Auth,
  given: { response: unknown; headers: Headers },
): Promise<IdentityConfirmed> {
  if (ctx.actor.kind !== 'account') return { ok: false, message: text('signIn.over') };
  const { id: accountId } = ctx.actor;
  const failed = { ok: false, message: text('passkey.failed') } as const;
  const entered = await enterByPasskey(ctx, auth, given);
  if (!entered.ok && entered.reason === 'too-many') {
    const { retryAfterSeconds } = entered;
    return { ok: false, message: tooManyText(retryAfterSeconds), retryAfterSeconds };
  }
  if (!entered.ok) return failed;
  const opened = await auth.personOf(cookiesSet(entered.headers));
  if (opened) await auth.endSession(opened.sessionId);
  if (opened?.id !== accountId) {
    // A valid passkey, but of another account.
    await noteFailedSignIn(ctx, { accountId, headers: given.headers, way: 'passkey' });
    return failed;
  }
  await auth.proveSession(given.headers, { factor: true });
  return { ok: true, headers: new Headers() };
}
