import { StateLabel, type StateTone } from '#app/ui/display/badge.tsx';
import { type OrderStatus, orderStatusWords } from '#core/order/index.ts';

const tones: Partial<Record<OrderStatus, StateTone>> = {
  placed: 'waiting',
  confirmed: 'waiting',
  'partly shipped': 'waiting',
  shipped: 'waiting',
  'partly delivered': 'waiting',
  delivered: 'good',
  'return in progress': 'waiting',
};

/** The state of the whole order. */
export function StatusLabel({ status }: { status: OrderStatus }) {
  return <StateLabel tone={tones[status] ?? 'rest'}>{orderStatusWords[status]}</StateLabel>;
}
