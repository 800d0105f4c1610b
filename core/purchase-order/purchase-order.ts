import { defineLifecycle } from '../lifecycle/index.ts';
import { type LineState, searchedInId } from '../order/index.ts';
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

/** Turns a typed search into text to look for in ids: drops the prefix of this number, or of a customer's order. */
export const searchedInIds = (words: string): string => searchedInId(words.trim().replace(/^PO[\s-]+(?=\w+$)/i, ''));

/** The end of the id that a full number names, however it was typed; null if the text isn't one. */
export const purchaseOrderInId = (words: string): string | null =>
  /^PO[\s-]*([a-z\d]{8})$/i.exec(words.trim())?.[1]?.toLowerCase() ?? null;

export interface FollowedLine {
  /** The customer's line now. */
  readonly lineState: LineState;
  /** If it's canceled: already taken off this purchase order, or the maker had said that it can't send it. */
  readonly cancelled: boolean;
}

/** Some pieces of one of the customer's lines. */
export interface Pieces {
  readonly state: LineState;
  readonly quantity: number;
}

const countOf = (parts: readonly Pieces[], is: (state: LineState) => boolean): number =>
  parts.reduce((sum, { state, quantity }) => (is(state) ? sum + quantity : sum), 0);

/** How many of a line are where, of those that the customer still wants. */
export interface LineCounts {
  /** What the maker is to make: all that aren't canceled. */
  readonly wanted: number;
  readonly placed: number;
  /** Confirmed, and not handed to a carrier yet. */
  readonly toShip: number;
  readonly shipped: number;
}

export function countPieces(parts: readonly Pieces[]): LineCounts {
  const wanted = countOf(parts, (state) => state !== 'cancelled');
  const placed = countOf(parts, (state) => state === 'placed');
  const toShip = countOf(parts, (state) => state === 'confirmed');
  return { wanted, placed, toShip, shipped: wanted - placed - toShip };
}

/** A line of a purchase order, with the customer's pieces it's for. */
export interface LineWithPieces {
  /** As the maker knows it. */
  readonly quantity: number;
  readonly cancelled: boolean;
  /** How many the maker said it sends; null until it has. */
  readonly confirmedQuantity: number | null;
  readonly parts: readonly Pieces[];
}

/** Whether pieces are canceled that the maker may be making: it doesn't know, and never said that it can't send them. */
export function isCancellationNews({ quantity, cancelled, confirmedQuantity, parts }: LineWithPieces): boolean {
  const { wanted } = countPieces(parts);
  return !cancelled && wanted < Math.min(quantity, confirmedQuantity ?? quantity);
}

/** The customer's pieces behind a line of a purchase order, as `nextAct` reads them. */
export function followedPieces(line: LineWithPieces): FollowedLine[] {
  const cancelled = !isCancellationNews(line);
  return line.parts.map(({ state }) => ({ lineState: state, cancelled }));
}

const left: readonly LineState[] = ['placed', 'confirmed'];

/**
 * What happened to a purchase order since, from the customer's lines: they're canceled, shipped, or confirmed by us
 * without the maker's link. Null if there is nothing to do. `answered`: some of it was confirmed since this version went
 * out. What was confirmed before that says nothing about the version the maker has to confirm again.
 */
export function nextAct(
  state: PurchaseOrderState,
  lines: readonly FollowedLine[],
  answered = true,
): PurchaseOrderAct | null {
  const acts = whatHappened(lines, answered && state !== 'acknowledged');
  return acts.find((act) => purchaseOrderLifecycle.next(state, act).ok) ?? null;
}

/** The most telling first: a step the order can't take from where it is leaves room for the next. */
function whatHappened(lines: readonly FollowedLine[], answered: boolean): PurchaseOrderAct[] {
  if (lines.length === 0) return [];
  const live = lines.filter(({ lineState }) => lineState !== 'cancelled');
  if (live.length === 0) return ['cancel'];
  if (live.every(({ lineState }) => !left.includes(lineState))) return ['ship'];
  const isNews = lines.some(({ lineState, cancelled }) => lineState === 'cancelled' && !cancelled);
  const isConfirmed = answered && live.every(({ lineState }) => lineState !== 'placed');
  return [...(isNews ? (['change'] as const) : []), ...(isConfirmed ? (['acknowledge'] as const) : [])];
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

/** Days for which the maker's link still says where a shipped order went, for questions to the carrier. */
export const addressShownDays = 30;

/**
 * Whether the maker's link shows the customer's name and address. The link itself never ends and may lie in a mailbox for
 * years, so it shows them only while the maker needs them to ship.
 */
export function linkShowsAddress(
  state: PurchaseOrderState,
  lines: readonly { readonly cancelled: boolean; readonly shippedAt: Date | null }[],
  now: Date,
): boolean {
  const live = lines.filter(({ cancelled }) => !cancelled);
  if (state === 'cancelled' || live.length === 0) return false;
  const until = now.getTime() - addressShownDays * 24 * 60 * 60 * 1000;
  return live.some(({ shippedAt }) => shippedAt === null || shippedAt.getTime() >= until);
}
