import { describe, expect, it } from 'vitest';
import { keepConsent, readConsent, sourcesAfter } from './consent.ts';

function storage() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
}

describe('consent to outside services', () => {
  it('is not there until it is given', () => {
    expect(readConsent({}, storage())).toBeNull();
    expect(readConsent({ globalPrivacyControl: false }, storage())).toBeNull();
  });

  it('is kept as it was said', () => {
    const store = storage();
    keepConsent(store, 'yes');
    expect(readConsent({}, store)).toBe('yes');
    keepConsent(store, 'no');
    expect(readConsent({}, store)).toBe('no');
  });

  it('is no for a browser that sends the Global Privacy Control, whatever was said before', () => {
    const store = storage();
    keepConsent(store, 'yes');
    expect(readConsent({ globalPrivacyControl: true }, store)).toBe('no');
  });
});

describe('scripts from outside', () => {
  const both = { tagManagerId: 'GTM-1', messengerId: 'm/1' };

  it('come after a yes, and only those that are configured', () => {
    expect(sourcesAfter('yes', both)).toEqual([
      'https://www.googletagmanager.com/gtm.js?id=GTM-1',
      'https://widget.intercom.io/widget/m%2F1',
    ]);
    expect(sourcesAfter('yes', { ...both, tagManagerId: null })).toHaveLength(1);
    expect(sourcesAfter('yes', null)).toEqual([]);
  });

  it('never come without one', () => {
    expect(sourcesAfter(null, both)).toEqual([]);
    expect(sourcesAfter('no', both)).toEqual([]);
  });
});
