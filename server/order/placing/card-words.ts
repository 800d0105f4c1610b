import type { PaidCard } from '../../gateways/payments/port.ts';

/** 'Visa ending in 4242': a card as emails and receipts name it; empty if there is none. */
export const cardWords = (card: PaidCard | null): string =>
  card ? `${card.brand.charAt(0).toUpperCase()}${card.brand.slice(1)} ending in ${card.last4}` : '';
