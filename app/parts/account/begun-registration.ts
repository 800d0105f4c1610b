import { useEffect, useState } from 'react';
import type { BasicRegistration } from '#core/account/index.ts';

const key = 'hearthline-begun-registration';

/** A visitor who gave a first name and email but has no password yet. Kept only in this browser. */
export function keepBegun(begun: BasicRegistration): void {
  localStorage.setItem(key, JSON.stringify(begun));
}

export function forgetBegun(): void {
  localStorage.removeItem(key);
}

function readBegun(): BasicRegistration | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    if (typeof kept !== 'object' || kept === null || !('firstName' in kept) || !('email' in kept)) return null;
    return { firstName: String(kept.firstName), email: String(kept.email) };
  } catch {
    return null;
  }
}

export const hasBegun = (): boolean => readBegun() !== null;

/** Null on the server and on first render, so that hydration matches. */
export function useBegun(): [BasicRegistration | null, forget: () => void] {
  const [begun, setBegun] = useState<BasicRegistration | null>(null);
  useEffect(() => setBegun(readBegun()), []);
  const forget = () => {
    forgetBegun();
    setBegun(null);
  };
  return [begun, forget];
}
