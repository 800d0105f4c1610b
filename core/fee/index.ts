export {
  feeCovers,
  feeOfSurvey,
  type PaymentStep,
  paymentStep,
  type RoomRefusal,
  type RoomTaken,
  roomsLeft,
  surveysCoveredOnSettling,
  takeRoom,
} from './coverage.ts';
export {
  type CreditRefusal,
  type CreditUse,
  type FeeCredit,
  feeCredit,
  feeToCredit,
  giveCreditBack,
  spendCredit,
} from './credit.ts';
export {
  type Fee,
  feeIsDueToExpire,
  feeIsValid,
  feeValidUntil,
  lastDayOfFee,
  newestFee,
  paidBeforeToExpire,
  selectionFeeOrderStatus,
} from './fee.ts';
export {
  type CoveredRoom,
  type FeeRefundRefusal,
  type GuaranteeCheck,
  type GuaranteeRefusal,
  guaranteeGrounds,
  guaranteeHolds,
  mayAskForGuarantee,
  mayRefundFee,
} from './guarantee.ts';
export { type FeeAct, type FeeStatus, feeLifecycle } from './lifecycle.ts';
export {
  decideFeeRefund,
  type FeeRefundDecision,
  type GuaranteeState,
  guaranteeLifecycle,
} from './refund.ts';
export { creditLineWords, type FeeStateWords, feeStateWords, guaranteeRefusalWords } from './state-words.ts';
export { feeTerms } from './terms.ts';
export { type FeeTotals, feeTotals } from './totals.ts';
export { feeBenefits, feeOffer, feeWords } from './words.ts';
