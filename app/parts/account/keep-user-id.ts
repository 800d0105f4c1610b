const key = 'hearthline-user-id';

/** Remembers in this browser who is signed in. Signing out clears it with everything else. */
export function keepUserId(uid: string): void {
  localStorage.setItem(key, uid);
}
