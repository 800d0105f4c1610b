import type { LineStep } from './line-acts.ts';
import type { LineState } from './line-lifecycle.ts';
import { carrierOf, type Shipment } from './shipment.ts';

/** A line's carrier and tracking number on record. Older lines may have neither. */
interface ShippedLine {
  readonly state: LineState;
  readonly carrier: string | null;
  readonly tracking: string | null;
}

/** A carrier or tracking number can be corrected while the piece is on its way. */
export function decideCorrection({ state }: Pick<ShippedLine, 'state'>): LineStep {
  if (state === 'shipped') return { ok: true, to: 'shipped' };
  const notYet = state === 'placed' || state === 'confirmed';
  if (notYet) return { ok: false, reason: 'not-shipped' };
  return { ok: false, reason: state === 'cancelled' ? 'not-allowed' : 'delivered' };
}

/** Would this correction change anything? */
export const isCorrection = ({ carrier, tracking }: Pick<ShippedLine, 'carrier' | 'tracking'>, to: Shipment): boolean =>
  carrier !== to.carrier || tracking !== to.tracking;

/** "UPS 1Z999". */
export const shipmentWords = ({ carrier, tracking }: Pick<ShippedLine, 'carrier' | 'tracking'>): string =>
  [carrierOf(carrier, null)?.name ?? carrier, tracking].filter(Boolean).join(' ') || 'no tracking number';
