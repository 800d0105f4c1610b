import type { Capability } from './can.ts';

/**
 * What an unattended open browser must not be enough for. These acts ask for the password or second factor again when
 * the last proof is too old: they let people in, create keys, refund money, say where customers' addresses
 * go, where prices come from, who pays which tax and whose scripts run here, or change what protects the account or the refunds.
 */
export const freshProofCapabilities = [
  'people.invite',
  'people.change-role',
  'people.disable',
  'people.reset-factor',
  'api-key.create',
  'api-key.revoke',
  'webhook.edit',
  'maker.edit-address',
  'order.refund',
  'order.cancel-any',
  'order.exchange-any',
  'order.decide-claim',
  'fee.refund',
  'fee.decide-refund',
  'settings.edit-second-person',
  'settings.edit-outside-services',
  'customer.exempt',
  'tax.import',
  'account.change-factor-own',
  'account.change-passkeys-own',
] as const satisfies readonly Capability[];

export type FreshProofCapability = (typeof freshProofCapabilities)[number];

export const needsFreshProof = (capability: Capability): capability is FreshProofCapability =>
  freshProofCapabilities.some((named) => named === capability);

/**
 * What changes the second factor itself. Once an account has one, a session that hasn't proved it can't add, replace or
 * remove one: otherwise the password alone would be enough to pass it.
 */
export const factorProofCapabilities = [
  'account.second-factor-own',
  'account.change-factor-own',
  'account.change-passkeys-own',
] as const satisfies readonly Capability[];

export type FactorProofCapability = (typeof factorProofCapabilities)[number];

export const needsFactorProof = (capability: Capability): capability is FactorProofCapability =>
  factorProofCapabilities.some((named) => named === capability);
