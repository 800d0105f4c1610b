import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** A browser's storage, as far as it matters here. */
class Kept {
  readonly entries = new Map<string, string>();
  setItem(key: string, value: string) {
    this.entries.set(key, value);
  }
  clear() {
    this.entries.clear();
  }
}

class Channel {
  static all = new Set<Channel>();
  onmessage: ((message: object) => void) | null = null;
  constructor() {
    Channel.all.add(this);
  }
  postMessage(data: string) {
    for (const other of Channel.all) if (other !== this) other.onmessage?.({ data });
  }
  close() {
    Channel.all.delete(this);
  }
}

/** One tab: its own modules and session storage, the browser's local storage and channel. */
async function tab() {
  const storage = { sessionStorage: new Kept(), localStorage: new Kept() };
  const replace = vi.fn();
  vi.stubGlobal('Storage', Kept);
  vi.stubGlobal('BroadcastChannel', Channel);
  vi.stubGlobal('window', { location: { replace } });
  for (const [name, value] of Object.entries(storage)) vi.stubGlobal(name, value);
  vi.resetModules();
  const { forgetEverything, leaveWithOtherTabs } = await import('./forget.ts');
  return { ...storage, replace, forgetEverything, leaveWithOtherTabs };
}

const setItem = Kept.prototype.setItem;
afterEach(() => {
  Kept.prototype.setItem = setItem;
  Channel.all.clear();
});

it('§4 what a page stores on its way out after signing out is not stored', async () => {
  const { sessionStorage, localStorage, forgetEverything } = await tab();
  sessionStorage.setItem('hearthline-address', '12 Maple Street');
  localStorage.setItem('hearthline-uid', 'june');
  await forgetEverything();
  sessionStorage.setItem('hearthline-scroll', '{"/results/selection_1":300}');
  localStorage.setItem('hearthline-drafts', '{}');
  expect([...sessionStorage.entries, ...localStorage.entries]).toEqual([]);
});

it('§4 this browser’s other tabs forget and leave too; the tab that signs out goes its own way', async () => {
  const other = await tab();
  other.leaveWithOtherTabs();
  other.sessionStorage.setItem('hearthline-address', '12 Maple Street');
  const own = new Channel();
  // The other tab's globals are still in place while it hears of it.
  own.postMessage('signed-out');
  expect(other.replace).toHaveBeenCalledWith('/');
  expect(other.sessionStorage.entries.size).toBe(0);
  Kept.prototype.setItem = setItem;

  const here = await tab();
  here.leaveWithOtherTabs();
  await here.forgetEverything();
  expect(here.replace).not.toHaveBeenCalled();
});

it('a page that has stopped listening stays', async () => {
  const { leaveWithOtherTabs, replace } = await tab();
  const stop = leaveWithOtherTabs();
  stop();
  new Channel().postMessage('signed-out');
  expect(replace).not.toHaveBeenCalled();
});
