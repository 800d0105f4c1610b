import { useEffect } from 'react';
import { isStaff } from '#core/account/index.ts';
import { ReadyToSend } from '../acts/ready-to-send.tsx';
import { watchPresence } from '../presence.ts';
import { ProofHost } from '../proof/proof-host.tsx';
import { DraftKeeper } from './draft-keeper.tsx';
import { Live } from './live.tsx';
import { useSession } from './session.ts';

/** What runs in the background for whoever is signed in: news from elsewhere, their answers kept, their forms made ready. */
export default function OfAPerson() {
  const { user } = useSession();
  // Only staff are signed out after minutes.
  const tells = user !== null && isStaff(user.role);
  useEffect(() => watchPresence({ tells }), [tells]);
  return (
    <>
      <Live />
      <DraftKeeper />
      <ReadyToSend />
      <ProofHost />
    </>
  );
}
