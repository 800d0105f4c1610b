/** Routes that prove identity. Any route not listed here or below, such as an emailed link, proves nothing. */
const provesIdentity = ['/sign-in/email', '/sign-up/email', '/callback/', '/change-password'];
/** A passkey counts as both proofs: its device checked a fingerprint, face or PIN. */
const provesFactor = ['/two-factor/verify-totp', '/two-factor/verify-backup-code', '/passkey/verify-authentication'];

interface EndpointContext {
  path?: string | undefined;
  context?: { session?: { session?: Record<string, unknown> } | null };
}

/**
 * The proofs a new session starts with, based on the library route that creates it. Changing the password replaces the
 * current session, so that session's second-factor proof carries over.
 */
export function proofOfNewSession(
  given: EndpointContext | null,
  now: Date,
): { provedAt: Date | null; factorProvedAt: Date | null } {
  const path = given?.path ?? '';
  const came = (ways: readonly string[]) => ways.some((way) => path.startsWith(way));
  if (came(provesFactor)) return { provedAt: now, factorProvedAt: now };
  const before = path === '/change-password' ? given?.context?.session?.session?.factorProvedAt : null;
  return { provedAt: came(provesIdentity) ? now : null, factorProvedAt: before instanceof Date ? before : null };
}
