/** What the way into a new session proves. Every other way, such as a mailed link, proves neither. */
const provesIdentity = ['/sign-in/email', '/sign-up/email', '/callback/', '/change-password'];
/** A passkey counts as both: its device has asked for a finger, a face or a PIN. */
const provesFactor = ['/two-factor/verify-totp', '/two-factor/verify-backup-code', '/passkey/verify-authentication'];

interface EndpointContext {
  path?: string | undefined;
  context?: { session?: { session?: Record<string, unknown> } | null };
}

/**
 * The proofs a new session begins with, by the library's path that makes it. A changed password replaces the session of
 * somebody who was in it, so what that one had proved goes on.
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
