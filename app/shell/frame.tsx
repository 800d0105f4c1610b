import { lazy, type ReactNode, Suspense } from 'react';
import { SkipLink } from '#app/ui/type/skip-link.tsx';
import { Counts } from './counts.tsx';
import { DraftKeeper } from './draft-keeper.tsx';
import { Footer } from './footer/footer.tsx';
import styles from './frame.module.css';
import { Header } from './header/header.tsx';
import { useHouse } from './house.ts';
import { Live } from './live.tsx';
import { ModalHost } from './modals/modal-host.tsx';
import { PageLoader } from './page-loader.tsx';
import { useRouteHandle } from './route-handle.ts';
import { ScrollRules } from './scroll-rules.tsx';

/** Most shops configure none, so most visits load nothing of it. */
const OutsideServices = lazy(() => import('./outside/outside-services.tsx'));

/** What stands around every page. */
export function Frame({ children }: { children: ReactNode }) {
  const handle = useRouteHandle();
  const { outside } = useHouse();
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
      <Counts />
      {outside && (
        <Suspense fallback={null}>
          <OutsideServices />
        </Suspense>
      )}
      <DraftKeeper />
    </div>
  );
}
