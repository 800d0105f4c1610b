import { lazy, Suspense, useEffect, useState } from 'react';
import { setAsking } from './asking.ts';
import { signedOutCode } from './codes.ts';
import { type ProofReason, sendAgainOnceProved } from './send-again.ts';
import type { ShownWays } from './ways.ts';

const ProofDialog = lazy(() => import('./proof-dialog.tsx'));

interface Asked {
  reason: ProofReason;
  ways: ShownWays;
  settle: (proved: boolean) => void;
}

/** Asks who it is when an act was held back. Two acts at the same moment are one question. */
export function ProofHost() {
  const [asked, setAsked] = useState<Asked | null>(null);

  useEffect(() => {
    let running: Promise<boolean> | null = null;
    const ask = async (reason: ProofReason, signal: AbortSignal | null): Promise<boolean> => {
      const ways = reason === signedOutCode ? null : await readWays();
      setAsking(true);
      return new Promise<boolean>((resolve) => {
        // Whoever goes elsewhere meanwhile no longer wants it done.
        signal?.addEventListener('abort', () => resolve(false), { once: true });
        setAsked({ reason: ways ? reason : signedOutCode, ways: ways ?? passwordOnly, settle: resolve });
      }).finally(() => {
        setAsking(false);
        setAsked(null);
      });
    };
    return sendAgainOnceProved((reason, signal) => {
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

/** Null: nobody is signed in any more. Where the question gets no answer, the password is the likeliest way. */
async function readWays(): Promise<ShownWays | null> {
  const answer = await fetch('/confirm').catch(() => null);
  if (answer?.status === 401) return null;
  return answer?.ok ? ((await answer.json().catch(() => null)) ?? passwordOnly) : passwordOnly;
}
