import type { Capability } from '#core/account/index.ts';
import { authorise } from '../account/authorise.ts';
import type { Actor } from '../context.ts';

/** What lets a person act on their own order, and what on anybody's; the house itself may always. */
export interface ActCapabilities {
  own?: Capability;
  any?: Capability;
}

export type MayAct = { ok: true } | { ok: false; reason: 'not-allowed' | 'not-found' };

/** Somebody else's order answers as if it did not exist. */
export function mayAct(actor: Actor, order: { accountId: string } | null, { own, any }: ActCapabilities): MayAct {
  const onAny = actor.kind === 'system' || (any !== undefined && authorise(actor, any).ok);
  const asOwner = own === undefined ? null : authorise(actor, own);
  if (!onAny && !asOwner?.ok) return { ok: false, reason: 'not-allowed' };
  if (!order) return { ok: false, reason: 'not-found' };
  if (onAny || (asOwner?.ok && asOwner.account.id === order.accountId)) return { ok: true };
  return { ok: false, reason: 'not-found' };
}
