import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { Button } from '#app/ui/action/button.tsx';
import { usePurchase } from '../route-handle.ts';
import { useShopFacts } from '../shop-facts.ts';
import { type Consent, keepConsent, readConsent } from './consent.ts';
import styles from './outside-services.module.css';
import { runServices } from './run-services.ts';
import { outsideWords as words } from './words.ts';

type Visited = ReturnType<typeof runServices>;
let visited: Visited | null = null;

/** One for the whole visit: a service is started once, however often the frame is drawn again. */
function servicesHere(): Visited {
  visited ??= runServices({
    window: window as { dataLayer?: unknown[] },
    origin: window.location.origin,
    now: () => Date.now(),
    load,
  });
  return visited;
}

/** Asks before loading anything from outside. If nothing is configured, it neither asks nor loads. */
export default function OutsideServices() {
  const { outside } = useShopFacts();
  const { pathname } = useLocation();
  const purchase = usePurchase();
  const [consent, setConsent] = useState<Consent>('no');
  useEffect(() => setConsent(readConsent(navigator as { globalPrivacyControl?: boolean }, localStorage)), []);

  useEffect(() => {
    servicesHere()({ consent, ids: outside, path: pathname, purchase });
  }, [consent, outside, pathname, purchase]);

  if (!outside || consent !== null) return null;
  const purposes = [
    ...(outside.tagManagerId || outside.analyticsId ? (['understand visits'] as const) : []),
    ...(outside.messengerId ? (['chat with you'] as const) : []),
  ];
  const say = (said: 'yes' | 'no') => {
    keepConsent(localStorage, said);
    setConsent(said);
  };
  return (
    <section aria-label={words.title} className={styles.question}>
      <p>{words.question(purposes)}</p>
      <div className={styles.answers}>
        <Button small kind="ghost" onClick={() => say('no')}>
          {words.no}
        </Button>
        <Button small kind="ghost" onClick={() => say('yes')}>
          {words.yes}
        </Button>
      </div>
    </section>
  );
}

function load(source: string): void {
  const script = document.createElement('script');
  script.src = source;
  script.async = true;
  document.head.append(script);
}
