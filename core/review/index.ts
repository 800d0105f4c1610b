export {
  decideModeration,
  hasReceived,
  type Moderation,
  moderations,
  type ReviewState,
  reviewLifecycle,
  reviewLimits,
  type Stars,
  starCounts,
} from './review.ts';
export { declineReasonSchema, reviewSchema, type WrittenReview } from './review-form.ts';
export { fewestForAverage, noStars, type ReviewSummary, reviewPage, type Spread, summaryOf } from './summary.ts';
export { reviewCountWords, reviewerWords, starWords } from './words.ts';
