const key = 'hearthline-user-id';

/** Who is signed in, remembered by this browser; signing out forgets it with everything else. */
export function keepUserId(uid: string): void {
  localStorage.setItem(key, uid);
}
