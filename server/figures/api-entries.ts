import { z } from 'zod';
import type { ApiEntry } from '../http/openapi/entry.ts';
import { visitSchema } from './count-visit.ts';

export const figuresEntries: readonly ApiEntry[] = [
  {
    method: 'post',
    path: '/api/count',
    group: 'Counting',
    summary: 'Counts a page that was opened, or a step of the quiz that was seen, answered or left',
    notes: 'No cookie, address or device is kept: a day’s count grows by one, and that is all.',
    body: visitSchema,
    answer: z.object({ ok: z.literal(true) }),
  },
];
