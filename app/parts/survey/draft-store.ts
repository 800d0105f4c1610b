import { freshName } from '#app/ui/fresh-name.ts';
import { type Drafts, mergeDrafts, noDrafts, readDrafts } from './drafts.ts';
import { draftsKey } from './drafts-key.ts';

let drafts: Drafts | null = null;
let written: string | null = null;
const listeners = new Set<() => void>();

const read = (): string | null => {
  try {
    return localStorage.getItem(draftsKey);
  } catch {
    // A browser that keeps nothing: the answers live as long as the page does.
    return null;
  }
};

function write(text: string): void {
  written = text;
  try {
    localStorage.setItem(draftsKey, text);
  } catch {
    // Full or forbidden. A signed-in person's answers are on the server all the same.
  }
}

const tell = () => {
  for (const listener of listeners) listener();
};

/** Another window may have written since: what it knows is taken in before anything is changed. */
function takeIn(): Drafts {
  const text = read();
  if (drafts === null || (text !== written && text !== null)) {
    const kept = readDrafts(text, Date.now());
    drafts = drafts === null ? kept : mergeDrafts(drafts, kept);
    written = text;
  }
  return drafts;
}

/** The drafts of this browser, the same for every part of the page and every window. */
export const draftStore = {
  read: (): Drafts => drafts ?? takeIn(),

  change(by: (drafts: Drafts) => Drafts): void {
    const before = takeIn();
    const after = by(before);
    if (after === before) return;
    drafts = after;
    write(JSON.stringify(after));
    tell();
  },

  subscribe(listener: () => void): () => void {
    const heard = (event: StorageEvent) => {
      if (event.key !== draftsKey && event.key !== null) return;
      // Signed out in another window: everything is forgotten there and here.
      if (event.newValue === null) {
        drafts = noDrafts;
        written = null;
      } else takeIn();
      listener();
    };
    listeners.add(listener);
    window.addEventListener('storage', heard);
    return () => {
      listeners.delete(listener);
      window.removeEventListener('storage', heard);
    };
  },
};

/** A name nobody else's draft has. */
export const newDraftId = (): string => `draft-${freshName()}`;
