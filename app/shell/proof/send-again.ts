import { factorProofNeededCode, proofNeededCode, signedOutCode } from './codes.ts';

type Fetch = typeof window.fetch;

/** Why an action was held back, and with which status: the session ended, a proof is too old or missing. */
const statuses = { [signedOutCode]: 401, [proofNeededCode]: 403, [factorProofNeededCode]: 403 } as const;
export type ProofReason = keyof typeof statuses;

const reasons = Object.keys(statuses) as ProofReason[];
export const isProofReason = (code: unknown): code is ProofReason => reasons.some((reason) => reason === code);

/** Asks the user. True once they have proved who they are, false if they decline. */
export type AskForProof = (reason: ProofReason, signal: AbortSignal | null) => Promise<boolean>;

/**
 * When the server holds an action back until the user proves who they are, this resends it unchanged afterward. The
 * form just waits longer for its answer and keeps what was typed. Returns a function that undoes this.
 */
export function sendAgainOnceProved(askForProof: AskForProof): () => void {
  const send = window.fetch;
  let stopped = false;
  const sends: Fetch = async (wanted, how) => {
    const answer = await send(wanted, how);
    const reason = !stopped && isAct(wanted, how) ? await reasonOf(answer) : null;
    if (!reason) return answer;
    return (await askForProof(reason, how?.signal ?? null)) ? send(wanted, how) : answer;
  };
  window.fetch = sends;
  return () => {
    // Another wrapper may sit on top of this one, so after stopping it may still be called.
    stopped = true;
    if (window.fetch === sends) window.fetch = send;
  };
}

/** A Request object's body can't be read a second time, so those aren't resent. */
const isAct = (wanted: RequestInfo | URL, how?: RequestInit) =>
  !(wanted instanceof Request) && (how?.method ?? 'GET').toUpperCase() !== 'GET';

/** The code is in the response text, whether the router or the API wrote it. */
async function reasonOf(answer: Response): Promise<ProofReason | null> {
  const possible = reasons.filter((reason) => statuses[reason] === answer.status);
  if (possible.length === 0) return null;
  const said = await answer.clone().text();
  return possible.find((reason) => said.includes(`"${reason}"`)) ?? null;
}
