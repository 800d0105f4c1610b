import type { ReactNode } from 'react';
import { apart, later } from '#app/ui/layout/later.tsx';
import { SkipLink } from '#app/ui/type/skip-link.tsx';
import { Counts } from './counts.tsx';
import { BackToTop } from './footer/back-to-top.tsx';
import styles from './frame.module.css';
import { Header } from './header/header.tsx';
import { useHouse } from './house.ts';
import { ModalHost } from './modals/modal-host.tsx';
import { PageLoader } from './page/page-loader.tsx';
import { useRouteHandle } from './route-handle.ts';
import { ScrollRules } from './scroll-rules.tsx';
import { useSession } from './session/session.ts';

const Footer = later('footer', () => import('./footer/footer.tsx'));
/** Most shops configure none, so most visits load nothing of it. */
const OutsideServices = apart(() => import('./outside/outside-services.tsx'));

const OfAPerson = apart(() => import('./session/of-a-person.tsx'));

/** What stands around every page. */
export function Frame({ children }: { children: ReactNode }) {
  const handle = useRouteHandle();
  const { outside } = useHouse();
  const { user } = useSession();
  return (
    <div className={styles.frame}>
      <SkipLink target="content" />
      <Header />
      <main id="content" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      {handle.footer !== 'none' && (
        <>
          <Footer />
          <BackToTop />
        </>
      )}
      <ModalHost />
      <PageLoader />
      <ScrollRules />
      <Counts />
      {outside && <OutsideServices />}
      {user && <OfAPerson />}
    </div>
  );
}
