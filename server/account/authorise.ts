import { type AccountRole, type Capability, can } from '#core/account/index.ts';
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
