import { z } from 'zod';
import type { ApiKeyScope } from '#core/account/index.ts';
import type { ApiEntry } from '../http/openapi/entry.ts';

const id = z.string().trim().min(1).max(320);
const piece = z.union([z.string(), z.object({ recordId: z.string(), note: z.string().optional() })]);
const board = z.object({ name: z.string(), note: z.string().optional(), furniture: z.array(piece) });
const whose = {
  user: id.describe('the id of the account, or its e-mail'),
  survey: id.describe('the id of the survey'),
};

/** What a helper program sends. The boards have their own validation. */
export const addSelectionsBody = z.object({
  ...whose,
  boards: z.unknown(),
  skipImagesReupload: z.boolean().optional(),
});
export const updateVisitBody = z.looseObject(whose);

const group = 'Helpers with an api-key';
const method = 'post';
const scopeNotes = (scope: ApiKeyScope) =>
  `The key needs the scope ${scope}. Each key has a last day and a number of calls a minute.`;
const refused = {
  404: 'There is no such user, survey or visit.',
};

export const apiKeyEntries: readonly ApiEntry[] = [
  {
    method,
    path: '/addSelections',
    group,
    summary: 'Publishes two boards for a survey; sent twice it is the same selection',
    notes: scopeNotes('helper.add-selections'),
    needs: 'api-key',
    body: z.object({ ...whose, boards: z.array(board).length(2), skipImagesReupload: z.literal(true).optional() }),
    answer: z.object({ message: z.string(), id: z.string() }),
    fails: {
      ...refused,
      409: 'The survey no longer waits for boards.',
      422: 'A piece of furniture is unknown or no longer offered.',
    },
  },
  {
    method,
    path: '/updateOnSiteService',
    group,
    summary: 'Sets who visits and when, or marks the visit complete',
    notes: scopeNotes('helper.update-on-site-service'),
    needs: 'api-key',
    body: z.union([
      z.object({ ...whose, representative: z.string(), date: z.string().describe('2026-11-20') }),
      z.object({ ...whose, status: z.literal('complete') }),
    ]),
    answer: z.object({ message: z.string() }),
    fails: { ...refused, 409: 'The visit is past that step.' },
  },
];
