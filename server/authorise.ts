import {
  type AccountRole,
  type Capability,
  can,
  type FactorProofCapability,
  type FreshProofCapability,
  keyMay,
  needsFactorProof,
  needsFreshProof,
} from '#core/account/index.ts';
import type { Actor } from './context.ts';

export interface SignedInAccount {
  id: string;
  role: AccountRole;
  email: string;
  firstName: string;
}

/** Allowed, but only after proving the password or second factor again in this session. */
export interface ProofNeeded {
  ok: false;
  reason: 'proof-needed';
}

/** Allowed, but only in a session that proved the account's second factor. */
export interface FactorProofNeeded {
  ok: false;
  reason: 'factor-proof-needed';
}

export type Authorised<Asked extends Capability = Capability> =
  | { ok: true; account: SignedInAccount }
  | { ok: false; reason: 'not-allowed' }
  | (Asked extends FreshProofCapability ? ProofNeeded : never)
  | (Asked extends FactorProofCapability ? FactorProofNeeded : never);

/**
 * The only place that checks the capability table and which proof an action needs. Use cases check ownership
 * on the record itself.
 */
export function authorise<Asked extends Capability>(actor: Actor, capability: Asked): Authorised<Asked>;
export function authorise(actor: Actor, capability: Capability): Authorised {
  if (actor.kind !== 'account' || !can(actor.role, capability)) {
    watched.get(actor)?.add(capability);
    return { ok: false, reason: 'not-allowed' };
  }
  if (needsFactorProof(capability) && actor.owesFactor) return { ok: false, reason: 'factor-proof-needed' };
  if (needsFreshProof(capability) && !actor.recentlyProved) return { ok: false, reason: 'proof-needed' };
  return { ok: true, account: actor };
}

/** Whether the role has it, for what a page shows. Asking isn't a refusal, so nothing is logged. */
export const permits = (actor: Actor, capability: Capability): boolean =>
  actor.kind === 'account' && can(actor.role, capability);

/** The same check for an API key, whose scopes must also include the capability. */
export function authoriseKey(
  actor: Actor,
  capability: Capability,
): { ok: true } | { ok: false; reason: 'not-allowed' } {
  if (actor.kind === 'api-key' && keyMay(actor.scopes, capability)) return { ok: true };
  return { ok: false, reason: 'not-allowed' };
}

/** The same check for a maker who came by a signed link. Everything it may do is about its own orders and pieces. */
export function authoriseMaker(
  actor: Actor,
  capability: Capability,
): { ok: true; makerId: string } | { ok: false; reason: 'not-allowed' } {
  if (actor.kind === 'maker' && can('maker', capability)) return { ok: true, makerId: actor.id };
  return { ok: false, reason: 'not-allowed' };
}

const watched = new WeakMap<Actor, Set<Capability>>();

/** Collects what this request's actor is refused from now on. Refusals on staff pages get logged. */
export function watchRefusals(actor: Actor): ReadonlySet<Capability> {
  const refused = watched.get(actor) ?? new Set<Capability>();
  watched.set(actor, refused);
  return refused;
}
