import { lazy, Suspense, useState } from 'react';
import { TextButton, TextLink } from '#app/ui/action/text-link.tsx';
import { Badge } from '#app/ui/display/badge.tsx';
import type { Results } from '#server/pages/get-results.ts';
import styles from './results-tools.module.css';
import { words } from './words.ts';

const AskWindow = lazy(() => import('./ask-window.tsx'));
const ShareWindow = lazy(() => import('./share-window.tsx'));

interface ResultsToolsProps {
  results: Results;
  origin: string;
  unread: number | null;
}

/** Actions on the pair as a whole. */
export function ResultsTools({ results, origin, unread }: ResultsToolsProps) {
  const [open, setOpen] = useState<'ask' | 'share' | null>(null);
  const { mayAsk, revisionsLeft, specialist, shareToken } = results;
  const close = () => setOpen(null);
  return (
    <div className={styles.tools}>
      {mayAsk && (
        <TextButton soft onClick={() => setOpen('ask')}>
          {words.newPair.title}
        </TextButton>
      )}
      {unread !== null && (
        <TextLink soft href="#messages">
          {words.messages} {unread > 0 && <Badge count={unread} label={words.unread} />}
        </TextLink>
      )}
      <TextButton soft onClick={() => setOpen('share')}>
        {words.share.short}
      </TextButton>
      <TextButton soft onClick={() => window.print()}>
        {words.print}
      </TextButton>
      <Suspense>
        {open === 'ask' && (
          <AskWindow
            piece={null}
            revisionsLeft={revisionsLeft}
            specialist={specialist?.firstName ?? words.yourSpecialist}
            onClose={close}
          />
        )}
        {open === 'share' && (
          <ShareWindow address={shareToken && `${origin}/shared-selection/${shareToken}`} onClose={close} />
        )}
      </Suspense>
    </div>
  );
}
