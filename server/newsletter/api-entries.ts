import { z } from 'zod';
import { newsletterSchema } from '#core/newsletter/index.ts';
import type { ApiEntry } from '../http/openapi/entry.ts';

export const newsletterEntries: readonly ApiEntry[] = [
  {
    method: 'post',
    path: '/api/newsletterSignUp',
    group: 'Newsletter',
    summary: 'Asks by mail whether the letter is wanted',
    notes: 'The answer is the same for every address; nothing else is sent before the reader confirms.',
    body: newsletterSchema,
    answer: z.object({ ok: z.literal(true) }),
    fails: { 429: 'Asked too often from one network address.' },
  },
];
