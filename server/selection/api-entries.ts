import { z } from 'zod';
import { choicesSchema, chosenSchema, selectionLifecycle, whiteGloveStatusSchema } from '#core/selection/index.ts';
import type { ApiEntry } from '../http/openapi/entry.ts';
import { named } from '../http/openapi/records.ts';

const board = z.object({
  name: z.string(),
  note: z.string(),
  furniture: z.array(
    z.object({
      recordId: z.string(),
      note: z.string(),
      quantity: z.number().int(),
      /** Record ids that can be chosen instead, best first. */
      alternatives: z.array(z.string()).optional(),
    }),
  ),
});

const selection = named(
  'Selection',
  z.object({
    id: z.string(),
    surveyId: z.string(),
    revision: z.number().int(),
    state: z.enum(selectionLifecycle.states),
    publishedAt: z.iso.datetime().nullable(),
    boards: z.array(board),
    chosen: z.array(chosenSchema),
    whiteGloveStatus: whiteGloveStatusSchema,
    ordered: z
      .array(z.object({ recordId: z.string(), orderId: z.string() }))
      .describe('pieces already ordered; they are left out of the cart'),
    paymentOrderData: z.string().describe('the delivery of each piece as JSON text'),
  }),
);

const group = 'Selections';
const path = '/api/users/:uid/selections';
const needs = 'sign-in';

export const selectionEntries: readonly ApiEntry[] = [
  { method: 'get', path, group, needs, summary: 'Your selections, published ones only', answer: z.array(selection) },
  { method: 'get', path: `${path}/:id`, group, needs, summary: 'One selection', answer: selection },
  {
    method: 'patch',
    path: `${path}/:id`,
    group,
    needs,
    summary: 'Chooses pieces, and how each is delivered',
    body: choicesSchema,
    answer: selection,
    fails: { 409: 'The selection can’t be ordered, or no longer.', 422: 'A piece isn’t on its boards.' },
  },
  {
    method: 'get',
    path: '/api/example_selections',
    group,
    summary: 'The example pair of a name: style, wood tone (moody only) and room, such as moody-dark-bedroom',
    query: z.object({ name: z.string().optional() }),
    answer: z.array(z.object({ name: z.string(), boards: z.array(board) })),
  },
];
