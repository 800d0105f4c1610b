import type { z } from 'zod';
import type { ApiKeyScope } from '#core/account/index.ts';
import { boardsSchema } from '#core/selection/index.ts';
import { readVisitUpdate, visitNotYetWords, visitUpdateRefusalWords } from '#core/visit/index.ts';
import { findAccount } from '../account/find-account.ts';
import { appendAudit } from '../audit/append.ts';
import type { Actor } from '../context.ts';
import { inTransaction } from '../db/transaction.ts';
import { ApiError, notFound } from '../http/api-error.ts';
import { type Added, addSelections } from '../selection/desk/add-selections.ts';
import { updateVisit } from '../visit/update-visit.ts';
import { admitKey, type KeyCtx } from './admit-key.ts';
import { addSelectionsBody, updateVisitBody } from './api-entries.ts';

const refuse = (refusal: ApiError, detail: Record<string, unknown> = {}): CallOutcome => ({
  ok: false,
  refusal,
  detail,
});

/** The calls by which our own programs change something. */
export const keyCalls = {
  '/addSelections': { scope: 'helper.add-selections', act: add },
  '/updateOnSiteService': { scope: 'helper.update-on-site-service', act: update },
} as const satisfies Record<string, { scope: ApiKeyScope; act: Act }>;
export type KeyCallPath = keyof typeof keyCalls;

type Act = (inside: KeyCtx, body: unknown) => Promise<CallOutcome>;

async function add(ctx: KeyCtx, body: unknown): Promise<CallOutcome> {
  const read = addSelectionsBody.safeParse(body);
  if (!read.success) return refuse(invalid(read.error));
  const { user, survey, allowProblems } = read.data;
  const boards = boardsSchema.safeParse(read.data.boards);
  if (!boards.success) return refuse(invalid(boards.error, 'boards'), { user, survey });
  const person = await findAccount(ctx, user);
  if (!person) return refuse(notFound('There is no such user.'), { user, survey });
  const added = await addSelections(ctx, {
    accountId: person.id,
    surveyId: survey,
    boards: boards.data,
    allowProblems,
  });
  const detail = { user: person.id, survey };
  if (!added.ok) return refuse(addRefusal(added), detail);
  const { selectionId, repeated, proposed, problems } = added;
  return {
    ok: true,
    answer: { message: [addedWords(added), ...problems].join(' '), id: selectionId },
    detail: { ...detail, selection: selectionId, repeated, proposed, warnings: problems },
  };
}

function addedWords({ repeated, proposed }: Extract<Added, { ok: true }>): string {
  if (proposed) {
    const begun = repeated
      ? 'These boards wait on the specialist’s desk already.'
      : 'Boards added to the specialist’s desk.';
    return `${begun} A specialist has this project and decides; the customer hasn’t been told.`;
  }
  return repeated ? 'These boards are there already.' : 'Selections added. The customer has been told.';
}

const overrule = 'Nothing was changed. Send "allowProblems": true to add them anyway.';

function addRefusal(added: Extract<Added, { ok: false }>): ApiError {
  switch (added.reason) {
    case 'not-allowed':
      return new ApiError(401, 'api-key', 'This call needs a valid api-key.');
    case 'unknown-survey':
      return notFound('This user has no such survey that was submitted.');
    case 'not-waiting':
      return new ApiError(409, 'not-waiting', 'This survey isn’t waiting for boards.');
    case 'unknown-furniture':
      return new ApiError(422, 'unknown-furniture', `Unknown: ${added.recordIds.join(', ')}.`);
    case 'begun':
      return new ApiError(409, 'begun', 'A specialist has this project and has begun its boards. Nothing was changed.');
    case 'problems':
      return new ApiError(422, 'problems', [...added.problems, overrule].join(' '));
  }
}

async function update(ctx: KeyCtx, body: unknown): Promise<CallOutcome> {
  const read = updateVisitBody.safeParse(body);
  if (!read.success) return refuse(invalid(read.error));
  const { user, survey } = read.data;
  const visit = readVisitUpdate(body);
  if (!visit.ok)
    return refuse(new ApiError(400, visit.reason, visitUpdateRefusalWords[visit.reason]), { user, survey });
  const person = await findAccount(ctx, user);
  if (!person) return refuse(notFound('There is no such user.'), { user, survey });
  const updated = await updateVisit(ctx, { surveyId: survey, accountId: person.id, update: visit.update });
  const detail = { user: person.id, survey, ...visit.update };
  if (updated.ok) return { ok: true, answer: { message: 'On-site service updated.' }, detail };
  if (updated.reason === 'not-found') return refuse(notFound('This user has no such survey or visit.'), detail);
  const why = updated.reason === 'before-the-day' ? visitNotYetWords(updated.date) : 'The visit is past that step.';
  return refuse(new ApiError(409, updated.reason, why), detail);
}

function invalid({ issues: [issue] }: z.ZodError, below?: string): ApiError {
  const where = [below, ...(issue?.path ?? [])].filter((part) => part !== undefined).join('.');
  return new ApiError(400, 'invalid', where ? `${where}: ${issue?.message}` : 'We couldn’t read this request.');
}

/** A call's outcome: the response, and what the log records. */
type CallOutcome = { detail: Record<string, unknown> } & (
  | { ok: true; answer: Record<string, unknown> }
  | { ok: false; refusal: ApiError }
);

export interface KeyCall {
  path: KeyCallPath;
  key: string | undefined;
  /** Read after the key is checked but before the transaction starts, so a slow sender doesn't hold any locks. */
  readBody: () => Promise<unknown>;
  /** Everything is checked and then taken back: only the log keeps that it was tried. */
  trial?: boolean;
  /** Who sent it from the studio. The log names them beside the key. */
  sentBy?: Actor;
}

/** Thrown to roll a trial back. */
class TakenBack extends Error {
  readonly outcome: CallOutcome;
  constructor(outcome: CallOutcome) {
    super('a trial is taken back');
    this.outcome = outcome;
  }
}

/** Runs a call made with an API key. The audit entry is written in the same transaction as the changes. */
export async function callWithKey(ctx: KeyCtx, { path, key, readBody, trial = false, sentBy }: KeyCall) {
  const { scope, act } = keyCalls[path];
  const { asKey, id } = await admitKey(ctx, { key, scope });
  const body = await readBody();
  const subject = { kind: 'api-key', id } as const;
  const note = async (inside: KeyCtx, came: CallOutcome) => {
    const detail = came.ok ? came.detail : { ...came.detail, refused: came.refusal.code };
    await appendAudit(inside, { act: scope, subject, detail: trial ? { ...detail, trial } : detail });
    if (sentBy)
      await appendAudit(inside, { act: 'payload.send', subject, actor: sentBy, detail: { call: path, trial } });
  };
  const outcome = await inTransaction(asKey, async (inside) => {
    const came = await act(inside, body);
    if (trial) throw new TakenBack(came);
    await note(inside, came);
    return came;
  }).catch(async (error: unknown) => {
    if (!(error instanceof TakenBack)) throw error;
    await note(asKey, error.outcome);
    return error.outcome;
  });
  if (!outcome.ok) throw outcome.refusal;
  return outcome.answer;
}
