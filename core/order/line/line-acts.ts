import { z } from 'zod';
import { addDays, type Day, easternDay } from '../../promotion/index.ts';
import { storableText } from '../../texts/index.ts';
import { type LineAct, type LineState, lineLifecycle } from './line-lifecycle.ts';
import { returnDays } from './return-days.ts';

export interface LineFacts {
  readonly state: LineState;
  readonly deliveredAt: Date | null;
}

/** A replacement names the line that was originally paid for. */
export interface ReplacingLine {
  readonly replacesLineId: string | null;
}

export type LineRefusal =
  | 'already-shipped'
  | 'replaces-delivered'
  | 'not-delivered'
  | 'not-shipped'
  | 'delivered'
  | 'too-late'
  | 'other-quantity'
  | 'goes-whole'
  | 'claimed'
  | 'not-allowed';
export type LineStep = { ok: true; to: LineState } | { ok: false; reason: LineRefusal };

/** The last day a delivered piece may be returned or exchanged. */
export function lastReturnDay(deliveredAt: Date): Day {
  return addDays(easternDay(deliveredAt), returnDays);
}

export function decideLineAct(line: LineFacts, act: LineAct, now: Date): LineStep {
  const step = lineLifecycle.next(line.state, act);
  if (act === 'cancel' && !step.ok && line.state !== 'cancelled') return { ok: false, reason: 'already-shipped' };
  if (act !== 'request return' && act !== 'request exchange') return step;
  if (['placed', 'confirmed', 'shipped'].includes(line.state)) return { ok: false, reason: 'not-delivered' };
  if (!step.ok) return step;
  if (line.deliveredAt === null) throw new Error('a delivered line without its day of delivery');
  return easternDay(now) > lastReturnDay(line.deliveredAt) ? { ok: false, reason: 'too-late' } : step;
}

/**
 * Only staff can cancel a piece that replaces a delivered one: its full price is refunded while the customer still has
 * the first piece, until that is sent back. So neither the customer's click nor their silence is enough.
 */
export const maySelfCancel = ({ replacesLineId }: ReplacingLine): boolean => replacesLineId === null;

/** Canceling without staff: at the customer's request, or through their silence. */
export function decideSelfCancel(line: LineFacts & ReplacingLine, now: Date): LineStep {
  const step = decideLineAct(line, 'cancel', now);
  return step.ok && !maySelfCancel(line) ? { ok: false, reason: 'replaces-delivered' } : step;
}

/** What the customer can still do with an order. */
export interface OpenChoices {
  /** Cancel a piece themselves if its maker runs late. */
  readonly ifLate: boolean;
  /** Send a piece back, now or once it has arrived. */
  readonly sendBack: boolean;
}

export function openChoices(lines: readonly (LineFacts & ReplacingLine)[], now: Date): OpenChoices {
  const maySendBack = (line: LineFacts) => {
    const step = decideLineAct(line, 'request return', now);
    return step.ok || step.reason === 'not-delivered';
  };
  return { ifLate: lines.some((line) => decideSelfCancel(line, now).ok), sendBack: lines.some(maySendBack) };
}

export const returnWants = ['return', 'exchange'] as const;

export const returnReasons = {
  damaged: 'It arrived damaged',
  'wrong-piece': 'It isn’t the piece I ordered',
  'not-as-shown': 'It doesn’t look the way it did on my board',
  'does-not-fit': 'It doesn’t fit the room',
  'changed-mind': 'I changed my mind',
} as const;
export type ReturnReason = keyof typeof returnReasons;

/** The limits on photos and on the characters of the note in a return request. */
export const mostReturnPhotos = 6;
export const mostReturnNote = 2000;

export const returnRequestSchema = z.object({
  want: z.enum(returnWants),
  reason: z.enum(Object.keys(returnReasons) as [ReturnReason, ...ReturnReason[]]),
  note: storableText.trim().max(mostReturnNote, `Please keep this to ${mostReturnNote} characters.`).default(''),
  /** Media ids. */
  photos: z.array(storableText).max(mostReturnPhotos).default([]),
});
export type ReturnRequest = z.infer<typeof returnRequestSchema>;
