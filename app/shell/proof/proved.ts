import { data, isRouteErrorResponse } from 'react-router';
import { text } from '#core/texts/index.ts';
import type { FactorProofNeeded, ProofNeeded } from '#server/authorise.ts';
import { factorProofNeededCode, proofNeededCode, signedOutCode } from './codes.ts';
import { isProofReason, type ProofReason } from './send-again.ts';

/**
 * Passes an action's answer through, unless it needs fresh proof first. That case is the same for every form, so it's
 * thrown here and no form has to handle it.
 */
export function proved<Answer extends { ok: boolean }>(
  answer: Answer,
): Exclude<Answer, ProofNeeded | FactorProofNeeded> {
  const reason = !answer.ok && 'reason' in answer ? answer.reason : null;
  if (reason === proofNeededCode || reason === factorProofNeededCode) throw heldBack(reason);
  return answer as Exclude<Answer, ProofNeeded | FactorProofNeeded>;
}

/** Same shape as every failed API response. */
export const heldBack = (code: ProofReason) =>
  code === signedOutCode
    ? data({ error: { code, message: text('signIn.over') } }, 401)
    : data({ error: { code, message: text('proof.needed') } }, 403);

const unconfirmed =
  'We couldn’t confirm it’s you, so this wasn’t done. What you entered is still here: press again to confirm.';

export const heldBackWords: Readonly<Record<ProofReason, string>> = {
  [proofNeededCode]: unconfirmed,
  [factorProofNeededCode]: unconfirmed,
  [signedOutCode]: 'You’re signed out, so this wasn’t done. What you entered is still here: press again to sign in.',
};

/** The message next to the button when the user closed the proof prompt. Null for every other failure. */
export function heldBackMessage(error: unknown): string | null {
  if (!isRouteErrorResponse(error)) return null;
  const code: unknown = error.data?.error?.code;
  return isProofReason(code) ? heldBackWords[code] : null;
}
