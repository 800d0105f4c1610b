/** Remembers something in this tab; null forgets it. A browser that may keep nothing goes on without. */
export function keepHere(key: string, value: string | null): void {
  try {
    if (value === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, value);
  } catch {
    // Only a reload would have asked for it.
  }
}

export function keptHere(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}
