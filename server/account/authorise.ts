import {
  type AccountRole,
  type Capability,
  can,
  type FreshProofCapability,
  keyMay,
  needsFreshProof,
} from '#core/account/index.ts';
import type { Actor } from '../context.ts';

export interface SignedInAccount {
  id: string;
  role: AccountRole;
  email: string;
  firstName: string;
}

/** Allowed, but only after the password or the second factor was proved again in this session. */
export interface ProofNeeded {
  ok: false;
  reason: 'proof-needed';
}

export type Authorised<Asked extends Capability = Capability> =
  | { ok: true; account: SignedInAccount }
  | { ok: false; reason: 'not-allowed' }
  | (Asked extends FreshProofCapability ? ProofNeeded : never);

/**
 * The one place that asks the capability table, and whether the act needs a fresh proof. Whose record it is, the use case
 * asks the record itself.
 */
export function authorise<Asked extends Capability>(actor: Actor, capability: Asked): Authorised<Asked>;
export function authorise(actor: Actor, capability: Capability): Authorised {
  if (actor.kind !== 'account' || !can(actor.role, capability)) {
    watched.get(actor)?.add(capability);
    return { ok: false, reason: 'not-allowed' };
  }
  if (needsFreshProof(capability) && !actor.recentlyProved) return { ok: false, reason: 'proof-needed' };
  return { ok: true, account: actor };
}

/** The same question for a program with a key, which also needs the capability among the key's scopes. */
export function authoriseKey(
  actor: Actor,
  capability: Capability,
): { ok: true } | { ok: false; reason: 'not-allowed' } {
  if (actor.kind === 'api-key' && keyMay(actor.scopes, capability)) return { ok: true };
  return { ok: false, reason: 'not-allowed' };
}

const watched = new WeakMap<Actor, Set<Capability>>();

/** Gathers what this person of one request is refused from now on: behind the staff's door that is written down. */
export function watchRefusals(actor: Actor): ReadonlySet<Capability> {
  const refused = watched.get(actor) ?? new Set<Capability>();
  watched.set(actor, refused);
  return refused;
}
