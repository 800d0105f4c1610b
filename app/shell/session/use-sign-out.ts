import { useRef, useState } from 'react';
import { send } from '#app/parts/request/send.ts';
import { draftsKey } from '#app/parts/survey/drafts-key.ts';
import { text } from '#core/texts/index.ts';
import { useNotices } from '../notices.tsx';
import { forgetEverything } from './forget.ts';
import { useSession } from './session.ts';

/** Ends the session, clears what this browser stored about the user, and starts over at `to`. */
export function useSignOut(to = '/') {
  const { complain } = useNotices();
  const { user } = useSession();
  const [leaving, setLeaving] = useState(false);
  const warned = useRef(false);

  /** Signing out would delete answers only this browser has, so save them first. A second attempt goes ahead anyway. */
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
      // A full page load: nothing of the old page stays in memory, and Back finds no private page.
      window.location.replace(to);
    } catch {
      setLeaving(false);
      complain(text('logout.failed'));
    }
  }

  return { signOut, leaving };
}
