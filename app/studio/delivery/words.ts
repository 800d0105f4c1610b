import { type DeliveryWindow, type Errand, windowWords } from '#core/order/index.ts';

export const deliveryWords = {
  pageTitle: 'Deliveries',
  title: (day: string) => `Deliveries on ${day}`,
  lead: (homes: number) =>
    `${homes} ${homes === 1 ? 'home' : 'homes'}, deliveries and pickups. Times are local, where the pieces go. We email customers about every change.`,
  days: 'Choose a day',
  missed: (day: string) => `Something on ${day} was never marked as delivered or received.`,
  missedWay: 'See that day',
  stops: (part: string) => `Deliveries, ${part}`,
  order: 'Order',
  orderOf: (person: string) => `of ${person}`,
  piece: ({ name, quantity, errand }: { name: string; quantity: number; errand: Errand }) =>
    `${errand === 'pick-up' ? 'Pick up: ' : ''}${quantity === 1 ? name : `${quantity} × ${name}`}`,
  moved: (reason: string) => `Moved here: ${reason}`,
  move: 'Move',
  moveOf: (person: string) => `Move the delivery of ${person}`,
  to: 'To this day',
  part: 'Time',
  reason: 'Why, for the customer',
  reasonHint: 'The customer reads this in the email and on the order’s page.',
  go: 'Move it and tell the customer',
  keep: 'Leave it',
  noDay: 'Please choose a day.',
  noPart: 'Please choose a time.',
  noReason: 'Please tell the customer why.',
  done: (window: DeliveryWindow) => `Moved to ${windowWords(window)}. We’ve emailed the customer.`,
  failed: 'That didn’t work. The delivery may have changed. Here’s how it looks now.',
  full: 'That window is full. Please choose another one.',
  empty: 'No deliveries on this day',
  emptyLead: 'White-glove deliveries and pickups show up here once a customer has chosen a time.',
} as const;
