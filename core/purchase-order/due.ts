import type { LineState } from '../order/index.ts';
import type { Day } from '../promotion/index.ts';
import type { PurchaseOrderState } from './purchase-order.ts';

export interface DueLine {
  readonly lineState: LineState;
  readonly cancelled: boolean;
  /** What we asked for, and what the maker promised; null until it has. */
  readonly shipBy: Day;
  readonly shipDay: Day | null;
}

/** What a maker has to do next about an order, and by when. `wait`: the next step is ours. */
export type Due =
  | { readonly act: 'confirm' | 'ship'; readonly by: Day; readonly late: boolean }
  | { readonly act: 'wait' };

const earliest = (days: readonly Day[]): Day | null => days.toSorted()[0] ?? null;

/** Null once there's nothing left to do. */
export function dueFromMaker(state: PurchaseOrderState, lines: readonly DueLine[], today: Day): Due | null {
  const live = lines.filter(({ cancelled }) => !cancelled);
  if (state === 'sent') {
    // After a change some may have left already, and need no confirming.
    const toMake = live.filter(({ lineState }) => lineState === 'placed' || lineState === 'confirmed');
    const by = earliest(toMake.map(({ shipBy }) => shipBy));
    return by === null ? null : { act: 'confirm', by, late: by < today };
  }
  if (state !== 'acknowledged') return null;
  const by = earliest(
    live.filter(({ lineState }) => lineState === 'confirmed').map(({ shipBy, shipDay }) => shipDay ?? shipBy),
  );
  return by === null ? { act: 'wait' } : { act: 'ship', by, late: by < today };
}
