import { type DeliveryWindow, windowWords } from '#core/order/index.ts';

export const appointmentWords = {
  agreed: (window: DeliveryWindow) => `Delivery agreed: ${windowWords(window)}`,
  missed: (window: DeliveryWindow) => `Delivery missed: ${windowWords(window)}`,
  waiting: 'The customer hasn’t chosen a delivery time yet',
  way: 'That day’s deliveries',
} as const;
