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
} from './answers/answers.ts';
export { changeSheet } from './answers/change-sheet.ts';
export { toggle } from './answers/choose.ts';
export { prune } from './answers/prune.ts';
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
} from './answers/sheet.ts';
export { deliveryStateOf, withStateOfZip } from './answers/state-of-zip.ts';
export { fromStored, readUpdate, type StoredSurvey, toStored } from './answers/stored.ts';
export { type Suggestion, sameAs, suggestionsOf, withItsSuggestions, withSuggestions } from './answers/suggest.ts';
export { uploadsIn, withoutUploads } from './answers/uploads-in.ts';
export {
  checkSubmission,
  isHalfTyped,
  isRequired,
  type Problem,
  problemOf,
  type SubmissionCheck,
  shownProblems,
  validateAnswers,
  validateStep,
} from './answers/validate.ts';
export { visibleQuestions, visibleSteps } from './answers/visible.ts';
export type { Brief, BriefPiece } from './brief.ts';
export { briefOf, quantityOf } from './brief-of.ts';
export { type BrowsingHints, browsingHints, noHints } from './browsing-hints.ts';
export { companionOf, picturesOf } from './companion.ts';
export type { Condition, QuizContext } from './condition.ts';
export { estimateWords, roomEstimate } from './estimate.ts';
export { noThanks, notSure, onSiteService, stateKey, zipKey } from './keys.ts';
export { type OfferedOption, optionsOf } from './options.ts';
export { mostOfOnePiece } from './pieces/piece-steps.ts';
export { questionOf, questions, quizPictures, stepOf, steps } from './questionnaire.ts';
export { questionnaireRecord, questionnaireSchema, quizQuestionSchema } from './questionnaire-record.ts';
export { finishesOf, type OwnFinishes } from './room-finishes.ts';
export {
  measurementsOf,
  mobilityAidOf,
  onWheelsOrFrame,
  type PlanDoorway,
  type RoomPlan,
  type RoomToFurnish,
  roomAsMeasured,
  roomPlanOf,
  roomToFurnish,
} from './room-plan.ts';
export { chapters, chapterTitle, progressSegments, totalSurveySteps } from './steps/chapters.ts';
export { movesOn } from './steps/move-on.ts';
export { accountStep, nextStep, previousStep, resumeStep, stepAt } from './steps/navigate.ts';
export { carryOver, type ProfileAddress, sharedKeys, withProfileDefaults } from './steps/next-room.ts';
export { type Progress, progressAt, roomLabel } from './steps/progress.ts';
export { quizAddresses, screenAt, visibleScreens } from './steps/screens.ts';
export {
  type AnswerKind,
  type Option,
  type OptionValue,
  type Question,
  type Screen,
  type Step,
  type StepKind,
  stepKinds,
} from './steps/step.ts';
export {
  answerInWords,
  notSureAbout,
  type SummaryChapter,
  type SummaryLine,
  summaryChapters,
  summaryOf,
} from './summary.ts';
export { inWords } from './words.ts';
