import type { SelectionState } from '../lifecycle.ts';

/** For how long published boards can be called back. Their letter waits that long. */
export const callBackMinutes = 10;

export const letterDueAfter = (publishedAt: Date): Date => new Date(publishedAt.getTime() + callBackMinutes * 60_000);

/** What decides whether a pair can still be called back. */
export interface OutBoards {
  readonly state: SelectionState;
  readonly letterDueAt: Date | null;
  readonly openedAt: Date | null;
}

export type CallBackRefusal = 'not-out' | 'opened' | 'letter-sent';

/** Boards come back only while the customer knows nothing of them: not opened, and the letter not sent. */
export function mayCallBack(
  { state, letterDueAt, openedAt }: OutBoards,
  now: Date,
): { ok: true } | { ok: false; reason: CallBackRefusal } {
  if (state === 'draft' || state === 'withdrawn' || state === 'superseded') return { ok: false, reason: 'not-out' };
  if (openedAt !== null || state !== 'published') return { ok: false, reason: 'opened' };
  return letterDueAt !== null && now < letterDueAt ? { ok: true } : { ok: false, reason: 'letter-sent' };
}
