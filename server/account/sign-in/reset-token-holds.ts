import type { Auth } from '../auth.ts';
import { looksLikeToken } from './looks-like-token.ts';

/** Would this link still set a password? So that nobody types one in vain. */
export async function resetTokenHolds(auth: Auth, token: string): Promise<boolean> {
  if (!looksLikeToken(token)) return false;
  const { internalAdapter } = await auth.$context;
  const kept = await internalAdapter.findVerificationValue(`reset-password:${token}`);
  return kept !== null && kept !== undefined && kept.expiresAt > new Date();
}
