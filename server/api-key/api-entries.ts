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
  allowProblems: z.boolean().default(false),
});
/** How a program asks for the next surveys. */
export const waitingSurveysQuery = z.object({
  limit: z.coerce
    .number('limit is a number from 1 to 100.')
    .int('limit is a whole number.')
    .min(1, 'limit is at least 1.')
    .max(100, 'limit is at most 100.')
    .default(50),
  after: z.string().max(200).optional().describe('“next” of the answer before'),
});

const waitingSurvey = z.object({
  user: z.string(),
  survey: z.string(),
  state: z.enum(['waiting for boards', 'revising']),
  waitingSince: z.string(),
  dueAt: z.string().nullable().describe('null while the clock is stopped for a visit'),
  taken: z.boolean().describe('a specialist has it: boards you add become a proposal on their desk'),
  room: z.string().nullable(),
  styles: z.array(z.string()),
  doorway: z.object({ width: z.number(), height: z.number() }).nullable().describe('inches'),
  pieces: z.array(z.object({ kind: z.string(), quantity: z.number(), tier: z.string().nullable() })),
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
    method: 'get',
    path: '/waitingSurveys',
    group,
    summary: 'Lists surveys that wait for boards, longest waiting first',
    notes: scopeNotes('helper.list-waiting-surveys'),
    needs: 'api-key',
    query: waitingSurveysQuery,
    answer: z.object({ surveys: z.array(waitingSurvey), next: z.string().nullable() }),
  },
  {
    method,
    path: '/addSelections',
    group,
    summary: 'Publishes two boards for a survey; sent twice it is the same selection',
    notes: `${scopeNotes('helper.add-selections')} Boards are published in the shop’s name. If a specialist has the project, they wait on that specialist’s desk as a proposal, and the customer isn’t told.`,
    needs: 'api-key',
    body: z.object({
      ...{ ...whose, boards: z.array(board).length(2), skipImagesReupload: z.literal(true).optional() },
      allowProblems: z
        .boolean()
        .optional()
        .describe('takes pieces that are sold out, off sale, not asked for, or too large for the door'),
    }),
    answer: z.object({ message: z.string(), id: z.string() }),
    fails: {
      ...refused,
      409: 'The survey no longer waits for boards, or a specialist has begun them.',
      422: 'A piece is unknown; or it is sold out, off sale, not asked for or too large for the door, and allowProblems isn’t set. The message names each piece and why.',
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
    fails: { ...refused, 409: 'The visit is past that step, or its day hasn’t come and it can’t be complete.' },
  },
];
