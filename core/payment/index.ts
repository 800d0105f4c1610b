export { checkAfter, nextCheck } from './check-times.ts';
export {
  type PaymentPurpose,
  type PaymentState,
  paymentLifecycle,
  paymentPurposes,
} from './lifecycle.ts';
export {
  isCourtesy,
  mayBeSentAlready,
  type RefundReason,
  type RefundState,
  type RefundSubject,
  refundIsOwed,
  refundKey,
  refundLifecycle,
  refundReasons,
  refundStateWords,
  refundSubjects,
  sumGoingBack,
} from './refund.ts';
export { nextRefundLook } from './refund-look.ts';
export {
  type ApprovalRefusal,
  mayApprove,
  needsSecondPerson,
  type RefundApprovalState,
  refundApprovalLifecycle,
  refundedAlone,
  secondPersonWords,
} from './second-person.ts';
