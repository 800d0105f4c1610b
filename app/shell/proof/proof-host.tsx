import { lazy, Suspense, useEffect, useState } from 'react';
import { answerProofQuestions, setAsking } from './asking.ts';
import { signedOutCode } from './codes.ts';
import type { ProofReason } from './send-again.ts';
import type { ShownWays } from './ways.ts';

const ProofDialog = lazy(() => import('./proof-dialog.tsx'));

interface Asked {
  reason: ProofReason;
  ways: ShownWays;
  settle: (proved: boolean) => void;
}

/** Asks for proof when an action was held back. Two actions at the same time share one prompt. */
export function ProofHost() {
  const [asked, setAsked] = useState<Asked | null>(null);

  useEffect(() => {
    let running: Promise<boolean> | null = null;
    const ask = async (reason: ProofReason, signal: AbortSignal | null): Promise<boolean> => {
      const ways = reason === signedOutCode ? null : await readWays();
      // A user who navigates away no longer wants it done.
      if (signal?.aborted) return false;
      setAsking(true);
      return new Promise<boolean>((resolve) => {
        signal?.addEventListener('abort', () => resolve(false), { once: true });
        setAsked({ reason: ways ? reason : signedOutCode, ways: ways ?? passwordOnly, settle: resolve });
      }).finally(() => {
        setAsking(false);
        setAsked(null);
      });
    };
    return answerProofQuestions((reason, signal) => {
      running ??= ask(reason, signal).finally(() => {
        running = null;
      });
      return running;
    });
  }, []);

  if (!asked) return null;
  return (
    <Suspense fallback={null}>
      <ProofDialog {...asked} />
    </Suspense>
  );
}

const passwordOnly: ShownWays = { password: true, code: false, passkey: false, social: [] };

/** Null if no one is signed in anymore. If the request fails, assume a password, the likeliest way. */
async function readWays(): Promise<ShownWays | null> {
  const answer = await fetch('/confirm').catch(() => null);
  if (answer?.status === 401) return null;
  return answer?.ok ? ((await answer.json().catch(() => null)) ?? passwordOnly) : passwordOnly;
}
