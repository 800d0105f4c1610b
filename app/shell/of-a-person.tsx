import { DraftKeeper } from './draft-keeper.tsx';
import { Live } from './live.tsx';

/** What runs in the background for whoever is signed in: news from elsewhere, and their answers kept. */
export default function OfAPerson() {
  return (
    <>
      <Live />
      <DraftKeeper />
    </>
  );
}
