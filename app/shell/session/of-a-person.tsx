import { ReadyToSend } from '../acts/ready-to-send.tsx';
import { DraftKeeper } from './draft-keeper.tsx';
import { Live } from './live.tsx';

/** What runs in the background for whoever is signed in: news from elsewhere, their answers kept, their forms made ready. */
export default function OfAPerson() {
  return (
    <>
      <Live />
      <DraftKeeper />
      <ReadyToSend />
    </>
  );
}
