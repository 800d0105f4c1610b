import type { Capability } from './can.ts';

/**
 * What a browser left open must not be enough for: these acts ask for the password or the second factor again when it was
 * last proved too long ago. They let people in, make keys, give money back or change what guards the account.
 */
export const freshProofCapabilities = [
  'people.invite',
  'people.change-role',
  'people.disable',
  'people.reset-factor',
  'api-key.create',
  'api-key.revoke',
  'order.refund',
  'order.cancel-any',
  'order.exchange-any',
  'fee.refund',
  'fee.decide-refund',
  'account.change-factor-own',
  'account.change-passkeys-own',
] as const satisfies readonly Capability[];

export type FreshProofCapability = (typeof freshProofCapabilities)[number];

export const needsFreshProof = (capability: Capability): capability is FreshProofCapability =>
  freshProofCapabilities.some((named) => named === capability);
