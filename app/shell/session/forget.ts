/** Clears everything this browser stored about the user: local storage, session storage and cached pages. */
export async function forgetEverything(): Promise<void> {
  localStorage.clear();
  sessionStorage.clear();
  if (!('caches' in window)) return;
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith('hearthline-pages')).map((name) => caches.delete(name)));
}
