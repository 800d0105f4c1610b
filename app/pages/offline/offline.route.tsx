import { MissingPiece } from '#app/parts/reading/missing-piece.tsx';
import { Wordmark } from '#app/shell/header/wordmark.tsx';
import { PageHead } from '#app/shell/page/page-head.tsx';
import { pageTitle } from '#app/shell/page/page-title.ts';
import type { RouteHandle } from '#app/shell/route-handle.ts';
import { buttonClass } from '#app/ui/action/button-class.ts';
import { Wrap } from '#app/ui/layout/layout.tsx';
import styles from './offline.module.css';

export const meta = () => pageTitle('You’re offline');

export const handle = { header: 'none', footer: 'none', still: true } satisfies RouteHandle;

/** Cached by the service worker and shown when offline. */
export default function Offline() {
  return (
    <div className={styles.page}>
      <Wrap className={styles.name}>
        <Wordmark />
      </Wrap>
      <PageHead
        title="You’re offline"
        lead="The pages you’ve read and your quiz answers are saved in this browser. Once you’re back online, pick up where you left off."
      >
        {/* biome-ignore lint/a11y/useValidAnchor: this page is served at any URL, and an empty href reloads it, query and all, without a script. */}
        <a href="" className={buttonClass({})}>
          Try again
        </a>
      </PageHead>
      <Wrap className={styles.piece}>
        <MissingPiece />
      </Wrap>
    </div>
  );
}
