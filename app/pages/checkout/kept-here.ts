/** Stores a value for this tab; null removes it. Does nothing if storage is blocked. */
export function keepHere(key: string, value: string | null): void {
  try {
    if (value === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, value);
  } catch {
    // Storage is blocked. Only a reload would have needed the value.
  }
}

export function keptHere(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}
