import type { AskForProof } from './send-again.ts';

/** True while the user is being asked to prove who they are; the pending action can then take any amount of time. */
let asking = false;

export const isAsking = () => asking;
export function setAsking(now: boolean): void {
  asking = now;
}

let prompt: AskForProof | null = null;
const waiting: (() => void)[] = [];

/** The prompt's code arrives after the page. A question asked before then waits for it. */
export const askForProof: AskForProof = async (reason, signal) => {
  while (!prompt) await new Promise<void>((resolve) => waiting.push(resolve));
  // The user went elsewhere while the prompt was loading.
  return signal?.aborted ? false : prompt(reason, signal);
};

/** Answers every question from now on, including those that wait. Returns a function that undoes this. */
export function answerProofQuestions(ask: AskForProof): () => void {
  prompt = ask;
  for (const goOn of waiting.splice(0)) goOn();
  return () => {
    prompt = null;
  };
}
