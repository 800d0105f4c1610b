import type { ReactNode } from 'react';
import { SkipLink } from '#app/ui/type/skip-link.tsx';
import { DraftKeeper } from './draft-keeper.tsx';
import { Footer } from './footer/footer.tsx';
import styles from './frame.module.css';
import { Header } from './header/header.tsx';
import { Live } from './live.tsx';
import { ModalHost } from './modals/modal-host.tsx';
import { PageLoader } from './page-loader.tsx';
import { useRouteHandle } from './route-handle.ts';
import { ScrollRules } from './scroll-rules.tsx';

/** What stands around every page. */
export function Frame({ children }: { children: ReactNode }) {
  const handle = useRouteHandle();
  return (
    <div className={styles.frame}>
      <SkipLink target="content" />
      <Header />
      <main id="content" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      {handle.footer !== 'none' && <Footer />}
      <ModalHost />
      <PageLoader />
      <ScrollRules />
      <Live />
      <DraftKeeper />
    </div>
  );
}
