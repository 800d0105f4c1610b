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
