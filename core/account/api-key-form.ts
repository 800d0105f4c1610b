import { z } from 'zod';
import { type ApiKeyScope, apiKeyRules, apiKeyScopes } from './api-key.ts';

const { longestName, mostDays, mostCallsPerMinute } = apiKeyRules;

/** The earliest and latest day a new key may expire. */
export interface ApiKeyDays {
  first: string;
  last: string;
}

const callsWords = `Please enter 1 to ${mostCallsPerMinute} calls a minute.`;

/** An admin's request for a new key. */
export const apiKeySchema = ({ first, last }: ApiKeyDays) =>
  z.object({
    /** Says what the key is for, so an admin knows later which one to revoke. */
    name: z
      .string()
      .trim()
      .min(1, 'Please say what the key is for.')
      .max(longestName, `A name has at most ${longestName} characters.`),
    scopes: z
      .array(z.enum(apiKeyScopes as [ApiKeyScope, ...ApiKeyScope[]], 'That call doesn’t exist.'))
      .min(1, 'Choose at least one call.')
      .transform((chosen) => apiKeyScopes.filter((scope) => chosen.includes(scope))),
    lastDay: z.iso
      .date('Choose its last day.')
      .refine((day) => day >= first, 'Its last day can’t be in the past.')
      .refine((day) => day <= last, `A key works for at most ${mostDays} days.`),
    callsPerMinute: z.coerce
      .number(callsWords)
      .int('Enter a whole number.')
      .min(1, callsWords)
      .max(mostCallsPerMinute, callsWords),
  });
