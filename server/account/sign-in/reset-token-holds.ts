import type { Auth } from '../auth.ts';
import { looksLikeToken } from './looks-like-token.ts';

/** Whose password this link sets; null once it is used or too old. */
export async function accountOfReset(auth: Auth, token: string): Promise<string | null> {
  if (!looksLikeToken(token)) return null;
  const { internalAdapter } = await auth.$context;
  const kept = await internalAdapter.findVerificationValue(`reset-password:${token}`);
  return kept && kept.expiresAt > new Date() ? kept.value : null;
}

/** Would this link still set a password? So that nobody types one in vain. */
export const resetTokenHolds = async (auth: Auth, token: string): Promise<boolean> =>
  (await accountOfReset(auth, token)) !== null;
