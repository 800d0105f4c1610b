import { useState } from 'react';
import { text } from '#core/texts/index.ts';
import { forgetEverything } from './forget.ts';
import { useNotices } from './notices.tsx';

/** Ends the session, empties what this browser kept of the person, and starts afresh at `/`. */
export function useSignOut() {
  const { complain } = useNotices();
  const [leaving, setLeaving] = useState(false);

  async function signOut() {
    setLeaving(true);
    try {
      const answer = await fetch('/api/auth/sign-out', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: '{}',
      });
      if (!answer.ok) throw new Error(`sign-out answered ${answer.status}`);
      await forgetEverything();
      // A whole new page: nothing of the old one is left in memory, and Back finds no private page.
      window.location.replace('/');
    } catch {
      setLeaving(false);
      complain(text('logout.failed'));
    }
  }

  return { signOut, leaving };
}
