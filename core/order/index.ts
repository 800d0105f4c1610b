export {
  type AddressField,
  type AddressProblems,
  type DeliveryAddress,
  deliveryAddressSchema,
  type PostalAddress,
  type PostalField,
  readAddress,
  readPostalAddress,
  type TypedAddress,
} from './address.ts';
export {
  type BookedAppointment,
  checkWindow,
  type DeliveryRules,
  type Errand,
  errandOf,
  hasPlace,
  isMissed,
  lastChangeDay,
  lastReminderBefore,
  mayChooseWindow,
  needsAppointment,
  type OfferedDay,
  offeredDays,
  rulesForStaff,
  type TakenPlaces,
  type WindowRefusal,
} from './appointment/appointment.ts';
export {
  type AppointmentRefusal,
  appointmentRefusalWords,
  changeUntilWords,
  windowPartWords,
  windowWords,
} from './appointment/appointment-words.ts';
export {
  type DeliveryWindow,
  deliveryAreaOf,
  deliveryWindowSchema,
  isSameWindow,
  mostMoveReason,
  moveReasonSchema,
  type WindowPart,
  windowParts,
} from './appointment/delivery-window.ts';
export { type Carriage, carriageOf, carriages, returnNumber } from './carriage/carriage.ts';
export { carriageWords, staffCarriageWords } from './carriage/carriage-words.ts';
export { type Bars, code39 } from './carriage/code39.ts';
export {
  type ClaimAct,
  type ClaimDecision,
  type ClaimReport,
  type ClaimState,
  type ClaimWant,
  claimDecisions,
  claimLifecycle,
  claimSchema,
  claimWants,
  isAccepted,
  mostClaimPhotos,
  mostClaimWords,
} from './claim/claim.ts';
export { type DamageRefund, damageRefund, mostForDamage } from './claim/claim-refund.ts';
export {
  claimDecidedWords,
  claimDecisionWords,
  claimRefusalWords,
  claimStaffWords,
  claimStateWords,
  claimWantWords,
  claimWishWords,
} from './claim/claim-words.ts';
export {
  type ArrivingLine,
  arrivalIfOrdered,
  arrivalOf,
  arrivalOfAll,
  type DayWindow,
  isComing,
  nearBy,
} from './line/arrival.ts';
export { allArriveWords, arrivalWords, orderArrivalWords, orderTodayWords } from './line/arrival-words.ts';
export { confirmedBy, confirmWithinHours, unconfirmedSince } from './line/attention.ts';
export { decideCorrection, isCorrection, shipmentWords } from './line/correct-shipment.ts';
export {
  type DelayAnswer,
  type DelayedLine,
  type DelayNotice,
  delayAnswers,
  delayNotice,
  delayRule,
  isDayOpen,
  isLate,
  type PromisedLine,
  shipByDay,
  silenceCancels,
} from './line/delay.ts';
export {
  asOrdered,
  divideShares,
  isDivisible,
  type MovedMoney,
  mayDivideFor,
  moneyToMove,
  partsTogether,
  type Take,
  type Takes,
  takenOf,
  withMovedMoney,
} from './line/divide-line.ts';
export {
  decideLineAct,
  decideSelfCancel,
  type LineFacts,
  type LineRefusal,
  type LineStep,
  lastReturnDay,
  maySelfCancel,
  mostReturnNote,
  mostReturnPhotos,
  type OpenChoices,
  openChoices,
  type ReplacingLine,
  type ReturnReason,
  type ReturnRequest,
  returnReasons,
  returnRequestSchema,
  returnWants,
} from './line/line-acts.ts';
export {
  customerLineActs,
  type LineAct,
  type LineEventAct,
  type LineState,
  lineIsKept,
  lineLifecycle,
  notSoldStates,
} from './line/line-lifecycle.ts';
export {
  delayWords,
  lineRefusalWords,
  lineStateWords,
  orderStatusWords,
  orderWords,
  staffLineStateWords,
} from './line/line-words.ts';
export { listPrice, type PricedLine, standardSum, whiteGlovePrice } from './line/order-line.ts';
export {
  reservationIsOver,
  reservationMinutes,
  reservationStates,
  reservedUntil,
  soldOut,
  type WantedPiece,
} from './line/reservation.ts';
export { returnDays } from './line/return-days.ts';
export { shipByDaysWords } from './line/ship-by-words.ts';
export {
  type Carrier,
  carrierIds,
  carrierOf,
  carriers,
  type Shipment,
  shipmentNote,
  shipmentSchema,
} from './line/shipment.ts';
export { type StepAhead, stepsAhead } from './line/steps-ahead.ts';
export { numberInId, orderNumber, orderNumberLength, searchedInId } from './order-number.ts';
export { type OrderRequest, orderRequestSchema, orderTotalsSchema } from './order-request.ts';
export { type OrderStatus, orderIsClosed, orderIsLive, orderStatus } from './order-status.ts';
export {
  changedTotals,
  mayPlaceOrder,
  type OrderAttempt,
  type PlaceRefusal,
  placeRefusalWords,
} from './place-order.ts';
export { type CreditRow, exchangeCredit } from './refunds/credit-rows.ts';
export { type CreditsBack, creditsBack, type SentBackLine, withFates } from './refunds/credits-back.ts';
export {
  type ExchangeBooks,
  type ExchangeDifference,
  type ExchangedLine,
  exchangeDifference,
  type FirstShares,
  offerHeldUntil,
  type Replacement,
  replacementShares,
} from './refunds/exchange.ts';
export { type ChainedLine, exchangedAround, isToBePickedUp } from './refunds/exchange-chain.ts';
export { type ExchangeSettled, type ExchangeSum, exchangeSum } from './refunds/exchange-sum.ts';
export { leftToRefund, type PaidEntry, type PaymentRefund, refundByPayment } from './refunds/payment-shares.ts';
export {
  cancelCents,
  type ExchangeMoney,
  exchangeMoney,
  type RefundFacts,
  returnCents,
  withTaken,
} from './refunds/refund-preview.ts';
export {
  type BackRow,
  backRows,
  cancelStatement,
  exchangeStatement,
  type RefundStatement,
  returnStatement,
  type StaysRow,
  statementWords,
} from './refunds/refund-statement.ts';
export {
  type MoneyBack,
  moneyBackWords,
  refundedNames,
  refundPartsWords,
  sentBackWords,
} from './refunds/refund-words.ts';
export { type Cancellation, cancellation, ledgerLineId, type OrderedLine, returnRefund } from './refunds/refunds.ts';
export { ledgerAmounts, openOrderLedger, type PaidSum } from './totals/ledger-amounts.ts';
export { type MoneyContext, type MoneyLine, moneyLines } from './totals/money-lines.ts';
export { nothingDueWords } from './totals/nothing-due.ts';
export { standardShipping } from './totals/standard-shipping.ts';
export {
  type LineDetail,
  type OrderDetail,
  type OrderSum,
  type OrderTotals,
  orderDetail,
  orderTotals,
  type SalesTax,
} from './totals/totals.ts';
export { type VendorShippedLine, vendorShipping, whiteGloveSaving } from './totals/vendor-shipping.ts';
export { volumeDiscount } from './totals/volume-discount.ts';
