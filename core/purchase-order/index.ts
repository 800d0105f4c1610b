export {
  type Acknowledgment,
  type AcknowledgmentProblems,
  type AskedLine,
  acknowledgmentWords,
  longestNote,
  readAcknowledgment,
  type TypedAcknowledgment,
} from './acknowledgment.ts';
export { type Due, type DueLine, dueFromMaker } from './due.ts';
export {
  type Bill,
  type BillProblems,
  billDifferences,
  billTotal,
  billWords,
  readBill,
  type TypedBill,
} from './match-bill.ts';
export {
  addressShownDays,
  chase,
  chaseRule,
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
