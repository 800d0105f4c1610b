export {
  type Answers,
  answerAt,
  imagesOf,
  isAnswered,
  listOf,
  numberOf,
  textOf,
  type UploadedImage,
  withValue,
} from './answers.ts';
export type { Brief, BriefPiece } from './brief.ts';
export { briefOf, quantityOf } from './brief-of.ts';
export { changeSheet } from './change-sheet.ts';
export { chapters, chapterTitle, progressSegments, totalSurveySteps } from './chapters.ts';
export { toggle } from './choose.ts';
export { companionOf, picturesOf } from './companion.ts';
export type { Condition, QuizContext } from './condition.ts';
export { noThanks, onSiteService, zipKey } from './keys.ts';
export { accountStep, nextStep, previousStep, resumeStep, stepAt } from './navigate.ts';
export { carryOver, type ProfileAddress, sharedKeys, withProfileDefaults } from './next-room.ts';
export { type OfferedOption, optionsOf } from './options.ts';
export { mostOfOnePiece } from './pieces/piece-steps.ts';
export { type Progress, progressAt, roomLabel } from './progress.ts';
export { prune } from './prune.ts';
export { questionOf, questions, quizPictures, stepOf, steps } from './questionnaire.ts';
export {
  measurementsOf,
  type PlanDoorway,
  type RoomPlan,
  type RoomToFurnish,
  roomPlanOf,
  roomToFurnish,
} from './room-plan.ts';
export {
  type AnswerSheet,
  answer,
  answersOf,
  emptySheet,
  mergeSheets,
  readSheet,
  type SheetEntry,
  sheetOf,
  takenOver,
  type Written,
} from './sheet.ts';
export {
  type AnswerKind,
  type Option,
  type OptionValue,
  type Question,
  type Step,
  type StepKind,
  stepKinds,
} from './step.ts';
export { fromStored, readUpdate, type StoredSurvey, toStored } from './stored.ts';
export { answerInWords, type SummaryLine, summaryOf } from './summary.ts';
export { uploadsIn, withoutUploads } from './uploads-in.ts';
export {
  checkSubmission,
  isRequired,
  type Problem,
  problemOf,
  type SubmissionCheck,
  shownProblems,
  validateAnswers,
  validateStep,
} from './validate.ts';
export { visibleQuestions, visibleSteps } from './visible.ts';
export { inWords } from './words.ts';
