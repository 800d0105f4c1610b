import { z } from 'zod';
import { publicFurnitureSchema } from '#core/catalog/index.ts';
import type { ApiEntry } from '../http/openapi/entry.ts';
import { named } from '../http/openapi/records.ts';

const furniture = named('Furniture', publicFurnitureSchema);
const text = z.string().optional();

/** Query parameters, as they appear in the URL. */
const query = z.object({
  room: text.describe('living-room, bedroom, dining-room or office'),
  kind: text.describe('sofa, rug, bed, …'),
  style: text.describe('draper, moody, roy, or a label of the catalog'),
  q: text.describe('words to search for'),
  min: text.describe('dollars'),
  max: text.describe('dollars'),
  inStock: z.literal('1').optional(),
  page: z.number().int().min(1).optional(),
  limit: z.number().int().min(1).optional(),
});

export const catalogEntries: readonly ApiEntry[] = [
  {
    method: 'get',
    path: '/api/furniture',
    group: 'Furniture',
    summary: 'The catalog, searched and page by page',
    query,
    answer: z.object({ items: z.array(furniture), total: z.number().int() }),
  },
  {
    method: 'get',
    path: '/api/furniture/:id',
    group: 'Furniture',
    summary: 'One piece by its recordId, also one that is no longer offered',
    answer: furniture,
  },
];
