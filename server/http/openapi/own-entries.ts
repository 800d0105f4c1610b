import { z } from 'zod';
import type { ApiEntry } from './entry.ts';

export const ownEntries: readonly ApiEntry[] = [
  {
    method: 'get',
    path: '/api/openapi.json',
    group: 'This document',
    summary: 'The OpenAPI document of these calls',
    answer: z.looseObject({ openapi: z.string() }),
  },
  {
    method: 'get',
    path: '/api/docs',
    group: 'This document',
    summary: 'The same, to be read',
    answer: 'text/html',
  },
];
