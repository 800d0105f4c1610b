import { useEffect, useState } from 'react';
import type { BasicRegistration } from '#core/account/index.ts';

const key = 'hearthline-begun-registration';

/** Who gave a first name and an e-mail, and has no password yet. Only this browser knows. */
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

/** Has somebody begun to register in this browser? */
export const hasBegun = (): boolean => readBegun() !== null;

/** Null on the server and at first: the page the server drew must be the one that comes alive. */
export function useBegun(): [BasicRegistration | null, forget: () => void] {
  const [begun, setBegun] = useState<BasicRegistration | null>(null);
  useEffect(() => setBegun(readBegun()), []);
  const forget = () => {
    forgetBegun();
    setBegun(null);
  };
  return [begun, forget];
}
