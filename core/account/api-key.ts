import { type Capability, can, capabilities } from './can.ts';

/** What a key can be allowed to do: the capabilities the table gives to API keys. Each key gets some of them. */
export type ApiKeyScope = {
  [Name in Capability]: 'api-key' extends (typeof capabilities)[Name][number] ? Name : never;
}[Capability];

/** The one scope of a maker's key. Only such a key has it: the key says which maker calls. */
export const makerScope = 'maker.call-own' satisfies ApiKeyScope;

/** What a key of our own programs can be allowed to do. */
export const apiKeyScopes = (Object.keys(capabilities) as Capability[]).filter(
  (name): name is ApiKeyScope => can('api-key', name) && name !== makerScope,
);

export const apiKeyRules = {
  longestName: 80,
  /** How many days a key works: the form's suggestion, and the maximum. */
  usualDays: 90,
  mostDays: 365,
  /** The studio warns this many days before a key's last day. */
  soonDays: 14,
  usualCallsPerMinute: 60,
  mostCallsPerMinute: 600,
  /** The last use is shown to the minute, so it's saved at most once a minute. */
  lastUseSeconds: 60,
} as const;

/** The table must give this capability to keys, and this key must have it among its scopes. */
export function keyMay(scopes: readonly ApiKeyScope[], capability: Capability): boolean {
  return can('api-key', capability) && scopes.some((scope) => scope === capability);
}

export interface ApiKeyTerms {
  scopes: readonly ApiKeyScope[];
  /** The last day it works, in US Eastern time: '2027-02-13'. */
  lastDay: string;
  revokedAt: Date | null;
}

export const apiKeyStates = ['valid', 'ended', 'revoked'] as const;
export type ApiKeyState = (typeof apiKeyStates)[number];

export function apiKeyState({ lastDay, revokedAt }: Omit<ApiKeyTerms, 'scopes'>, today: string): ApiKeyState {
  if (revokedAt) return 'revoked';
  return today > lastDay ? 'ended' : 'valid';
}

/** Why a call with this key is refused today, or null when it's allowed. */
export function apiKeyRefusal(
  key: ApiKeyTerms,
  capability: Capability,
  today: string,
): 'revoked' | 'ended' | 'scope' | null {
  const state = apiKeyState(key, today);
  if (state !== 'valid') return state;
  return keyMay(key.scopes, capability) ? null : 'scope';
}

/** True when it's time to save a new last use. */
export function isNewUse(lastUsedAt: Date | null, now: Date): boolean {
  return !lastUsedAt || now.getTime() - lastUsedAt.getTime() >= apiKeyRules.lastUseSeconds * 1000;
}
