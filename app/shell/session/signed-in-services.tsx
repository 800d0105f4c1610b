import { useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router';
import { draftsKey } from '#app/parts/survey/drafts-key.ts';
import { apart } from '#app/ui/layout/later.tsx';
import { isStaff } from '#core/account/index.ts';
import { text } from '#core/texts/index.ts';
import { ReadyToSend } from '../acts/ready-to-send.tsx';
import { tellWorker } from '../loading/tell-worker.ts';
import { useNotices } from '../notices.tsx';
import { watchPresence } from '../presence.ts';
import { ProofHost } from '../proof/proof-host.tsx';
import { leaveWithOtherTabs } from './forget.ts';
import { Live } from './live.tsx';
import { useSession } from './session.ts';

const KeepDrafts = apart(() => import('./keep-drafts.tsx'));

/**
 * Saves the user's quiz answers to the server, including those given before signing in. Loaded only if there are any.
 */
function DraftKeeper() {
  const { user } = useSession();
  const { notify, complain } = useNotices();
  const uid = user?.uid ?? null;
  const answering = useLocation().pathname === '/quiz';
  const [keeps, setKeeps] = useState(false);

  useEffect(() => {
    setKeeps(uid !== null && (answering || localStorage.getItem(draftsKey) !== null));
  }, [uid, answering]);

  const news = useMemo(
    () => ({
      failed: (what: 'save' | 'update') =>
        complain(text(what === 'save' ? 'survey.saveFailed' : 'survey.updateFailed')),
      takenOver: () => notify('Updated with your later answers from another device'),
      tooLate: () => complain('This room was already submitted on another device, so we’re using those answers.'),
    }),
    [complain, notify],
  );

  if (!uid || !keeps) return null;
  return <KeepDrafts uid={uid} news={news} />;
}

/** Background work for signed-in users: live updates, saving quiz answers, preloading form chunks. */
export default function SignedInServices() {
  const { user } = useSession();
  // Only staff sessions expire within minutes.
  const tells = user !== null && isStaff(user.role);
  useEffect(() => watchPresence({ tells }), [tells]);
  useEffect(leaveWithOtherTabs, []);
  const uid = user?.uid;
  useEffect(() => {
    if (uid) void tellWorker({ visits: 'only', uid });
  }, [uid]);
  return (
    <>
      <Live />
      <DraftKeeper />
      <ReadyToSend />
      <ProofHost />
    </>
  );
}
