import type { Sent } from '#app/parts/request/send.ts';
import { text } from '#core/texts/index.ts';

/** A request that didn't bring the form's own answer. The codes are the error catalog's. */
export interface Unanswered {
  code: 'network-request-failed' | 'internal-error';
  /** What went wrong, in a sentence. */
  error: string;
}

export type UnansweredText = (unanswered: Unanswered) => string;

/** For forms the error catalog has no text for. */
export const unansweredText: UnansweredText = ({ error }) => error;

/** The form's own answer, or the sentence to show in its place. Each form chooses what it says about an unknown error. */
export function readAnswer<Answer extends { ok: boolean }>(
  { status, answer }: Sent<unknown>,
  textOf: UnansweredText,
): { answer: Answer } | { failure: string } {
  if (status === 0) return { failure: textOf({ code: 'network-request-failed', error: text('signIn.network') }) };
  if (holds(answer, 'ok')) return { answer: answer as Answer };
  const told = holds(answer, 'error') ? answer.error : answer;
  const message = holds(told, 'message') && typeof told.message === 'string' ? told.message : null;
  const code = holds(told, 'code') ? told.code : null;
  // Refused on purpose, for a reason that's the same for every form.
  if (message !== null && (status === tooManyStatus || heldBackCodes.includes(code))) return { failure: message };
  return { failure: textOf({ code: 'internal-error', error: message ?? failedWords(status) }) };
}

const tooManyStatus = 429;
/** The person closed the prompt that would have proved who they are (`app/shell/proof/codes.ts`). */
const heldBackCodes: readonly unknown[] = ['proof-needed', 'factor-proof-needed', 'signed-out'];

/** The number helps support find out what happened. */
const failedWords = (status: number) => `Something went wrong on our side (${status}). Please try again.`;

const holds = <Name extends string>(value: unknown, name: Name): value is Record<Name, unknown> =>
  typeof value === 'object' && value !== null && name in value;
