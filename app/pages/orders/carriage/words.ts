import { type DeliveryWindow, windowWords } from '#core/order/index.ts';

export const goesBackWords = {
  parcel: (number: string) =>
    `Return ${number}. Pack the piece, tape the label to the package and hand it to the carrier. It costs you nothing.`,
  label: 'Return label (PDF)',
  for: (name: string) => ` for ${name}`,
  choose: (number: string) => `Return ${number}. Please choose a day for the pickup above. It costs you nothing.`,
  pickedUp: (window: DeliveryWindow) => `We’ll pick it up ${windowWords(window)}.`,
} as const;
