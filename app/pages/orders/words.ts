import { orderWords } from '#core/order/index.ts';

export const ordersWords = {
  title: 'Your orders',
  lead: 'What you ordered, where it is, and what it cost.',
  emptyTitle: 'No orders yet',
  empty: 'Once you order from your boards, every piece can be followed here until it stands in your room.',
  emptyWay: 'Your projects',
  orderOf: (day: string) => `Ordered ${day}`,
  back: 'Your orders',
  pieces: 'Your pieces',
  follow: (carrier: string) => `Follow it with ${carrier}`,
  tracking: (carrier: string, tracking: string) => `${carrier}, ${tracking}`,
  shipBy: orderWords.shipBy,
  returns: orderWords.returns,
  late: orderWords.lateChoice,
} as const;
