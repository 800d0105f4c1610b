import { type ReviewState, type ReviewSummary, reviewLimits, reviewPage, summaryOf } from '#core/review/index.ts';
import { authorise } from '../authorise.ts';
import type { Ctx } from '../context.ts';
import type { Page, PageOf } from '../db/page.ts';
import {
  deleteReviewsBy,
  publishedPage,
  type ReviewRow,
  reviewsBy,
  type StudioReview,
  spreadOf,
  studioPage,
  studioReviewById,
} from './store.ts';

/** What everyone sees of a review. Of its author, only the first name and the state. */
export type PublicReview = Pick<
  ReviewRow,
  'id' | 'stars' | 'words' | 'room' | 'photoId' | 'firstName' | 'deliveredState' | 'writtenAt'
>;

export interface PieceReviews {
  summary: ReviewSummary;
  /** Newest first. */
  reviews: PublicReview[];
  page: number;
  pages: number;
}

/** The published reviews of a piece, a page at a time. */
export async function reviewsOfPiece(ctx: Pick<Ctx, 'db'>, recordId: string, askedPage: number): Promise<PieceReviews> {
  const summary = summaryOf(await spreadOf(ctx.db, recordId));
  const size = reviewLimits.perPage;
  const page = reviewPage(askedPage, summary.count, size);
  const rows = summary.count === 0 ? [] : await publishedPage(ctx.db, recordId, { number: page, size });
  const pages = Math.max(1, Math.ceil(summary.count / size));
  return { summary, reviews: rows.map(publicReview), page, pages };
}

function publicReview(row: ReviewRow): PublicReview {
  const { id, stars, words, room, photoId, firstName, deliveredState, writtenAt } = row;
  return { id, stars, words, room, photoId, firstName, deliveredState, writtenAt };
}

interface StudioQuestion {
  state?: ReviewState | undefined;
  words: string;
  page: Page;
}

export async function listReviews(
  ctx: Pick<Ctx, 'db' | 'actor'>,
  question: StudioQuestion,
): Promise<PageOf<StudioReview> | null> {
  if (!authorise(ctx.actor, 'review.view-any').ok) return null;
  return { ...(await studioPage(ctx.db, question)), page: question.page };
}

export async function getReview(ctx: Pick<Ctx, 'db' | 'actor'>, id: string): Promise<StudioReview | null> {
  return authorise(ctx.actor, 'review.view-any').ok ? studioReviewById(ctx.db, id) : null;
}

/** For the copy of their data a person downloads. */
export const reviewsOfAccount = async (ctx: Pick<Ctx, 'db'>, accountId: string) =>
  (await reviewsBy(ctx.db, accountId)).map((row) => {
    const { recordId, stars, words, room, photoId, firstName, deliveredState, state, reason, writtenAt } = row;
    return { recordId, stars, words, room, photoId, firstName, deliveredState, state, reason, writtenAt };
  });

/** A deleted account's reviews are hidden at once and deleted here, with its other data. */
export const forgetReviews = (ctx: Pick<Ctx, 'db'>, accountId: string): Promise<void> =>
  deleteReviewsBy(ctx.db, accountId);
