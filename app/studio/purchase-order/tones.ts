import type { PurchaseOrderState } from '#core/purchase-order/index.ts';

export const tones = {
  waiting: 'bad',
  sent: 'waiting',
  acknowledged: 'good',
  shipped: 'good',
  cancelled: 'rest',
} as const satisfies Record<PurchaseOrderState, string>;
