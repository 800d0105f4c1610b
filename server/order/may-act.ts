import type { Capability } from '#core/account/index.ts';
import { authorise, type ProofNeeded } from '../authorise.ts';
import type { Actor } from '../context.ts';

/** The capabilities for acting on your own order and on any order. The system actor may always act on any. */
export interface ActCapabilities {
  own?: Capability;
  any?: Capability;
}

export type MayAct = { ok: true } | { ok: false; reason: 'not-allowed' | 'not-found' } | ProofNeeded;

/** Someone else's order looks as if it didn't exist. */
export function mayAct(
  actor: Actor,
  order: { accountId: string } | null,
  capabilities: { own: Capability; any?: never },
): Exclude<MayAct, ProofNeeded>;
export function mayAct(actor: Actor, order: { accountId: string } | null, capabilities: ActCapabilities): MayAct;
export function mayAct(actor: Actor, order: { accountId: string } | null, { own, any }: ActCapabilities): MayAct {
  const asStaff = any === undefined ? null : authorise(actor, any);
  const onAny = actor.kind === 'system' || asStaff?.ok === true;
  const asOwner = own === undefined ? null : authorise(actor, own);
  const isOwner = asOwner?.ok === true && asOwner.account.id === order?.accountId;
  if (asStaff?.ok === false && asStaff.reason === 'proof-needed' && !isOwner) return asStaff;
  if (!onAny && !asOwner?.ok) return { ok: false, reason: 'not-allowed' };
  return order && (onAny || isOwner) ? { ok: true } : { ok: false, reason: 'not-found' };
}
