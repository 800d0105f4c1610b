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
    // Storage is blocked, so the answers last only as long as the page.
    return null;
  }
};

function write(text: string): void {
  written = text;
  try {
    localStorage.setItem(draftsKey, text);
  } catch {
    // Storage is full or blocked. A signed-in user's answers are on the server anyway.
  }
}

const tell = () => {
  for (const listener of listeners) listener();
};

/** Another tab may have written since, so merge its changes before making any. */
function takeIn(): Drafts {
  const text = read();
  if (drafts === null || (text !== written && text !== null)) {
    const kept = readDrafts(text, Date.now());
    drafts = drafts === null ? kept : mergeDrafts(drafts, kept);
    written = text;
  }
  return drafts;
}

/** This browser's drafts, shared by every component and every tab. */
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
      // Signed out in another tab: clear everything here too.
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

export const newDraftId = (): string => `draft-${freshName()}`;
