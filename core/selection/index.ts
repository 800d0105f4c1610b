export {
  type Board,
  type BoardId,
  type BoardPiece,
  type Boards,
  boardIds,
  boardSchema,
  boardsSchema,
  type Foot,
  footSchema,
  recordIdsOf,
  recordIdsOffered,
  sameBoards,
} from './board.ts';
export { type BoardChange, boardChanges, changedOn, changeSentences, changeWords } from './board-changes.ts';
export { type BoardsReady, boardsReadyLetter } from './boards-ready-letter.ts';
export {
  boardsChosenFrom,
  type CarriedOver,
  type ChoiceRefusal,
  type Choices,
  type Chosen,
  type ChosenPiece,
  carryOver,
  choicesSchema,
  choose,
  chosenPieces,
  chosenSchema,
  maximumQuantity,
  orderOfAllChosen,
  type PieceChange,
  piecesChosen,
} from './choices.ts';
export { boardColors, boardLayers, type PicturedBoard } from './collage/board-layers.ts';
export { type Box, boxStyle } from './collage/box.ts';
export type { Chip } from './collage/chips.ts';
export { type CollageLayout, type LaidRug, layCollage } from './collage/layout.ts';
export { type CollagePiece, collagePiece, collagePiecesOf, openPiece } from './collage/piece.ts';
export { aspectOf, type CollageFormat, collageFrames, projectedInches } from './collage/projection.ts';
export type { Spot } from './collage/spots.ts';
export { compose, type Locks, slotsOf } from './compose.ts';
export {
  alternativesFor,
  alternativesKept,
  alternativesNow,
  alternativesOffered,
  alternativesOfPair,
  nearInPrice,
  nearInSize,
  type SlotWithPiece,
} from './composer/alternatives.ts';
export { longestWall } from './composer/ask.ts';
export { changeIndex, restock } from './composer/change-index.ts';
export {
  checkBoards,
  type FilledSlot,
  type Finding,
  oneSharedIn,
  overTier,
  relaxedBy,
} from './composer/check-boards.ts';
export { type CatalogIndex, indexCatalog } from './composer/columns.ts';
export { countSlot, type SlotCount } from './composer/count-slot.ts';
export { alternativesShown, type ComposedBoard, type ComposedSlot, type Suggestion } from './composer/describe.ts';
export { type InTheWay, inTheWay, wouldFit } from './composer/in-the-way.ts';
export {
  filtersFor,
  type LeafFilter,
  type Leafing,
  leafFilters,
  leafThrough,
  looserFilters,
  soonDays,
  usualFilters,
} from './composer/leaf-through.ts';
export { replacementFor } from './composer/replacement.ts';
export { isRelaxation, type Relaxation, relaxations } from './composer/rules.ts';
export { type BoardTerm, boardTerms, compromisesOf } from './composer/score/board-terms.ts';
export { lookOfItem } from './composer/score/look.ts';
export { stockThatCounts } from './composer/score/objective.ts';
export { termWords } from './composer/score/terms.ts';
export { type Mood, moods, type Theme, themesOf } from './composer/theme.ts';
export { piecesIn, piecesWords } from './count-pieces.ts';
export {
  type Delivery,
  deliveries,
  deliveryOf,
  deliverySchema,
  readPaymentOrderData,
  type WhiteGloveStatus,
  whiteGloveStatusSchema,
  writePaymentOrderData,
} from './delivery.ts';
export {
  type CallBackRefusal,
  callBackMinutes,
  letterDueAfter,
  mayCallBack,
  type OutBoards,
} from './desk/call-back.ts';
export {
  continuesStep,
  type DeskChange,
  type DeskPiece,
  type DeskState,
  deskChange,
  isStill,
  isTaken,
  mostSteps,
} from './desk/desk-state.ts';
export { type DraftedBoard, type NextStep, nextStep } from './desk/next-step.ts';
export { wishInWords } from './desk/wish-in-words.ts';
export {
  briefWith,
  freeSlot,
  kindNamed,
  mostSlots,
  type SlotWish,
  slotsWith,
  slotWishSchema,
  type Wishes,
} from './desk/wishes.ts';
export { type CarryIn, type CarryInFilm, carryIn, carryInFilm } from './door/carry-in.ts';
export { type Carried, type DoorFit, type Doorway, doorFit } from './door/door.ts';
export { exampleBrief } from './example-brief.ts';
export { type Example, exampleSelectionName, exampleSelections } from './example-name.ts';
export {
  type ApprovedAlternates,
  approvedFor,
  type GoneReason,
  goneBecause,
  goneReasons,
  type Healing,
  healBoards,
  type LiveBoards,
  type LiveSlot,
  mayUndoHealing,
  mostAlternates,
  type UndoHealingRefusal,
} from './healing/heal-boards.ts';
export { type BoardsHealed, type HealedPiece, healedLetter, healedNotice } from './healing/healing-letter.ts';
export { differenceWords, goneWords, swappedWords } from './healing/healing-words.ts';
export { type InstaOrder, type InstaOrderPiece, instaOrder, readyToShipDays } from './insta-order.ts';
export { isComparedWithout } from './learning/compared.ts';
export { learnedPoints } from './learning/learned-points.ts';
export { type Outcome, reasonOfSwap } from './learning/outcome.ts';
export {
  emptyTaste,
  type LearnedWeight,
  readKey,
  readTaste,
  type Scope,
  type TasteModel,
  thingInWords,
} from './learning/taste-model.ts';
export { trainTaste } from './learning/train.ts';
export { withTaste } from './learning/with-taste.ts';
export { type SelectionAct, type SelectionState, selectionLifecycle } from './lifecycle.ts';
export { isOwnName, isOwnNote } from './notes/board-words.ts';
export type { Around, GivenUp } from './notes/given-up.ts';
export type { GivenUpFact } from './notes/given-up-words.ts';
export type { OpenReason } from './notes/missing.ts';
export { type Reason, type ReasonFact, reasonsFor } from './notes/reasons.ts';
export { boardsOf } from './notes/to-boards.ts';
export { givenUpIn, openNow, type WrittenBoard, withoutMentions, wordsForBoards } from './notes/words-for-boards.ts';
export { isOvertaken, pagesRemembered, type Save } from './save.ts';
export {
  firstAvailableSelection,
  isOrderable,
  isReadable,
  isWithdrawn,
  type OrderedPiece,
  type Selection,
} from './selection.ts';
export { mainPieceProblems, type SentPiece, sentProblems } from './sent-problems.ts';
export {
  mayShare,
  revokeShare,
  type Share,
  type SharedSelection,
  type ShareRefusal,
  sharedRobots,
  sharedSelection,
  shareTokenBytes,
  shareTokenSchema,
} from './sharing.ts';
export { choiceRefusalWords } from './words.ts';
