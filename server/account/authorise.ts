import { type AccountRole, type Capability, can, keyMay } from '#core/account/index.ts';
import type { Actor } from '../context.ts';

export interface SignedInAccount {
  id: string;
  role: AccountRole;
  email: string;
  firstName: string;
}

export type Authorised = { ok: true; account: SignedInAccount } | { ok: false; reason: 'not-allowed' };

/** The one place that asks the capability table. Whose record it is, the use case asks the record itself. */
export function authorise(actor: Actor, capability: Capability): Authorised {
  if (actor.kind === 'account' && can(actor.role, capability)) return { ok: true, account: actor };
  return { ok: false, reason: 'not-allowed' };
}

/** The same question for a program with a key, which also needs the capability among the key's scopes. */
export function authoriseKey(
  actor: Actor,
  capability: Capability,
): { ok: true } | { ok: false; reason: 'not-allowed' } {
  if (actor.kind === 'api-key' && keyMay(actor.scopes, capability)) return { ok: true };
  return { ok: false, reason: 'not-allowed' };
}
