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
  watched.get(actor)?.add(capability);
  return { ok: false, reason: 'not-allowed' };
}

const watched = new WeakMap<Actor, Set<Capability>>();

/** Gathers what this person of one request is refused from now on: behind the staff's door that is written down. */
export function watchRefusals(actor: Actor): ReadonlySet<Capability> {
  const refused = watched.get(actor) ?? new Set<Capability>();
  watched.set(actor, refused);
  return refused;
}
