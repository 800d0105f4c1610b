import { type Capability, can, capabilities } from './can.ts';

/** What a key can be allowed to do: the calls that the table gives to keys. Each key has some of them. */
export type ApiKeyScope = {
  [Name in Capability]: 'api-key' extends (typeof capabilities)[Name][number] ? Name : never;
}[Capability];

export const apiKeyScopes = (Object.keys(capabilities) as Capability[]).filter((name): name is ApiKeyScope =>
  can('api-key', name),
);

export const apiKeyRules = {
  longestName: 80,
  /** Days that a key works: what the form suggests, and the most it takes. */
  usualDays: 90,
  mostDays: 365,
  /** From this many days before its last one, the studio says that a key is about to end. */
  soonDays: 14,
  usualCallsPerMinute: 60,
  mostCallsPerMinute: 600,
  /** The last use is shown to the minute, so it is written at most once a minute. */
  lastUseSeconds: 60,
} as const;

/** Does the table give this to keys, and was it given to this one? */
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

/** Why a call with this key is refused today; null where it may go on. */
export function apiKeyRefusal(
  key: ApiKeyTerms,
  capability: Capability,
  today: string,
): 'revoked' | 'ended' | 'scope' | null {
  const state = apiKeyState(key, today);
  if (state !== 'valid') return state;
  return keyMay(key.scopes, capability) ? null : 'scope';
}

/** Is it time to write down that the key was used? */
export function isNewUse(lastUsedAt: Date | null, now: Date): boolean {
  return !lastUsedAt || now.getTime() - lastUsedAt.getTime() >= apiKeyRules.lastUseSeconds * 1000;
}
