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
  chase,
  chaseRule,
  nextAct,
  type PurchaseOrderAct,
  type PurchaseOrderState,
  purchaseOrderLifecycle,
  purchaseOrderNumber,
  workingDaysSince,
} from './purchase-order.ts';
