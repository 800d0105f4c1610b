export { type AskableProject, projectToAsk, type WishPlace, wishWaits } from './asked-piece.ts';
export {
  boardsDueAt,
  type ClockTick,
  clockStart,
  clockTicks,
  type ProjectClock,
  projectClock,
  timeLeft,
  tookUnder,
} from './clock.ts';
export { firstOrderRule, firstOrderWords } from './first-order.ts';
export { mayChangeAnswers, type ProjectAct, type ProjectState, projectLifecycle } from './lifecycle.ts';
export { isMissed, pauseClock, pauseWords, resumeClock, type StoredClock, startClock } from './pause.ts';
export {
  creditForMiss,
  creditsToSpend,
  type PromiseCredit,
  promiseCreditLeft,
  promiseCreditWords,
} from './promise-credit.ts';
export {
  atRiskHoursLeft,
  movesOn,
  type QueueFilter,
  type QueueState,
  queueStates,
  reminderDue,
  type TodayScope,
  todayScopes,
  type Urgency,
  unassigned,
  urgencyOf,
} from './queue.ts';
export {
  type QueueView,
  type QueueViewRefusal,
  queueViewRefusalWords,
  queueViewTerms,
  readQueueView,
} from './queue-view.ts';
export {
  isLastRound,
  mayAskForRevision,
  type ProjectRevisions,
  type RevisionCheck,
  revisionsLeft,
} from './revisions.ts';
export { specialistFor } from './specialist.ts';
export { projectTerms } from './terms.ts';
export { clockWords, projectStateWords, waitedWords } from './words.ts';
export {
  anyWork,
  isAway,
  readWorkload,
  type Workload,
  type WorkloadRefusal,
  workloadRefusalWords,
  workloadTerms,
} from './workload.ts';
