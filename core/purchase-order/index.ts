export {
  type Acknowledgment,
  type AcknowledgmentProblems,
  type AskedLine,
  acknowledgmentWords,
  longestNote,
  readAcknowledgment,
  readShipped,
  type TypedAcknowledgment,
} from './acknowledgment.ts';
export {
  type Answer,
  isUnderway,
  readSent,
  repeatsConfirmation,
} from './answer-again.ts';
export { type ClaimedPieces, creditExpected, creditWords } from './claim-credit.ts';
export { type Due, type DueLine, dueFromMaker } from './due.ts';
export {
  type Bill,
  type BillProblems,
  billDifferences,
  billTotal,
  billWords,
  deliveredCount,
  readBill,
  type TypedBill,
} from './match-bill.ts';
export {
  addressShownDays,
  chase,
  chaseRule,
  countPieces,
  followedPieces,
  isCancellationNews,
  type LineCounts,
  linkShowsAddress,
  nextAct,
  type PurchaseOrderAct,
  type PurchaseOrderState,
  purchaseOrderInId,
  purchaseOrderLifecycle,
  purchaseOrderNumber,
  searchedInIds,
  workingDaysSince,
} from './purchase-order.ts';
