import { useEffect, useState } from 'react';
import { Button } from '#app/ui/action/button.tsx';
import { useHouse } from '../house.ts';
import { type Consent, keepConsent, readConsent } from './consent.ts';
import styles from './outside-services.module.css';
import { outsideWords as words } from './words.ts';

/** Where each service's own script comes from, by its id. The server lets these two through, and only while configured. */
const tagManager = (id: string) => `https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(id)}`;
const messenger = (id: string) => `https://widget.intercom.io/widget/${encodeURIComponent(id)}`;

/** Asks before anything from outside is loaded. Where nothing is configured, nothing is asked and nothing is loaded. */
export default function OutsideServices() {
  const { outside } = useHouse();
  const [consent, setConsent] = useState<Consent>('no');
  useEffect(() => setConsent(readConsent(navigator as { globalPrivacyControl?: boolean }, localStorage)), []);

  useEffect(() => {
    if (consent !== 'yes' || !outside) return;
    if (outside.tagManagerId) load(tagManager(outside.tagManagerId));
    if (outside.messengerId) load(messenger(outside.messengerId));
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
