import type { PaidCard } from '../../gateways/payments/port.ts';

/** 'Visa ending in 4242': a card as letters and receipts name it; empty where none is known. */
export const cardWords = (card: PaidCard | null): string =>
  card ? `${card.brand.charAt(0).toUpperCase()}${card.brand.slice(1)} ending in ${card.last4}` : '';
