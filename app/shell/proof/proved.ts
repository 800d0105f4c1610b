import { data, isRouteErrorResponse } from 'react-router';
import { text } from '#core/texts/index.ts';
import type { ProofNeeded } from '#server/authorise.ts';
import { proofNeededCode, signedOutCode } from './codes.ts';

/**
 * Passes an action's answer through, unless it needs fresh proof first. That case is the same for every form, so it's
 * thrown here and no form has to handle it.
 */
export function proved<Answer extends { ok: boolean }>(answer: Answer): Exclude<Answer, ProofNeeded> {
  if (!answer.ok && 'reason' in answer && answer.reason === proofNeededCode) throw heldBack(proofNeededCode);
  return answer as Exclude<Answer, ProofNeeded>;
}

/** Same shape as every failed API response. */
export const heldBack = (code: typeof proofNeededCode | typeof signedOutCode) =>
  code === proofNeededCode
    ? data({ error: { code, message: text('proof.needed') } }, 403)
    : data({ error: { code, message: text('signIn.over') } }, 401);

export const heldBackWords = {
  [proofNeededCode]:
    'We couldn’t confirm it’s you, so this wasn’t done. What you entered is still here: press again to confirm.',
  [signedOutCode]: 'You’re signed out, so this wasn’t done. What you entered is still here: press again to sign in.',
};

/** The message next to the button when the user closed the proof prompt. Null for every other failure. */
export function heldBackMessage(error: unknown): string | null {
  if (!isRouteErrorResponse(error)) return null;
  const code: unknown = error.data?.error?.code;
  return code === proofNeededCode || code === signedOutCode ? heldBackWords[code] : null;
}
