import { useEffect, useState } from 'react';
import { Button } from '#app/ui/action/button.tsx';
import { useShopFacts } from '../shop-facts.ts';
import { type Consent, keepConsent, readConsent, sourcesAfter } from './consent.ts';
import styles from './outside-services.module.css';
import { outsideWords as words } from './words.ts';

/** Asks before loading anything from outside. If nothing is configured, it neither asks nor loads. */
export default function OutsideServices() {
  const { outside } = useShopFacts();
  const [consent, setConsent] = useState<Consent>('no');
  useEffect(() => setConsent(readConsent(navigator as { globalPrivacyControl?: boolean }, localStorage)), []);

  useEffect(() => {
    for (const source of sourcesAfter(consent, outside)) load(source);
  }, [consent, outside]);

  if (!outside || consent !== null) return null;
  const purposes = [
    ...(outside.tagManagerId ? (['understand visits'] as const) : []),
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
  if ([...document.scripts].some((there) => there.src === source)) return;
  const script = document.createElement('script');
  script.src = source;
  script.async = true;
  document.head.append(script);
}
