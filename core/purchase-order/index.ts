export {
  type Acknowledgment,
  type AcknowledgmentProblems,
  type AskedLine,
  acknowledgmentWords,
  longestNote,
  readAcknowledgment,
  type TypedAcknowledgment,
} from './acknowledgment.ts';
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
  chase,
  chaseRule,
  nextAct,
  type PurchaseOrderAct,
  type PurchaseOrderState,
  purchaseOrderLifecycle,
  purchaseOrderNumber,
  workingDaysSince,
} from './purchase-order.ts';
