import { sweepOldLinks } from '../account/links/links.ts';
import { eraseAccounts } from '../account/privacy/erase-accounts.ts';
import { sweepSessions } from '../account/sign-in/sweep-sessions.ts';
import { sweepOldChanges } from '../catalog/sweep-old-changes.ts';
import { expireFees } from '../fee/expire-fees.ts';
import { releaseKeptCoupons } from '../fee/release-kept-coupons.ts';
import { sweepOpenFees } from '../fee/sweep-open-fees.ts';
import { sweepRefunds as sweepFeeRefunds } from '../fee/sweep-refunds.ts';
import { sweepOldTries } from '../limits/sweep-old-tries.ts';
import { sweepVisitorUploads } from '../media/uploads/sweep-visitor-uploads.ts';
import { sweepExchanges } from '../order/sweep-exchanges.ts';
import { sweepLateLines } from '../order/sweep-late-lines.ts';
import { sweepOpenOrders } from '../order/sweep-open-orders.ts';
import { sweepRefunds } from '../order/sweep-refunds.ts';
import { sweepPromises } from '../project/sweep-promises.ts';
import type { Sweep } from './worker.ts';

/** What is watched by the clock, in the order it runs. */
export const sweeps: Record<string, Sweep> = {
  'promised boards': sweepPromises,
  'open fees': sweepOpenFees,
  'fee refunds': sweepFeeRefunds,
  'kept coupons': releaseKeptCoupons,
  'fees whose year is over': expireFees,
  'open orders': sweepOpenOrders,
  'deleted accounts': eraseAccounts,
  'old links': sweepOldLinks,
  'sessions that are over': sweepSessions,
  'old tries': sweepOldTries,
  'old changes of furniture': sweepOldChanges,
  'order refunds': sweepRefunds,
  'open exchanges': sweepExchanges,
  'late lines': sweepLateLines,
  'visitor uploads': sweepVisitorUploads,
};
