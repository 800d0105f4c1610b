export {
  type AddressField,
  type AddressProblems,
  type DeliveryAddress,
  deliveryAddressSchema,
  readAddress,
  type TypedAddress,
} from './address.ts';
export { confirmWithinHours, unconfirmedSince } from './attention.ts';
export {
  type DelayedLine,
  type DelayNotice,
  delayNotice,
  delayRule,
  isDayOpen,
  isLate,
  type PromisedLine,
  shipByDay,
  silenceCancels,
} from './delay.ts';
export {
  type ExchangeBooks,
  type ExchangeDifference,
  type ExchangedLine,
  exchangeDifference,
  type FirstShares,
  offerHeldUntil,
  type Replacement,
  replacementShares,
} from './exchange.ts';
export { type ChainedLine, exchangedAround, isToBePickedUp } from './exchange-chain.ts';
export { ledgerAmounts, openOrderLedger, type PaidSum } from './ledger-amounts.ts';
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
} from './line-acts.ts';
export { customerLineActs, type LineAct, type LineState, lineIsKept, lineLifecycle } from './line-lifecycle.ts';
export { delayWords, lineRefusalWords, lineStateWords, orderStatusWords, orderWords } from './line-words.ts';
export { type MoneyContext, type MoneyLine, moneyLines } from './money-lines.ts';
export { nothingDueWords } from './nothing-due.ts';
export { listPrice, type PricedLine, standardSum, whiteGlovePrice } from './order-line.ts';
export { numberInId, orderNumber, orderNumberLength, searchedInId } from './order-number.ts';
export { type OrderRequest, orderRequestSchema, orderTotalsSchema } from './order-request.ts';
export { type OrderStatus, orderIsClosed, orderIsLive, orderStatus } from './order-status.ts';
export { leftToRefund, type PaidEntry, type PaymentRefund, refundByPayment } from './payment-shares.ts';
export {
  changedTotals,
  mayPlaceOrder,
  type OrderAttempt,
  type PlaceRefusal,
  placeRefusalWords,
} from './place-order.ts';
export {
  creditStaysWords,
  feeCreditWords,
  isLessByCredit,
  type MoneyBack,
  moneyBackWords,
  refundedNames,
  refundPartsWords,
  sentBackWords,
} from './refund-words.ts';
export { type Cancellation, cancellation, ledgerLineId, type OrderedLine, returnRefund } from './refunds.ts';
export {
  reservationIsOver,
  reservationMinutes,
  reservedUntil,
  soldOut,
  type WantedPiece,
} from './reservation.ts';
export { returnDays } from './return-days.ts';
export { shipByDaysWords } from './ship-by-words.ts';
export { type Carrier, carrierIds, carrierOf, carriers, type Shipment, shipmentSchema } from './shipment.ts';
export { type ShippingBand, standardShipping, standardShippingBands } from './standard-shipping.ts';
export {
  type LineDetail,
  type OrderDetail,
  type OrderSum,
  type OrderTotals,
  orderDetail,
  orderTotals,
  type SalesTax,
} from './totals.ts';
export { type VendorShippedLine, vendorShipping } from './vendor-shipping.ts';
export { volumeDiscount, volumeDiscountThreshold } from './volume-discount.ts';
