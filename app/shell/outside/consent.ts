/** What this visitor answered about outside services. */
export type Consent = 'yes' | 'no' | null;

const key = 'hearthline-outside-services';

/** A browser that sends Global Privacy Control has already said no, so we don't ask. */
export function readConsent(
  browser: { globalPrivacyControl?: boolean | undefined },
  store: Pick<Storage, 'getItem'>,
): Consent {
  if (browser.globalPrivacyControl === true) return 'no';
  const said = store.getItem(key);
  return said === 'yes' || said === 'no' ? said : null;
}

export const keepConsent = (store: Pick<Storage, 'setItem'>, said: 'yes' | 'no') => store.setItem(key, said);

/** The outside services a shop has configured, by id. */
export interface OutsideIds {
  readonly tagManagerId: string | null;
  readonly messengerId: string | null;
}

/** Each service's script URL. The server's CSP allows these two, and only while configured. */
const tagManager = (id: string) => `https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(id)}`;
const messenger = (id: string) => `https://widget.intercom.io/widget/${encodeURIComponent(id)}`;

/** The scripts to load: none before a yes, and only configured ones. */
export function sourcesAfter(consent: Consent, outside: OutsideIds | null | undefined): readonly string[] {
  if (consent !== 'yes' || !outside) return [];
  const { tagManagerId, messengerId } = outside;
  return [...(tagManagerId ? [tagManager(tagManagerId)] : []), ...(messengerId ? [messenger(messengerId)] : [])];
}
