import { describe, expect, it } from 'vitest';
import { keepConsent, readConsent } from './consent.ts';

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
