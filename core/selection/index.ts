export {
  type Delivery,
  deliveries,
  deliveryOf,
  deliverySchema,
  readPaymentOrderData,
  type WhiteGloveStatus,
  whiteGloveStatusSchema,
  writePaymentOrderData,
} from './delivery.ts';
