export { type AskableProject, projectToAsk } from './asked-piece.ts';
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
export { mayChangeAnswers, type ProjectAct, type ProjectState, projectLifecycle } from './lifecycle.ts';
export {
  nobody,
  type QueueFilter,
  type QueueState,
  queueStates,
  reminderDue,
  type Urgency,
  urgencyOf,
} from './queue.ts';
export { mayAskForRevision, type ProjectRevisions, type RevisionCheck, revisionsLeft } from './revisions.ts';
export { type SpecialistLoad, specialistFor } from './specialist.ts';
export { projectTerms } from './terms.ts';
export { clockWords, projectStateWords } from './words.ts';
