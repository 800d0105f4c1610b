import { type DeliveryWindow, windowWords } from '#core/order/index.ts';

export const carriageText = {
  agreed: {
    delivery: (window: DeliveryWindow) => `Delivery agreed: ${windowWords(window)}`,
    'pick-up': (window: DeliveryWindow) => `Pickup agreed: ${windowWords(window)}`,
  },
  missed: {
    delivery: (window: DeliveryWindow) => `Delivery missed: ${windowWords(window)}`,
    'pick-up': (window: DeliveryWindow) => `Pickup missed: ${windowWords(window)}`,
  },
  waiting: {
    delivery: 'The customer hasn’t chosen a delivery time yet',
    'pick-up': 'The customer hasn’t chosen a pickup time yet',
  },
  way: 'That day’s deliveries',
  label: 'Return label (PDF)',
  labelFor: (name: string) => ` for ${name}`,
  terms: (vendor: string, terms: string) => `Return terms of ${vendor}: ${terms}`,
} as const;
