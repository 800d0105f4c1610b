export {
  type FeedField,
  type FeedMapping,
  feedFields,
  feedLimits,
  type MappingProblem,
  mappingProblem,
  readMapping,
  suggestMapping,
} from './columns.ts';
export {
  type FeedForm,
  type FeedFormProblems,
  type FeedSchedule,
  type FeedTerms,
  feedForm,
  feedFormFields,
  feedSchedules,
  nextFetch,
  readFeedForm,
  shownAddress,
} from './feed-form.ts';
export {
  alwaysFew,
  type DoneLately,
  type FeedGuard,
  type HeldReason,
  reasonsToHold,
  togetherHours,
  usualGuard,
} from './limits.ts';
export { type MakersPlan, makersFileBytes, planMakersFile, speaksOf } from './makers-file.ts';
export { type FeedPlan, type FeedQuestion, planFeed, recordIdsInFeed } from './plan-feed.ts';
export { type FeedFile, type FeedProblem, type ReadFile, readFeedFile } from './read-file.ts';
export {
  type FeedChange,
  type FeedOrigin,
  type FeedRunState,
  type FeedValue,
  feedOrigins,
  feedRunLifecycle,
  feedValues,
  type PieceValues,
  piecesIn,
  type Replayed,
  replay,
  reversed,
} from './run.ts';
export { feedValueText, feedWords, heldWords } from './words.ts';
