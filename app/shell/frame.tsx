import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { apart, later } from '#app/ui/layout/later.tsx';
import { SkipLink } from '#app/ui/type/skip-link.tsx';
import { BackToTop } from './footer/back-to-top.tsx';
import { SlimFooter } from './footer/slim-footer.tsx';
import styles from './frame.module.css';
import { Header } from './header/header.tsx';
import { ModalHost } from './modals/modal-host.tsx';
import { PageLoader } from './page/page-loader.tsx';
import { askForProof } from './proof/asking.ts';
import { sendAgainOnceProved } from './proof/send-again.ts';
import { useRouteHandle } from './route-handle.ts';
import { ScrollRules } from './scroll-rules.tsx';
import { useSession } from './session/session.ts';
import { useShopFacts } from './shop-facts.ts';

type Visit = { page: string } | { step: string; act: 'seen' | 'answered' | 'left' };

/** Reports which page was opened and what happened to a quiz step, but nothing about who did it. */
function tell(visit: Visit): void {
  navigator.sendBeacon?.('/api/count', JSON.stringify(visit));
}

const stepOf = (pathname: string, search: string) =>
  pathname === '/quiz' ? new URLSearchParams(search).get('step') : null;

/** Counts page views, and quiz steps as they are seen, answered and left. */
function Counts() {
  const { pathname, search, state } = useLocation();
  const step = stepOf(pathname, search);
  const from = (state as { from?: string } | null)?.from;
  const before = useRef<string | null>(null);

  useEffect(() => tell({ page: pathname }), [pathname]);

  useEffect(() => {
    const last = before.current;
    before.current = step;
    if (step === last) return;
    // The quiz passes `from` when an answer led to this step.
    if (last !== null && from === last) tell({ step: last, act: 'answered' });
    else if (last !== null && step === null) tell({ step: last, act: 'left' });
    if (step !== null) tell({ step, act: 'seen' });
  }, [step, from]);

  useEffect(() => {
    if (step === null) return;
    const leave = () => tell({ step, act: 'left' });
    window.addEventListener('pagehide', leave);
    return () => window.removeEventListener('pagehide', leave);
  }, [step]);

  return null;
}

const Footer = later('footer', () => import('./footer/footer.tsx'));
/** Most shops configure no outside services, so most visits load none of this code. */
const OutsideServices = apart(() => import('./outside/outside-services.tsx'));

const SignedInServices = apart(() => import('./session/signed-in-services.tsx'));

/** The header, footer, notices and modals around every page. */
export function Frame({ children }: { children: ReactNode }) {
  const handle = useRouteHandle();
  const { outside } = useShopFacts();
  const { user } = useSession();
  const isSignedIn = user !== null;
  // Here, and not with the other services: an action may be sent before their code has arrived.
  useEffect(() => (isSignedIn ? sendAgainOnceProved(askForProof) : undefined), [isSignedIn]);
  return (
    <div className={styles.frame}>
      <SkipLink target="content" />
      <Header />
      <main id="content" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      {handle.footer === undefined && (
        <>
          <Footer />
          <BackToTop />
        </>
      )}
      {handle.footer === 'slim' && <SlimFooter />}
      <ModalHost />
      <PageLoader />
      <ScrollRules />
      <Counts />
      {outside && <OutsideServices />}
      {isSignedIn && <SignedInServices />}
    </div>
  );
}
