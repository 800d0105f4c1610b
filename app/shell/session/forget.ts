import { tellWorker } from '../loading/tell-worker.ts';

/** Photos taken on a visit that aren't sent yet. */
export const keptPhotos = 'kept-photos';

const cachedPages = ['hearthline-pages', 'hearthline-visits'];

/**
 * Clears everything this browser stored about the user: local storage, session storage, cached pages and
 * photos that weren't sent. The caller replaces the page next.
 */
export async function forgetEverything(): Promise<void> {
  stopStoring();
  localStorage.clear();
  sessionStorage.clear();
  tellOtherTabs();
  void tellWorker({ visits: 'forget' });
  if (!('caches' in window)) return;
  const names = await caches.keys();
  await Promise.all(
    names
      .filter((name) => name === keptPhotos || cachedPages.some((begin) => name.startsWith(begin)))
      .map((name) => caches.delete(name)),
  );
}

let isForgotten = false;

/**
 * Parts of a page store something when it's left: where it was scrolled to (which names results), an answer being
 * typed, a save under way. After signing out that would bring back what was just cleared.
 */
function stopStoring(): void {
  isForgotten = true;
  Storage.prototype.setItem = () => undefined;
}

const channelName = 'hearthline-signed-out';

/** This browser's other tabs show the same person's pages, and each has a session storage only it can clear. */
function tellOtherTabs(): void {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage('signed-out');
  channel.close();
}

/** Leaves this page when another tab signs out. Returns a function that undoes this. */
export function leaveWithOtherTabs(): () => void {
  const channel = new BroadcastChannel(channelName);
  channel.onmessage = () => {
    if (isForgotten) return;
    stopStoring();
    // Not the local storage: the other tab has cleared it, and someone may have signed in there since.
    sessionStorage.clear();
    window.location.replace('/');
  };
  return () => channel.close();
}
