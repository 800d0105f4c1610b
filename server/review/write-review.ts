import { reviewLifecycle, reviewSchema, type WrittenReview } from '#core/review/index.ts';
import type { LimitVerdict } from '#core/settings/index.ts';
import { accountContact } from '../account/account-contact.ts';
import { tellStaff } from '../account/staff/tell-colleagues.ts';
import { authorise } from '../authorise.ts';
import { itemsById } from '../catalog/find-items.ts';
import type { Ctx } from '../context.ts';
import { inTransaction } from '../db/transaction.ts';
import { takeTry } from '../limits/take-try.ts';
import { forgetUpload } from '../media/uploads/forget-uploads.ts';
import { areOwnUploads } from '../media/uploads/own-uploads.ts';
import {
  deleteReview,
  insertReview,
  lockAuthor,
  ownReviewRow,
  type ReviewRow,
  receivedIn,
  reviewedAmong,
  updateReview,
} from './store.ts';

export type ReviewProblems = Partial<Record<keyof WrittenReview, string>>;

export type ReviewWritten =
  | { ok: true }
  | { ok: false; reason: 'not-allowed' | 'not-received' | 'photo-gone' }
  | { ok: false; reason: 'invalid'; problems: ReviewProblems }
  | Extract<LimitVerdict, { ok: false }>;

export interface ReviewForm {
  recordId: string;
  /** As typed: stars, words, room, photo. */
  fields: Record<string, unknown>;
}

type Needs = Pick<Ctx, 'db' | 'clock' | 'ids' | 'files' | 'actor' | 'address' | 'secret'>;

/** Writes or rewrites the caller's review of a piece they received. Every version waits for a colleague to read it. */
export async function writeReview(ctx: Needs, { recordId, fields }: ReviewForm): Promise<ReviewWritten> {
  const who = authorise(ctx.actor, 'review.write-own');
  if (!who.ok) return who;
  const accountId = who.account.id;
  const deliveredState = await receivedIn(ctx.db, accountId, recordId);
  if (deliveredState === null) return { ok: false, reason: 'not-received' };
  const read = reviewSchema.safeParse(fields);
  if (!read.success) return { ok: false, reason: 'invalid', problems: problemsOf(read.error.issues) };
  const may = await takeTry(ctx, 'review');
  if (!may.ok) return may;
  const { photo: photoId, ...written } = read.data;
  return inTransaction(ctx, async (inside): Promise<ReviewWritten> => {
    await lockAuthor(inside.db, accountId, recordId);
    // A piece the catalog no longer knows has no page to show a review on.
    if (!(await itemsById(inside, [recordId])).has(recordId)) return { ok: false, reason: 'not-received' };
    if (photoId !== null && !(await areOwnUploads(inside, [photoId]))) return { ok: false, reason: 'photo-gone' };
    const before = await ownReviewRow(inside.db, accountId, recordId);
    const said = { ...written, photoId };
    // The same form sent twice is one review, and doesn't wait again.
    if (before && saysTheSame(before, said)) return { ok: true };
    const { firstName = '' } = (await accountContact(inside, accountId)) ?? {};
    const now = { firstName, deliveredState, writtenAt: inside.clock.now(), reason: '' };
    if (before) {
      const step = reviewLifecycle.next(before.state, 'rewrite');
      if (!step.ok) throw new Error(`a review can't be rewritten from ${before.state}`);
      const open = { state: step.to, revision: before.revision + 1, decidedAt: null, decidedBy: null };
      await updateReview(inside.db, before.id, { ...said, ...now, ...open });
      if (before.photoId && before.photoId !== photoId) await forgetUpload(inside, { id: before.photoId, accountId });
    } else {
      const id = inside.ids.next('review');
      await insertReview(inside.db, { id, accountId, recordId, ...said, ...now, state: 'waiting' });
    }
    await tellStaff(inside, 'review.view-any', 'customers');
    return { ok: true };
  });
}

const saysTheSame = (before: ReviewRow, said: Pick<ReviewRow, 'stars' | 'words' | 'room' | 'photoId'>) =>
  before.stars === said.stars &&
  before.words === said.words &&
  before.room === said.room &&
  before.photoId === said.photoId;

function problemsOf(issues: readonly { path: readonly PropertyKey[]; message: string }[]): ReviewProblems {
  const problems: ReviewProblems = {};
  for (const { path, message } of issues) problems[path[0] as keyof WrittenReview] ??= message;
  return problems;
}

/** Deletes the caller's review and its photo. Twice is the same as once. */
export async function withdrawReview(
  ctx: Pick<Ctx, 'db' | 'clock' | 'files' | 'actor'>,
  recordId: string,
): Promise<{ ok: true } | { ok: false; reason: 'not-allowed' }> {
  const who = authorise(ctx.actor, 'review.write-own');
  if (!who.ok) return who;
  const accountId = who.account.id;
  return inTransaction(ctx, async (inside) => {
    await lockAuthor(inside.db, accountId, recordId);
    const row = await ownReviewRow(inside.db, accountId, recordId);
    if (!row) return { ok: true };
    await deleteReview(inside.db, row.id);
    if (row.photoId) await forgetUpload(inside, { id: row.photoId, accountId });
    return { ok: true };
  });
}

export type OwnReview = Pick<ReviewRow, 'stars' | 'words' | 'room' | 'photoId' | 'state' | 'reason'>;

/** The caller's review of a piece, if any, and whether they may write one. */
export async function ownReview(
  ctx: Pick<Ctx, 'db' | 'actor'>,
  recordId: string,
): Promise<{ mayWrite: boolean; review: OwnReview | null }> {
  const who = ctx.actor.kind === 'account' ? authorise(ctx.actor, 'review.write-own') : null;
  if (!who?.ok) return { mayWrite: false, review: null };
  const row = await ownReviewRow(ctx.db, who.account.id, recordId);
  if (!row) return { mayWrite: (await receivedIn(ctx.db, who.account.id, recordId)) !== null, review: null };
  const { stars, words, room, photoId, state, reason } = row;
  return { mayWrite: true, review: { stars, words, room, photoId, state, reason } };
}

/** Which of these pieces the caller has reviewed. */
export async function reviewedPieces(ctx: Pick<Ctx, 'db' | 'actor'>, recordIds: readonly string[]): Promise<string[]> {
  const who = authorise(ctx.actor, 'review.write-own');
  if (!who.ok) return [];
  return (await reviewedAmong(ctx.db, who.account.id, recordIds)).map(({ recordId }) => recordId);
}
