import { proofNeededCode, signedOutCode } from './codes.ts';

type Fetch = typeof window.fetch;

/** Why an act was held back: the last proof is too old, or the session is over. */
export type ProofReason = typeof proofNeededCode | typeof signedOutCode;

/** Asks the person. True once they have proved to be themselves; false where they would rather not. */
export type AskForProof = (reason: ProofReason, signal: AbortSignal | null) => Promise<boolean>;

const statuses: Readonly<Record<number, ProofReason>> = { 401: signedOutCode, 403: proofNeededCode };

/**
 * An act that the server holds back until the person has proved again who they are is sent once more after that, as it
 * was: the form that sent it only waits longer for its answer, and keeps what was typed. Returns how to undo it.
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
    // Something else may have taken its place on top of it since.
    stopped = true;
    if (window.fetch === sends) window.fetch = send;
  };
}

/** A request that was put together for one sending cannot be read a second time. */
const isAct = (wanted: RequestInfo | URL, how?: RequestInit) =>
  !(wanted instanceof Request) && (how?.method ?? 'GET').toUpperCase() !== 'GET';

/** The code stands in the answer's text, whether the router or the API wrote it. */
async function reasonOf(answer: Response): Promise<ProofReason | null> {
  const reason = statuses[answer.status];
  return reason && (await answer.clone().text()).includes(`"${reason}"`) ? reason : null;
}
