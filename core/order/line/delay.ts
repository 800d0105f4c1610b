import { addDays, type Day, daysBetween, easternDay } from '../../promotion/index.ts';
import { maySelfCancel, type ReplacingLine } from './line-acts.ts';
import type { LineState } from './line-lifecycle.ts';

/** The Federal Trade Commission's mail-order rule, as far as it applies to a shop that promises a ship-by day. */
export const delayRule = {
  /** A longer delay needs the customer's consent. It's also the legal ship-by limit when nothing was promised. */
  longDays: 30,
  /** A customer who's told late still gets a week to answer. */
  answerDays: 7,
} as const;

/** The day a line promises to ship by. */
export function shipByDay(placedAt: Date, leadTimeDays: number | null): Day {
  return addDays(easternDay(placedAt), leadTimeDays ?? delayRule.longDays);
}

export interface PromisedLine extends ReplacingLine {
  readonly state: LineState;
  /** The promise made when the order was placed. */
  readonly firstShipBy: Day;
  /** The current promise. */
  readonly shipBy: Day;
  /** How many earlier delays the customer was told about. */
  readonly delays: number;
}

export const delayAnswers = ['wait', 'cancel'] as const;
export type DelayAnswer = (typeof delayAnswers)[number];

/** The status of a line's latest delay. */
export interface DelayedLine extends ReplacingLine {
  readonly state: LineState;
  readonly delayAnswer: DelayAnswer | null;
  /** The last day to answer, when silence cancels. */
  readonly answerBy: Day | null;
}

/** Not shipped, and its ship-by day has passed. */
export function isLate({ state, shipBy }: Pick<PromisedLine, 'state' | 'shipBy'>, now: Date): boolean {
  return isUnshipped(state) && easternDay(now) > shipBy;
}

const isUnshipped = (state: LineState) => state === 'placed' || state === 'confirmed';

/** The maker is late and hasn't named a new day, so the old promise is all we have. */
export const isDayOpen = ({ shipBy, delayedFrom }: { shipBy: Day; delayedFrom: Day | null }): boolean =>
  shipBy === delayedFrom;

export interface DelayNotice {
  /** What happens if the customer doesn't answer. */
  readonly withoutAnswer: DelayAnswer;
  /** The last day to answer, when silence cancels. */
  readonly answerBy: Day | null;
  /** Whether the customer may cancel it without us. */
  readonly mayCancel: boolean;
}

/**
 * What a customer is told when a line will ship later than promised, so they can wait or cancel. Without an answer, a
 * first delay of at most 30 days goes ahead; a second one, a longer one or one without a new day cancels the line. Once
 * set, the last day to answer stays: further delays move it neither later nor earlier. A line the customer can't cancel
 * alone isn't canceled by silence either: it stays on the shop's exceptions list.
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

/** Whether the customer has been silent long enough to cancel and refund. */
export function silenceCancels(line: DelayedLine, now: Date): boolean {
  const mayCancel = isUnshipped(line.state) && maySelfCancel(line);
  return mayCancel && line.delayAnswer === null && line.answerBy !== null && easternDay(now) > line.answerBy;
}
