import { useRef, useState } from 'react';
import { send } from '#app/parts/request/send.ts';
import { draftsKey } from '#app/parts/survey/drafts-key.ts';
import { text } from '#core/texts/index.ts';
import { useNotices } from '../notices.tsx';
import { forgetEverything } from './forget.ts';
import { useSession } from './session.ts';

/** Ends the session, empties what this browser kept of the person, and starts over at this address. */
export function useSignOut(to = '/') {
  const { complain } = useNotices();
  const { user } = useSession();
  const [leaving, setLeaving] = useState(false);
  const warned = useRef(false);

  /** What only this browser knows would be emptied with it. Whoever asks again means it all the same. */
  async function keepAnswers() {
    if (!user || warned.current || localStorage.getItem(draftsKey) === null) return;
    const { saveDrafts } = await import('#app/parts/survey/saving.ts');
    if (await saveDrafts(user.uid)) return;
    warned.current = true;
    throw new Error('some answers are not saved yet');
  }

  async function signOut() {
    setLeaving(true);
    try {
      await keepAnswers();
      const { ok, status } = await send('/api/auth/sign-out', { json: {} });
      if (!ok) throw new Error(`sign-out answered ${status}`);
      await forgetEverything();
      // A whole new page: nothing of the old one is left in memory, and Back finds no private page.
      window.location.replace(to);
    } catch {
      setLeaving(false);
      complain(text('logout.failed'));
    }
  }

  return { signOut, leaving };
}
