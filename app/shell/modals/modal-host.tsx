import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useShopFacts } from '../shop-facts.ts';
import { type ModalName, openModal, withModal, withoutModal } from './modal-address.ts';

const modals = {
  signUp: lazy(() => import('./sign-in-modal.tsx')),
  additionalinfo: lazy(() => import('./additional-info-modal.tsx')),
  offer: lazy(() => import('./offer-modal.tsx')),
} satisfies Record<ModalName, unknown>;

export interface ModalContentProps {
  onClose: () => void;
}

/** Shows the modal named in the URL. Loaded on first use, since most visits need none. */
export function ModalHost() {
  const location = useLocation();
  const navigate = useNavigate();
  const name = openModal(location.search);
  const close = useCallback(
    () => navigate(withoutModal(location), { preventScrollReset: true, replace: true }),
    [navigate, location],
  );
  useRunningOffer();
  // The server renders the page without it: an overlay needs a document.
  const [mounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  if (!name || !mounted) return null;
  const Content = modals[name];
  return (
    <Suspense fallback={null}>
      <Content onClose={close} />
    </Suspense>
  );
}

const offeredKey = 'hearthline-offered';

/** While a promotion is running, opens it on Home once per visit. An expired one is never offered. */
function useRunningOffer() {
  const location = useLocation();
  const navigate = useNavigate();
  const running = useShopFacts().offer?.state === 'running';
  useEffect(() => {
    if (!running || location.pathname !== '/' || location.search !== '') return;
    if (sessionStorage.getItem(offeredKey)) return;
    sessionStorage.setItem(offeredKey, 'yes');
    void navigate(withModal(location, 'offer'), { preventScrollReset: true, replace: true });
  }, [running, location, navigate]);
}
