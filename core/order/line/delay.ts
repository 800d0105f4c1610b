import { addDays, type Day, daysBetween, easternDay } from '../../promotion/index.ts';
import { maySelfCancel, type ReplacingLine } from './line-acts.ts';
import type { LineState } from './line-lifecycle.ts';

/** The mail-order rule of the Federal Trade Commission, as far as it concerns a shop that names a ship-by day. */
export const delayRule = {
  /** A longer delay needs the customer's yes; and where nothing was promised, this is what the law promises. */
  longDays: 30,
  /** Who is told late still has a week to answer. */
  answerDays: 7,
} as const;

/** The day a line promises to ship by. */
export function shipByDay(placedAt: Date, leadTimeDays: number | null): Day {
  return addDays(easternDay(placedAt), leadTimeDays ?? delayRule.longDays);
}

export interface PromisedLine extends ReplacingLine {
  readonly state: LineState;
  /** What was promised when the order was placed. */
  readonly firstShipBy: Day;
  /** What is promised now. */
  readonly shipBy: Day;
  /** How many delays the customer was told of before. */
  readonly delays: number;
}

/** Where a line stands with its last delay. */
export interface DelayedLine extends ReplacingLine {
  readonly state: LineState;
  readonly delayAnswer: 'wait' | 'cancel' | null;
  /** The last day for an answer, where silence cancels. */
  readonly answerBy: Day | null;
}

/** Not shipped and its day is over. */
export function isLate({ state, shipBy }: Pick<PromisedLine, 'state' | 'shipBy'>, now: Date): boolean {
  return isUnshipped(state) && easternDay(now) > shipBy;
}

const isUnshipped = (state: LineState) => state === 'placed' || state === 'confirmed';

/** Its maker is late and has named no new day: the one that was promised is all there is. */
export const isDayOpen = ({ shipBy, delayedFrom }: { shipBy: Day; delayedFrom: Day | null }): boolean =>
  shipBy === delayedFrom;

export interface DelayNotice {
  /** What silence means. */
  readonly withoutAnswer: 'wait' | 'cancel';
  /** The last day for an answer, where silence cancels. */
  readonly answerBy: Day | null;
  /** Whether the customer may cancel it by themselves. */
  readonly mayCancel: boolean;
}

/**
 * What a customer is told when a line will ship later than promised. They may always wait or cancel. A first delay of
 * at most 30 days stands without an answer; a second one, a longer one or one without a new day cancels without one.
 * A day for an answer that is waited for stays: no further delay puts it off or brings it nearer. Where they may not
 * cancel by themselves silence does not either: the piece stays with the shop's exceptions.
 */
export function delayNotice(line: PromisedLine & DelayedLine, newShipBy: Day | null, now: Date): DelayNotice {
  const mayCancel = maySelfCancel(line);
  const long = newShipBy === null || daysBetween(line.firstShipBy, newShipBy) > delayRule.longDays;
  if (!mayCancel || (line.delays === 0 && !long)) return { withoutAnswer: 'wait', answerBy: null, mayCancel };
  const dueBy = line.delays === 0 ? addDays(line.firstShipBy, delayRule.longDays) : line.shipBy;
  const aWeek = addDays(easternDay(now), delayRule.answerDays);
  const waitedFor = line.delayAnswer === null ? line.answerBy : null;
  const answerBy = waitedFor ?? (dueBy > aWeek ? dueBy : aWeek);
  return { withoutAnswer: 'cancel', answerBy, mayCancel };
}

/** Has silence lasted long enough to cancel and refund? */
export function silenceCancels(line: DelayedLine, now: Date): boolean {
  const mayCancel = isUnshipped(line.state) && maySelfCancel(line);
  return mayCancel && line.delayAnswer === null && line.answerBy !== null && easternDay(now) > line.answerBy;
}
