export { account } from './account/account.ts';
export { accountLink } from './account/account-link.ts';
export { apiKey } from './account/api-key.ts';
export { audit } from './account/audit.ts';
export { credential } from './account/credential.ts';
export { customerNote, customerTag } from './account/customer-note.ts';
export { limitedTry } from './account/limited-try.ts';
export { passkey } from './account/passkey.ts';
export { queueView } from './account/queue-view.ts';
export { session } from './account/session.ts';
export { twoFactor } from './account/two-factor.ts';
export { verification } from './account/verification.ts';
export { daysOff, workload } from './account/workload.ts';
export { contactAnswer } from './contact/contact-answer.ts';
export { contactMessage } from './contact/contact-message.ts';
export { message, messageDraft, messageReader } from './contact/message.ts';
export { newsletterSubscription } from './contact/newsletter-subscription.ts';
export { swatchRequest } from './contact/swatch-request.ts';
export { arrangement } from './design/arrangement.ts';
export { board, boardPiece } from './design/board.ts';
export { boardHealing } from './design/board-healing.ts';
export { choiceSave } from './design/choice-save.ts';
export { deskStep } from './design/desk-step.ts';
export { exampleSelection } from './design/example-selection.ts';
export { favorite } from './design/favorite.ts';
export { furniture } from './design/furniture.ts';
export { furnitureChange } from './design/furniture-change.ts';
export { project } from './design/project.ts';
export { quizStepCount } from './design/quiz-step-count.ts';
export { roomPicture } from './design/room-picture.ts';
export { roomShape } from './design/room-shape.ts';
export { choice, selection } from './design/selection.ts';
export { share } from './design/share.ts';
export { survey } from './design/survey.ts';
export { tasteModel } from './design/taste-model.ts';
export { upload } from './design/upload.ts';
export { visit } from './design/visit.ts';
export { visitPhoto } from './design/visit-photo.ts';
export { coupon, couponUse } from './order/coupon.ts';
export { damageClaim } from './order/damage-claim.ts';
export { deliveryAppointment } from './order/delivery-appointment.ts';
export { fee, feeRoom } from './order/fee.ts';
export { guaranteeRequest } from './order/guarantee-request.ts';
export { ledgerEntry } from './order/ledger-entry.ts';
export { lineExchange } from './order/line-exchange.ts';
export { lineRequest } from './order/line-request.ts';
export { maker } from './order/maker.ts';
export { makerFeed, makerFeedRun } from './order/maker-feed.ts';
export { monthSum } from './order/month-sum.ts';
export { order } from './order/order.ts';
export { orderLine, orderLineEvent } from './order/order-line.ts';
export {
  damageClaimRelations,
  deliveryAppointmentRelations,
  ledgerEntryRelations,
  lineExchangeRelations,
  lineRequestRelations,
  orderLineEventRelations,
  orderLineRelations,
  orderRelations,
  refundRelations,
} from './order/order-relations.ts';
export { payment, paymentMismatch } from './order/payment.ts';
export { priceList } from './order/price-list.ts';
export { promiseCredit } from './order/promise-credit.ts';
export { promotion } from './order/promotion.ts';
export { purchaseOrder, purchaseOrderBill, purchaseOrderLine } from './order/purchase-order.ts';
export { refund } from './order/refund.ts';
export { refundApproval } from './order/refund-approval.ts';
export { reservation } from './order/reservation.ts';
export { review } from './order/review.ts';
export { taxExemption, taxFile, taxRate, taxTrouble } from './order/tax.ts';
export { outbox } from './outbox.ts';
export { pageCount } from './page-count.ts';
export { sandboxMail } from './sandbox-mail.ts';
export { setting } from './setting.ts';
export { webhookDelivery, webhookEndpoint } from './webhook.ts';
