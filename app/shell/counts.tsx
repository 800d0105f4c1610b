import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

type Visit = { page: string } | { step: string; act: 'seen' | 'answered' | 'left' };

/** Says which page was opened and what became of a step, and nothing about who did it. */
function tell(visit: Visit): void {
  navigator.sendBeacon?.('/api/count', JSON.stringify(visit));
}

const stepOf = (pathname: string, search: string) =>
  pathname === '/quiz' ? new URLSearchParams(search).get('step') : null;

/** Counts pages and the steps of the quiz, as they are opened, answered and left. */
export function Counts() {
  const { pathname, search, state } = useLocation();
  const step = stepOf(pathname, search);
  const from = (state as { from?: string } | null)?.from;
  const before = useRef<string | null>(null);

  useEffect(() => tell({ page: pathname }), [pathname]);

  useEffect(() => {
    const last = before.current;
    before.current = step;
    if (step === last) return;
    // The quiz says where one came from when an answer led on.
    if (last !== null && from === last) tell({ step: last, act: 'answered' });
    else if (last !== null && step === null) tell({ step: last, act: 'left' });
    if (step !== null) tell({ step, act: 'seen' });
  }, [step, from]);

  useEffect(() => {
    if (step === null) return;
    const leave = () => tell({ step, act: 'left' });
    window.addEventListener('pagehide', leave);
    return () => window.removeEventListener('pagehide', leave);
  }, [step]);

  return null;
}
