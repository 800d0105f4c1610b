import { sweepOldLinks } from '../account/links/links.ts';
import { sweepSessions } from '../account/sign-in/sweep-sessions.ts';
import { sweepOldChanges } from '../catalog/sweep-old-changes.ts';
import { sweepVisitorFavorites } from '../favorite/favorites.ts';
import { expireFees } from '../fee/expire-fees.ts';
import { releaseKeptCoupons } from '../fee/paying/release-kept-coupons.ts';
import { sweepFeeds } from '../feed/sweep-feeds.ts';
import { sweepWeeklyLetters } from '../figures/weekly-letter.ts';
import { sweepOldTries } from '../limits/sweep-old-tries.ts';
import { sweepVisitorUploads } from '../media/uploads/sweep-visitor-uploads.ts';
import { sweepUnchosen } from '../order/appointments/sweep-unchosen.ts';
import { sweepLateLines } from '../order/fulfillment/sweep-late-lines.ts';
import { sweepRefunds } from '../payment/follow-refunds.ts';
import { sweepPayments } from '../payment/sweep-payments.ts';
import { eraseAccounts } from '../privacy/erase-accounts.ts';
import { sweepPromises } from '../project/sweep-promises.ts';
import { sweepUnanswered } from '../purchase-order/sweep-unanswered.ts';
import { sweepGonePieces } from '../selection/healing/sweep-gone-pieces.ts';
import { learnTaste } from '../selection/learning/train-taste.ts';
import { sweepOldSwatches } from '../swatch/swatch-requests.ts';
import { sweepMissingRates } from '../tax/missing-rates.ts';
import { sweepTaxTrouble } from '../tax/watch-service.ts';
import { daily, hourly, sweepOrphans, sweepRetention } from './sweep-retention.ts';
import type { Sweep } from './worker.ts';

/** Things a customer may be waiting for: checked every few seconds, in this order. */
export const sweeps: Record<string, Sweep> = {
  'promised boards': sweepPromises,
  'open payments': sweepPayments,
  refunds: sweepRefunds,
  'pieces gone from boards': sweepGonePieces,
};

/** Things that only have to happen on the right day: checked once a minute, so that an idle shop stays idle. */
export const housekeeping: Record<string, Sweep> = {
  'kept coupons': releaseKeptCoupons,
  'fees whose year is over': expireFees,
  'deleted accounts': eraseAccounts,
  'old links': sweepOldLinks,
  'sessions that are over': sweepSessions,
  'old tries': sweepOldTries,
  'old changes of furniture': sweepOldChanges,
  'late lines': sweepLateLines,
  'purchase orders without an answer': sweepUnanswered,
  'files of makers to fetch': sweepFeeds,
  'a tax service without an answer': sweepTaxTrouble,
  'places without a tax rate': hourly(sweepMissingRates),
  'white glove without a day': sweepUnchosen,
  'the letter about the week': sweepWeeklyLetters,
  'visitor uploads': sweepVisitorUploads,
  'visitor favorites': sweepVisitorFavorites,
  'old swatch requests': sweepOldSwatches,
  'what customers kept': daily(learnTaste),
  'what is over and done with': sweepRetention,
  'pictures without a record': daily(sweepOrphans),
};
