export { account } from './account.ts';
export { accountLink } from './account-link.ts';
export { apiKey } from './api-key.ts';
export { arrangement } from './arrangement.ts';
export { audit } from './audit.ts';
export { board, boardPiece } from './board.ts';
export { cardAttempt } from './card-attempt.ts';
export { choiceSave } from './choice-save.ts';
export { contactAnswer } from './contact-answer.ts';
export { contactMessage } from './contact-message.ts';
export { coupon, couponUse } from './coupon.ts';
export { credential } from './credential.ts';
export { exampleSelection } from './example-selection.ts';
export { fee, feeRoom } from './fee.ts';
export { feeRefund, guaranteeRequest } from './fee-refund.ts';
export { furniture } from './furniture.ts';
export { furnitureChange } from './furniture-change.ts';
export { ledgerEntry } from './ledger-entry.ts';
export { limitedTry } from './limited-try.ts';
export { lineExchange } from './line-exchange.ts';
export { lineRequest } from './line-request.ts';
export { message, messageReader } from './message.ts';
export { monthSum } from './month-sum.ts';
export { newsletterSubscription } from './newsletter-subscription.ts';
export { order } from './order.ts';
export { orderLine, orderLineEvent } from './order-line.ts';
export { orderRefund } from './order-refund.ts';
export {
  ledgerEntryRelations,
  lineExchangeRelations,
  lineRequestRelations,
  orderLineEventRelations,
  orderLineRelations,
  orderRefundRelations,
  orderRelations,
} from './order-relations.ts';
export { outbox } from './outbox.ts';
export { pageCount } from './page-count.ts';
export { passkey } from './passkey.ts';
export { paymentMismatch } from './payment-mismatch.ts';
export { project } from './project.ts';
export { promotion } from './promotion.ts';
export { quizStepCount } from './quiz-step-count.ts';
export { reservation } from './reservation.ts';
export { sandboxMail } from './sandbox-mail.ts';
export { choice, selection } from './selection.ts';
export { session } from './session.ts';
export { setting } from './setting.ts';
export { share } from './share.ts';
export { survey } from './survey.ts';
export { twoFactor } from './two-factor.ts';
export { upload } from './upload.ts';
export { verification } from './verification.ts';
export { visit } from './visit.ts';
