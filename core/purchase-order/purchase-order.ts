import { defineLifecycle } from '../lifecycle/index.ts';
import type { LineState } from '../order/index.ts';
import { addDays, type Day, easternDay, isBusinessDay } from '../promotion/index.ts';

/** An order to one maker. It waits while we have no address to send it to. */
export const purchaseOrderLifecycle = defineLifecycle({
  name: 'purchase order',
  states: ['waiting', 'sent', 'acknowledged', 'shipped', 'cancelled'],
  start: ['waiting', 'sent'],
  transitions: [
    { act: 'send', from: ['waiting', 'sent'], to: 'sent' },
    { act: 'acknowledge', from: ['sent', 'waiting'], to: 'acknowledged' },
    // What's left of it has to be confirmed again.
    { act: 'change', from: ['sent', 'acknowledged'], to: 'sent' },
    { act: 'ship', from: ['waiting', 'sent', 'acknowledged'], to: 'shipped' },
    { act: 'cancel', from: ['waiting', 'sent', 'acknowledged'], to: 'cancelled' },
  ],
});
export type PurchaseOrderState = (typeof purchaseOrderLifecycle.states)[number];
export type PurchaseOrderAct = (typeof purchaseOrderLifecycle.transitions)[number]['act'];

/** What people call it. */
export const purchaseOrderNumber = (id: string): string => `PO-${id.slice(-8).toUpperCase()}`;

export interface FollowedLine {
  /** The customer's line now. */
  readonly lineState: LineState;
  /** Already taken off this purchase order. */
  readonly cancelled: boolean;
}

const left: readonly LineState[] = ['placed', 'confirmed'];

/**
 * What happened to a purchase order since, from the customer's lines: they're canceled, shipped, or confirmed by us
 * without the maker's link. Null if there is nothing to do.
 */
export function nextAct(state: PurchaseOrderState, lines: readonly FollowedLine[]): PurchaseOrderAct | null {
  const live = lines.filter(({ lineState }) => lineState !== 'cancelled');
  const act = decide(state, lines, live);
  return act && purchaseOrderLifecycle.next(state, act).ok ? act : null;
}

function decide(
  state: PurchaseOrderState,
  lines: readonly FollowedLine[],
  live: readonly FollowedLine[],
): PurchaseOrderAct | null {
  if (live.length === 0) return 'cancel';
  if (live.every(({ lineState }) => !left.includes(lineState))) return 'ship';
  if (lines.some(({ lineState, cancelled }) => lineState === 'cancelled' && !cancelled)) return 'change';
  return state !== 'acknowledged' && live.every(({ lineState }) => lineState !== 'placed') ? 'acknowledge' : null;
}

/** Working days without an answer until we remind the maker, and until one of us has to call. */
export const chaseRule = { remindAfter: 1, escalateAfter: 3 } as const;

/** How many working days of the maker have passed since that day. */
export function workingDaysSince(day: Day, today: Day, holidays: readonly Day[]): number {
  let passed = 0;
  for (let on = addDays(day, 1); on <= today && passed <= chaseRule.escalateAfter; on = addDays(on, 1)) {
    if (isBusinessDay(on) && !holidays.includes(on)) passed += 1;
  }
  return passed;
}

export interface Unanswered {
  readonly sentAt: Date;
  readonly remindedAt: Date | null;
  readonly escalatedAt: Date | null;
}

/** What to do about a purchase order that its maker hasn't confirmed. */
export function chase(
  { sentAt, remindedAt, escalatedAt }: Unanswered,
  holidays: readonly Day[],
  now: Date,
): 'remind' | 'escalate' | null {
  const passed = workingDaysSince(easternDay(sentAt), easternDay(now), holidays);
  if (escalatedAt === null && passed >= chaseRule.escalateAfter) return 'escalate';
  return remindedAt === null && passed >= chaseRule.remindAfter ? 'remind' : null;
}
